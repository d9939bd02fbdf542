import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PriceLists1795896644000 } from '../../../../src/platform/database/migrations/price-lists.js';
import { renamedHomes } from '../../../../src/stock/renames.js';
import { openHomesDesk } from '../../../support/desks/homes-desk.js';
import { inquiryPath } from '../../../support/desks/inquiry-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';

const desk = fixture(() => openHomesDesk());

interface Release {
  id: string;
  current: boolean;
}
const releases = async () =>
  dataOf<Release[]>(await call(desk.api, 'GET', '/content/releases', { as: desk.editor }));
const called = (name: string) => ({
  ...desk.hotel,
  details: {
    ...desk.hotel.details,
    homes: desk.hotel.details.homes.map((home) => (home.name === 'Villa' ? { ...home, name } : home)),
  },
});
const counted = async (home: string) => {
  const { id, reserved, sold, free, count } = await desk.stock(home);
  return { id, reserved, sold, free, count };
};

it('a home that is called otherwise keeps its count and who has one, also when that is taken back or rolled back', async () => {
  const [bought, holder, removed] = [await desk.asked(), await desk.asked(), await desk.asked()];
  await desk.set(bought, 'sold');
  await desk.set(holder, 'reserved');
  await desk.set(removed, 'reserved');
  await call(desk.api, 'DELETE', inquiryPath(removed), { as: desk.manager });
  const before = await counted('Villa');
  expect(before).toMatchObject({ count: 6, reserved: 2, sold: 2, free: 2 });

  await desk.save(called('Garden villa'));
  expect(await desk.publish()).toMatchObject({ status: 200 });
  expect(await counted('Garden villa')).toEqual(before);
  for (const id of [bought, holder]) expect(await desk.read(id)).toMatchObject({ home_name: 'Garden villa' });
  await desk.left(2);
  const history = dataOf<{ type: string; after: object }[]>(
    await call(desk.api, 'GET', `/stock/${String(before.id)}/history`, { as: desk.manager }),
  );
  expect(history[0]).toMatchObject({ type: 'stock.changed', after: { home: 'Garden villa' } });
  // What lay in the bin comes back to the home as it is called now.
  const restore = `/inquiry/properties/bin/${removed}/restore`;
  await call(desk.api, 'POST', restore, { as: desk.manager });
  expect(await counted('Garden villa')).toMatchObject({ reserved: 3, sold: 2, free: 1 });
  await desk.set(removed, null, { home: 'Garden villa' });

  const [shown, first] = await releases();
  const undo = { as: desk.editor, body: { release: shown?.id } };
  expect(await call(desk.api, 'POST', '/content/undo', undo)).toMatchObject({ status: 200 });
  expect(await counted('Villa')).toEqual(before);
  expect(await desk.read(holder)).toMatchObject({ home_name: 'Villa', home_state: 'reserved' });

  await desk.publish();
  expect(await counted('Garden villa')).toEqual(before);
  const now = (await releases()).find(({ current }) => current);
  const body = { release: first?.id, shown: now?.id };
  expect(await call(desk.api, 'POST', '/content/roll-back', { as: desk.editor, body })).toMatchObject({
    status: 200,
  });
  expect(await counted('Villa')).toEqual(before);
  for (const id of [bought, holder]) await desk.set(id, null);
});

it('a home that is counted under the new name already stays as it is', async () => {
  const body = {
    project: 'cove-house',
    home: 'Pool villa',
    count: 2,
    reserved_elsewhere: 1,
    sold_elsewhere: 0,
  };
  await call(desk.api, 'POST', '/stock', { as: desk.manager, body });
  await desk.save(called('Pool villa'));
  expect(await desk.publish()).toMatchObject({ status: 200 });
  expect(await counted('Pool villa')).toMatchObject({ count: 2, reserved: 1 });
  expect(await counted('Villa')).toMatchObject({ count: 6 });
  await desk.save(desk.hotel);
  await desk.publish();
});

it('each price list that is published has its number, which pages, reservations and computations name', async () => {
  interface List {
    project: string;
    number: number;
    name: string;
    day: string;
  }
  const lists = async () =>
    dataOf<List[]>(await call(desk.api, 'GET', '/price-lists', { as: desk.agent })).filter(
      ({ project }) => project === 'cove-house',
    );
  const [only, ...others] = await lists();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ number: 1, name: desk.hotel.prices.version, day: desk.hotel.prices.date });
  const id = await desk.asked();
  await desk.set(id, 'reserved');
  const { version, date } = desk.hotel.prices as Record<string, string>;
  expect(await desk.read(id)).toMatchObject({ home_price_list: `No. 1, ${version}, ${date}` });

  const prices = { ...desk.hotel.prices, perSqm: 190_000, version: 'Dearer', date: '2030-01-01' };
  await desk.save({ ...desk.hotel, prices });
  expect(await desk.publish()).toMatchObject({ status: 200 });
  expect(await lists()).toMatchObject([{ number: 2, name: 'Dearer', day: '2030-01-01' }, { number: 1 }]);
  // Whoever reserved buys by the list of that day.
  expect(await desk.read(id)).toMatchObject({ home_price_list: `No. 1, ${version}, ${date}` });
  const page = await (await fetch(`${desk.api.url}/properties/hotel-leisure/cove-house`)).text();
  expect(page).toContain('No. 2, Dearer');
  // The list of before is the same list again.
  await desk.save(desk.hotel);
  await desk.publish();
  expect((await lists()).map(({ number }) => number)).toEqual([2, 1]);
  await desk.set(id, null);
});

/** A project's content as it was kept, and what became public when. */
interface Kept {
  slug: string;
  prices: object | null;
  published: string[];
}
const listOf = (version: string | null, date: string | null, perSqm = 100_000) => ({ version, date, perSqm });

it('numbers the lists of before by their first publication, each once, with the prices that were public last', async () => {
  const kept: Kept[] = [
    // The later list has the earlier name: its publication decides.
    { slug: 'cove', prices: listOf('Z, 2025', '2025-01-10'), published: ['2025-01-11', '2025-03-01'] },
    { slug: 'cove', prices: listOf('A, 2026', '2026-01-10', 120_000), published: ['2026-01-12'] },
    // A mistyped sum was mended under the same name and day: it is one list.
    { slug: 'cove', prices: listOf('A, 2026', '2026-01-10', 125_000), published: ['2026-01-13'] },
    // The same name on another day is another list.
    { slug: 'cove', prices: listOf('A, 2026', '2026-06-01', 130_000), published: ['2026-06-02'] },
    { slug: 'tower', prices: listOf('2026-11', '2026-11-01'), published: ['2026-11-02'] },
    // Neither without a name or a day, nor a draft that nobody has read.
    { slug: 'farm', prices: listOf(null, '2026-11-01'), published: ['2026-11-03'] },
    { slug: 'farm', prices: listOf('Soon', 'in spring'), published: ['2026-11-04'] },
    { slug: 'farm', prices: null, published: ['2026-11-05'] },
    { slug: 'tower', prices: listOf('Draft', '2026-12-01'), published: [] },
  ];
  const runner = desk.api.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('DROP TABLE price_list');
    for (const { slug, prices, published } of kept) {
      const id = randomUUID();
      const data = { ...(prices && { prices }), details: { homes: [{ name: 'Villa', price: null }] } };
      await runner.query(
        `INSERT INTO content_version (id, kind, slug, data) VALUES ($1, 'projects', $2, $3)`,
        [...[id, slug, JSON.stringify(data)]],
      );
      for (const at of published)
        await runner.query(
          'INSERT INTO content_release (id, versions, at) VALUES ($1, ARRAY[$2::uuid], $3)',
          [...[randomUUID(), id, at]],
        );
    }
    await new PriceLists1795896644000().up(runner);
    const rows = (await runner.query(
      `SELECT project, number, name, day::text, (prices->'list'->>'perSqm')::int AS sqm, jsonb_array_length(prices->'homes') AS homes
         FROM price_list WHERE project IN ('cove', 'tower', 'farm') ORDER BY project, number`,
    )) as Record<string, unknown>[];
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['cove', 1, 'Z, 2025', '2025-01-10', 100_000, 1],
      ['cove', 2, 'A, 2026', '2026-01-10', 125_000, 1],
      ['cove', 3, 'A, 2026', '2026-06-01', 130_000, 1],
      ['tower', 1, '2026-11', '2026-11-01', 100_000, 1],
    ]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

const home = (name: string, bedrooms: number, area: number) => ({
  ...{ name, bedrooms, area_from: area, area_to: area },
});
const studio = home('Studio', 0, 24);
const one = home('One bedroom', 1, 36);
const two = home('Two bedrooms', 2, 52);
const renamed = (name: string, of: typeof studio) => ({ ...of, name });
it.each([
  ['nothing', [studio, one], [studio, one], []],
  ['a name', [studio, one], [renamed('Loft', studio), one], [['Studio', 'Loft']]],
  ['a name and the order', [studio, one], [one, renamed('Loft', studio)], [['Studio', 'Loft']]],
  ['a name and the area', [studio, one], [home('Loft', 0, 26), one], [['Studio', 'Loft']]],
  [
    'all names',
    [studio, one],
    [renamed('A', studio), renamed('B', one)],
    [
      ['Studio', 'A'],
      ['One bedroom', 'B'],
    ],
  ],
  ['a home for another', [studio, one], [studio, two], []],
  ['one that is left out', [studio, one], [studio], []],
  ['one that is added', [studio], [studio, one], []],
  [
    'two names that change places',
    [studio, one],
    [renamed('One bedroom', studio), renamed('Studio', one)],
    [],
  ],
  [
    'both names of two of one size',
    [studio, renamed('Loft', studio)],
    [renamed('A', studio), renamed('B', studio)],
    [
      ['Studio', 'A'],
      ['Loft', 'B'],
    ],
  ],
])('%s', (_, before, after, names) => {
  expect(renamedHomes(before, after)).toEqual(names);
});
