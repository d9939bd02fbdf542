import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PriceLists1795896644000 } from '../../../src/platform/database/migrations/price-lists.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

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
  const runner = api.app.get(DataSource).createQueryRunner();
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
