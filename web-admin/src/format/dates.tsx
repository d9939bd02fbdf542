/** The reader's IANA time zone; the API reads "date is" filters in it. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the reader's clock and that of the Philippines agree at that moment. */
export const isManilaTime = (moment: Date): boolean => moment.getTimezoneOffset() === -480;

/** Formats a time of day. Readers abroad see its zone, since their colleagues' clocks differ. */
const timeOf = (moment: Date): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(!isManilaTime(moment) && { timeZoneName: 'short' }),
});

/** Each format is made once: making one takes a hundred times as long as using it, and lists use one in every row. */
const formats = new Map<boolean, Intl.DateTimeFormat>();

function formatAt(moment: Date): Intl.DateTimeFormat {
  const key = isManilaTime(moment);
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(undefined, { ...day, ...timeOf(moment) });
  formats.set(key, format);
  return format;
}

/** ISO 8601 → local date-time string, as lists and pages show it; an empty string when there is none. */
export function formatDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  return formatAt(moment).format(moment);
}

/** The same moment by the clock of the Philippines, wherever the reader is; the words around it name the zone. */
export const formatInManila = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Manila',
  });

/** ISO 8601 → local date, as "28 November 2026". */
export const formatDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/** ISO 8601 → local date in few letters, as "Nov 28"; with its year only where that is not this one. */
export function formatShortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', ...(year && { year }) });
}

/** A calendar day (`YYYY-MM-DD`) → "21 Nov", for the axis of a chart; no time zone is involved. */
export const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });

/** A moment's local time of day, as "7:20 PM". */
export const formatTime = (moment: Date): string => moment.toLocaleTimeString(undefined, timeOf(moment));

/** A planned hour (`HH:MM`) → "2:30 PM"; the words beside it name the zone. */
export const formatHour = (hour: string): string =>
  new Date(`2000-01-01T${hour}:00`).toLocaleTimeString(undefined, { timeStyle: 'short' });

/** Today in the reader's zone, as `YYYY-MM-DD`: what a "date is" filter takes. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const HOUR = 3_600_000;

/** How long ago a moment was, in the largest unit that says enough: "25 min", "7 h", "3 days". */
export function formatAge(iso: string, now = Date.now()): string {
  const hours = Math.max(0, now - new Date(iso).getTime()) / HOUR;
  if (hours < 1) return `${Math.floor(hours * 60)} min`;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24).toLocaleString()} days`;
}

/** Whether a moment lies longer ago than so many milliseconds. */
export const isOlderThan = (iso: string, age: number): boolean => Date.now() - new Date(iso).getTime() > age;

/** Minutes as people say a duration: "40 min", "3 h", "2 days". */
export const formatMinutes = (minutes: number): string =>
  formatAge(new Date(0).toISOString(), minutes * 60_000);

/** The one way a moment is shown: the reader's local date and time, the exact one in `dateTime`. */
export const Time = ({ iso }: { iso: string | null }) =>
  iso ? <time dateTime={iso}>{formatDateTime(iso)}</time> : null;
