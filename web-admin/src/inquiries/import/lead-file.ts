import type { FileLine } from '../../files/text';
import { namesLeads } from './columns';

/** A sheet of a file, with the columns that its heads name. A text is a file with one. */
export interface LeadSheet {
  name: string;
  heads: string[];
  /** With the line of the file, counted from 1. */
  rows: FileLine[];
}

export interface LeadFile {
  name: string;
  /** Those with rows, first those that name how people are reached. */
  sheets: LeadSheet[];
  /** Of the file's contents: whether it was imported before. */
  hash: string;
}

/** Why a file can't be read: the key of a sentence, and what it names. */
export class FileProblem extends Error {
  constructor(
    message: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

/** Files with more rows than this are refused: they would take too long. */
const MAX_ROWS = 100_000;
const MAX_BYTES = 25_000_000;

export function refuseLarge({ size }: { size: number }): void {
  if (size > MAX_BYTES) throw new FileProblem('leads.too_large', { megabytes: MAX_BYTES / 1_000_000 });
}

/** Below titles and empty lines the first row that names columns is the head; where none does, the first of all. */
export function sheetOf(name: string, all: FileLine[]): LeadSheet | undefined {
  const lines = all
    .map(({ line, cells }) => ({ line, cells: cells.map(plain) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const at = Math.max(
    0,
    lines.slice(0, 50).findIndex(({ cells }) => namesLeads(cells)),
  );
  const [head, ...rows] = lines.slice(at);
  if (!head || rows.length === 0) return undefined;
  if (rows.length > MAX_ROWS)
    throw new FileProblem('leads.too_many', { most: MAX_ROWS.toLocaleString('en-US') });
  return { name, heads: head.cells, rows };
}

/** @throws FileProblem where no sheet has rows */
export function fileOf(name: string, sheets: (LeadSheet | undefined)[], bytes: Uint8Array): LeadFile {
  const filled = sheets.filter((sheet) => sheet !== undefined);
  if (filled.length === 0) throw new FileProblem('leads.no_rows');
  const named = (sheet: LeadSheet) => (namesLeads(sheet.heads) ? 0 : 1);
  return { name, sheets: filled.sort((one, other) => named(one) - named(other)), hash: hashOf(bytes) };
}

/** Without what spreadsheets put around a number so that its zeros stay: `="0917…"`, `'0917…`. */
const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+@\-\d(])/, '');

/**
 * Two of FNV-1a with 32 bits that begin apart. Over plain http browsers have no hashes of their own, and this one keeps
 * nothing secret.
 */
export function hashOf(bytes: Uint8Array): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193) + 1;
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
