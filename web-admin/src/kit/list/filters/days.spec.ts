import { dayOf, momentOf } from './days';

test.each(['from', 'until'] as const)('a day that a filter ends or begins with is read back: %s', (side) => {
  for (const day of ['2026-11-23', '2026-12-31', '2024-02-29', '2026-03-29', '2026-10-25'])
    expect(dayOf(side, momentOf(side, day))).toBe(day);
  expect(dayOf(side, undefined)).toBe('');
  expect(dayOf(side, 'no moment')).toBe('');
});

test('a range of one day is that day', () => {
  const hours =
    (Date.parse(momentOf('until', '2026-11-23')) - Date.parse(momentOf('from', '2026-11-23'))) / 3_600_000;
  expect(hours).toBe(24);
});
