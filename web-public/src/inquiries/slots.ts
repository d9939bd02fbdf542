import type { SiteContent } from '../content';
import { dayHere, momentOf, timeHere } from '../content/event/moments';

/** When we take calls, in Manila's time, which has no summer. */
export type VideoHours = SiteContent['options']['videoCalls'];

/** A call that may be asked for: its moment, and what a visitor reads, in the zone of the device. */
export interface Slot {
  at: string;
  day: string;
  time: string;
  manila: string;
}

const HOUR = 3_600_000;
const MANILA = 8 * HOUR;
/** The last weekday of the week, counted from Monday as 1. */
const LAST = { weekdays: 5, 'monday-saturday': 6, 'every-day': 7 };
/** So many days of calls are offered, and a call begins no sooner than this. */
const DAYS = 7;
const NOTICE = 12 * HOUR;

/** The next calls, by day. */
export function slotsFrom(now: Date, { days, from, to }: VideoHours): Slot[] {
  const slots: Slot[] = [];
  const inManila = new Date(now.getTime() + MANILA);
  const midnight = Date.UTC(inManila.getUTCFullYear(), inManila.getUTCMonth(), inManila.getUTCDate());
  let found = 0;
  for (let day = 0; day < 21 && found < DAYS; day++) {
    const date = midnight + day * 24 * HOUR;
    if ((new Date(date).getUTCDay() || 7) > LAST[days]) continue;
    const open = Array.from({ length: Math.max(0, to - from) }, (_, i) => date + (from + i) * HOUR - MANILA);
    const later = open.filter((at) => at >= now.getTime() + NOTICE);
    if (later.length > 0) found++;
    for (const at of later) slots.push(slotAt(at));
  }
  return slots;
}

function slotAt(at: number): Slot {
  const moment = new Date(at);
  const iso = moment.toISOString();
  return { at: iso, day: dayHere(moment), time: timeHere(moment), manila: momentOf(iso) };
}
