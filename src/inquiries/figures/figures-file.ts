import { BYTE_ORDER_MARK, csvLine } from '../../platform/listing/csv.js';
import { readableCsv, type ReadableColumn } from '../../platform/listing/readable-csv.js';
import { LOST_WORDS } from '../inquiry-csv.js';
import type { LostReason } from '../work/statuses.js';
import type { FigureRow, FiguresBy } from './figures.dto.js';
import type { WholeFigures } from './figures.service.js';

/** Programs know the file's columns by their places: new ones come at the end. */
const FOR_PROGRAMS = [
  'kind',
  'value',
  'name',
  'received',
  'reached',
  'viewing',
  'reserved',
  'sold',
  'lost',
  'median_minutes',
] as const satisfies (keyof FigureRow)[];

const HEADS: Record<FiguresBy, string> = {
  project: 'Project',
  source: 'Source',
  campaign: 'Campaign',
  agent: 'Who answers',
  month: 'Month received',
  lost_reason: 'Lost because of',
};

function nameIn(by: FiguresBy, { kind, name }: FigureRow): string {
  if (kind === 'left') return 'Nobody: a colleague has left';
  if (name === null) return by === 'agent' ? 'Nobody' : 'Not said';
  return by === 'lost_reason' ? LOST_WORDS[name as LostReason] : name;
}

const columnsOf = (by: FiguresBy): readonly ReadableColumn<FigureRow>[] => [
  [HEADS[by], (row) => nameIn(by, row)],
  ['Received', ({ received }) => received],
  ['Reached', ({ reached }) => reached],
  ['Viewing', ({ viewing }) => viewing],
  ['Reserved', ({ reserved }) => reserved],
  ['Sold', ({ sold }) => sold],
  ['Lost', ({ lost }) => lost],
  ['Minutes to the first answer', ({ median_minutes }) => median_minutes],
];

/** Figures as CSV; without a last row of sums, which a spreadsheet would add once more. */
export function figuresFile({ by, rows, query }: WholeFigures, isReadable: boolean): string {
  if (!isReadable) {
    const lines = rows.map((row) => csvLine(FOR_PROGRAMS.map((name) => row[name])));
    return BYTE_ORDER_MARK + csvLine([...FOR_PROGRAMS]) + lines.join('');
  }
  const { heads, toCells } = readableCsv(columnsOf(by), (row: FigureRow) => row, query.timeZone);
  return BYTE_ORDER_MARK + csvLine(heads) + rows.map((row) => csvLine(Object.values(toCells(row)))).join('');
}
