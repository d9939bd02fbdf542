import { randomInt } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

/** Random, so that PostgreSQL can't make it fit by compressing it. */
const text = (length: number, from: number, to: number) =>
  Array.from({ length }, () => String.fromCodePoint(randomInt(from, to))).join('');
const SCRIPTS: [string, (length: number) => string][] = [
  ['Latin', (n) => text(n, 0x61, 0x7b)],
  ['accents', (n) => text(n, 0xe0, 0xf6)],
  ['Chinese', (n) => text(n, 0x4e00, 0x9fa5)],
  ['emoji', (n) => text(n, 0x1f300, 0x1f5ff)],
  ['signs that unaccent makes longer', (n) => text(n, 0x3392, 0x33a0)],
  ['ligatures', (n) => 'ﬃ'.repeat(n)],
];
const TEXTS: [string, string, string, number][] = [
  ['/delegates', '/delegates', 'address', 500],
  ['/delegates', '/delegates', 'first_name', 100],
  ['/delegates', '/delegates', 'church_name', 200],
  ['/delegates', '/delegates', 'ministry', 200],
  ['/inquiry/property', '/inquiry/properties', 'project_interest', 200],
  ['/inquiry/property', '/inquiry/properties', 'place', 100],
  ['/inquiry/property', '/inquiry/properties', 'message', 5000],
];

describe.each(SCRIPTS)('%s', (_, make) => {
  test.each(TEXTS)('%s: a %s at its maximum is stored, found and sorted', async (post, list, field, max) => {
    const value = make(max);
    const body = post === '/delegates' ? aDelegate({ [field]: value }) : anInquiry({ [field]: value });
    const made = await call(api, 'POST', post, { body });
    expect(made.status).toBe(201);
    const { id } = dataOf<{ id: string }>(made);
    const prefix = [...value].slice(0, 100).join('');
    const parts = field === 'message' ? [prefix] : [prefix, value.slice(0, 500)];
    for (const filter of parts.flatMap((part) => [{ [field]: part }, { q: part }])) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const found = await call(api, 'GET', `${list}?${query.toString()}`, { as: staff });
      expect(dataOf<{ id: string }[]>(found).map((row) => row.id)).toContain(id);
    }
    if (field === 'message') return;
    const sorted = await call(api, 'GET', `${list}?sort=["${field}","DESC"]`, { as: staff });
    expect(sorted.status).toBe(200);
  });
});
