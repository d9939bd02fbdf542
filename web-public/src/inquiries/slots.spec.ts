import { slotsFrom } from './slots';

const hours = { days: 'monday-saturday', from: 9, to: 18 } as const;
const moments = (now: string, of: Parameters<typeof slotsFrom>[1] = hours) =>
  slotsFrom(new Date(now), of).map(({ at }) => at);

it('offers the hours of Manila, whatever the zone of the device', () => {
  // Tuesday, 10 in the morning in Manila: twelve hours later all calls of today are over.
  const all = moments('2026-11-24T02:00:00Z');
  expect(all).toHaveLength(7 * 9);
  expect(all[0]).toBe('2026-11-25T01:00:00.000Z');
  expect(all[8]).toBe('2026-11-25T09:00:00.000Z');
  // Past the Sunday.
  expect(all.slice(27).map((at) => at.slice(0, 10))).toContain('2026-11-28');
  expect(all.map((at) => at.slice(0, 10))).not.toContain('2026-11-29');
  expect(all.at(-1)).toBe('2026-12-02T09:00:00.000Z');
});

it('leaves half a day to answer', () =>
  expect(moments('2026-11-24T14:30:00Z')[0]).toBe('2026-11-25T03:00:00.000Z'));

it('knows a Sunday in Manila that is still Saturday elsewhere', () => {
  const weekdays = { days: 'weekdays', from: 0, to: 1 } as const;
  // Friday evening in London, Saturday morning in Manila: the next is Monday, at midnight there.
  expect(moments('2026-11-27T20:00:00Z', weekdays)[0]).toBe('2026-11-29T16:00:00.000Z');
});

it('says what a time is in Manila', () =>
  expect(slotsFrom(new Date('2026-11-24T02:00:00Z'), hours)[0]?.manila).toBe(
    '25 November 2026 at 9:00 am (Manila time)',
  ));

it('offers nothing where no hour is open', () =>
  expect(moments('2026-11-24T02:00:00Z', { ...hours, from: 9, to: 9 })).toEqual([]));
