import { doorDays, likelyDay } from './days';

// 01:30 of the 18th in Manila, still the 17th in Europe.
const NOW = Date.parse('2027-02-17T17:30:00Z');

it('offers today and a week, by the calendar of the Philippines', () => {
  const days = doorDays(NOW);
  expect(days.map(({ day }) => day)).toEqual([
    '2027-02-18',
    '2027-02-19',
    '2027-02-20',
    '2027-02-21',
    '2027-02-22',
    '2027-02-23',
    '2027-02-24',
    '2027-02-25',
  ]);
  expect(days.slice(0, 3).map(({ label }) => label.split(', ')[0])).toEqual(['Thu', 'Fri', 'Sat']);
  expect(days.slice(0, 3).map(({ near }) => near)).toEqual(['today', 'tomorrow', undefined]);
});

it.each([
  ['2027-02-19T00:00:00Z', '2027-02-19'],
  ['2027-02-18T16:30:00Z', '2027-02-19'],
  ['2027-02-17T00:00:00Z', '2027-02-18'],
  ['2027-06-01T00:00:00Z', '2027-02-18'],
  [undefined, '2027-02-18'],
])('suggests for an event of %s the day %s', (startsAt, day) => {
  expect(likelyDay(startsAt, doorDays(NOW))).toBe(day);
});
