import { readFileSync } from 'node:fs';

/** Every type of activity is announced to webhooks, so the API document names them all. */
const TYPE = /"const": "([a-z_]+\.[a-z_]+)"/g;

test('whatever may happen is said in words, never by its code: in web-admin/src/messages/history.ts', () => {
  const document = readFileSync('openapi.json', 'utf8');
  const types = [...document.matchAll(TYPE)].map(([, type]) => type ?? '');
  expect(types.length).toBeGreaterThan(30);
  const words = readFileSync('web-admin/src/messages/history.ts', 'utf8');
  expect(types.filter((type) => !words.includes(`'${type}': `))).toEqual([]);
});
