type Side = 'from' | 'until';

/** The first moment of the reader's day, or the first after it: `created_at_gte`, `created_at_lt`. */
export function momentOf(side: Side, day: string): string {
  const midnight = new Date(`${day}T00:00:00`);
  if (side === 'until') midnight.setDate(midnight.getDate() + 1);
  return midnight.toISOString();
}

/** The reader's day that a moment of such a filter means, as `YYYY-MM-DD`; '' for anything else. */
export function dayOf(side: Side, moment: unknown): string {
  const at = new Date(typeof moment === 'string' ? moment : NaN);
  if (Number.isNaN(at.getTime())) return '';
  if (side === 'until') at.setTime(at.getTime() - 1);
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(at);
}
