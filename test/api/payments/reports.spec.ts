import { fixture } from '../../support/jest/fixture.js';
import { payers } from '../../support/payments/payers.js';
import { ALL_REPORTS, reportsOf } from '../../support/payments/reports.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { aContact, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { report, compare } = reportsOf(ask);
const { register, paidPart, moneyOf } = payers(ask, () => api);
const newEvent = (change: object) =>
  ask<{ id: string; slug: string }>('POST', '/events', anEvent({ ...change }));
const rowOf = async (by: string, event: string, name: string | null) =>
  (await report(by, event)).rows.find((row) => row.name === name && row.kind !== 'removed');
let groups = 0;
const group = (event: string, people: object[]) =>
  ask<{ id: string; delegates: { id: string }[] }>('POST', '/registrations', {
    event,
    contact: aContact({
      first_name: 'Lea',
      last_name: 'Salonga',
      email: `lea${++groups}@church.example`,
      phone_number: '09170000004',
    }),
    delegates: people.map((person, n) => ({ first_name: `P${n}`, last_name: 'Cruz', ...person })),
  });
const pay = (registration: string, amount_centavos: number, channel: string, received_on?: string) =>
  ask('POST', `/registrations/${registration}/payments`, { amount_centavos, channel, received_on });
it('adds up by church, price, day and way what the journal has: part payment, refund, cash, two churches in a group', async () => {
  const event = await newEvent({ slug: 'hall', fee_centavos: 100_001 });
  const two = await group(event.slug, [
    { church_name: 'Grace Community', ministry: 'Music' },
    { church_name: 'Hope', ministry: 'Ushers' },
  ]);
  await compare(event.id);
  await pay(two.id, 100_001, 'cash', '2026-11-02');
  // What is paid in part is of both, by what each has to pay; no centavo is lost.
  const parts = await Promise.all(['Grace Community', 'Hope'].map((name) => rowOf('church', event.id, name)));
  expect(parts.map((row) => row?.paid_centavos).sort()).toEqual([50_000, 50_001]);
  expect(parts.map((row) => row?.owed_centavos).sort()).toEqual([50_000, 50_001]);
  await compare(event.id);
  await pay(two.id, 100_001, 'bank-transfer', '2026-11-03');
  const alone = await register({ event: event.slug, church_name: '', ministry: '' });
  await paidPart(alone.id, 120_000, 31);
  await compare(event.id);
  expect(await rowOf('church', event.id, null)).toMatchObject({
    ...{ kind: 'not-said', people: 1, paid_centavos: 120_000, owed_centavos: 0, to_return_centavos: 19_999 },
  });
  // Who gives the place back gets their part back, and their church has it until then.
  await ask('POST', `/delegates/${two.delegates[1]?.id}/cancel`, {});
  expect(await rowOf('church', event.id, 'Hope')).toMatchObject({
    ...{ people: 0, due_centavos: 0, paid_centavos: 100_001, to_return_centavos: 100_001 },
  });
  await compare(event.id);
  await ask('POST', `/registrations/${two.id}/refunds`, { amount_centavos: 100_001, channel: 'gcash' });
  expect(await rowOf('church', event.id, 'Hope')).toBeUndefined();
  await compare(event.id);
  const days = await report('day', event.id);
  expect(days.rows.slice(0, 2)).toMatchObject([
    { name: '2026-11-02', movements: 1, received_centavos: 100_001, returned_centavos: 0 },
    { name: '2026-11-03', movements: 1, received_centavos: 100_001 },
  ]);
  const ways = Object.fromEntries(
    (await report('channel', event.id)).rows.map((row) => [row.name ?? '', row]),
  );
  expect(ways).toMatchObject({
    cash: { paid_centavos: 100_001, returned_centavos: 0 },
    gcash: { received_centavos: 120_000, returned_centavos: 100_001, paid_centavos: 19_999 },
  });
});

it('has prices by name, a free event without a sum, a cancelled event, and all events at once', async () => {
  const event = await newEvent({ slug: 'priced' });
  const { prices } = await ask<{ prices: { id: string; name: string }[] }>(
    'PUT',
    `/events/${event.id}/prices`,
    {
      prices: [
        { name: 'Regular', amount_centavos: 150_000, is_default: true },
        { name: 'Student', amount_centavos: 70_000 },
        { name: 'Speaker', amount_centavos: 0 },
      ],
    },
  );
  const priced = await group(
    event.slug,
    prices.map(({ id }) => ({ price: id, church_name: 'Hope' })),
  );
  await pay(priced.id, 110_000, 'gcash');
  const byPrice = (await report('price', event.id)).rows;
  expect(
    byPrice.map(({ name, price_centavos, people, paid_centavos }) => [
      name,
      price_centavos,
      people,
      paid_centavos,
    ]),
  ).toEqual([
    ['Regular', 150_000, 1, 75_000],
    ['Student', 70_000, 1, 35_000],
    ['Speaker', 0, 1, 0],
  ]);
  await compare(event.id);

  const free = await newEvent({ slug: 'free', fee_centavos: 0 });
  await register({ event: free.slug, church_name: 'Hope' });
  await compare(free.id);
  expect((await report('channel', free.id)).rows).toEqual([]);
  expect(await rowOf('church', free.id, 'Hope')).toMatchObject({ people: 1, paid_centavos: 0 });

  const called = await newEvent({ slug: 'called-off', fee_centavos: 50_000 });
  const payer = await register({ event: called.slug, church_name: 'Hope' });
  await ask('PUT', `/delegates/verify/${payer.id}`, { payment_status: true });
  await ask('POST', `/events/${called.id}/cancel`, {});
  await compare(called.id);
  // A registration that was removed: its money stays.
  const gone = await register({ event: event.slug, church_name: 'Hope' });
  await ask('PUT', `/delegates/verify/${gone.id}`, { payment_status: true });
  await ask('DELETE', `/delegates/${gone.id}`);
  await compare(event.id);
  expect((await report('church', event.id)).rows.at(-1)).toMatchObject({
    kind: 'removed',
    paid_centavos: 150_000,
  });

  const all = await ask<Record<string, number>>('GET', '/movements/sums');
  for (const by of ALL_REPORTS) {
    const { sums } = await report(by);
    expect([by, sums.paid_centavos]).toEqual([by, all['closing_centavos']]);
  }
  expect((await moneyOf(priced.id)).owed_centavos).toBe(110_000);
});

it('takes the filters of the journal by day and way, a page of rows, and refuses what it does not know', async () => {
  const of = encodeURIComponent(JSON.stringify({ channel: 'cash' }));
  const cash = await ask<{ rows: object[]; total: number }>('GET', `/movements/reports/day?filter=${of}`);
  expect(cash.rows).toMatchObject([{ name: '2026-11-02', paid_centavos: 100_001 }]);
  const paged = await ask<{ rows: object[]; total: number; sums: object }>(
    'GET',
    '/movements/reports/day?range=[1,1]',
  );
  const whole = await ask<{ rows: object[]; total: number; sums: object }>('GET', '/movements/reports/day');
  expect(paged).toEqual({ ...whole, rows: whole.rows.slice(1, 2) });
  const refused = async (path: string) =>
    (await call(api, 'GET', `/movements/reports/${path}`, { as: staff })).status;
  expect(await refused('colour')).toBe(404);
  expect(await refused(`church?filter=${of}`)).toBe(400);
  expect(await refused(`church?filter=${encodeURIComponent('{"q":"hope"}')}`)).toBe(400);
  expect(await refused('day?filter={"sum":1}')).toBe(400);
  expect(await refused('day?tz=Nowhere')).toBe(400);
});

it('is a file of people and of programs', async () => {
  const file = (path: string) => fetch(`${api.url}/api/v1/movements/reports/${path}`, { headers: staff });
  await register({ church_name: '=cmd|A1' });
  const words = await (await file('church/export.csv?readable=true&sort=["created_at","DESC"]')).text();
  expect(words.split('\r\n')[0]).toBe('Church,People,Due,Received,Owed,To return,Written');
  expect(words).toContain("'=cmd|A1,1,");
  const { id } = await newEvent({ slug: 'free-file', fee_centavos: 0 });
  await register({ event: 'free-file', church_name: 'Hope', ministry: '' });
  const ofFree = encodeURIComponent(JSON.stringify({ event_id: id }));
  expect(await (await file(`church/export.csv?readable=true&filter=${ofFree}`)).text()).toBe(
    'Church,People,Written\r\nHope,1,Hope\r\n',
  );
  const programs = await (await file('day/export.csv')).text();
  expect(programs.split('\r\n')[0]).toBe(
    'kind,name,price_centavos,people,movements,due_centavos,received_centavos,returned_centavos,paid_centavos,owed_centavos,to_return_centavos,written',
  );
  expect(programs).toContain('named,2026-11-02,,,1,,100001,0,100001,,,');
  expect(await (await file('channel/export.csv?readable=true')).text()).toContain(
    '\r\nCash,1,1000.01,0,1000.01\r\n',
  );
});

const event = fixture(() =>
  ask<{ id: string; slug: string }>('POST', '/events', anEvent({ slug: 'spellings' })),
);

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
  for (const name of [
    'light community',
    'Light Community',
    'Light Community',
    'Light Comm. Church',
    'Living Word',
  ])
    await of(name);
  expect(await churches()).toEqual({
    ...{ 'Light Community': 2, 'light community': 1, 'Light Comm. Church': 1, 'Living Word': 1 },
  });
  expect(await found({ church_is: 'Light Community' })).toEqual(['Light Community', 'Light Community']);
  expect((await together('Light Community', ['light community', 'Light Comm. Church'])).status).toBe(204);
  expect((await together('Light Community', ['light community', 'Light Comm. Church'])).status).toBe(204);
  expect(await churches()).toEqual({ 'Light Community': 4, 'Living Word': 1 });
  await of('LIGHT COMMUNITY');
  expect(await churches()).toEqual({ 'Light Community': 5, 'Living Word': 1 });
  await compare(event.id);
  const [row] = (await report('church', event.id)).rows;
  expect(row?.written.sort()).toEqual(
    ['LIGHT COMMUNITY', 'Light Comm. Church', 'Light Community', 'light community'].sort(),
  );
  // The list of people finds exactly those that the report counts; what each wrote stays.
  expect(await found({ church_is: 'Light Community' })).toEqual([
    ...['LIGHT COMMUNITY', 'Light Comm. Church', 'Light Community', 'Light Community', 'light community'],
  ]);
  expect(await found({ church_is: 'light community' })).toEqual([]);
  expect(await found({ church_is: 'Living Word' })).toEqual(['Living Word']);
  expect(await ask('GET', '/spellings/names/church')).toEqual(
    expect.arrayContaining([
      { name: 'Light Community', people: 5 },
      { name: 'Living Word', people: 1 },
    ]),
  );
  const kept = await spellings({ kind: 'church', name: 'Light Community' });
  expect(kept.map(({ written }) => written).sort()).toEqual(['Light Comm. Church', 'light community']);
  const comm = kept.find(({ written }) => written === 'Light Comm. Church');
  const apart = (ids: unknown) => call(api, 'POST', '/spellings/apart', { as: staff, body: { ids } });
  expect((await apart([comm?.id])).status).toBe(204);
  expect(await churches()).toEqual({ 'Light Community': 4, 'Light Comm. Church': 1, 'Living Word': 1 });
  expect(await found({ church_is: 'Light Comm. Church' })).toEqual(['Light Comm. Church']);
  expect((await apart([comm?.id])).status).toBe(404);
  expect((await apart((await spellings()).map(({ id }) => id))).status).toBe(204);
  expect(await churches()).toEqual({
    ...{
      'Light Community': 2,
      'light community': 1,
      'LIGHT COMMUNITY': 1,
      'Light Comm. Church': 1,
      'Living Word': 1,
    },
  });
  const types = (await ask<{ type: string }[]>('GET', '/activity?limit=1000')).map(({ type }) => type);
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
