import { readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { eraseRecords } from './erase.js';
import { nothingChosen } from './people.js';
import { columnsOf, TABLES } from './personal-data.js';

/** All statements of an erasure that finds nothing; the database is faked, the SQL is as it is sent. */
async function statements(): Promise<string> {
  const sent: string[] = [];
  const tx = { query: (sql: string) => Promise.resolve(sent.push(sql) && []) } as unknown as EntityManager;

  await eraseRecords(tx, {} as never, nothingChosen(), {
    emails: ['a@example.com'],
    phones: ['639170000000'],
  });
  return sent.join(';\n');
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

/** Tables whose rows go with a row of these, by `ON DELETE CASCADE`. */
function withTheirs(tables: string[]): string[] {
  const schema = readFileSync('schema.sql', 'utf8');
  const hanging = all(schema, /^CREATE TABLE (\w+) \(([^;]*)/gm).flatMap(([, name = '', body = '']) =>
    all(body, /REFERENCES (\w+)\(\w+\) ON DELETE CASCADE/g).some(([, parent = '']) => tables.includes(parent))
      ? [name]
      : [],
  );
  return [...tables, ...hanging];
}

const ofPeople = Object.entries(TABLES).flatMap(([table, { person }]) =>
  person === undefined ? [] : [{ table, columns: columnsOf(person) }],
);

test.each(ofPeople)('an erasure removes $table, or empties what it says of the person', async (rule) => {
  const sql = await statements();
  const removed = withTheirs(all(sql, /DELETE FROM (\w+)/g).map(([, name = '']) => name));
  const kept = all(sql, /UPDATE (\w+)(?: \w+)? SET([^;]*)/g).filter(([, name]) => name === rule.table);
  const emptied = rule.columns.filter((column) =>
    kept.some(([, , values = '']) => new RegExp(`\\b${column} = `).test(values)),
  );
  if (!removed.includes(rule.table)) expect(emptied).toEqual(rule.columns);
});

test.each([
  ['payment', 'registration_id = ANY'],
  ['movement', 'registration_id = ANY'],
  ['registration', 'id = ANY'],
  ['registration', 'r.id = owing.id'],
])('%s, where it stays, keeps nothing of the person', async (table, where) => {
  const kept = (await statements())
    .split(';\n')
    .find((sql) => sql.includes(`UPDATE ${table} `) && sql.replace(/\s+/g, ' ').includes(`WHERE ${where}`));
  for (const column of columnsOf(TABLES[table]?.person)) expect(kept).toContain(`${column} = `);
});
