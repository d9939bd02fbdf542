import { manilaDay } from 'web-shared/dates';

/** How many days before its day a device may be signed in, as in the API. */
const DAYS_TO_COME = 7;
const DAY_MS = 86_400_000;

const nameOf = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });

/** The door's days are those of the Philippines. */
export const doorToday = (): string => manilaDay();

interface DoorDay {
  day: string;
  /** As "Fri, Feb 19". */
  label: string;
  /** Words for today and tomorrow. */
  near?: 'today' | 'tomorrow';
}

/** The days that a device may be signed in for. */
export function doorDays(now = Date.now()): DoorDay[] {
  return Array.from({ length: DAYS_TO_COME + 1 }, (_, n) => {
    const day = manilaDay(now + n * DAY_MS);
    const near = (['today', 'tomorrow'] as const)[n];
    return { day, label: nameOf(day), ...(near && { near }) };
  });
}

/** The event's first day where that is near: devices are made ready the evening before. Else today. */
export function likelyDay(startsAt: string | undefined, days = doorDays()): string {
  const first = startsAt === undefined ? undefined : manilaDay(Date.parse(startsAt));
  return days.find(({ day }) => day === first)?.day ?? days[0]?.day ?? doorToday();
}
