import { dayReader } from '../../files/days';
import { isForeign, isPending, meaningOf, statusWord } from '../status';
import type { Choice, Line, Table } from './table';

export interface Row {
  line: number;
  amount_centavos: number;
  reference: string | null;
  name: string | null;
  /** `2026-11-20`; left out: the file does not say. */
  day?: string;
  fee_centavos?: number;
  /** In the words of the file. */
  status?: string;
  /** Left out: the money moved. */
  moved?: 'pending' | 'failed';
}

/** Lines whose status says that nothing moved, or a word that nobody has explained. */
export interface StatusLines {
  /** As it stands in the file; '': the cell is empty. */
  word: string;
  lines: number[];
}

/** What a statement says of money, as the chosen columns have it. Each line is in one of these, or in two. */
export interface Statement {
  /** What came in. */
  credits: Row[];
  /** What went out, or back: it may take a payment back. */
  debits: Row[];
  /** Rows of `unmoved` whose sum can be read: they are kept, and count for nothing. */
  still: Row[];
  /** Lines whose amount cannot be read without guessing. */
  unread: (Pick<Line, 'line' | 'page'> & { cell: string })[];
  /** Failed, pending, voided: no money moved, or not yet. */
  unmoved: StatusLines[];
  /** Words of a status that are not known here. Their lines count for nothing until somebody says what they mean. */
  foreign: StatusLines[];
  /** Sums and balances of the statement itself. */
  sums: number[];
  /** Lines with no amount at all. */
  empty: number[];
  /** Lines whose balance does not follow from the one before: one between them may be missing. */
  gaps: number[];
}

const DEBIT_COLUMN = /^debit|withdraw|money out|paid out|^outflow/i;
const BALANCE_COLUMN = /balance/i;
const FEE_COLUMN = /\bfees?\b|^charges?$|service charge|^mdr\b/i;
/** A column of its own says which way the money went. */
const SIDE_COLUMN =
  /^(dr\s*\/\s*cr|cr\s*\/\s*dr|d\s*\/\s*c|debit\s*\/\s*credit|(transaction |payment )?(type|kind)|side|direction)$/i;
const OUT_SIDE =
  /^(d|dr|db|out)\.?$|^(debit|withdraw|outgoing|outflow|payout|cash.?out|sent)|\b(refund(s|ed)?|reversal|reversed|charge.?back|return(s|ed)?)\b/i;
/** What stands in a cell that has no amount. */
const NO_AMOUNT = /^([-–—]|n\/?a|nil)?$/i;
/**
 * Sums of the statement itself, which nobody paid: the whole cell says so and the line has no reference. A church may be
 * called Total Wellness.
 */
const SUM =
  /^((sub|grand)[\s-]?)?totals?( (of )?(all )?(the )?(amount|credits?|debits?|deposits?|withdrawals?|transactions?|payments?|received|money|in|out|balance|for the (month|period|day)|this (month|period|page)))*\s*[:.]?$|^(starting|opening|beginning|previous|ending|closing|current|available|running) balance\s*[:.]?$|^balance (brought|carried) forward\s*[:.]?$/i;
const LOOKS_LIKE_AMOUNT = /\d[.,]\d{2}\b/;
/** The most that the API takes in one row. */
const MAX_CENTAVOS = 100_000_000_000;

/** What came in and went out. Nothing vanishes: what does not count is named with its line. */
export function readStatement({ heads, rows }: Table, choice: Choice): Statement {
  const findHead = (words: RegExp) =>
    heads.findIndex(
      (head, n) => n !== choice.amount && n !== choice.status && words.test(head) && !SIDE_COLUMN.test(head),
    );
  const debitAt = findHead(DEBIT_COLUMN);
  const balanceAt = findHead(BALANCE_COLUMN);
  const feeAt = findHead(FEE_COLUMN);
  const dayOf = dayReader(rows.map(({ cells }) => cells[choice.date] ?? ''));
  const sideAt = heads.findIndex(
    (head, n) => n !== choice.amount && n !== choice.status && SIDE_COLUMN.test(head),
  );
  const unmoved = new Map<string, StatusLines>();
  const foreign = new Map<string, StatusLines>();
  const [unread, sums, empty]: [Statement['unread'], number[], number[]] = [[], [], []];
  const [credits, debits, still, moves]: [Row[], Row[], Row[], Move[]] = [[], [], [], []];
  for (const { cells, ...at } of rows) {
    const reference = referenceIn(cells[choice.reference]);
    if (cells.some((cell) => SUM.test(cell)) && (reference === null || SUM.test(reference))) {
      sums.push(at.line);
      continue;
    }
    const tooMany = cells.slice(heads.length).some((cell) => cell !== '');
    // A comma that stands in no quotes moves all that follows into other columns.
    if (tooMany || (cells.length === 1 && LOOKS_LIKE_AMOUNT.test(cells[0] ?? ''))) {
      unread.push({ ...at, cell: cells.filter(Boolean).join(', ').slice(0, 150) });
      continue;
    }
    const status = cells[choice.status] ?? '';
    const meaning = choice.status < 0 ? 'moved' : meaningOf(status, choice.meanings);
    if (choice.status >= 0 && isForeign(status)) addTo(foreign, status, at.line);
    else if (meaning === 'nothing') addTo(unmoved, status, at.line);
    const balance = centavosOf(cells[balanceAt] ?? '');
    if (meaning === undefined || meaning === 'nothing') {
      const change = meaning === undefined ? undefined : 0;
      if (balance !== null) moves.push({ line: at.line, change, balance });
      if (meaning === undefined) continue;
    }
    let isRead = true;
    const amountIn = (cell = ''): number => {
      if (NO_AMOUNT.test(cell)) return 0;
      const centavos = centavosOf(cell);
      if (centavos !== null && Math.abs(centavos) <= MAX_CENTAVOS) return centavos;
      unread.push({ ...at, cell: cell.slice(0, 150) });
      isRead = false;
      return 0;
    };
    const given = amountIn(cells[choice.amount]);
    // Where credits and debits have a column each, the column says which way it went.
    const isOut = meaning === 'returned' || (debitAt < 0 && OUT_SIDE.test(cells[sideAt] ?? ''));
    const amount = isOut ? -Math.abs(given) : given;
    const out = Math.max(0, -amount) + Math.abs(amountIn(cells[debitAt]));
    const day = dayOf(cells[choice.date] ?? '');
    const fee = centavosOf(cells[feeAt] ?? '');
    const row = {
      line: at.line,
      reference,
      name: cells[choice.name]?.slice(0, 150) || null,
      ...(day !== null && { day }),
      ...(fee !== null && fee !== 0 && { fee_centavos: Math.abs(fee) }),
      ...(status !== '' && { status: status.slice(0, 60) }),
    };
    if (meaning === 'nothing') {
      const sum = amount > 0 ? amount : -out;
      if (sum !== 0)
        still.push({ ...row, amount_centavos: sum, moved: isPending(status) ? 'pending' : 'failed' });
      continue;
    }
    if (amount > 0) credits.push({ ...row, amount_centavos: amount });
    if (out > 0) debits.push({ ...row, amount_centavos: -out });
    if (amount <= 0 && out === 0 && isRead) empty.push(at.line);
    if (balance !== null) moves.push({ line: at.line, change: Math.max(0, amount) - out, balance });
  }
  return {
    credits,
    debits,
    still,
    unread,
    sums,
    empty,
    gaps: gapsIn(moves),
    unmoved: [...unmoved.values()],
    foreign: [...foreign.values()],
  };
}

function addTo(all: Map<string, StatusLines>, cell: string, line: number): void {
  const key = statusWord(cell);
  const one = all.get(key) ?? { word: cell.slice(0, 60), lines: [] };
  one.lines.push(line);
  all.set(key, one);
}

interface Move {
  line: number;
  /** undefined: nobody has said yet whether its money moved. */
  change: number | undefined;
  balance: number;
}

/** Statements go forwards or backwards in time; one whose balances follow no order says nothing. */
function gapsIn(moves: Move[]): number[] {
  const pairs = moves.slice(1).map((move, n) => [moves[n], move] as [Move, Move]);
  const isBroken = (from: number, { change, balance }: Move) =>
    change !== undefined && from + change !== balance;
  const forwards = pairs.filter(([one, next]) => isBroken(one.balance, next));
  const backwards = pairs.filter(([one, next]) => isBroken(next.balance, one));
  const broken = forwards.length <= backwards.length ? forwards : backwards;
  return broken.length * 2 > pairs.length ? [] : broken.map(([, { line }]) => line);
}

/** Spreadsheets put an apostrophe before long numbers, or write them as ="123". */
const referenceIn = (cell = ''): string | null => cell.replace(/^[='"]+|["']+$/g, '').slice(0, 60) || null;

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
