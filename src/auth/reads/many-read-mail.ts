import type { Pool } from 'pg';
import type { MailTemplate } from '../../platform/mail/template.js';

export const MANY_READ = 'many-persons-read';

interface ManyRead {
  name: string;
  role: string;
  rows: number;
  day: string;
}

const counted = (rows: number): string => rows.toLocaleString('en-US');

/** To every admin: somebody read more persons on a day than the limit. The record is the reader's account. */
export const manyRead = (pool: Pool): MailTemplate<ManyRead> => ({
  name: MANY_READ,
  title: 'Many people’s data read',
  audience: 'Every admin, when a colleague reads more records of people in a day than the limit',
  async load({ record_id, to_address }) {
    const { rows } = await pool.query<ManyRead>(
      `SELECT reader_name AS name, role, rows, day::text FROM person_read
        WHERE reader_id = $1 AND told_at IS NOT NULL ORDER BY told_at DESC LIMIT 1`,
      [record_id],
    );
    return rows[0] && { to: to_address, data: rows[0] };
  },
  sample: { name: 'Luz Reyes', role: 'event-desk', rows: 2_150, day: '2027-02-19' },
  render: ({ name, role, rows, day }, { publicUrl }) => ({
    subject: `${name} read the data of ${counted(rows)} people in a day`,
    preview: 'This is over the limit you set.',
    title: 'Many people’s data was read',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Who', name],
          ['Role', role],
          ['Rows read', counted(rows)],
          ['Day', day],
        ],
      },
      {
        kind: 'text',
        text: 'This may be a long day’s work, or someone copying the list. Ask them, or disable the account.',
      },
      { kind: 'action', label: 'Open the accounts', href: `${publicUrl}/admin/staff` },
    ],
  }),
});
