import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';

async function open(path: string) {
  const font = fontkit.create(await readFile(path));
  if ('fonts' in font) throw new TypeError('A collection of fonts where one was expected');
  return font;
}

it('the font that every page waits for has each letter of the whole one, its figures and the weights in use', async () => {
  const whole = await open('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const cut = await open('web-admin/src/fonts/inter-latin.woff2');
  const letters = (font: fontkit.Font) => font.characterSet.filter((code) => code !== 0xffff); // the table's own end
  expect(letters(cut).length).toBeGreaterThan(200);
  expect(letters(cut)).toEqual(letters(whole));
  expect(cut.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  expect(cut.variationAxes).toEqual({ wght: { name: 'Weight', min: 400, default: 400, max: 700 } });
});
