import { decomposeColor, getContrastRatio } from '@mui/material/styles';

type Palette = Record<string, { main: string; dark: string }> & { Alert: Record<string, string> };
/** As far as it is looked at here. */
interface Theme {
  colorSchemes: Record<'light' | 'dark', { palette: Palette }>;
}
const { theme } = jest.requireActual<{ theme: Theme }>('../../../web-admin/src/theme/theme');

/** A colour over another, which shows through it. */
const over = (colour: string, ground: string): string => {
  const [r, g, b, alpha = 1] = decomposeColor(colour).values as number[];
  const below = decomposeColor(ground).values as number[];
  const mixed = [r, g, b].map((value, n) => (value ?? 0) * alpha + (below[n] ?? 0) * (1 - alpha));
  return `rgb(${mixed.map(Math.round).join(', ')})`;
};

it.each(['light', 'dark'] as const)('has toasts that are read as WCAG AA asks: %s', (scheme) => {
  const { palette } = theme.colorSchemes[scheme];
  const ratios = ['success', 'info', 'warning', 'error'].map((kind) => {
    // As MUI fills its alerts: by day with the colour, at night with its darker tone.
    const ground = palette[kind]?.[scheme === 'light' ? 'main' : 'dark'] ?? '';
    return [kind, getContrastRatio(over(palette.Alert[`${kind}FilledColor`] ?? '', ground), ground)] as const;
  });
  expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
});
