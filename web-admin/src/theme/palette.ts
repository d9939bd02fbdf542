import { brand, customProperties as brandProperties } from 'web-shared/palette';

/** The brand's palette, by day and by night; every text pair keeps at least 4.5:1 (axe checks it). */
export const light = {
  ink: brand.ink,
  paper: brand.paper,
  surface: '#FFFFFF',
  sand: brand.sand,
  hairline: '#E2D8C7',
  muted: '#55625B',
  terracotta: brand.terracotta,
  terracottaDark: brand.terracottaDeep,
  onAccent: '#FFFFFF',
  brass: brand.brass,
  /** Brass dark enough to be read as text. */
  brassText: '#7A5716',
  leaf: brand.leaf,
  sea: brand.sea,
  danger: '#9B1C1C',
  rail: brand.ink,
  railHover: '#20332B',
  railActive: '#2A3F36',
  railText: '#D9D2C5',
  /** The filter of what is bright by itself: receipts, previews of the site and of mails. */
  dimmed: 'none',
};

export const dark: typeof light = {
  ink: '#ECE7DC',
  paper: '#111915',
  surface: '#18231E',
  sand: '#25332C',
  hairline: '#34443C',
  muted: '#A8B4AD',
  terracotta: '#E08A66',
  terracottaDark: '#EDA183',
  onAccent: '#14100D',
  brass: '#C79B52',
  brassText: '#E2BA6C',
  leaf: '#93C48A',
  sea: '#7CC0C8',
  danger: '#F29A90',
  rail: '#0C120F',
  railHover: '#1A2721',
  railActive: '#26372F',
  railText: '#D9D2C5',
  dimmed: 'brightness(0.8)',
};

/** Each colour as what a style writes: `palette.ink` is `var(--ink)`, which follows day and night by itself. */
export const palette = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--${name})`]),
) as typeof light;

const declarations = (colors: object) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value as string};`)
    .join('');

/**
 * The same colours as custom properties, for what is drawn before MUI has arrived, or without it; and as `--brand-ink` and
 * its like what stays as it is by night.
 */
export const customProperties = `:root{color-scheme:light dark;${declarations(light)}${brandProperties('--brand-')}}
@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}
@media print{:root{${declarations(light)}}}`;
