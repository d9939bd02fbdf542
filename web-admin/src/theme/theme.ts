import type { RaThemeOptions } from 'react-admin';
import { defaultTheme } from 'react-admin';
import { palette } from './palette';

const font = "'Inter Variable', system-ui, sans-serif";

const clear = {
  backgroundColor: 'transparent',
  '@media (max-width: 599.95px)': { backgroundColor: 'transparent' },
};
const toolbar = {
  ...clear,
  padding: 0,
  minHeight: 44,
  alignItems: 'center',
  '@media (min-width: 1200px)': { flexShrink: 0 },
};

/** Dense, calm tables on paper: hairlines instead of shadows, colour only where it means something. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: palette.terracotta, dark: palette.terracottaDark, contrastText: '#fff' },
    secondary: { main: palette.ink, contrastText: palette.paper },
    success: { main: palette.leaf, contrastText: '#fff' },
    warning: { main: palette.brassText, contrastText: '#fff' },
    error: { main: palette.danger, contrastText: '#fff' },
    info: { main: palette.sea, contrastText: '#fff' },
    text: { primary: palette.ink, secondary: palette.muted },
    background: { default: palette.paper, paper: '#fff' },
    divider: palette.hairline,
  },
  shape: { borderRadius: 3 },
  typography: {
    fontFamily: font,
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.015em' },
    h2: { fontSize: '1rem', fontWeight: 600 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${palette.hairline}` } } },
    MuiMenu: {
      styleOverrides: {
        paper: { border: `1px solid ${palette.hairline}`, boxShadow: '0 8px 24px #14231d24' },
      },
    },
    MuiDialog: { styleOverrides: { paper: { boxShadow: '0 16px 48px #14231d40' } } },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${palette.sea}`, outlineOffset: 2 } },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    // 16 px on touch screens: smaller text makes iOS zoom into the field.
    MuiInputBase: { styleOverrides: { input: { '@media (pointer: coarse)': { fontSize: 16 } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: palette.hairline, fontVariantNumeric: 'tabular-nums' },
        head: { fontWeight: 600, color: palette.muted, backgroundColor: '#fff', whiteSpace: 'nowrap' },
        sizeSmall: { padding: '5px 10px' },
        body: {
          maxWidth: 220,
          fontSize: '0.8125rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginTop: 1, lineHeight: 1.35 } } },
    // The table scrolls inside the page, never the page itself.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaTopToolbar: { styleOverrides: { root: toolbar } },
    RaListToolbar: { styleOverrides: { root: { ...clear, marginBottom: 8 } } },
    MuiTablePagination: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  },
};
