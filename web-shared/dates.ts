const MANILA_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', dateStyle: 'short' });

/** The day in the Philippines, wherever the reader is: `2027-02-19`. */
export const manilaDay = (moment: number | Date = Date.now()): string => MANILA_DAY.format(moment);

const MANILA_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', timeStyle: 'short' });

/** The time of day in the Philippines, wherever the reader is: `14:30`. */
export const manilaHour = (moment: Date): string => MANILA_HOUR.format(moment);
