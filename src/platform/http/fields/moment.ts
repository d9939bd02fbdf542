import { ValidateBy } from 'class-validator';

/** A text such as 2027-01-31T00:00:00Z: without a zone it would be the server's guess. */
export const IsMoment = (example = '2027-01-31T00:00:00Z'): PropertyDecorator =>
  ValidateBy(
    { name: 'moment', validator: { validate: (value) => typeof value === 'string' && isMoment(value) } },
    { message: `A moment with its zone, such as ${example}` },
  );

/** 2026-02-30 is none. Year 1 to 9999, as PostgreSQL reads them without an era. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** ISO 8601 with a zone: without one, it would be the server's guess. */
export function isMoment(value: string): boolean {
  const day = MOMENT.exec(value)?.[1];
  return day !== undefined && isCalendarDay(day);
}
