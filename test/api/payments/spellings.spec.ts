import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { reportsOf } from '../../support/payments/reports.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register } = payers(ask, () => api);
const { report, compare } = reportsOf(ask);
const event = fixture(() => ask<{ id: string; slug: string }>('POST', '/events', anEvent({ slug: 'hall' })));

interface Spelling {
  id: string;
  written: string;
  name: string;
}
const of = (church_name: string, more: object = {}) => register({ event: event.slug, church_name, ...more });
const churches = async () =>
  Object.fromEntries((await report('church', event.id)).rows.map(({ name, people }) => [name ?? '', people]));
const together = (name: string, written: string[], as = staff, kind = 'church') =>
  call(api, 'POST', '/spellings', { as, body: { kind, name, written } });
const spellings = (filter: object = {}) =>
  ask<Spelling[]>('GET', `/spellings?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const found = async (filter: object) => {
  const query = encodeURIComponent(JSON.stringify({ event_id: event.id, ...filter }));
  const { body } = await call(api, 'GET', `/delegates?filter=${query}`, { as: staff });
  const { data, meta } = body as { data: { church_name: string }[]; meta: { total: number } };
  expect(meta.total).toBe(data.length);
  return data.map(({ church_name }) => church_name).sort();
};

it('counts spellings as one once they are put together, what is written later too, and apart again when it is undone', async () => {
  for (const name of ['grace community', 'Grace Community', 'Grace Community', 'Grace Comm. Church', 'Hope'])
    await of(name);
  expect(await churches()).toEqual({
    ...{ 'Grace Community': 2, 'grace community': 1, 'Grace Comm. Church': 1, Hope: 1 },
  });
  expect(await found({ church_is: 'Grace Community' })).toEqual(['Grace Community', 'Grace Community']);
  expect((await together('Grace Community', ['grace community', 'Grace Comm. Church'])).status).toBe(204);
  expect((await together('Grace Community', ['grace community', 'Grace Comm. Church'])).status).toBe(204);
  expect(await churches()).toEqual({ 'Grace Community': 4, Hope: 1 });
  await of('GRACE COMMUNITY');
  expect(await churches()).toEqual({ 'Grace Community': 5, Hope: 1 });
  await compare(event.id);
  const [row] = (await report('church', event.id)).rows;
  expect(row?.written.sort()).toEqual(
    ['GRACE COMMUNITY', 'Grace Comm. Church', 'Grace Community', 'grace community'].sort(),
  );
  // The list of people finds exactly those that the report counts; what each wrote stays.
  expect(await found({ church_is: 'Grace Community' })).toEqual([
    ...['GRACE COMMUNITY', 'Grace Comm. Church', 'Grace Community', 'Grace Community', 'grace community'],
  ]);
  expect(await found({ church_is: 'grace community' })).toEqual([]);
  expect(await found({ church_is: 'Hope' })).toEqual(['Hope']);
  expect(await ask('GET', '/spellings/names/church')).toEqual(
    expect.arrayContaining([
      { name: 'Grace Community', people: 5 },
      { name: 'Hope', people: 1 },
    ]),
  );
  const kept = await spellings({ kind: 'church', name: 'Grace Community' });
  expect(kept.map(({ written }) => written).sort()).toEqual(['Grace Comm. Church', 'grace community']);
  const comm = kept.find(({ written }) => written === 'Grace Comm. Church');
  const apart = (ids: unknown) => call(api, 'POST', '/spellings/apart', { as: staff, body: { ids } });
  expect((await apart([comm?.id])).status).toBe(204);
  expect(await churches()).toEqual({ 'Grace Community': 4, 'Grace Comm. Church': 1, Hope: 1 });
  expect(await found({ church_is: 'Grace Comm. Church' })).toEqual(['Grace Comm. Church']);
  expect((await apart([comm?.id])).status).toBe(404);
  expect((await apart((await spellings()).map(({ id }) => id))).status).toBe(204);
  expect(await churches()).toEqual({
    ...{ 'Grace Community': 2, 'grace community': 1, 'GRACE COMMUNITY': 1, 'Grace Comm. Church': 1, Hope: 1 },
  });
  const types = (await ask<{ type: string }[]>('GET', '/activity?range=[0,99]')).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('spelling.'))).toEqual([
    ...['spelling.put_together', 'spelling.taken_apart', 'spelling.taken_apart'],
  ]);
});

it('takes the spellings of a name along to the next one, and keeps ministries by themselves', async () => {
  for (const church of ['Iglesia ng Pag-asa', 'IGLESIA NG PAG-ASA', 'Pag-asa Church', 'Pagasa'])
    await of(church, { ministry: 'Pagasa' });
  await together('Pag-asa', ['Iglesia ng Pag-asa', 'Pag-asa Church']);
  await together('Pag-asa Christian Church', ['Pag-asa', 'Pagasa']);
  expect(await churches()).toMatchObject({ 'Pag-asa Christian Church': 4 });
  // The same in other letters is the same name.
  await together('PAG-ASA CHRISTIAN CHURCH', ['Pag-asa Christian Church']);
  expect(await churches()).toMatchObject({ 'PAG-ASA CHRISTIAN CHURCH': 4 });
  const byMinistry = (await report('ministry', event.id)).rows.find(({ name }) => name === 'Pagasa');
  expect(byMinistry?.people).toBe(4);
  // Accents do not count, ñ neither.
  await of('Sto. Niño');
  await of('STO. NINO');
  await together('Sto. Niño', ['STO. NINO']);
  expect(await churches()).toMatchObject({ 'Sto. Niño': 2 });
});

it('is put together by two at once without a fault, and refuses what is no spelling', async () => {
  await of('Faith A');
  await of('Faith B');
  const both = await Promise.all([1, 2, 3, 4].map((n) => together(`Faith ${n % 2}`, ['Faith A', 'Faith B'])));
  expect(both.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const names = Object.keys(await churches()).filter((name) => name.startsWith('Faith'));
  expect(names).toHaveLength(1);
  for (const body of [
    { kind: 'colour', name: 'A', written: ['B'] },
    { kind: 'church', name: ' ', written: ['B'] },
    { kind: 'church', name: 'A', written: [] },
    { kind: 'church', name: 'A', written: ['x'.repeat(201)] },
    { kind: 'church', name: 'A', written: [' '] },
    { kind: 'church', name: 'A', written: [1] },
    { kind: 'church', name: 'A', written: ['B', 'B'] },
    { kind: 'church', name: 'A', written: 'B' },
    { kind: 'church', name: 'A\u0000', written: ['B'] },
  ])
    expect([body, (await call(api, 'POST', '/spellings', { as: staff, body })).status]).toEqual([body, 400]);
  expect((await call(api, 'GET', '/spellings/names/colour', { as: staff })).status).toBe(404);
});
