import type { EntityManager } from 'typeorm';
import type { Event } from '../../events/event.entity.js';
import type { Caller } from '../../platform/http/caller.js';
import { isConfirmedSql } from '../../platform/mail/addresses.js';

/** From so many on, places count once the contact has opened a link that was mailed: a stranger's address takes none. */
const LARGE_GROUP = 5;

/** So long a large group has for that. */
const CONFIRM_HOURS = 24;

/** Why places ended that nobody confirmed; see holds.ts. */
export const NOT_CONFIRMED = 'Not confirmed in time';

/**
 * Whether a group has to confirm, where places are few. Visitors always: to anybody who types an address, an exception would
 * say that it is known here. What staff enter, only where nobody there ever opened a link of ours.
 */
export async function mustConfirm(
  tx: EntityManager,
  { capacity }: Pick<Event, 'capacity'>,
  { delegates, contact }: { delegates: object[]; contact: { email: string } },
  by: Caller,
): Promise<boolean> {
  if (capacity === null || delegates.length < LARGE_GROUP) return false;
  if (by.kind === 'anonymous') return true;
  const [row] = await tx.query<{ known: boolean }[]>(`SELECT ${isConfirmedSql('$1')} AS known`, [
    contact.email,
  ]);
  return row?.known !== true;
}

/** Until when it may be confirmed; never later than the places would be held. */
export function confirmUntil(held: Date | null, now = Date.now()): Date {
  const end = now + CONFIRM_HOURS * 3_600_000;
  return new Date(Math.min(end, held?.getTime() ?? end));
}
