import { manilaDay } from 'web-shared/dates';

/** Times in which inquiries were received, beside single months. */
export const PERIODS = ['year', 'quarter', 'this_year', 'last_year', 'all'] as const;
const MONTHS = 12;

/** The first day of the month so many before that of the day, both in the Philippines. */
function monthBefore(months: number, day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The last months, the newest first: `2026-11`. */
export const lastMonths = (today = manilaDay()): string[] =>
  Array.from({ length: MONTHS }, (_, n) => monthBefore(n, today).slice(0, 7));

const midnight = (day: string): string => `${day}T00:00:00+08:00`;

/** The filter of a time: a period, or a month; of anything else the last twelve months. */
export function filterOf(period: string, today = manilaDay()): object {
  const year = Number(today.slice(0, 4));
  if (period === 'all') return {};
  if (period === 'quarter') return { received_at_gte: midnight(monthBefore(2, today)) };
  if (period === 'this_year') return { received_at_gte: midnight(`${year}-01-01`) };
  if (period === 'last_year')
    return { received_at_gte: midnight(`${year - 1}-01-01`), received_at_lt: midnight(`${year}-01-01`) };
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(period))
    return {
      received_at_gte: midnight(`${period}-01`),
      received_at_lt: midnight(monthBefore(-1, `${period}-01`)),
    };
  return { received_at_gte: midnight(monthBefore(MONTHS - 1, today)) };
}
