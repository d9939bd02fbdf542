import { linesOfText as read } from '../../files/text';
import { namesAmount, StatementProblem, type Line } from './table';

/** @throws StatementProblem when a quotation mark swallows rows */
export function linesOfText(bytes: Uint8Array): Line[] {
  const { lines, openQuote } = read(bytes, (cells) => cells.some(namesAmount));
  if (openQuote !== undefined) throw new StatementProblem('open_quote', { line: openQuote });
  return lines;
}
