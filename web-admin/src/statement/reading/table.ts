import { statusColumn, type Meanings } from '../status';

export const COLUMNS = ['date', 'reference', 'amount', 'name', 'status'] as const;
export type Column = (typeof COLUMNS)[number];
/** Which column of the file holds what; -1: none does. */
export type Choice = Record<Column, number> & {
  /** What words of its status mean that are not known here. */
  meanings?: Meanings;
};

/** A line of the file, whatever kind of file it is. */
export interface Line {
  /** Counted from 1: of the text, of the sheet, or over all pages. */
  line: number;
  /** Where a file has pages. */
  page?: number;
  cells: string[];
}

/** A file as it is: its first row that names columns, and everything under it. */
export interface Table {
  heads: string[];
  rows: Line[];
}

/** A file that cannot be read says why: a key of the messages, and what stands in its sentence. */
export class StatementProblem extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`statement.${key}`);
  }
}

export const MAX_ROWS = 20_000;

/**
 * What banks and wallets of the country call their columns, the surest first: GCash, Maya, BPI, BDO, UnionBank and
 * Metrobank as their files of 2026 have them, and what others write.
 */
const CALLED: Record<Exclude<Column, 'status'>, RegExp[]> = {
  date: [
    /^(transaction|txn|trans?\.?) ?(date|time)/i,
    /^date/i,
    /(posting|posted|value|booking|effective) ?date/i,
    /date|^petsa/i,
  ],
  reference: [
    /^ref(erence)?\b.*(no|num|#|id)?/i,
    /trace|(transaction|payment)\s*(ref|no|num|id|code)|txn(?! ?(date|type|desc))|confirmation|instapay|pesonet/i,
    /^(cheque|check) ?(no|num|#)/i,
  ],
  amount: [
    /^credit/i,
    /amount.*(received|in\b)|deposit|money in|paid in|^inflow|cash in/i,
    /^(transaction |txn |gross |net )?amount/i,
  ],
  name: [
    /sender|from|payer|remitter|counterpart|customer/i,
    /name|account/i,
    /description|details|particulars|remarks/i,
  ],
};

export const namesAmount = (cell: string): boolean => CALLED.amount.some((words) => words.test(cell));

/**
 * Statements begin with lines about the account: the heads are the first line of several cells that names an amount.
 * @throws StatementProblem when there are no rows, or too many
 */
export function tableOf(all: Line[]): Table {
  const lines = all
    .map((one) => ({ ...one, cells: one.cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const at = lines.findIndex(({ cells }) => cells.length > 1 && cells.some(namesAmount));
  const heads = lines[at]?.cells;
  if (!heads) throw new StatementProblem('no_heads');
  const rows = lines.slice(at + 1);
  if (rows.length === 0) throw new StatementProblem('no_rows');
  if (rows.length > MAX_ROWS)
    throw new StatementProblem('too_many_rows', { most: MAX_ROWS.toLocaleString('en-US') });
  return { heads, rows };
}

/** What was chosen for a file of the same columns before, else what their names say. */
export function guessColumns(heads: string[], chosenBefore: Choice | undefined, rows: Line[] = []): Choice {
  const status = statusColumn(heads, rows);
  const taken = new Set<number>([status]);
  const guess = (column: Exclude<Column, 'status'>): number => {
    for (const words of CALLED[column]) {
      const at = heads.findIndex((head, n) => !taken.has(n) && words.test(head));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return -1;
  };
  const date = guess('date');
  const guessed = {
    amount: guess('amount'),
    reference: guess('reference'),
    name: guess('name'),
    status,
    date,
  };
  // Choices of older versions have no column for the day.
  return chosenBefore ? { ...chosenBefore, date: chosenBefore.date ?? date } : guessed;
}
