import { cutName } from 'web-shared/cut-name';
import { LEAD_COLUMNS, restOf, type LeadColumn, type Mapping } from './columns';
import { hashOf, type LeadSheet } from './lead-file';
import { momentReader, phoneOf, sourceOf, type Note } from './values';

/** What the API takes of a row. */
export type Lead = Partial<Record<Exclude<LeadColumn, 'full_name' | 'agent'>, string>> & {
  channel: string;
  assignee_id?: string;
};

export interface LeadRow {
  line: number;
  lead: Lead;
  /** What somebody should know of it before it enters. */
  notes: Note[];
  /** The earlier line of the file with the same person and project. */
  repeats?: number;
  /** Meta sends such a row when somebody tries a form. */
  isTrial: boolean;
}

interface Choices {
  channel: string;
  /** Whether the columns that no field takes go into the message. */
  keepsRest: boolean;
  colleagues: readonly { id: string; name: string }[];
}

/** The rows as leads. One that names no id of its own is known by what it says, in whatever file it comes again. */
export function leadsOf({ heads, rows }: LeadSheet, mapping: Mapping, choices: Choices): LeadRow[] {
  const columnOf = (column: LeadColumn, cells: string[]) => cells[mapping[column]] ?? '';
  const moment = momentReader(rows.map(({ cells }) => columnOf('received_at', cells)));
  const rest = choices.keepsRest ? restOf(heads, mapping) : [];
  const read = rows.map(({ line, cells }): LeadRow => {
    const of = (column: LeadColumn) => columnOf(column, cells);
    const phone = phoneOf(of('phone_number'));
    const received = moment(of('received_at'));
    const colleague = colleagueOf(of('agent'), choices.colleagues);
    const notes = [
      ...(phone.note ? [phone.note] : []),
      ...(received === null ? [{ key: 'day_unread', args: { cell: of('received_at') } }] : []),
      ...(colleague === null ? [{ key: 'no_colleague', args: { name: of('agent') } }] : []),
    ];
    const lead = {
      ...filled({
        ...Object.fromEntries(LEAD_COLUMNS.map((column) => [column, of(column)])),
        ...namesOf(of),
        full_name: '',
        agent: '',
        phone_number: phone.phone ?? '',
        received_at: received ?? '',
        utm_source: sourceOf(of('utm_source')),
        assignee_id: colleague ?? '',
        external_id: of('external_id').replace(/^l:\s*/i, '') || `row:${idOf(of)}`,
        message: [
          of('message'),
          ...(phone.more ? [`Phone: ${phone.more}`] : []),
          ...rest.flatMap(({ head, at }) => (cells[at] ? [`${head}: ${cells[at]}`] : [])),
        ]
          .filter(Boolean)
          .join('\n'),
      }),
      channel: choices.channel,
    };
    return { line, lead, notes, isTrial: cells.some((cell) => cell.startsWith('<test lead')) };
  });
  return withRepeats(read);
}

const filled = (values: Record<string, string>): Omit<Lead, 'channel'> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Names that have a column each, or one that is cut; whoever has one name has it as the given one. */
function namesOf(of: (column: LeadColumn) => string) {
  const cut = of('first_name') === '' && of('last_name') === '' ? cutName(of('full_name')) : undefined;
  const { first_name, last_name } = cut ?? { first_name: of('first_name'), last_name: of('last_name') };
  return first_name === '' ? { first_name: last_name, last_name: '' } : { first_name, last_name };
}

const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** @returns undefined where the file names nobody, null where no colleague is called so */
function colleagueOf(name: string, colleagues: Choices['colleagues']): string | undefined | null {
  if (name === '') return undefined;
  const [found, ...others] = colleagues.filter((each) => folded(each.name) === folded(name));
  return found && others.length === 0 ? found.id : null;
}

const PH_LEAD = /^(?:00)?(?:63)?0?(?=9\d{9}$)/;
const numberIn = (phone = ''): string => phone.replace(/\D/g, '').replace(PH_LEAD, '63');

/** By what the file itself says, whatever else is chosen of it. */
const idOf = (of: (column: LeadColumn) => string): string =>
  hashOf(
    new TextEncoder().encode(
      [
        of('full_name'),
        of('first_name'),
        of('last_name'),
        numberIn(of('phone_number')),
        of('email').toLowerCase(),
        of('received_at'),
        of('project_interest'),
        of('message'),
      ].join('\n'),
    ),
  );

/** The same person who asks about the same again, by phone number or e-mail. */
function withRepeats(rows: LeadRow[]): LeadRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const { lead, line } = row;
    const number = numberIn(lead.phone_number);
    const about = lead.project_interest?.toLowerCase() ?? '';
    const keys = [number && `tel:${number}`, lead.email && `mail:${lead.email.toLowerCase()}`]
      .filter(Boolean)
      .map((key) => `${key} ${about}`);
    const repeats = keys.map((key) => first.get(key)).find((at) => at !== undefined);
    for (const key of keys) if (!first.has(key)) first.set(key, line);
    return { ...row, ...(repeats !== undefined && { repeats }) };
  });
}
