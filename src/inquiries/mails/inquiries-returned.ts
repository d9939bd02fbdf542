import type { Pool } from 'pg';
import type { MailTemplate } from '../../platform/mail/template.js';
import { IS_RETURNED } from '../work/statuses.js';
import { SAMPLE_INQUIRY } from './inquiry-received.js';
import { inquiryRow, SAMPLE_ID, type InquiryInShort } from './staff-inquiries.js';

export const INQUIRIES_RETURNED = 'inquiries-returned';

interface Returned {
  inquiries: (InquiryInShort & { hours: number })[];
  total: number;
}

const SHOWN = 20;

const waited = (hours: number): string =>
  ` (${hours < 48 ? `waiting for ${hours} hours` : `waiting for ${Math.floor(hours / 24)} days`})`;

/** To the colleagues, when inquiries are everybody's again because nobody had answered them. */
export const inquiriesReturned = (pool: Pool): MailTemplate<Returned> => ({
  name: INQUIRIES_RETURNED,
  title: 'Unanswered inquiries are back',
  audience: 'Staff who want inquiries at once, when a colleague did not answer in time',
  async load({ recipient_id }) {
    const { rows: staff } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [recipient_id],
    );
    const { rows } = await pool.query<Returned['inquiries'][number] & { total: number }>(
      `SELECT id, first_name, last_name, email, project_interest, message, count(*) OVER ()::int AS total,
              floor(extract(epoch FROM now() - created_at) / 3600)::int AS hours
         FROM inquiry i
        WHERE ${IS_RETURNED} AND returned_at > now() - interval '1 day'
        ORDER BY created_at LIMIT ${SHOWN}`,
    );
    const [person] = staff;
    return person && rows[0]
      ? { to: person.email, data: { inquiries: rows, total: rows[0].total } }
      : undefined;
  },
  sample: {
    inquiries: [
      { ...SAMPLE_INQUIRY, id: SAMPLE_ID, hours: 26 },
      { ...SAMPLE_INQUIRY, id: SAMPLE_ID, first_name: 'José', last_name: 'Peña', hours: 50 },
    ],
    total: 2,
  },
  render: ({ inquiries, total }, { publicUrl }) => ({
    subject:
      total === 1 ? 'An inquiry still waits for an answer' : `${total} inquiries still wait for an answer`,
    preview: inquiries.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', '),
    title:
      total === 1 ? 'One inquiry is open to everyone again' : `${total} inquiries are open to everyone again`,
    blocks: [
      { kind: 'text', text: 'No one answered in time. Whoever answers first takes the inquiry.' },
      {
        kind: 'facts',
        rows: inquiries.map((inquiry) =>
          inquiryRow({ ...inquiry, open: true, waits: waited(inquiry.hours) }, publicUrl),
        ),
      },
      ...(total > inquiries.length
        ? [{ kind: 'note', text: `And ${total - inquiries.length} more.` } as const]
        : []),
      { kind: 'action', label: 'Open the inquiries', href: `${publicUrl}/admin/inquiries` },
    ],
    settingsPath: '/admin/account',
  }),
});
