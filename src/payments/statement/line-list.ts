import { modeOf, type PaymentMode } from '../../content/paying/payment-modes.js';
import type { ReadableColumn } from '../../platform/listing/readable-csv.js';
import {
  choice,
  code,
  date,
  day,
  id,
  startsWith,
  unsortedId,
  type ListResource,
} from '../../platform/listing/resource.js';
import { manilaMoment } from '../../platform/manila.js';
import { asCode } from '../../registrations/codes.js';
import { registrationsOf } from '../../registrations/registration-list.js';
import type { LineAllocation, NotInBank, StatementFileView, StatementLineView } from './lines.dto.js';
import { LINE_STATES } from './statement.entities.js';

const unsorted = { sortable: false };

/** Every line that was kept. */
export const lineList: ListResource = {
  table: 'statement_line',
  resourceName: 'statement-lines',
  lexemes: 'search_lexemes(payer, reference, reason)',
  select: [
    'id',
    'day::text AS day',
    'amount_centavos::float8 AS amount_centavos',
    'fee_centavos::float8 AS fee_centavos',
    'channel',
    'status',
    'payer',
    'reference',
    'state',
    'reason',
    'file_id',
    'line_number',
    'kept_by_name',
    'created_at',
    'decided_by_name',
    'decided_at',
  ],
  computed: ['statement_line_facts(id) AS facts'],
  columns: {
    id,
    file_id: unsortedId,
    state: { ...choice(LINE_STATES), ...unsorted },
    channel: { ...code, ...unsorted },
    reference: { ...startsWith, ...unsorted },
    payer: { ...startsWith, ...unsorted },
    kept_by_name: { ...startsWith, ...unsorted },
    day,
    created_at: date,
  },
};

export interface ListedLine extends Omit<
  StatementLineView,
  'created_at' | 'decided_at' | 'allocations' | 'file_name' | 'open_centavos'
> {
  created_at: Date;
  decided_at: Date | null;
  facts: { file_name: string; allocations: LineAllocation[] };
}

export const toLine = ({ facts, created_at, decided_at, ...row }: ListedLine): StatementLineView => ({
  id: row.id,
  day: row.day,
  amount_centavos: row.amount_centavos,
  open_centavos: facts.allocations.reduce((open, one) => open - one.amount_centavos, row.amount_centavos),
  fee_centavos: row.fee_centavos,
  channel: row.channel,
  status: row.status,
  payer: row.payer,
  reference: row.reference,
  state: row.state,
  reason: row.reason,
  file_id: row.file_id,
  file_name: facts.file_name,
  line_number: row.line_number,
  kept_by_name: row.kept_by_name,
  created_at: created_at.toISOString(),
  decided_by_name: row.decided_by_name,
  decided_at: decided_at?.toISOString() ?? null,
  allocations: facts.allocations,
});

/** The words for the states of lines, which are those of the back office. */
export const STATE_WORDS: Record<string, string> = {
  waiting: 'Waiting',
  matched: 'Matched',
  split: 'Split',
  'by-hand': 'By hand',
  'set-aside': 'Set aside',
  refund: 'Paid back',
  unmoved: 'No money moved',
};

export const readableLines = (
  modes: readonly PaymentMode[],
): readonly ReadableColumn<StatementLineView>[] => [
  ['Day', (line) => line.day],
  ['Sum', ({ amount_centavos }) => amount_centavos / 100],
  ['Way', ({ channel }) => modeOf(modes, channel).label],
  ['Reference', ({ reference }) => reference],
  ['Who paid', ({ payer }) => payer],
  ['State', ({ state }) => STATE_WORDS[state] ?? state],
  [
    'For',
    ({ allocations }) =>
      allocations.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join('; '),
  ],
  ['Reason', ({ reason }) => reason],
  ['Status', ({ status }) => status],
  ['Fee', ({ fee_centavos }) => fee_centavos && fee_centavos / 100],
  ['File', ({ file_name }) => file_name],
  ['Line', ({ line_number }) => line_number],
  ['Kept by', ({ kept_by_name }) => kept_by_name],
  ['Kept', ({ created_at }, words) => words.time(created_at)],
  ['Decided by', ({ decided_by_name }) => decided_by_name],
  ['ID', (line) => line.id],
];
/** Programs know the file's columns by their places: new ones come at the end. */
export const EXPORTED_LINES = [
  'id',
  'day',
  'amount_centavos',
  'fee_centavos',
  'channel',
  'reference',
  'payer',
  'state',
  'reason',
  'status',
  'file_name',
  'line_number',
  'kept_by_name',
  'created_at',
  'decided_by_name',
  'decided_at',
  'open_centavos',
];

/** Every file that was kept. */
export const fileList: ListResource = {
  table: 'statement_file',
  resourceName: 'statement-files',
  search: (words) => `search_lexemes(name) @@ search_query(${words})`,
  select: ['id', 'name', 'channel', 'kept_by_name', 'created_at', 'unread_lines'],
  computed: ['statement_file_sums(id) AS states'],
  columns: { id, channel: { ...code, ...unsorted }, created_at: date },
};
export type ListedFile = Omit<StatementFileView, 'created_at'> & { created_at: Date };
export const toFile = ({
  id,
  name,
  channel,
  kept_by_name,
  created_at,
  unread_lines,
  states,
}: ListedFile): StatementFileView => ({
  id,
  name,
  channel,
  kept_by_name,
  unread_lines,
  states,
  created_at: created_at.toISOString(),
});

/** What was accepted, or paid back, and no line confirms: the oldest first. */
export const notInBankList: ListResource = {
  table: 'movement_not_in_bank',
  viewOf: 'movement',
  isPart: true,
  resourceName: 'not-in-bank',
  search: (words) => `registration_id IN (${registrationsOf(words)})`,
  code: { has: (code) => `registration_code(registration_id) = ${code}`, read: asCode },
  select: [
    'id',
    'created_at',
    'kind',
    'amount_centavos::float8 AS amount_centavos',
    'channel',
    'reference',
    'event_id',
    'registration_id',
    'since_on::text AS since_on',
  ],
  computed: ['registration_code(registration_id) AS code', 'movement_facts(id) AS facts'],
  columns: {
    id,
    event_id: unsortedId,
    registration_id: unsortedId,
    kind: { ...choice(['payment', 'refund']), ...unsorted },
    channel: { ...code, ...unsorted },
    reference: { ...startsWith, ...unsorted },
    created_at: date,
    since_on: day,
  },
  sort: { column: 'since_on', descending: false },
};
type OfFacts = 'event_name' | 'delegate_id' | 'contact_name' | 'received_on';
export interface ListedNotInBank extends Omit<NotInBank, 'created_at' | OfFacts> {
  created_at: Date;
  facts: Pick<NotInBank, OfFacts>;
}
export const toNotInBank = ({ facts, created_at, ...row }: ListedNotInBank): NotInBank => ({
  id: row.id,
  created_at: created_at.toISOString(),
  received_on: facts.received_on,
  since_on: row.since_on,
  kind: row.kind,
  amount_centavos: row.amount_centavos,
  channel: row.channel,
  reference: row.reference,
  event_id: row.event_id,
  event_name: facts.event_name,
  registration_id: row.registration_id,
  code: row.code,
  contact_name: facts.contact_name,
  delegate_id: facts.delegate_id,
});
/** Whole days since it was received or entered. */
const daysSince = ({ since_on }: NotInBank): number =>
  Math.floor((Date.now() - manilaMoment(since_on).getTime()) / 86_400_000);
export const readableNotInBank = (modes: readonly PaymentMode[]): readonly ReadableColumn<NotInBank>[] => [
  ['Entered', ({ created_at }, words) => words.time(created_at)],
  ['Received', ({ received_on }) => received_on],
  ['Days', daysSince],
  ['What', ({ kind }) => (kind === 'refund' ? 'Paid back' : 'Payment')],
  ['Sum', ({ amount_centavos }) => amount_centavos / 100],
  ['Way', ({ channel }) => modeOf(modes, channel).label],
  ['Reference', ({ reference }) => reference],
  ['Event', ({ event_name }) => event_name],
  ['Code', (row) => row.code],
  ['Who pays', ({ contact_name }) => contact_name],
  ['ID', (row) => row.id],
];
export const EXPORTED_NOT_IN_BANK = [
  'id',
  'created_at',
  'received_on',
  'kind',
  'amount_centavos',
  'channel',
  'reference',
  'event_id',
  'event_name',
  'registration_id',
  'code',
  'contact_name',
  'since_on',
];
