import { archiveName, madeAt, superfluous } from './retention.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-21T12:30:00Z');
const before = (ms: number) => archiveName(new Date(NOW.getTime() - ms));
const kept = (names: string[]) => {
  const gone = new Set(superfluous(names, NOW));
  return names.filter((name) => !gone.has(name));
};

it('reads back the moment from a name, and from nothing else', () => {
  expect(madeAt(before(0))).toEqual(NOW);
  for (const name of ['backup.tar.gz', `${before(0)}.part`, 'notes.txt'])
    expect(madeAt(name)).toBeUndefined();
});

it('keeps one an hour for a day, one a day for a month, one a month for a year', () => {
  const hourly = Array.from({ length: 500 * 24 }, (_, i) => before(i * HOUR));
  const left = kept(hourly);
  const ages = left.map((name) => NOW.getTime() - (madeAt(name)?.getTime() ?? 0));
  expect(ages.filter((age) => age < DAY)).toHaveLength(24);
  expect(ages.filter((age) => age > DAY && age < 31 * DAY)).toHaveLength(30);
  expect(ages.filter((age) => age > 32 * DAY)).toHaveLength(11);
  expect(Math.max(...ages)).toBeLessThanOrEqual(366 * DAY);
});

it('loses no old one to a hundred restarts', () => {
  const old = [40, 100, 200].map((days) => before(days * DAY));
  const restarts = Array.from({ length: 100 }, (_, i) => before(i * 60_000));
  expect(kept([...restarts, ...old])).toEqual(expect.arrayContaining([restarts[0], ...old]));
});

it('keeps the newest, however old it is, and what it did not make', () => {
  const names = [before(900 * DAY), before(800 * DAY), 'by-hand.tar.gz'];
  expect(kept(names)).toEqual([before(800 * DAY), 'by-hand.tar.gz']);
});
