import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { trueType } from './lettering';

const css = readFileSync('web-public/src/app/styles/fonts.css', 'utf8');

/** The characters that a style sheet takes from a font. */
function rangeOf(name: string): number[] {
  const [face] = css.match(/@font-face \{[^}]*\}/g)?.filter((one) => one.includes(`/${name}.woff2`)) ?? [];
  return [...(face ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => first + i);
    },
  );
}

describe('the basic font', () => {
  it.each(['fraunces-basic', 'instrument-sans-basic'])('%s has each character of its range', async (name) => {
    const font = fontkit.create(await trueType('web-public/src/fonts', name));
    if ('fonts' in font) throw new TypeError('A collection of fonts where one was expected');
    expect(rangeOf(name).length).toBeGreaterThan(70);
    const characters = font.characterSet.filter((code) => code !== 0xffff); // the table's own end
    expect(characters.sort((a, b) => a - b)).toEqual(rangeOf(name));
  });
});
