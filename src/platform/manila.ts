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

/** `23 November 2026, 17:12` */
export const momentInManila = (at: Date): string =>
  manilaFormat({ dateStyle: 'long', timeStyle: 'short' }).format(at).replace(' at ', ', ');
