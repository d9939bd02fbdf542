const MANILA_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', dateStyle: 'short' });

/** The day in the Philippines, wherever the reader is: `2027-02-19`. */
export const manilaDay = (moment: number | Date = Date.now()): string => MANILA_DAY.format(moment);
