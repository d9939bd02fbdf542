import type { Event } from './event.entity.js';

/** Until when places are held that are paid on the day: to its beginning, or as long as the owner says. */
export function cashEnd(
  { starts_at, cash_held_until }: Pick<Event, 'starts_at' | 'cash_held_until'>,
  now = Date.now(),
): Date {
  const owners = cash_held_until?.getTime() ?? 0;
  // Somebody who registers after it pays at the desk.
  return owners > now && owners < starts_at.getTime() ? new Date(owners) : starts_at;
}
