import { ValidateBy } from 'class-validator';

/** Matches a text such as 2027-01-31T00:00:00Z: without a zone the server would have to guess one. */
export const IsMoment = (example = '2027-01-31T00:00:00Z'): PropertyDecorator =>
  ValidateBy(
    { name: 'moment', validator: { validate: (value) => typeof value === 'string' && isMoment(value) } },
    { message: `A moment with its zone, such as ${example}` },
  );

/** Whether a day exists (2026-02-30 does not), in the years 1 to 9999, which PostgreSQL reads without an era. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** ISO 8601 with a zone: without one the server would have to guess. */
export function isMoment(value: string): boolean {
  const day = MOMENT.exec(value)?.[1];
  return day !== undefined && isCalendarDay(day);
}
