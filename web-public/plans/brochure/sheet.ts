import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { tones, type Tone } from '../drawing';
import { runsOf } from '../lettering';

/** A TrueType file, and what it has. */
type SheetFont = { file: Buffer; font: Font };
/** Letters first; the peso sign and emoji have fonts of their own. */
const FONTS = { display: ['display', 'sans', 'peso', 'emoji'], sans: ['sans', 'peso', 'emoji'] } as const;
export type SheetFonts = Record<(typeof FONTS)['display'][number], SheetFont>;
export type Doc = PDFKit.PDFDocument & { fonts: SheetFonts; family: keyof typeof FONTS; size: number };

export const PAGE = { width: 595.28, height: 841.89 };
export const EDGE = 40;
export const INNER = PAGE.width - 2 * EDGE;
export const SHEET = { size: 'A4', margins: { top: 0, right: 0, bottom: 0, left: 0 } };

/** A document of sheets as the company prints them. `whole` ends it, and gives its bytes. */
export function newDocument(
  fonts: SheetFonts,
  info: { Title: string; Author: string; CreationDate: Date },
): { doc: Doc; whole: () => Promise<Buffer> } {
  const made = new PDFDocument({
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    // None of the fonts that the library brings: their files do not lie beside a bundle of it.
    font: null as unknown as string,
    info,
  });
  const doc: Doc = Object.assign(made, { fonts, family: 'sans' as const, size: 10 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, { file }] of Object.entries(fonts)) doc.registerFont(name, file);
  return {
    doc,
    whole: async () => {
      doc.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

function setType(doc: Doc, family: Doc['family'], size: number, tone: Tone): Doc {
  Object.assign(doc, { family, size });
  doc.font(family).fontSize(size).fillColor(tones[tone]);
  return doc;
}
export const plain = (doc: Doc, size: number) => setType(doc, 'sans', size, 'ink');
export const small = (doc: Doc, size: number, tone: Tone = 'soft') => setType(doc, 'sans', size, tone);
export const display = (doc: Doc, size: number, tone: Tone = 'ink') => setType(doc, 'display', size, tone);

export function heading(doc: Doc, text: string, x = EDGE, y = doc.y, width = INNER) {
  write(display(doc, 13), text, x, y, { width });
}

const runs = (doc: Doc, text: string) => {
  const [first, ...others] = FONTS[doc.family];
  const named = (name: keyof SheetFonts) => ({
    name,
    hasGlyphForCodePoint: (code: number) => doc.fonts[name].font.hasGlyphForCodePoint(code),
  });
  return runsOf(text, [named(first), ...others.map(named)]);
};

type Placing = Pick<PDFKit.Mixins.TextOptions, 'width' | 'height' | 'lineGap' | 'lineBreak' | 'ellipsis'> & {
  align?: 'left' | 'right';
};

/**
 * As `doc.text`, which knows one font at a time, for words that people typed: a character that the font in use lacks
 * (₱, an emoji) comes from another. In lines as wide as `width`; with a height it is one line, cut off where it is longer.
 */
export function write(doc: Doc, text: string, x = doc.x, y = doc.y, placing: Placing = {}) {
  const all = runs(doc, text);
  const ordinary = all.every(({ font }) => font.name === doc.family);
  if (ordinary) return void doc.text(all.map((run) => run.text).join(''), x, y, placing);
  const { width = INNER, height, align, lineGap = 0, lineBreak } = placing;
  const oneLine = height !== undefined || lineBreak === false;
  const lines = oneLine ? [height === undefined ? text : cut(doc, text, width)] : linesOf(doc, text, width);
  const { font } = doc.fonts[doc.family];
  // All stand on the base line of the letters.
  const down = (font.ascent / font.unitsPerEm) * doc.size;
  const high = doc.currentLineHeight(true) + lineGap;
  lines.forEach((line, i) => {
    const left = align === 'right' ? x + width - widthOf(doc, line) : x;
    writeOnLine(doc, line, left, y + i * high + down);
  });
  Object.assign(doc, { x, y: y + lines.length * high });
}

/** One line with its base line at y. */
export function writeOnLine(doc: Doc, text: string, x: number, y: number) {
  let at = x;
  for (const run of runs(doc, text)) {
    doc.font(run.font.name).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text);
  }
  doc.font(doc.family);
}

/** Of a line, whose characters may be of several fonts. */
export function widthOf(doc: Doc, text: string): number {
  const widths = runs(doc, text).map((run) => doc.font(run.font.name).widthOfString(run.text));
  doc.font(doc.family);
  return widths.reduce((sum, width) => sum + width, 0);
}

function cut(doc: Doc, text: string, width: number): string {
  if (widthOf(doc, text) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(doc, `${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('')}…`;
}

/** A text in lines that are no wider than `width`. */
export function linesOf(doc: Doc, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(doc, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line that ends at `right`. */
export function writeBefore(doc: Doc, text: string, right: number, y: number) {
  write(doc, text, right - widthOf(doc, text), y, { lineBreak: false });
}

const LOGO = { width: 150, height: 30 };

/** The owner's logo, or else the mark and the brand, as in the site's header. @param logo a PNG */
export function wordmark(doc: Doc, brand: string, y: number, logo?: Buffer) {
  if (logo) {
    const before = doc.y;
    doc.image(logo, EDGE, y - 5, { fit: [LOGO.width, LOGO.height], valign: 'center' });
    doc.y = before;
    return;
  }
  doc
    .save()
    .translate(EDGE, y - 3)
    .scale(0.72);
  doc.path('M19 12h7v15h-7z').fill(tones.terracotta);
  doc.path('M6 27V9.5C6 6.5 8.2 4 11.5 4S17 6.5 17 9.5V27zM2 29h28v1.5H2z').fill(tones.ink);
  doc.restore();
  write(display(doc, 15), brand, EDGE + 30, y + 1, { lineBreak: false });
}
