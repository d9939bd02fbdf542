import type { Transaction } from '../../platform/database/transaction.js';
import { LOCKS } from '../../platform/locks.js';
import { dayInManila, manilaFormat } from '../../platform/manila.js';
import type { NextStep } from '../inquiry.entity.js';
import type { Viewing } from './viewing.entity.js';

/** A viewing with whoever comes, and whoever shows it. */
export type ViewingRow = Omit<Viewing, 'inquiry'> & {
  first_name: string;
  last_name: string;
  phone_number: string | null;
  email: string | null;
  agent_code: string | null;
  project_interest: string | null;
  /** What they wrote with their inquiry. */
  message: string;
  assignee_id: string | null;
  staff_name: string | null;
  staff_email: string | null;
  /** What the project is called, and where they meet, as the inquiry's next step has them. */
  project_name: string;
  place: string | null;
};

const SELECT = `SELECT v.*, i.first_name, i.last_name, i.phone_number, i.email, i.agent_code, i.project_interest, i.message,
    i.assignee_id, s.name AS staff_name, s.email AS staff_email,
    coalesce(i.next_step_project, i.project_interest, v.project) AS project_name, i.next_step_place AS place
  FROM viewing v JOIN inquiry i ON i.id = v.inquiry_id LEFT JOIN staff s ON s.id = v.staff_id`;

type Db = Pick<Transaction, 'query'>;

/** @param more SQL from WHERE on */
export const viewingRows = (db: Db, more: string, values: unknown[]): Promise<ViewingRow[]> =>
  db.query<ViewingRow[]>(`${SELECT} ${more}`, values);

export async function viewingById(db: Db, id: string): Promise<ViewingRow | undefined> {
  const [row] = await viewingRows(db, 'WHERE v.id = $1', [id]);
  return row;
}

export const lockHours = async (tx: Transaction): Promise<void> => {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.takingHours]);
};

const TIME = manilaFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The next step of an inquiry at this hour. */
export const stepAt = (at: Date): Pick<NextStep, 'next_step_on' | 'next_step_time'> => ({
  next_step_on: dayInManila(at),
  next_step_time: TIME.format(at),
});

/** Whether a viewing of this inquiry is booked and has not begun. */
export async function hasBookedViewing(tx: Transaction, inquiryId: string): Promise<boolean> {
  const found = await tx.query<object[]>(
    `SELECT FROM viewing WHERE inquiry_id = $1 AND state = 'booked' AND starts_at > now()`,
    [inquiryId],
  );
  return found.length > 0;
}
