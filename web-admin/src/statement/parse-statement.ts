import Papa from 'papaparse';

export const COLUMNS = ['reference', 'amount', 'name'] as const;
export type Column = (typeof COLUMNS)[number];
/** Which column of the file holds what; -1: none does. */
export type Choice = Record<Column, number>;

/** A file as it is: its first row that names columns, and everything under it. */
export interface Table {
  heads: string[];
  /** With the line of the file, counted from 1. */
  rows: { line: number; cells: string[] }[];
}

export interface Row {
  line: number;
  amount_centavos: number;
  reference: string | null;
  name: string | null;
}

/** What banks and wallets call their columns, the surest first. */
const CALLED: Record<Column, RegExp[]> = {
  reference: [/^ref(erence)?\b.*(no|num|#|id)?/i, /trace|transaction\s*(no|num|id)|txn/i],
  amount: [/^credit/i, /amount.*(received|in)|deposit|money in/i, /^amount/i],
  name: [/sender|from|payer|remitter/i, /name|account/i, /description|details|particulars|remarks/i],
};

/**
 * Reads a CSV file. Statements begin with lines about the account: the heads are the first row that names an amount and
 * has as many cells as most rows.
 * @throws Error with the key of a sentence when there are no rows
 */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const lines = data
    .map((cells, n) => ({ line: n + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const at = lines.findIndex(
    ({ cells }) => cells.length > 1 && CALLED.amount.some((words) => cells.some((cell) => words.test(cell))),
  );
  const heads = lines[at]?.cells;
  if (!heads) throw new Error('statement.no_heads');
  const rows = lines.slice(at + 1).filter(({ cells }) => cells.length > 1);
  if (rows.length === 0) throw new Error('statement.no_rows');
  return { heads, rows };
}

/** What was chosen for a file of the same columns before, else what their names say. */
export function guessColumns(heads: string[], chosenBefore: Choice | undefined): Choice {
  if (chosenBefore) return chosenBefore;
  const taken = new Set<number>();
  const guess = (column: Column): number => {
    for (const words of CALLED[column]) {
      const at = heads.findIndex((head, n) => !taken.has(n) && words.test(head));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return -1;
  };
  return { amount: guess('amount'), reference: guess('reference'), name: guess('name') };
}

/** The payments that came in; what went out, and rows without an amount, are left out. */
export function paymentsIn({ rows }: Table, choice: Choice): Row[] {
  return rows.flatMap(({ line, cells }) => {
    const amount_centavos = centavosOf(cells[choice.amount] ?? '');
    if (amount_centavos === null || amount_centavos <= 0) return [];
    const cell = (column: Column) => cells[choice[column]]?.slice(0, 150) || null;
    return [{ line, amount_centavos, reference: referenceIn(cell('reference')), name: cell('name') }];
  });
}

/** Spreadsheets put an apostrophe before long numbers, or write them as ="123". */
const referenceIn = (cell: string | null): string | null =>
  cell?.replace(/^[='"]+|["']+$/g, '').slice(0, 60) || null;

/** "1,500.00", "₱ 1500", "PHP 1,500.00 CR" → centavos; null for what is no amount. */
export function centavosOf(cell: string): number | null {
  const text = cell.replace(/PHP|CR|[₱+\s,]/gi, '');
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}
