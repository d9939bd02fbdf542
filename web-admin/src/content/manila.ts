/** The offset of the Philippines, which know no summer time. */
export const MANILA = '+08:00';
const MANILA_MS = 8 * 3_600_000;

/** What a field of day and time holds, `2027-02-19T08:30`, as a moment in the Philippines; empty: nothing. */
export const fromManila = (text: string): string => (text ? `${text}:00${MANILA}` : '');

/** A moment as the field keeps it, whatever zone it was written in: `2027-02-19T08:30:00+08:00`. */
export const inManila = (iso: string): string =>
  `${new Date(Date.parse(iso) + MANILA_MS).toISOString().slice(0, 19)}${MANILA}`;
