/** When the office works, in Philippine time. */
interface WorkingHours {
  /** ISO days of the week: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** Times of day, `HH:MM`. */
  opens: string;
  closes: string;
}

/** The Philippines are eight hours ahead of UTC, all year. */
const MANILA_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** A year of days without enough working time means that there is none. */
const MAX_DAYS = 366;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The moment since which so many hours have been worked: what began to wait before it has waited longer than that.
 * @returns undefined when nobody ever works
 */
export function workingHoursBefore(now: Date, hours: number, office: WorkingHours): Date | undefined {
  const local = now.getTime() + MANILA_MS;
  let wanted = hours * 3_600_000;
  for (let back = 0; back <= MAX_DAYS; back += 1) {
    const midnight = Math.floor(local / DAY_MS) * DAY_MS - back * DAY_MS;
    if (!office.days.includes(isoDay(midnight))) continue;
    const opens = midnight + minutesOf(office.opens) * 60_000;
    const closes = Math.min(local, midnight + minutesOf(office.closes) * 60_000);
    const worked = Math.max(0, closes - opens);
    if (worked >= wanted) return new Date(closes - wanted - MANILA_MS);
    wanted -= worked;
  }
  return undefined;
}

const isoDay = (midnight: number): number => new Date(midnight).getUTCDay() || 7;
