import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import type { FileLine } from './text';

/** A year of a busy wallet has 5 MB of XML; a small file that holds more than this wants to fill the memory. */
const MAX_BYTES = 30_000_000;

interface FileSheet {
  name: string;
  lines: FileLine[];
}

/** Why a workbook can't be read. */
export class WorkbookProblem extends Error {
  constructor(readonly key: 'damaged_spreadsheet' | 'too_large_inside') {
    super(key);
  }
}

const asProblem = (error: unknown): WorkbookProblem =>
  error instanceof WorkbookProblem ? error : new WorkbookProblem('damaged_spreadsheet');

/** The sheets of a workbook as text; of a formula that is its last value. @throws WorkbookProblem */
export async function sheetsOf(bytes: Uint8Array): Promise<FileSheet[]> {
  const sheets = await readXlsx(unpacked(bytes)).catch((error: unknown) => {
    throw asProblem(error);
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: data.map((row, n) => ({ line: n + 1, cells: row.map(textOf) })),
  }));
}

/**
 * The same archive without compression: what it holds is measured before it is unpacked, and the reader has nothing to
 * unpack in further workers, which the Content-Security-Policy refuses.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  let all = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(\.rels)?$/.test(name)) return false;
        all += originalSize;
        if (all > MAX_BYTES) throw new WorkbookProblem('too_large_inside');
        return true;
      },
    });
    return new Uint8Array(zipSync(files, { level: 0 })).buffer;
  } catch (error) {
    throw asProblem(error);
  }
}

/** As it would stand in a CSV. Spreadsheets keep 1500.1 as 1500.0999999999999: what is nearer is not more exact. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // By what it is called: the reader’s Date may be another one than this file’s.
  if (isDate(cell)) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof cell !== 'number') return typeof cell === 'string' ? cell : JSON.stringify(cell);
  const rounded = Math.round(cell * 100) / 100;
  return Math.abs(cell - rounded) < 1e-6 ? String(rounded) : String(cell);
}

const isDate = (cell: unknown): cell is Date => Object.prototype.toString.call(cell) === '[object Date]';
