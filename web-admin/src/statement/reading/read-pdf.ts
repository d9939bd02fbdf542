import { getDocumentProxy } from 'unpdf';
import { namesAmount, StatementProblem, type Line } from './table';

/** A bank's statement of a year has some 60 pages. */
const MAX_PAGES = 300;

/** A piece of text where it stands on its page, in points; y grows upwards. */
interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
}
interface Row {
  y: number;
  height: number;
  pieces: Piece[];
}

const AMOUNT = /^[(-]?(PHP|₱|P)?\s?\d[\d.,\s]*[.,]\d{2}\)?(\s?(CR|DR)\.?)?$/i;
const DATE =
  /\b(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[ -]?[A-Za-z]{3}\b|[A-Z][a-z]{2}\.? \d{1,2}, \d{4})/;

/**
 * The table of a PDF: pieces of text become lines by their height, and cells by the head that they stand under.
 * @throws StatementProblem when it asks for a password or another one, is damaged, or has no text
 */
export async function linesOfPdf(bytes: Uint8Array, password: string | undefined): Promise<Line[]> {
  const pdf = await getDocumentProxy(bytes, {
    ...(password !== undefined && { password }),
    stopAtErrors: true,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (pdf.numPages > MAX_PAGES) throw new StatementProblem('too_many_pages', { most: MAX_PAGES });
  const lines: Line[] = [];
  let heads: Piece[] | undefined;
  let seen = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const rows = rowsOf(await piecesOf(pdf, page));
    seen += rows.length;
    const at = rows.findIndex(({ pieces }) => isHead(pieces));
    const own = rows[at];
    if (own) {
      heads = withSecondLine(own, rows[at + 1]);
      if (lines.length === 0) lines.push({ line: 1, page, cells: heads.map(({ text }) => text) });
    }
    if (!heads) continue;
    const linesOfHead = own && heads.length > 0 && isTail(rows[at + 1], own) ? 2 : 1;
    const under = own ? rows.slice(at + linesOfHead) : rows;
    for (const cells of entriesOf(under, heads)) lines.push({ line: lines.length + 1, page, cells });
  }
  if (seen === 0) throw new StatementProblem('picture_pdf');
  return lines;
}

function refusalOf(error: unknown): StatementProblem {
  const { name, code } = error as { name?: string; code?: number };
  if (name !== 'PasswordException') return new StatementProblem('damaged_pdf');
  // 1: none was given; 2: it is another one (PDF.js, PasswordResponses).
  return new StatementProblem(code === 2 ? 'wrong_password' : 'needs_password');
}

async function piecesOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<Piece[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, y = 0] = item.transform as number[];
    return [{ text: item.str.trim(), left, right: left + item.width, y, height: item.height || 8 }];
  });
}

/** From the top of the page down; pieces with no more than a word's space between them are one. */
function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const last = rows.at(-1);
    if (last && last.y - piece.y < Math.max(2, last.height * 0.4)) last.pieces.push(piece);
    else rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return rows.map((row) => ({ ...row, pieces: joined(row.pieces) }));
}

function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of [...pieces].sort((one, other) => one.left - other.left)) {
    const last = all.at(-1);
    // Two amounts are never one, however near they stand.
    const isNear = last && piece.left - last.right < last.height * 0.5;
    if (last && isNear && !(AMOUNT.test(last.text) && AMOUNT.test(piece.text))) {
      last.text += `${piece.left - last.right > last.height * 0.1 ? ' ' : ''}${piece.text}`;
      last.right = piece.right;
    } else all.push({ ...piece });
  }
  return all;
}

const isHead = (pieces: Piece[]): boolean =>
  pieces.length > 2 && pieces.some(({ text }) => namesAmount(text)) && !pieces.some(isAmount);

/** Heads in two lines: “Reference” over “No.”. */
const isTail = (row: Row | undefined, head: Row): boolean =>
  row !== undefined &&
  head.y - row.y < head.height * 1.8 &&
  row.pieces.every(({ text }) => !/\d/.test(text)) &&
  row.pieces.every((piece) => head.pieces.some((above) => overlaps(piece, above)));

const overlaps = (one: Piece, other: Piece) => one.left < other.right && other.left < one.right;

function withSecondLine(head: Row, next: Row | undefined): Piece[] {
  if (!next || !isTail(next, head)) return head.pieces;
  return head.pieces.map((above) => {
    const under = next.pieces.filter((piece) => overlaps(piece, above));
    return { ...above, text: [above, ...under].map(({ text }) => text).join(' ') };
  });
}

const isAmount = ({ text }: Piece): boolean => AMOUNT.test(text);

/**
 * A line with an amount or a date is an entry; the words of the lines about it, of which long descriptions are made, go
 * to the entry that is nearest. What is far from all of them is the page's own head and foot.
 */
function entriesOf(rows: Row[], heads: Piece[]): string[][] {
  const entries = rows.filter(
    ({ pieces }) => !isHead(pieces) && (pieces.some(isAmount) || pieces.some(({ text }) => DATE.test(text))),
  );
  const parts = new Map(entries.map((entry) => [entry, [entry]]));
  for (const row of rows) {
    if (parts.has(row) || isHead(row.pieces)) continue;
    const [nearest] = [...entries].sort((one, other) => Math.abs(one.y - row.y) - Math.abs(other.y - row.y));
    if (nearest && Math.abs(nearest.y - row.y) < row.height * 2.2) parts.get(nearest)?.push(row);
  }
  return entries.map((entry) => {
    const cells: string[] = heads.map(() => '');
    for (const { pieces } of (parts.get(entry) ?? []).sort((one, other) => other.y - one.y))
      for (const piece of pieces) {
        const at = columnOf(piece, heads);
        cells[at] = [cells[at], piece.text].filter(Boolean).join(' ');
      }
    return cells;
  });
}

/** Words begin where their head begins, numbers end where it ends, and some stand in the middle under it. */
function columnOf(piece: Piece, heads: Piece[]): number {
  const far = heads.map(({ left, right }) =>
    Math.min(
      Math.abs(piece.left - left),
      Math.abs(piece.right - right),
      Math.abs(piece.left + piece.right - left - right) / 2,
    ),
  );
  const nearest = far.indexOf(Math.min(...far));
  if (isAmount(piece) || (far[nearest] ?? 0) < piece.height) return nearest;
  return Math.max(
    0,
    heads.findLastIndex(({ left }) => left <= piece.left),
  );
}
