/**
 * Days and times in words, the same on every device: what happens in the Philippines is told in the time of the
 * Philippines, and the words say so. Nothing else of the site writes a date.
 */
const inManila = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', ...options });
const DAY = inManila({ dateStyle: 'long' });
const MOMENT = inManila({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
const CALENDAR_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `20 January 2027` @param iso a moment */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** `20 January 2027 at 10:00 am (Manila time)` @param iso a moment */
export const momentOf = (iso: string): string => `${MOMENT.format(new Date(iso))} (Manila time)`;

/** `1 November 2026` @param date a day of the calendar, which has no zone */
export const dayInWords = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? date : CALENDAR_DAY.format(new Date(date));

/** `August 18, 2024` @param date a day of the calendar, which has no zone */
export const dateInWords = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? date : DATE.format(new Date(date));

const DAY_HERE = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const TIME_HERE = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `Friday 5 March`, in the zone of the device. */
export const dayHere = (moment: Date): string => DAY_HERE.format(moment);
/** `4:05 PM`, in the zone of the device. */
export const timeHere = (moment: Date): string => TIME_HERE.format(moment);

/** The zone of the device at that time, as people there call it: `Dubai, GMT+4`. */
export function zoneAt(at: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
  const short = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
  const city = format.resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return [...new Set([city, short])].filter(Boolean).join(', ');
}
