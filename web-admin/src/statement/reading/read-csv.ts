import Papa from 'papaparse';
import { namesAmount, type Line } from './table';

const DELIMITERS = [',', ';', '\t', '|'];
/** The heads are searched in so many rows. */
const HEADS_WITHIN = 200;

export function linesOfText(bytes: Uint8Array): Line[] {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  return data.map((cells, n) => ({ line: n + 1, cells }));
}

/**
 * The one that parts the heads into most columns. Guessed from the rows it would be the comma of 1.500,00 in a file with
 * semicolons.
 */
function delimiterOf(text: string): string {
  const columns = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: HEADS_WITHIN });
    return (
      data.find((cells) => cells.length > 1 && cells.some((cell) => namesAmount(cell.trim())))?.length ?? 0
    );
  });
  return DELIMITERS[columns.indexOf(Math.max(...columns))] ?? ',';
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes on Windows: ñ is one byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
