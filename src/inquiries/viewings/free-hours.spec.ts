import { freeHours, type Diary } from './free-hours.js';

const LUZ = '00000000-0000-7000-8000-00000000000a';
const RAMON = '00000000-0000-7000-8000-00000000000b';
const hours = (change: object = {}): Diary['hours'][number] => ({
  id: LUZ,
  staff_id: LUZ,
  project: null,
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '11:30',
  minutes: 60,
  at_once: 1,
  how: 'both',
  place: null,
  ...change,
});
const diary = (change: Partial<Diary> = {}): Diary => ({
  hours: [hours()],
  daysOff: [],
  taken: [],
  leadHours: 4,
  horizonDays: 30,
  ...change,
});
/** Monday, 8 in the morning in Manila. */
const now = new Date('2026-11-30T00:00:00Z');
const starts = (of: Diary, more: object = {}, project = 'alpha-tower') =>
  freeHours(of, project, { now, ...more }).hours.map(({ starts_at }) => starts_at.toISOString());

it('offers whole viewings alone, no sooner than the lead time, on the days of the week', () => {
  const all = starts(diary());
  // Today's nine and ten are within four hours; the last half hour holds no whole viewing.
  expect(all.slice(0, 3)).toEqual([
    '2026-12-01T01:00:00.000Z',
    '2026-12-01T02:00:00.000Z',
    '2026-12-02T01:00:00.000Z',
  ]);
  expect(all.map((at) => at.slice(0, 10))).not.toContain('2026-12-05');
});

it('goes on by pages of seven days, and ends at the horizon', () => {
  const first = freeHours(diary(), 'alpha-tower', { now });
  expect(first).toMatchObject({ hours: { length: 14 }, later: '2026-12-10' });
  const last = freeHours(diary(), 'alpha-tower', { now, from: '2026-12-29' });
  expect(last.hours.map(({ starts_at }) => starts_at.toISOString().slice(0, 10))).toEqual([
    '2026-12-29',
    '2026-12-29',
    '2026-12-30',
    '2026-12-30',
  ]);
  expect(last.later).toBeNull();
  expect(starts(diary(), { from: '2031-01-01' })).toEqual([]);
});

it('takes off the days of one colleague, and those of all', () => {
  const both = [hours(), hours({ staff_id: RAMON })];
  const off = (staff_id: string | null) => [{ staff_id, first_day: '2026-12-01', last_day: '2026-12-02' }];
  expect(starts(diary({ hours: both, daysOff: off(LUZ) }))[0]).toBe('2026-12-01T01:00:00.000Z');
  expect(starts(diary({ hours: both, daysOff: off(null) }))[0]).toBe('2026-12-03T01:00:00.000Z');
});

it('counts what somebody shows meanwhile, of another project and another length too', () => {
  const at = (starts_at: string, minutes = 60) => ({
    id: RAMON,
    staff_id: LUZ,
    minutes,
    starts_at: new Date(starts_at),
  });
  const taken = [at('2026-12-01T01:30:00Z', 15)];
  expect(starts(diary({ taken }))[0]).toBe('2026-12-01T02:00:00.000Z');
  expect(starts(diary({ taken, hours: [hours({ at_once: 2 })] }))[0]).toBe('2026-12-01T01:00:00.000Z');
  // What ends as it begins is in nobody's way.
  expect(starts(diary({ taken: [at('2026-12-01T00:00:00Z')] }))[0]).toBe('2026-12-01T01:00:00.000Z');
});

it('offers a project its own hours, and each way where somebody shows it so', () => {
  const of = diary({ hours: [hours({ project: 'grove-tower', how: 'video' })] });
  expect(starts(of)).toEqual([]);
  expect(starts(of, { how: 'site' }, 'grove-tower')).toEqual([]);
  expect(starts(of, { how: 'video' }, 'grove-tower')).not.toEqual([]);
});
