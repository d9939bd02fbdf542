import { sheetsOf, WorkbookProblem } from '../../files/workbook';
import { namesAmount, StatementProblem, type Line } from './table';

/**
 * The sheet that names an amount.
 * @throws StatementProblem when it is no workbook, too large, or several sheets name amounts
 */
export async function linesOfSpreadsheet(bytes: Uint8Array): Promise<Line[]> {
  const sheets = await sheetsOf(bytes).catch((error: unknown) => {
    throw error instanceof WorkbookProblem ? new StatementProblem(error.key) : error;
  });
  const withAmounts = sheets.filter(({ lines }) =>
    lines.some(({ cells }) => cells.filter((cell) => cell !== '').length > 1 && cells.some(namesAmount)),
  );
  const [only, ...others] = withAmounts;
  if (!only) throw new StatementProblem('no_heads');
  if (others.length > 0)
    throw new StatementProblem('several_sheets', {
      sheets: withAmounts.map(({ name }) => `“${name}”`).join(', '),
    });
  return only.lines;
}
