import {
  archiveName,
  lastFuller,
  madeAt,
  newestFirst,
  prunable,
  replacedArchiveName,
  rowsArchiveName,
} from './retention.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-21T12:30:00Z');
const before = (ms: number) => archiveName(new Date(NOW.getTime() - ms));
const ofOneSize = (names: string[]) => names.map((name) => ({ name, bytes: 1_000 }));
const kept = (names: string[]) => {
  const gone = new Set(prunable(ofOneSize(names), NOW));
  return names.filter((name) => !gone.has(name));
};

it('reads back the moment from a name, and from nothing else', () => {
  for (const name of [
    before(0),
    ...[rowsArchiveName, replacedArchiveName].flatMap((of) => [of(NOW), `${of(NOW)}.age`]),
  ])
    expect(madeAt(name)).toEqual(NOW);
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

it('keeps the three newest, however old they are, and what it did not make', () => {
  const names = [900, 800, 700, 600].map((days) => before(days * DAY));
  expect(kept([...names, 'by-hand.tar.gz'])).toEqual([...names.slice(1), 'by-hand.tar.gz']);
});

it('keeps for a month what a restore replaced, however many backups of the same hour and day follow it', () => {
  const replaced = (days: number) => replacedArchiveName(new Date(NOW.getTime() - days * DAY - HOUR));
  const names = [...Array.from({ length: 40 * 24 }, (_, i) => before(i * HOUR)), replaced(0), replaced(30)];
  expect(kept(names)).toEqual(expect.arrayContaining([replaced(0), replaced(30)]));
  expect(kept([...names, replaced(35)])).not.toContain(replaced(35));
});

it('keeps what held much more than the newest, though a year and many archives lie between', () => {
  const full = { name: before(1_100 * DAY), bytes: 50_000 };
  const fullest = { name: before(1_101 * DAY), bytes: 90_000 };
  const emptied = Array.from({ length: 30 }, (_, i) => ({ name: before(i * HOUR), bytes: 9_000 }));
  expect(prunable([...emptied, full, fullest], NOW)).not.toContain(full.name);
  expect(prunable([...emptied, full, fullest], NOW)).toContain(fullest.name);
  expect(lastFuller([...emptied, full], NOW)).toBe(full.name);
  expect(lastFuller([{ name: before(0), bytes: 40_000 }, full], NOW)).toBeUndefined();
  // Of rows alone and with the uploads: no wonder.
  const ofRows = { name: rowsArchiveName(NOW), bytes: 100 };
  expect(lastFuller([ofRows, full], NOW)).toBeUndefined();
  expect(lastFuller([ofRows, { name: `${rowsArchiveName(new Date(0))}.age`, bytes: 1_000 }], NOW)).toMatch(
    /^backup-1970/,
  );
});

it('takes what a clock that ran ahead has dated for newer than nothing', () => {
  const ahead = [200, 201, 202].map((days) => before(-days * DAY));
  const old = [900, 800, 700].map((days) => before(days * DAY));
  expect(kept([...ahead, ...old])).toEqual([...ahead, ...old]);
  expect(newestFirst(ofOneSize([...ahead, ...old]), NOW)[0]?.name).toBe(old.at(-1));
  const emptied = { name: before(0), bytes: 100 };
  expect(lastFuller([...ofOneSize(ahead), emptied, ...ofOneSize(old)], NOW)).toBe(old.at(-1));
});
