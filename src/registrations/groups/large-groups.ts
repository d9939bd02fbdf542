import type { EntityManager } from 'typeorm';
import type { Event } from '../../events/event.entity.js';
import type { Caller } from '../../platform/http/caller.js';
import { mustOpenLink } from '../../platform/mail/addresses.js';

/** From so many on, places count once the contact has opened a link that was mailed: a stranger's address takes none. */
const LARGE_GROUP = 5;

/** So long a large group has for that. */
const CONFIRM_HOURS = 24;

/** Why places ended that nobody confirmed; see delegates/unpaid-places.ts. */
export const NOT_CONFIRMED = 'Not confirmed in time';

/** Whether a group has to confirm, where places are few. */
export async function mustConfirm(
  tx: EntityManager,
  { capacity }: Pick<Event, 'capacity'>,
  { delegates, contact }: { delegates: object[]; contact: { email: string } },
  by: Caller,
): Promise<boolean> {
  if (capacity === null || delegates.length < LARGE_GROUP) return false;
  return mustOpenLink(tx, contact.email, by);
}

/** Until when it may be confirmed; never later than the places would be held. */
export function confirmUntil(held: Date | null, now = Date.now()): Date {
  const end = now + CONFIRM_HOURS * 3_600_000;
  return new Date(Math.min(end, held?.getTime() ?? end));
}
