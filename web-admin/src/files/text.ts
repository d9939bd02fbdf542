import Papa from 'papaparse';

/** A row of a file, whatever kind of file it is. */
export interface FileLine {
  /** Counted from 1. */
  line: number;
  cells: string[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** The heads are searched in so many rows. */
const HEADS_WITHIN = 200;

/**
 * The rows of a text with columns, in any encoding and with any separator that banks, portals and Excel use.
 * @param isHead whether a row names columns
 * @returns beside them the line of a quotation mark that never closes, or closes rows later: what follows would be one cell
 */
export function linesOfText(
  bytes: Uint8Array,
  isHead: (cells: string[]) => boolean,
): { lines: FileLine[]; openQuote?: number } {
  // `sep=;` speaks to Excel and is no row.
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.(?=[\r\n])/i, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text, isHead) });
  const holdsRows = (row = 0) => data[row]?.some((cell) => /[\r\n]/.test(cell));
  const open = errors.find(({ code, row }) => code === 'MissingQuotes' || holdsRows(row));
  const lines = data.map((cells, n) => ({ line: n + 1, cells }));
  return { lines, ...(open && { openQuote: (open.row ?? 0) + 1 }) };
}

/**
 * The one that parts the heads into most columns. Guessed from the rows it would be the comma of 1.500,00 in a file with
 * semicolons.
 */
function delimiterOf(text: string, isHead: (cells: string[]) => boolean): string {
  const columns = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: HEADS_WITHIN });
    return data.find((cells) => cells.length > 1 && isHead(cells.map((cell) => cell.trim())))?.length ?? 0;
  });
  return DELIMITERS[columns.indexOf(Math.max(...columns))] ?? ',';
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    // A file that was cut off may end within a letter. Where it has no other one, that is a letter of Windows.
    const text = utf8.decode(bytes, { stream: true });
    return /[^\0-\x7f]/.test(text) ? text : text + utf8.decode();
  } catch {
    // What Excel writes on Windows: ñ is one byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
