import { modeOf, type PaymentMode } from '../../content/paying/payment-modes.js';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/listing/csv.js';
import { readableCsv, type ReadableColumn } from '../../platform/listing/readable-csv.js';
import { BY_PEOPLE, type ReportBy, type ReportRow, type ReportSums } from './report.dto.js';
import type { WholeReport } from './reports.js';

type Column = ReadableColumn<ReportRow>;

/** Programs know the file's columns by their places: new ones come at the end. */
const FOR_PROGRAMS = [
  'kind',
  'name',
  'price_centavos',
  'people',
  'movements',
  'due_centavos',
  'received_centavos',
  'returned_centavos',
  'paid_centavos',
  'owed_centavos',
  'to_return_centavos',
  'written',
] as const satisfies (keyof ReportRow)[];

const HEADS: Record<ReportBy, string> = {
  church: 'Church',
  ministry: 'Ministry',
  price: 'Price',
  day: 'Day',
  channel: 'Way',
};
const NOT_SAID: Partial<Record<ReportBy, string>> = { price: 'Fee' };
const REMOVED = 'Removed, or without a place';

const inPesos = (centavos: number | null): number | null => centavos && centavos / 100;

function nameIn(by: ReportBy, { kind, name }: ReportRow, modes: readonly PaymentMode[]): string {
  if (kind === 'removed') return REMOVED;
  if (name === null) return NOT_SAID[by] ?? 'Not said';
  return by === 'channel' ? modeOf(modes, name).label : name;
}

const MONEY: readonly Column[] = [
  ['Due', (row) => inPesos(row.due_centavos)],
  ['Received', (row) => inPesos(row.paid_centavos)],
  ['Owed', (row) => inPesos(row.owed_centavos)],
  ['To return', (row) => inPesos(row.to_return_centavos)],
];
/** A free event speaks of no payment. */
const isFree = ({ due_centavos, paid_centavos, to_return_centavos }: ReportSums): boolean =>
  due_centavos === 0 && paid_centavos === 0 && to_return_centavos === 0;

function readableColumns({ by, sums }: WholeReport, modes: readonly PaymentMode[]): readonly Column[] {
  const name: Column = [HEADS[by], (row) => nameIn(by, row, modes)];
  if (!BY_PEOPLE.some((one) => one === by))
    return [
      name,
      ['Movements', ({ movements }) => movements],
      ['Came in', (row) => inPesos(row.received_centavos)],
      ['Paid back', (row) => inPesos(row.returned_centavos)],
      ['Received', (row) => inPesos(row.paid_centavos)],
    ];
  return [
    name,
    ...(by === 'price' ? [['A place', (row) => inPesos(row.price_centavos)] satisfies Column] : []),
    ['People', ({ people }) => people],
    ...(isFree(sums) ? [] : MONEY),
    ...(by === 'price' ? [] : [['Written', ({ written }) => written.join('; ')] satisfies Column]),
  ];
}

/** A report as CSV; without a last row of sums, which a spreadsheet would add once more. */
export function reportFile(report: WholeReport, modes: readonly PaymentMode[] | null): string {
  const { rows, query } = report;
  if (!modes) {
    const lines = rows.map((row) => csvLine(FOR_PROGRAMS.map((name) => row[name])));
    return BYTE_ORDER_MARK + csvLine([...FOR_PROGRAMS]) + lines.join('');
  }
  const { heads, toCells } = readableCsv(
    readableColumns(report, modes),
    (row: ReportRow) => row,
    query.timeZone,
  );
  return BYTE_ORDER_MARK + csvLine(heads) + rows.map((row) => csvLine(Object.values(toCells(row)))).join('');
}
