import { dayInManila, manilaMoment } from '../../platform/manila.js';
import type { Viewing, ViewingDayOff, ViewingHours, WayToView } from './viewing.entity.js';

/** Everything that says which hours are free. */
export interface Diary {
  hours: Omit<ViewingHours, 'created_at'>[];
  daysOff: Pick<ViewingDayOff, 'staff_id' | 'first_day' | 'last_day'>[];
  taken: Pick<Viewing, 'id' | 'staff_id' | 'starts_at' | 'minutes'>[];
  /** Hours are free from so many hours from now, to so many days from now. */
  leadHours: number;
  horizonDays: number;
}

/** A colleague who can show it then. */
export interface Host {
  staff_id: string;
  minutes: number;
  place: string | null;
}

interface FreeHour {
  starts_at: Date;
  /** Who can show it on site, and by video; an empty list: it is not offered so. */
  hosts: Record<WayToView, Host[]>;
}

export interface FreeHours {
  hours: FreeHour[];
  /** The day from which later ones are asked for; null: there are none. */
  later: string | null;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * The free hours of a project, day by day in Philippine time.
 * @param how only those that are offered so; undefined: either way
 * @param from the first day that is looked at; those before today are over
 * @param most so many days that have one
 */
export function freeHours(
  diary: Diary,
  project: string,
  { now, from, how, most = 7 }: { now: Date; from?: string; how?: WayToView; most?: number },
): FreeHours {
  const today = dayInManila(now);
  const last = dayAfter(today, diary.horizonDays);
  const earliest = now.getTime() + diary.leadHours * 60 * MINUTE;
  const own = diary.hours.filter((hours) => hours.project === null || hours.project === project);
  const found: FreeHour[] = [];
  let days = 0;
  for (let day = from !== undefined && from > today ? from : today; day <= last; day = dayAfter(day, 1)) {
    const free = hoursOf(diary, own, day, earliest).filter(
      ({ hosts }) => how === undefined || hosts[how].length > 0,
    );
    if (free.length === 0) continue;
    if (days === most) return { hours: found, later: day };
    days += 1;
    found.push(...free);
  }
  return { hours: found, later: null };
}

function hoursOf(diary: Diary, hours: Diary['hours'], day: string, earliest: number): FreeHour[] {
  const byStart = new Map<number, FreeHour>();
  for (const one of hours) {
    if (!one.days.includes(weekdayOf(day)) || isOff(diary, one.staff_id, day)) continue;
    for (let at = minutesOf(one.opens); at + one.minutes <= minutesOf(one.closes); at += one.minutes) {
      const start = manilaMoment(day, timeOf(at)).getTime();
      if (start < earliest || isTaken(diary, one, start)) continue;
      const { hosts } = byStart.get(start) ?? put(byStart, start);
      const host = { staff_id: one.staff_id, minutes: one.minutes, place: one.place };
      if (one.how !== 'video') add(hosts.site, host);
      if (one.how !== 'site') add(hosts.video, host);
    }
  }
  return [...byStart.values()].sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

function put(byStart: Map<number, FreeHour>, start: number): FreeHour {
  const hour: FreeHour = { starts_at: new Date(start), hosts: { site: [], video: [] } };
  byStart.set(start, hour);
  return hour;
}

/** Each colleague counts once, though two of their hours may overlap. */
function add(hosts: Host[], host: Host): void {
  if (!hosts.some(({ staff_id }) => staff_id === host.staff_id)) hosts.push(host);
}

const isOff = ({ daysOff }: Diary, staffId: string, day: string): boolean =>
  daysOff.some(
    (off) =>
      (off.staff_id === null || off.staff_id === staffId) && off.first_day <= day && day <= off.last_day,
  );

/** How many viewings they show meanwhile, of any project and of any length. */
function isTaken({ taken }: Diary, { staff_id, minutes, at_once }: Diary['hours'][number], start: number) {
  const end = start + minutes * MINUTE;
  const meanwhile = taken.filter(
    (one) =>
      one.staff_id === staff_id &&
      one.starts_at.getTime() < end &&
      one.starts_at.getTime() + one.minutes * MINUTE > start,
  );
  return meanwhile.length >= at_once;
}
