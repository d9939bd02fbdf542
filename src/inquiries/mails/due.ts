import type { Pool } from 'pg';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { TODAY_SQL } from '../../platform/manila.js';
import { IS_PLANNED } from '../work/statuses.js';
import { SAMPLE_ID, SETTINGS } from './staff-inquiries.js';

export const INQUIRIES_DUE = 'inquiries-due';

/** A next step that is due. */
export interface Due {
  id: string;
  name: string;
  step: string | null;
  kind: string;
  time: string | null;
  project: string | null;
  /** Days since it was due: 0 today. */
  late: number;
}

const SHOWN = 30;

/** SQL: due today, or before, in Philippine time. */
const IS_DUE = `${IS_PLANNED} AND next_step_on <= ${TODAY_SQL}`;

/** What is due of what the account answers, and of the viewings that it shows: today's by the hour, then what is overdue. */
export async function dueOf(pool: Pool, staffId: string | null): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `SELECT id, trim(first_name || ' ' || last_name) AS name, next_step AS step, next_step_kind AS kind, next_step_time AS time,
            next_step_project AS project, ${TODAY_SQL} - next_step_on AS late
       FROM inquiry WHERE ${IS_DUE} AND (assignee_id = $1 OR EXISTS (
         SELECT FROM viewing v WHERE v.inquiry_id = inquiry.id AND v.staff_id = $1 AND v.state = 'booked' AND v.starts_at > now() - interval '1 day'))
      ORDER BY next_step_on DESC, next_step_time NULLS LAST, id`,
    [staffId],
  );
  return rows;
}

const whenOf = ({ late, time }: Due): string => {
  if (late === 0) return time ?? 'today';
  return late === 1 ? 'since yesterday' : `for ${late} days`;
};
const whatOf = ({ kind, step, project }: Due): string =>
  [kind === 'viewing' ? ['Viewing', project].filter(Boolean).join(' of ') : null, step]
    .filter(Boolean)
    .join(': ') || 'Next step';

export function dueBlocks(due: readonly Due[], publicUrl: string): Block[] {
  const shown = due.slice(0, SHOWN);
  return [
    {
      kind: 'facts',
      rows: shown.map((each) => [
        each.name,
        `${whatOf(each)} (${whenOf(each)})`,
        { label: 'Open', href: `${publicUrl}/admin/inquiries/${each.id}/show` },
      ]),
    },
    ...(due.length > shown.length
      ? [{ kind: 'note', text: `And ${due.length - shown.length} more.` } as const]
      : []),
  ];
}

/** In the morning, to those who want each inquiry at once; others read the same in their mail of the day. */
export const inquiriesDue = (pool: Pool): MailTemplate<{ due: Due[] }> => ({
  name: INQUIRIES_DUE,
  title: 'Due today',
  audience: 'Staff with a next step that is due, in the morning, unless they want no mails',
  async load({ recipient_id }) {
    const { rows } = await pool.query<{ email: string }>(
      'SELECT email FROM staff WHERE id = $1 AND disabled_at IS NULL',
      [recipient_id],
    );
    const due = await dueOf(pool, recipient_id);
    return rows[0] && due.length > 0 ? { to: rows[0].email, data: { due } } : undefined;
  },
  sample: {
    due: [
      {
        id: SAMPLE_ID,
        name: 'Maria Santos',
        kind: 'viewing',
        project: 'Alpha Tower',
        step: 'Bring the price list',
        time: '09:30',
        late: 0,
      },
      {
        id: SAMPLE_ID,
        name: 'José Peña',
        kind: 'task',
        project: null,
        step: 'Ask about the bank',
        time: null,
        late: 2,
      },
    ],
  },
  render: ({ due }, { publicUrl }) => ({
    subject: due.length === 1 ? '1 step is due today' : `${due.length} steps are due today`,
    preview: due.map(({ name }) => name).join(', '),
    title: 'Due today',
    blocks: [
      ...dueBlocks(due, publicUrl),
      { kind: 'action', label: 'Open Today', href: `${publicUrl}/admin` },
    ],
    settingsPath: SETTINGS,
  }),
});
