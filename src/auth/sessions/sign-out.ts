import { Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { Staff } from '../staff/staff.entity.js';
import { StaffSession } from './staff-session.entity.js';

/**
 * Ends every way in that the person's password had opened: the sessions, and the calendar's address, which works for
 * whoever has it. The caller writes an entry in the activity, and by that the open streams of changes end.
 * @param kept the session that stays: of whoever has just given the password there
 */
export async function signOutEverywhere(tx: Transaction, staff_id: string, kept?: string): Promise<void> {
  await tx.delete(StaffSession, { staff_id, ...(kept !== undefined && { id: Not(kept) }) });
  await tx.update(Staff, staff_id, { calendar_key: null });
}
