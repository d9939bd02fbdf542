import { filterOf, lastMonths } from './periods';

test('periods begin and end at midnight in the Philippines', () => {
  const at = (day: string) => `${day}T00:00:00+08:00`;
  expect(filterOf('2026-12')).toEqual({
    received_at_gte: at('2026-12-01'),
    received_at_lt: at('2027-01-01'),
  });
  expect(filterOf('year', '2026-11-29')).toEqual({ received_at_gte: at('2025-12-01') });
  expect(filterOf('quarter', '2026-01-31')).toEqual({ received_at_gte: at('2025-11-01') });
  expect(filterOf('this_year', '2026-11-29')).toEqual({ received_at_gte: at('2026-01-01') });
  expect(filterOf('last_year', '2026-11-29')).toEqual({
    received_at_gte: at('2025-01-01'),
    received_at_lt: at('2026-01-01'),
  });
  expect(filterOf('all')).toEqual({});
  expect(filterOf('nonsense', '2026-11-29')).toEqual(filterOf('year', '2026-11-29'));
});

test('the months of a choice are the last twelve, this one first', () => {
  const months = lastMonths('2026-03-31');
  expect([months[0], months[3], months[11], months.length]).toEqual(['2026-03', '2025-12', '2025-04', 12]);
});
