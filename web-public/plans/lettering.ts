import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** One of the site's fonts, from their folder, as TrueType, which is what PDF embeds. */
export async function trueType(folder: string, name: string): Promise<Buffer> {
  const ready = path.join(folder, `${name}.ttf`);
  if (existsSync(ready)) return readFile(ready);
  const { decompress } = await import('wawoff2');
  return Buffer.from(await decompress(await readFile(path.join(folder, `${name}.woff2`))));
}

/** The outlines of a line of text, its baseline at 0, and how long it is. */
export type Lettering = (text: string, size: number, strong?: boolean) => { path: string; advance: number };

/** Instrument Sans, with the peso sign of Inter as on the pages. */
export async function loadLettering(folder: string): Promise<Lettering> {
  const sans = open(await trueType(folder, 'instrument-sans'));
  const peso = open(await trueType(folder, 'inter-peso'));
  const strongSans = sans.getVariation({ wght: 580 });

  return (text, size, strong = false) => {
    let x = 0;
    let outlines = '';
    for (const run of text.split(/(₱)/)) {
      const font = run === '₱' ? peso : strong ? strongSans : sans;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      glyphs.forEach((glyph, i) => {
        outlines += glyph.path
          .scale(scale, -scale)
          .translate(x, 0)
          .toSVG()
          .replace(/\d+\.\d+/g, round);
        x += (positions[i]?.xAdvance ?? 0) * scale;
      });
    }
    return { path: outlines, advance: x };
  };
}

const round = (digits: string) => String(Math.round(Number(digits) * 10) / 10);

function open(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if ('fonts' in font) throw new TypeError('A collection of fonts where one was expected');
  return font;
}
