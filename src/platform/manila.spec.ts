import { datesOf, dayOf, timesOf } from './manila.js';
import { pesos } from './pesos.js';

const when = (from: string, to: string) => ({ starts_at: new Date(from), ends_at: new Date(to) });

it.each([
  [
    '2027-02-19T08:30:00+08:00',
    '2027-02-20T16:30:00+08:00',
    '19–20 February 2027',
    'Friday 8:30 am to Saturday 4:30 pm (Manila time)',
  ],
  [
    '2027-02-19T08:00:00+08:00',
    '2027-02-19T17:00:00+08:00',
    '19 February 2027',
    '8:00 am to 5:00 pm (Manila time)',
  ],
  [
    '2027-02-28T08:00:00+08:00',
    '2027-03-01T12:00:00+08:00',
    '28 February – 1 March 2027',
    'Sunday 8:00 am to Monday 12:00 pm (Manila time)',
  ],
  [
    '2027-12-31T20:00:00+08:00',
    '2028-01-01T02:00:00+08:00',
    '31 December 2027 – 1 January 2028',
    'Friday 8:00 pm to Saturday 2:00 am (Manila time)',
  ],
  // Half an hour before midnight in Greenwich is the next morning in Manila.
  ['2027-02-18T23:30:00Z', '2027-02-19T09:00:00Z', '19 February 2027', '7:30 am to 5:00 pm (Manila time)'],
])('%s to %s is %s, %s', (from, to, dates, times) => {
  expect(datesOf(when(from, to))).toBe(dates);
  expect(timesOf(when(from, to))).toBe(times);
});

it('says days and sums as people read them', () => {
  expect(dayOf(new Date('2027-02-05T23:59:59+08:00'))).toBe('5 February 2027');
  expect([pesos(150_000), pesos(150_050), pesos(0)]).toEqual(['₱1,500', '₱1,500.50', '₱0']);
});
