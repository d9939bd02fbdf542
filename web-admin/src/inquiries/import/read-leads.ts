import { isOldWorkbook, isWorkbook } from '../../files/kind';
import { linesOfText } from '../../files/text';
import { namesLeads } from './columns';
import { FileProblem, fileOf, sheetOf, type LeadFile } from './lead-file';

/** @throws FileProblem when there are no rows, too many, or it can't be read */
export async function readLeads(name: string, bytes: Uint8Array): Promise<LeadFile> {
  if (isWorkbook(bytes)) return fileOf(name, await sheetsIn(bytes), bytes);
  if (isOldWorkbook(bytes)) throw new FileProblem('leads.old_workbook');
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (bytes.subarray(0, 1024).includes(0) && !isUtf16) throw new FileProblem('leads.no_table');
  const { lines, openQuote } = linesOfText(bytes, namesLeads);
  // After an open quote the rest of the file would be one cell.
  if (openQuote !== undefined) throw new FileProblem('leads.open_quote', { line: openQuote });
  return fileOf(name, [sheetOf('', lines)], bytes);
}

async function sheetsIn(bytes: Uint8Array) {
  const { sheetsOf, WorkbookProblem } = await import('../../files/workbook');
  const sheets = await sheetsOf(bytes).catch((error: unknown) => {
    throw error instanceof WorkbookProblem ? new FileProblem(`leads.${error.key}`) : error;
  });
  return sheets.map(({ name, lines }) => sheetOf(name, lines));
}
