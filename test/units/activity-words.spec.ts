import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every type of activity is announced to webhooks, so the API document names them all. */
const TYPE = /"const": "([a-z_]+\.[a-z_]+)"/g;

const OFFICE = 'web-admin/src';
/** The words of all, and of resources that bring their own. */
const words = readdirSync(OFFICE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(OFFICE, file), 'utf8') }))
  .filter(({ file, text }) => file === join('messages', 'history.ts') || text.includes("addResource('"))
  .map(({ text }) => text)
  .join('\n');

test('whatever may happen is said in words, never by its code: in web-admin/src/messages/history.ts, or by addResource', () => {
  const document = readFileSync('openapi.json', 'utf8');
  const types = [...document.matchAll(TYPE)].map(([, type]) => type ?? '');
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((type) => !words.includes(`'${type}': `))).toEqual([]);
});
