import { MANILA } from '../../platform/manila.js';

/** What the page offers where no script tells the visitor's own zone: where buyers from abroad live. */
export const OFFERED_ZONES = [
  MANILA,
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Qatar',
  'Europe/London',
  'Europe/Rome',
  'America/Toronto',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Australia/Sydney',
] as const;

/** A zone that this machine knows, as it is spelt; what is none is Manila's. */
export function zoneOf(given: unknown): string {
  if (typeof given !== 'string' || given.length > 60) return MANILA;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return MANILA;
  }
}

/** Formats are slow to make, so they are kept: there are few zones, and a stranger can name no more. */
const made = new Map<string, Intl.DateTimeFormat>();
function format(zone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const one = new Intl.DateTimeFormat(name === 'time' ? 'en-US' : 'en-GB', { timeZone: zone, ...options });
  made.set(key, one);
  return one;
}

/** `Friday 4 December 2026` */
export const dayIn = (zone: string, at: Date): string =>
  format(zone, 'day', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(at)
    .replace(',', '');

/** `Fri 4 Dec` */
export const shortDayIn = (zone: string, at: Date): string =>
  format(zone, 'short', { weekday: 'short', day: 'numeric', month: 'short' }).format(at).replace(',', '');

/** `9:00 am` */
export const timeIn = (zone: string, at: Date): string =>
  format(zone, 'time', { hour: 'numeric', minute: '2-digit' }).format(at).replace(/\s/g, ' ').toLowerCase();

/** `Los Angeles time` */
export const nameOfZone = (zone: string): string =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;

/** Whether clocks there show the same as in Manila at this moment: with summer time this changes. */
export const isAsInManila = (zone: string, at: Date): boolean =>
  dayIn(zone, at) === dayIn(MANILA, at) && timeIn(zone, at) === timeIn(MANILA, at);

/** `Friday 4 December 2026, 9:00 am (Manila time)` */
export const momentIn = (zone: string, at: Date): string =>
  `${dayIn(zone, at)}, ${timeIn(zone, at)} (${nameOfZone(zone)})`;
