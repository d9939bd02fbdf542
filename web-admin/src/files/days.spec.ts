import { dayReader } from './days';

const LATEST = '2026-11-30';

it.each([
  ['2026-11-20 10:42 AM', '2026-11-20'],
  ['2026/11/2', '2026-11-02'],
  ['20261120', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['11/02/26 13:05', '2026-11-02'],
  ['20 Nov 2026', '2026-11-20'],
  ['20-NOV-26', '2026-11-20'],
  ['20Nov2026', '2026-11-20'],
  ['Nov 20, 2026 10:42:01 PM', '2026-11-20'],
  ['November 2, 2026', '2026-11-02'],
  ['Fri, 20 Nov 2026', '2026-11-20'],
  ['NOV 20', null],
  ['02/30/2026', null],
  ['yesterday', null],
  ['', null],
])('reads %j as %j', (cell, day) => expect(dayReader([cell], LATEST)(cell)).toBe(day));

it('reads a column one way: where some day stands first, all do; where both do, only what is plain', () => {
  expect(['03/11/2026', '20/11/2026'].map(dayReader(['03/11/2026', '20/11/2026']))).toEqual([
    '2026-11-03',
    '2026-11-20',
  ]);
  const early = ['01/11/2026', '12/11/2026'];
  expect(early.map(dayReader(early, LATEST))).toEqual(['2026-11-01', '2026-11-12']);
  expect(early.map(dayReader(early, '2026-12-31'))).toEqual(['2026-01-11', '2026-12-11']);
  const mixed = ['03/11/2026', '20/11/2026', '11/20/2026'];
  expect(mixed.map(dayReader(mixed))).toEqual([null, '2026-11-20', '2026-11-20']);
});
