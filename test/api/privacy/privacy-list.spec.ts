import { columnsOf, TABLES } from '../../../src/privacy/personal-data.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

it('every table and column of the database is listed once, with what it knows of people', async () => {
  const { rows } = await api.db.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns
       FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  );
  const real = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  const listed = Object.fromEntries(
    Object.entries(TABLES).map(([table, { person, facts, staff, inner }]) => [
      table,
      [person, facts, staff, inner].flatMap(columnsOf).sort(),
    ]),
  );
  // A new table or column: say in personal-data.ts what it holds, and in erase.ts what becomes of it.
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(real).map(([table, columns]) => [table, [...columns].sort()])),
  );
});

it('where there is something of a visitor, it is said what becomes of it', () => {
  const untold = Object.entries(TABLES).filter(
    ([, { person, erased }]) => (person === undefined) !== (erased === undefined),
  );
  expect(untold.map(([table]) => table)).toEqual([]);
});
