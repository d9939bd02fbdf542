import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { components } from './components';
import { dark, light } from './palette';

const paletteOf = (colors: typeof light): PaletteOptions => ({
  primary: { main: colors.terracotta, dark: colors.terracottaDark, contrastText: colors.onAccent },
  secondary: { main: colors.ink, contrastText: colors.paper },
  success: { main: colors.leaf, contrastText: colors.onAccent },
  warning: { main: colors.brassText, contrastText: colors.onAccent },
  error: { main: colors.danger, contrastText: colors.onAccent },
  info: { main: colors.sea, contrastText: colors.onAccent },
  text: { primary: colors.ink, secondary: colors.muted },
  background: { default: colors.paper, paper: colors.surface },
  divider: colors.hairline,
  // Where MUI chooses the text's colour itself, as on filled alerts, it is read as WCAG AA asks.
  contrastThreshold: 4.5,
});

/** Dense, calm tables on paper: hairlines instead of shadows, colour only where it means something. */
export const theme = createTheme({
  // Day or night by the system's wish, in CSS alone: nothing flashes, and nothing has to be asked.
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'desk' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  shape: { borderRadius: 3 },
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.015em' },
    h2: { fontSize: '1rem', fontWeight: 600 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components,
});
