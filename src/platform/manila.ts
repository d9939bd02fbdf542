/** The company's own zone. The Philippines know no summer time. */
export const MANILA = 'Asia/Manila';

/** SQL: the calendar day there at this moment. */
export const TODAY_SQL = `(now() AT TIME ZONE '${MANILA}')::date`;

/** A format of days and times as they are there. */
export const manilaFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: MANILA, ...options });

/** The calendar day there, `2027-02-19`: what is done once a day bears it. */
export const dayInManila = (now = new Date()): string =>
  manilaFormat({ dateStyle: 'short' }, 'sv-SE').format(now);

/** A moment of a day there. @param day `2027-02-19` @param time `HH:MM` */
export const manilaMoment = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00+08:00`);

/** `23 November 2026, 17:12` */
export const momentInManila = (at: Date): string =>
  manilaFormat({ dateStyle: 'long', timeStyle: 'short' }).format(at).replace(' at ', ', ');

/** Formats are made once: making one takes a hundred times as long as using it, and a registration's mail uses ten. */
const FORMATS = {
  day: manilaFormat({ day: 'numeric' }),
  month: manilaFormat({ month: 'long' }),
  year: manilaFormat({ year: 'numeric' }),
  weekday: manilaFormat({ weekday: 'long' }),
  short: manilaFormat({ dateStyle: 'short' }),
  long: manilaFormat({ dateStyle: 'long' }),
  time: manilaFormat({ hour: 'numeric', minute: '2-digit' }, 'en-US'),
};

/** Stands behind every time that people read. */
export const ZONE = '(Manila time)';

interface When {
  starts_at: Date;
  ends_at: Date;
}

/** `19–20 February 2027`, in the Philippines' own days. */
export function datesOf({ starts_at, ends_at }: When): string {
  const day = (moment: Date) => FORMATS.day.format(moment);
  const month = (moment: Date) => FORMATS.month.format(moment);
  const year = (moment: Date) => FORMATS.year.format(moment);
  const end = `${day(ends_at)} ${month(ends_at)} ${year(ends_at)}`;
  if (year(starts_at) !== year(ends_at))
    return `${day(starts_at)} ${month(starts_at)} ${year(starts_at)} – ${end}`;
  if (month(starts_at) !== month(ends_at)) return `${day(starts_at)} ${month(starts_at)} – ${end}`;
  return day(starts_at) === day(ends_at) ? end : `${day(starts_at)}–${end}`;
}

/** `Friday 8:30 am to Saturday 4:30 pm (Manila time)`; on one day `8:30 am to 4:30 pm (Manila time)`. */
export function timesOf({ starts_at, ends_at }: When): string {
  const time = (moment: Date) => FORMATS.time.format(moment).replace(/\s/g, ' ').toLowerCase();
  const weekday = (moment: Date) => FORMATS.weekday.format(moment);
  const oneDay = FORMATS.short.format(starts_at) === FORMATS.short.format(ends_at);
  if (oneDay) return `${time(starts_at)} to ${time(ends_at)} ${ZONE}`;
  return `${weekday(starts_at)} ${time(starts_at)} to ${weekday(ends_at)} ${time(ends_at)} ${ZONE}`;
}

/** `5 February 2027` */
export const dayOf = (moment: Date): string => FORMATS.long.format(moment);

/** `20 January 2027, 10:00 am (Manila time)`: for what ends on the minute. */
export const momentOf = (moment: Date): string =>
  `${dayOf(moment)}, ${manilaFormat({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).format(moment)} ${ZONE}`;
