import { formatAge, formatMinutes, formatShortDate } from './dates';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:30Z', '0 min'],
  ['2026-11-21T11:35:00Z', '25 min'],
  ['2026-11-21T10:30:00Z', '1 h'],
  ['2026-11-19T13:00:00Z', '47 h'],
  ['2026-11-19T12:00:00Z', '2 days'],
  ['2020-11-21T12:00:00Z', '2,191 days'],
])('%s was %s ago', (iso, age) => {
  expect(formatAge(iso, now)).toBe(age);
});

it('says minutes in the same words', () => {
  expect(formatMinutes(185)).toBe('3 h');
});

it('names the year of a date only where it is another one', () => {
  const day = new Date(2026, 10, 21, 12);
  expect(formatShortDate(new Date(2026, 0, 2, 12).toISOString(), day)).toBe('Jan 2');
  expect(formatShortDate(new Date(2025, 0, 2, 12).toISOString(), day)).toBe('Jan 2, 2025');
});
