import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import { namesAmount, StatementProblem, type Line } from './table';

/** A year of a busy wallet has 5 MB of XML; a small file that holds more than this wants to fill the memory. */
const MAX_BYTES = 30_000_000;

/**
 * The sheet that names an amount.
 * @throws StatementProblem when it is no workbook, too large, or several sheets name amounts
 */
export async function linesOfSpreadsheet(bytes: Uint8Array): Promise<Line[]> {
  const sheets = await readXlsx(unpacked(bytes)).catch((error: unknown) => {
    throw error instanceof StatementProblem ? error : new StatementProblem('damaged_spreadsheet');
  });
  const withAmounts = sheets.filter(({ data }) =>
    data.some((row) => row.filter((cell) => cell !== null).length > 1 && row.map(textOf).some(namesAmount)),
  );
  const [only, ...others] = withAmounts;
  if (!only) throw new StatementProblem('no_heads');
  if (others.length > 0)
    throw new StatementProblem('several_sheets', {
      sheets: withAmounts.map(({ sheet }) => `“${sheet}”`).join(', '),
    });
  return only.data.map((row, n) => ({ line: n + 1, cells: row.map(textOf) }));
}

/**
 * The same archive without compression: what it holds is measured before it is unpacked, and the reader has nothing to
 * unpack in further workers, which the Content-Security-Policy refuses.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  let all = 0;
  const files = entriesOf(bytes, ({ name, originalSize }) => {
    if (!/\.xml(\.rels)?$/.test(name)) return false;
    all += originalSize;
    if (all > MAX_BYTES) throw new StatementProblem('too_large_inside');
    return true;
  });
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}

function entriesOf(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof StatementProblem ? error : new StatementProblem('damaged_spreadsheet');
  }
}

/** As it would stand in a CSV. Spreadsheets keep 1500.1 as 1500.0999999999999: what is nearer is not more exact. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof cell !== 'number') return typeof cell === 'string' ? cell : JSON.stringify(cell);
  const rounded = Math.round(cell * 100) / 100;
  return Math.abs(cell - rounded) < 1e-6 ? String(rounded) : String(cell);
}
