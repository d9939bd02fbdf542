/**
 * The brand's colours, stated once: the site, the back office by day, the door and the drawings take them from here. Every
 * pair of text and ground keeps at least 4.5:1 (axe checks it).
 */
export const brand = {
  ink: '#14231d',
  paper: '#fbf8f2',
  sand: '#efe7da',
  terracotta: '#a9502b',
  terracottaDeep: '#8a3f20',
  brass: '#b98a3e',
  sea: '#1f5c63',
  leaf: '#3f6b3a',
};

/** @param prefix such as `--color-`, which makes `--color-terracotta-deep: #8a3f20;` and its like */
export const customProperties = (prefix: string): string =>
  Object.entries(brand)
    .map(
      ([name, value]) =>
        `${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join('\n');

/** For Vite: puts the colours into a style sheet where it says `@palette --color-;`. */
export const paletteInCss = {
  name: 'palette-in-css',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined =>
    /\.css(\?|$)/.test(id)
      ? code.replace(/@palette (--[\w-]*);/, (_, prefix: string) => customProperties(prefix))
      : undefined,
};
