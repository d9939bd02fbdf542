import { Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { Staff } from '../staff/staff.entity.js';
import { StaffSession } from './staff-session.entity.js';

/**
 * Ends every way in that the person's password had opened: the sessions, and the calendar's address, which whoever has
 * it reads by. Streams of changes end by the entry in the activity that each caller of this writes.
 * @param kept the session that stays: of whoever has just shown the password there
 */
export async function signOutEverywhere(tx: Transaction, staff_id: string, kept?: string): Promise<void> {
  await tx.delete(StaffSession, { staff_id, ...(kept !== undefined && { id: Not(kept) }) });
  await tx.update(Staff, staff_id, { calendar_key: null });
}
