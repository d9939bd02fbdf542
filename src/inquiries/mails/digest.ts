import type { Pool } from 'pg';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { IS_RETURNED, IS_UNANSWERED } from '../work/statuses.js';
import { dueBlocks, dueOf, type Due } from './due.js';
import { givenBlocks, givenSql, type Given } from './given.js';
import { SAMPLE_INQUIRY } from './inquiry-received.js';
import { inquiryRow, SAMPLE_ID, SEEN, SETTINGS, type InquiryInShort } from './staff-inquiries.js';

/** What a day has for one colleague. */
interface Day {
  inquiries: (InquiryInShort & { open: boolean })[];
  /** How many are new; `inquiries` are the first of them. */
  total: number;
  given: Given[];
  /** Those of before today that are everybody's again. */
  returned: InquiryInShort[];
  due: Due[];
}

const SHOWN = 20;

export async function readDay(pool: Pool, staffId: string | null): Promise<Day> {
  const { rows } = await pool.query<Day['inquiries'][number] & { total: number }>(
    `SELECT i.id, i.first_name, i.last_name, i.email, i.project_interest, i.message,
            ${IS_UNANSWERED} AS open, count(*) OVER ()::int AS total FROM inquiry i, staff s
      WHERE s.id = $1 AND ${SEEN} AND NOT i.spam AND i.created_at > now() - interval '1 day'
      ORDER BY i.created_at DESC LIMIT ${SHOWN}`,
    [staffId],
  );
  // What is new stands among that.
  const { rows: given } = await pool.query<Given>(
    givenSql(`i.assigned_at > now() - interval '1 day' AND i.created_at <= now() - interval '1 day'`),
    [staffId],
  );
  const { rows: returned } = await pool.query<InquiryInShort>(RETURNED, [staffId]);
  return { inquiries: rows, total: rows[0]?.total ?? 0, given, returned, due: await dueOf(pool, staffId) };
}

export const isEmpty = ({ total, given, returned, due }: Day): boolean =>
  total + given.length + returned.length + due.length === 0;

const RETURNED = `
  SELECT i.id, i.first_name, i.last_name, i.email, i.project_interest, i.message FROM inquiry i, staff s
   WHERE s.id = $1 AND ${SEEN} AND NOT i.spam AND ${IS_RETURNED} AND i.returned_at > now() - interval '1 day'
     AND i.created_at <= now() - interval '1 day' ORDER BY i.created_at`;

/** To a colleague who wants one mail a day; the record is the colleague's own account. */
export const inquiryDigest = (pool: Pool): MailTemplate<Day> => ({
  name: 'inquiry-digest',
  title: 'Inquiries of the day',
  audience: 'Staff who want one mail a day: what is new, given to them, back unanswered and due',
  async load({ recipient_id }, sending) {
    const { rows: staff } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [recipient_id],
    );
    const [person] = staff;
    if (!person) return undefined;
    const day = await readDay(pool, recipient_id);
    return sending && isEmpty(day) ? undefined : { to: person.email, data: day };
  },
  sample: {
    inquiries: [
      { ...SAMPLE_INQUIRY, id: SAMPLE_ID, open: true },
      { ...SAMPLE_INQUIRY, id: SAMPLE_ID, open: false, first_name: 'José', last_name: 'Peña' },
    ],
    total: 2,
    given: [],
    returned: [],
    due: [
      {
        id: SAMPLE_ID,
        name: 'Nena Cruz',
        kind: 'task',
        project: null,
        step: 'Ask about the bank',
        time: null,
        late: 0,
      },
    ],
  },
  render: (day, { publicUrl }) => {
    const { inquiries, total, given, returned, due } = day;
    const [title = 'Your inquiries today'] = [
      total > 0 && (total === 1 ? 'One new inquiry' : `${total} new inquiries`),
      given.length > 0 &&
        (given.length === 1 ? 'An inquiry is yours now' : `${given.length} inquiries are yours now`),
      returned.length > 0 && STILL_WAIT,
      due.length > 0 && 'Due today',
    ].filter((words) => words !== false);
    return {
      subject: subjectOf(day),
      preview: [...inquiries, ...given, ...returned]
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
        .concat(due.map(({ name }) => name))
        .join(', '),
      title,
      blocks: [
        ...(total > 0 ? newBlocks(day, publicUrl) : []),
        ...part(
          'Given to you since yesterday',
          givenBlocks(given.slice(0, SHOWN), given.length, publicUrl),
          given,
        ),
        ...part(STILL_WAIT, returnedBlocks(returned, publicUrl), returned),
        ...part('Due today, or before', dueBlocks(due, publicUrl), due),
        { kind: 'action', label: 'Open the inquiries', href: `${publicUrl}/admin/inquiries` },
      ],
      settingsPath: SETTINGS,
    };
  },
});

const part = (text: string, blocks: Block[], rows: readonly object[]): Block[] =>
  rows.length > 0 ? [{ kind: 'text', text }, ...blocks] : [];

const STILL_WAIT = 'No one answered in time: open to everyone again';

const returnedBlocks = (returned: readonly InquiryInShort[], publicUrl: string): Block[] => [
  {
    kind: 'facts',
    rows: returned.slice(0, SHOWN).map((inquiry) => inquiryRow({ ...inquiry, open: true }, publicUrl)),
  },
  ...(returned.length > SHOWN
    ? [{ kind: 'note', text: `And ${returned.length - SHOWN} more.` } as const]
    : []),
];

function subjectOf({ total, given, returned, due }: Day): string {
  if (total > 0)
    return total === 1 ? '1 new inquiry since yesterday' : `${total} new inquiries since yesterday`;
  if (given.length > 0)
    return given.length === 1 ? '1 inquiry is yours now' : `${given.length} inquiries are yours now`;
  if (returned.length > 0)
    return returned.length === 1
      ? '1 inquiry still waits for an answer'
      : `${returned.length} inquiries still wait for an answer`;
  return due.length === 1 ? '1 step is due today' : `${due.length} steps are due today`;
}

function newBlocks({ inquiries, total }: Day, publicUrl: string): Block[] {
  return [
    { kind: 'facts', rows: inquiries.map((inquiry) => inquiryRow(inquiry, publicUrl)) },
    ...(inquiries.some(({ open }) => open)
      ? [
          {
            kind: 'note',
            text: 'The back office does not see replies from your own mail: mark each as answered with one click.',
          } as const,
        ]
      : []),
    ...(total > inquiries.length
      ? [{ kind: 'note', text: `And ${total - inquiries.length} more.` } as const]
      : []),
  ];
}
