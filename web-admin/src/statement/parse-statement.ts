import type { Choice, Column, Line, Table } from './table';

export interface Row {
  line: number;
  amount_centavos: number;
  reference: string | null;
  name: string | null;
}

/** What a statement says of money, as the chosen columns have it. */
export interface Statement {
  payments: Row[];
  /** Debits with a reference that no credit of this file has: they may take back what an earlier one brought. */
  debits: Row[];
  /** Lines whose amount cannot be read without guessing. */
  unread: (Pick<Line, 'line' | 'page'> & { cell: string })[];
  /** Lines of payments that the statement itself takes back, by a debit with the same reference. */
  reversed: number[];
  /** Lines whose balance does not follow from the one before: one between them may be missing. */
  gaps: number[];
}

const DEBIT_COLUMN = /^debit|withdraw|money out|paid out|^outflow/i;
const BALANCE_COLUMN = /balance/i;
/** A column of its own says which way the money went. */
const SIDE_COLUMN = /^(dr\s*\/\s*cr|cr\s*\/\s*dr|d\s*\/\s*c|debit\s*\/\s*credit|(transaction )?type|side)$/i;
const DEBIT_SIDE = /^(d|dr|db)\.?$|^(debit|withdraw)/i;
/** What stands in a cell that has no amount. */
const NO_AMOUNT = /^([-–—]|n\/?a|nil)?$/i;
/** Sums of the statement itself, which nobody paid. */
const SUM =
  /^(sub|grand )?\s*total\b|^(starting|opening|beginning|previous|ending|closing|current|available) balance\b/i;
const LOOKS_LIKE_AMOUNT = /\d[.,]\d{2}\b/;
/** The most that the API takes in one row. */
const MOST_CENTAVOS = 100_000_000_000;

/**
 * The payments that came in. A debit with the reference of a credit takes that credit out, whichever stands first.
 * Nothing vanishes: what cannot be read is named with its line.
 */
export function readStatement({ heads, rows }: Table, choice: Choice): Statement {
  const findHead = (words: RegExp) =>
    heads.findIndex((head, n) => n !== choice.amount && words.test(head) && !SIDE_COLUMN.test(head));
  const [debitAt, balanceAt] = [findHead(DEBIT_COLUMN), findHead(BALANCE_COLUMN)];
  const sideAt = heads.findIndex((head, n) => n !== choice.amount && SIDE_COLUMN.test(head));
  const unread: Statement['unread'] = [];
  const [credits, debits, moves]: [Row[], Row[], Move[]] = [[], [], []];
  for (const { cells, ...at } of rows) {
    if (cells.some((cell) => SUM.test(cell))) continue;
    const tooMany = cells.slice(heads.length).some((cell) => cell !== '');
    // A comma that stands in no quotes moves all that follows into other columns.
    if (tooMany || (cells.length === 1 && LOOKS_LIKE_AMOUNT.test(cells[0] ?? ''))) {
      unread.push({ ...at, cell: cells.filter(Boolean).join(', ').slice(0, 150) });
      continue;
    }
    const amountIn = (cell = ''): number => {
      if (NO_AMOUNT.test(cell)) return 0;
      const centavos = centavosOf(cell);
      const isRead = centavos !== null && Math.abs(centavos) <= MOST_CENTAVOS;
      if (!isRead) unread.push({ ...at, cell: cell.slice(0, 150) });
      return isRead ? centavos : 0;
    };
    const cell = (column: Column) => cells[choice[column]]?.slice(0, 150) || null;
    const given = amountIn(cells[choice.amount]);
    const amount = DEBIT_SIDE.test(cells[sideAt] ?? '') ? -Math.abs(given) : given;
    const out = Math.max(0, -amount) + Math.abs(amountIn(cells[debitAt]));
    const row = { line: at.line, reference: referenceIn(cell('reference')), name: cell('name') };
    if (amount > 0) credits.push({ ...row, amount_centavos: amount });
    if (out > 0) debits.push({ ...row, amount_centavos: -out });
    const balance = centavosOf(cells[balanceAt] ?? '');
    if (balance !== null) moves.push({ line: at.line, change: Math.max(0, amount) - out, balance });
  }
  return { ...settled(credits, debits), unread, gaps: gapsIn(moves) };
}

/** Takes out what the statement itself takes back. */
function settled(credits: Row[], debits: Row[]): Pick<Statement, 'payments' | 'debits' | 'reversed'> {
  const left = new Map<string, Row[]>();
  for (const debit of debits.filter(({ reference }) => reference !== null)) {
    const key = plain(debit.reference ?? '');
    left.set(key, [...(left.get(key) ?? []), { ...debit }]);
  }
  const reversed: number[] = [];
  const payments = credits.flatMap((row) => {
    let amount_centavos = row.amount_centavos;
    for (const debit of left.get(plain(row.reference ?? '')) ?? []) {
      const out = Math.min(-debit.amount_centavos, amount_centavos);
      debit.amount_centavos += out;
      amount_centavos -= out;
    }
    if (amount_centavos === 0) reversed.push(row.line);
    return amount_centavos === 0 ? [] : [{ ...row, amount_centavos }];
  });
  return {
    payments,
    reversed,
    debits: [...left.values()].flat().filter(({ amount_centavos }) => amount_centavos < 0),
  };
}

interface Move {
  line: number;
  change: number;
  balance: number;
}

/** Statements go forwards or backwards in time; one whose balances follow no order says nothing. */
function gapsIn(moves: Move[]): number[] {
  const pairs = moves.slice(1).map((move, n) => [moves[n], move] as [Move, Move]);
  const forwards = pairs.filter(([one, next]) => one.balance + next.change !== next.balance);
  const backwards = pairs.filter(([one, next]) => next.balance + one.change !== one.balance);
  const broken = forwards.length <= backwards.length ? forwards : backwards;
  return broken.length * 2 > pairs.length ? [] : broken.map(([, { line }]) => line);
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
