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

/** What a statement says of money, as the chosen columns have it. */
export interface Statement {
  payments: Row[];
  /** Lines whose amount cannot be read without guessing. */
  unread: { line: number; cell: string }[];
  /** Lines of payments that the statement itself takes back, by a debit with the same reference. */
  reversed: number[];
}

const DEBIT_COLUMN = /^debit|withdraw|money out|paid out|^outflow/i;
/** A column of its own says which way the money went. */
const SIDE_COLUMN = /^(dr\s*\/\s*cr|cr\s*\/\s*dr|d\s*\/\s*c|debit\s*\/\s*credit|(transaction )?type|side)$/i;
const DEBIT_SIDE = /^(d|dr|db|debit)\.?$/i;
/** What stands in a cell that has no amount. */
const NO_AMOUNT = /^([-–—]|n\/?a|nil)?$/i;

/**
 * The payments that came in. A debit with the reference of a credit takes that credit out, whichever stands first.
 * Nothing vanishes: an amount that cannot be read is named with its line.
 */
export function readStatement({ heads, rows }: Table, choice: Choice): Statement {
  const debitAt = heads.findIndex(
    (head, n) => n !== choice.amount && DEBIT_COLUMN.test(head) && !SIDE_COLUMN.test(head),
  );
  const sideAt = heads.findIndex((head, n) => n !== choice.amount && SIDE_COLUMN.test(head));
  const credits: Row[] = [];
  const debits = new Map<string, number>();
  const unread: Statement['unread'] = [];
  const amountIn = (line: number, cell = ''): number => {
    if (NO_AMOUNT.test(cell)) return 0;
    const centavos = centavosOf(cell);
    if (centavos === null) unread.push({ line, cell });
    return centavos ?? 0;
  };
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[choice[column]]?.slice(0, 150) || null;
    const reference = referenceIn(cell('reference'));
    const given = amountIn(line, cells[choice.amount]);
    const amount = DEBIT_SIDE.test(cells[sideAt] ?? '') ? -Math.abs(given) : given;
    const out = (amount < 0 ? -amount : 0) + Math.abs(amountIn(line, cells[debitAt]));
    if (amount > 0) credits.push({ line, amount_centavos: amount, reference, name: cell('name') });
    if (out > 0 && reference) debits.set(plain(reference), (debits.get(plain(reference)) ?? 0) + out);
  }
  const reversed: number[] = [];
  const payments = credits.flatMap((row) => {
    const key = plain(row.reference ?? '');
    const out = row.reference === null ? 0 : Math.min(debits.get(key) ?? 0, row.amount_centavos);
    if (out === 0) return [row];
    debits.set(key, (debits.get(key) ?? 0) - out);
    if (out === row.amount_centavos) reversed.push(row.line);
    return out === row.amount_centavos ? [] : [{ ...row, amount_centavos: row.amount_centavos - out }];
  });
  return { payments, unread, reversed };
}

const plain = (reference: string): string => reference.replace(/[\s-]/g, '').toUpperCase();

/** Spreadsheets put an apostrophe before long numbers, or write them as ="123". */
const referenceIn = (cell: string | null): string | null =>
  cell?.replace(/^[='"]+|["']+$/g, '').slice(0, 60) || null;

const WAYS = [
  // 1,500.00 and 1500.5; then 1.500,00 and 1500,5. A dot before three digits alone may be either: it is not guessed.
  { whole: /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/, group: /,/g, point: '.' },
  { whole: /^(\d{1,3}(\.\d{3})+(?=,)|\d+)(,\d{1,2})?$/, group: /\./g, point: ',' },
];

/** "1,500.00", "1.500,00", "₱ 1500", "PHP 1,500.00 CR", "(20.00)", "20.00 DR" → centavos; null for what cannot be read. */
export function centavosOf(cell: string): number | null {
  const text = cell.replace(/PHP|CR\.?$|[₱+\s\u00a0]/gi, '').replace(/^P(?=\d)/i, '');
  const bare = text.replace(/DR\.?$/i, '').replace(/^[(-]|[)-]$/g, '');
  const way = WAYS.find(({ whole }) => whole.test(bare));
  if (!way) return null;
  const amount = Math.round(Number(bare.replace(way.group, '').replace(way.point, '.')) * 100);
  return bare === text ? amount : -amount;
}

/** @throws Error with the key of a sentence: a spreadsheet or PDF is no text */
export function decodeStatement(bytes: Uint8Array): string {
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  if (begins === '%PDF') throw new Error('statement.is_pdf');
  if (begins.startsWith('PK') || begins.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new Error('statement.is_spreadsheet');
  if (begins.startsWith('\u00ff\u00fe')) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes on Windows: ñ is one byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
