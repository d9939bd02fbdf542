import PDFDocument from 'pdfkit';
import { tones } from './drawing';

/** TrueType files; the peso sign has one of its own. */
export type SheetFonts = { display: Buffer; sans: Buffer; sansPeso: Buffer };
export type Doc = PDFKit.PDFDocument;

export const PAGE = { width: 595.28, height: 841.89 };
export const EDGE = 40;
export const INNER = PAGE.width - 2 * EDGE;
export const SHEET = { size: 'A4', margins: { top: 0, right: 0, bottom: 0, left: 0 } };

/** A document of sheets as the company prints them. `whole` ends it, and gives its bytes. */
export function newDocument(
  fonts: SheetFonts,
  info: { Title: string; Author: string; CreationDate: Date },
): { doc: Doc; whole: () => Promise<Buffer> } {
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    // None of the fonts that the library brings: their files do not lie beside a bundle of it.
    font: null as unknown as string,
    info,
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('display', fonts.display).registerFont('sans', fonts.sans);
  doc.registerFont('peso', fonts.sansPeso);
  return {
    doc,
    whole: async () => {
      doc.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

export const plain = (doc: Doc, size: number) => doc.font('sans').fontSize(size).fillColor(tones.ink);
export const small = (doc: Doc, size: number) => doc.font('sans').fontSize(size).fillColor(tones.soft);

export function heading(doc: Doc, text: string) {
  doc.font('display').fontSize(13).fillColor(tones.ink).text(text, EDGE, doc.y, { width: INNER });
}

/** A line that may hold peso signs, which are in a font of their own. */
export function withPeso(doc: Doc, text: string, x: number, y: number) {
  let at = x;
  for (const run of text.split(/(₱)/).filter(Boolean)) {
    doc.font(run === '₱' ? 'peso' : 'sans').text(run, at, y, { lineBreak: false });
    at += doc.widthOfString(run);
  }
  doc.font('sans');
}

const widthOf = (doc: Doc, text: string) => {
  const runs = text.split(/(₱)/);
  const width = runs.reduce(
    (sum, run) => sum + doc.font(run === '₱' ? 'peso' : 'sans').widthOfString(run),
    0,
  );
  doc.font('sans');
  return width;
};

/** A text that may hold peso signs, in lines that are no wider than `width`. */
export function linesOf(doc: Doc, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(doc, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same, so that it ends at `right`. */
export function withPesoBefore(doc: Doc, text: string, right: number, y: number) {
  withPeso(doc, text, right - widthOf(doc, text), y);
}

/** The mark and the brand, as in the site's header. */
export function wordmark(doc: Doc, brand: string, y: number) {
  doc
    .save()
    .translate(EDGE, y - 3)
    .scale(0.72);
  doc.path('M19 12h7v15h-7z').fill(tones.terracotta);
  doc.path('M6 27V9.5C6 6.5 8.2 4 11.5 4S17 6.5 17 9.5V27zM2 29h28v1.5H2z').fill(tones.ink);
  doc.restore();
  doc
    .font('display')
    .fontSize(15)
    .fillColor(tones.ink)
    .text(brand, EDGE + 30, y + 1, { lineBreak: false });
}
