import { workingHoursBefore } from './working-hours.js';

const office = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };
/** 2026-11-20 is a Friday. */
const manila = (time: string) => new Date(`2026-11-${time}:00+08:00`);

describe('so many working hours ago', () => {
  it.each([
    ['within a day', '20T17:00', 3, '20T14:00'],
    ['over a night', '20T10:00', 2, '19T17:00'],
    ['over a Sunday', '23T10:00', 2, '21T17:00'],
    ['after the office closed, time stands still', '20T22:00', 1, '20T17:00'],
    ['before it opens too', '20T06:00', 1, '19T17:00'],
    ['on a day off', '22T12:00', 1, '21T17:00'],
    ['just as it opens', '20T09:00', 9, '19T09:00'],
    ['more than a week', '20T12:00', 54, '13T12:00'],
  ])('%s', (_, now, hours, expected) => {
    expect(workingHoursBefore(manila(now), hours, office)).toEqual(manila(expected));
  });

  it('is the same wherever the server stands', () => {
    expect(workingHoursBefore(new Date('2026-11-20T01:30:00Z'), 1, office)).toEqual(manila('19T17:30'));
  });

  it('never comes where nobody works', () => {
    expect(workingHoursBefore(manila('20T12:00'), 1, { ...office, days: [] })).toBeUndefined();
  });
});
