import type { Pool } from 'pg';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Block, MailAbout, MailTemplate } from '../../platform/mail/template.js';
import { GIVEN_BY, isGivenSql } from '../work/inquiry-rows.js';
import { IS_OPEN, IS_UNANSWERED } from '../work/statuses.js';
import { SAMPLE_INQUIRY } from './inquiry-received.js';
import { inquiryRow, SAMPLE_ID, SETTINGS, type InquiryInShort } from './staff-inquiries.js';

export const INQUIRIES_GIVEN = 'inquiries-given';

/** The job that tells of it, and what it bears: whose they are, and since when. */
export const GIVEN = 'inquiries-given';
export interface GivenTo {
  staff_id: string;
  at: string;
}

/** All that are given within these seconds are one mail. */
const BATCH_S = 5;

/** The job names the moment at which the row says that it was given: by it the mail finds the inquiry. */
export async function givenJob(tx: Transaction, id: string, staff_id: string) {
  const [row] = await tx.query<{ assigned_at: Date }[]>('SELECT assigned_at FROM inquiry WHERE id = $1', [
    id,
  ]);
  const at = (row?.assigned_at ?? new Date()).toISOString();
  return { kind: GIVEN, payload: { staff_id, at }, delay: BATCH_S };
}

/** Somebody's from now on, as a colleague, or the server, said. */
export type Given = InquiryInShort & { open: boolean; by: string | null };

/** SQL of all that was given to the account `$1`, the latest first. @param when SQL of the moments */
export const givenSql = (when: string): string =>
  `SELECT i.id, i.first_name, i.last_name, i.email, i.project_interest, i.message, ${IS_UNANSWERED} AS open, CASE WHEN g.caller_kind = 'staff' THEN g.caller_name END AS by
     FROM inquiry i JOIN ${GIVEN_BY} g ON ${isGivenSql('$1::uuid')}
    WHERE i.assignee_id = $1 AND ${IS_OPEN} AND ${when} ORDER BY i.assigned_at DESC, i.id`;

const SHOWN = 20;

/** What was given between two moments, which stand in the mail's key. */
export const keyOfGiven = (staffId: string, since: string, until: string): string =>
  [INQUIRIES_GIVEN, staffId, since, until].join('|');
/** Up to when the last of these mails tells, as text; '' where there was none. */
export async function notifiedUntil(tx: Transaction, staffId: string): Promise<string> {
  const [last] = await tx.query<{ until: string | null }[]>(
    `SELECT max(split_part(key, '|', 4)) AS until FROM mail WHERE record_id = $1 AND template = '${INQUIRIES_GIVEN}'`,
    [staffId],
  );
  return last?.until ?? '';
}
export async function givenUntil(tx: Transaction, staffId: string): Promise<string> {
  const [last] = await tx.query<{ at: Date | null }[]>(
    'SELECT max(assigned_at) AS at FROM inquiry WHERE assignee_id = $1',
    [staffId],
  );
  return (last?.at ?? new Date()).toISOString();
}
const momentsIn = ({ key }: MailAbout): string[] => (key ?? '').split('|').slice(2, 4);

const nameOf = ({ first_name, last_name }: InquiryInShort): string => `${first_name} ${last_name}`.trim();

export function givenBlocks(given: readonly Given[], total: number, publicUrl: string): Block[] {
  return [
    { kind: 'facts', rows: given.map((each) => inquiryRow({ ...each, waits: by(each) }, publicUrl)) },
    ...(total > given.length ? [{ kind: 'note', text: `And ${total - given.length} more.` } as const] : []),
  ];
}
const by = ({ by: name }: Given): string => (name === null ? '' : ` (from ${name})`);

/** To whoever has them now, within seconds: those of a moment in one mail. */
export const inquiriesGiven = (pool: Pool): MailTemplate<{ given: Given[]; total: number }> => ({
  name: INQUIRIES_GIVEN,
  title: 'Inquiries that a colleague gave you',
  audience: 'Staff who want inquiries at once, when somebody gives them some',
  async load(about) {
    const [since, until] = momentsIn(about);
    const { rows: staff } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [about.recipient_id],
    );
    const { rows } = await pool.query<Given>(givenSql('i.assigned_at BETWEEN $2 AND $3'), [
      about.recipient_id,
      since,
      until,
    ]);
    const [person] = staff;
    // Given on, taken back or done meanwhile.
    if (!person || rows.length === 0) return undefined;
    return { to: person.email, data: { given: rows.slice(0, SHOWN), total: rows.length } };
  },
  sample: {
    given: [
      { ...SAMPLE_INQUIRY, id: SAMPLE_ID, open: true, by: 'Luz Reyes' },
      {
        ...SAMPLE_INQUIRY,
        id: SAMPLE_ID,
        open: false,
        by: 'Luz Reyes',
        first_name: 'José',
        last_name: 'Peña',
      },
    ],
    total: 2,
  },
  render: ({ given, total }, { publicUrl }) => {
    const [first] = given;
    const isOne = total === 1 && first !== undefined;
    return {
      // Without names: it is kept at the colleague's account, which nobody erases with a customer.
      subject: isOne ? 'An inquiry is yours now' : `${total} inquiries are yours now`,
      preview: given.map(nameOf).join(', '),
      title: isOne ? 'An inquiry is yours now' : `${total} inquiries are yours now`,
      blocks: [
        ...givenBlocks(given, total, publicUrl),
        isOne
          ? {
              kind: 'action',
              label: 'Open the inquiry',
              href: `${publicUrl}/admin/inquiries/${first.id}/show`,
            }
          : { kind: 'action', label: 'Open the inquiries', href: `${publicUrl}/admin/inquiries` },
      ],
      settingsPath: SETTINGS,
    };
  },
});
