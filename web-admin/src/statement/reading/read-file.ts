import { isOldWorkbook, isWorkbook } from '../../files/kind';
import { linesOfText } from './read-csv';
import { StatementProblem, tableOf, type Table } from './table';

/** @throws StatementProblem */
export async function readFile(bytes: Uint8Array, password?: string): Promise<Table> {
  const begins = String.fromCharCode(...bytes.subarray(0, 1024));
  // Readers of PDF take some bytes before its mark.
  if (begins.includes('%PDF-'))
    return tableOf(await (await import('./read-pdf')).linesOfPdf(bytes, password));
  if (isWorkbook(bytes)) return tableOf(await (await import('./read-spreadsheet')).linesOfSpreadsheet(bytes));
  if (isOldWorkbook(bytes)) throw new StatementProblem('old_spreadsheet');
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (bytes.subarray(0, 1024).includes(0) && !isUtf16) throw new StatementProblem('no_statement');
  return tableOf(linesOfText(bytes));
}
