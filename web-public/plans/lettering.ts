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

/** Instrument Sans, with the peso sign of Inter as on the pages, and emoji. */
export async function loadLettering(folder: string): Promise<Lettering> {
  const load = async (name: string) => open(await trueType(folder, name));
  // One after another: the decoder has one memory, and two at once get each other's bytes.
  const sans = await load('instrument-sans');
  const peso = await load('inter-peso');
  const emoji = await load('noto-emoji');
  const strongSans = sans.getVariation({ wght: 580 });

  return (text, size, strong = false) => {
    let x = 0;
    let outlines = '';
    for (const run of runsOf(text, [strong ? strongSans : sans, peso, emoji])) {
      const { font } = run;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
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

type Run<F> = { font: F; text: string };

/**
 * A text in runs of one font each: a character comes from the first font that has it. Of a letter that none has, its
 * letter without the accent; any other such character is left out, as a box in its place tells nobody anything.
 */
export function runsOf<F extends Covering>(text: string, fonts: readonly [F, ...F[]]): Run<F>[] {
  const runs: Run<F>[] = [];
  let leftOut = false;
  for (const { segment } of graphemes.segment(text)) {
    const last: Run<F> | undefined = runs.at(-1);
    const space = /^\s+$/.test(segment);
    // Of the two spaces around what is left out, one is enough.
    if (space && leftOut && /^$|\s$/.test(last?.text ?? '')) continue;
    // That of emoji is as wide as one of them.
    const run = space ? { font: fonts[0], text: segment } : drawable(segment, fonts);
    leftOut = !run;
    if (run && last?.font === run.font) last.text += run.text;
    else if (run) runs.push(run);
  }
  return runs;
}

function drawable<F extends Covering>(segment: string, fonts: readonly F[]): Run<F> | undefined {
  for (const text of [segment, Array.from(segment.normalize('NFD'))[0] ?? '']) {
    const font = fonts.find((font) => covers(font, text));
    if (font) return { font, text: without(font, text) };
  }
  return undefined;
}

type Covering = { hasGlyphForCodePoint(code: number): boolean };
/** An emoji of several characters, as a family or a flag, is one. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** They ask for a character as text or as emoji, and are drawn by no font. */
const SELECTORS = /[\ufe0e\ufe0f]/g;
const covers = (font: Covering, text: string) =>
  Array.from(text.replace(SELECTORS, '')).every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
const without = (font: Covering, text: string) =>
  font.hasGlyphForCodePoint(0xfe0f) ? text : text.replace(SELECTORS, '');

export function open(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if ('fonts' in font) throw new TypeError('A collection of fonts where one was expected');
  return font;
}
