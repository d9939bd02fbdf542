import { ApiKeysService } from '../../../src/auth/api-keys/api-keys.service.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  call,
  dataOf,
  makeKey,
  messageOf,
  signIn,
  type Credentials,
} from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { onlyWhenCalled } from '../../support/server/waiting.js';

interface Endpoint {
  id: string;
  secret?: string;
  disabled_reason: string | null;
  made_by_key: string | null;
}

/** Whoever may manage webhooks by key. Networks of the house are open to admins. */
const api = fixture(() => startApi({ env: { WEBHOOK_ALLOW_NETS: '10.0.0.0/8' } }));
const admin = fixture(() => signIn(api));
const key = fixture(() => makeKey(api, admin, ['webhooks:manage', 'delegates:read']));

const anEndpoint = (change: object = {}) => ({
  url: 'https://crm.example.com/hooks',
  description: 'CRM',
  types: ['payment.verified'],
  ...change,
});
const send = (method: string, path = '', body?: object, as: Credentials = key) =>
  call(api, method, `/webhooks${path}`, { as, body });
const add = async (change: object = {}, as: Credentials = key) =>
  dataOf<Endpoint>(await send('POST', '', anEndpoint(change), as));
const listed = async (as: Credentials = key) =>
  dataOf<Endpoint[]>(await send('GET', '', undefined, as)).map(({ id }) => id);

it('of many that are added at the same moment there are 20 in the end', async () => {
  const answers = await Promise.all(Array.from({ length: 26 }, () => send('POST', '', anEndpoint(), admin)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const all = await listed(admin);
  expect(all).toHaveLength(20);
  for (const id of all) await send('DELETE', `/${id}`, undefined, admin);
});

it('replays from a moment alone', async () => {
  const { id } = await add();
  for (const since of [
    '2026-11-22T00:00:00',
    '2026-11-22',
    '2026-W47-7T00:00:00Z',
    '0000-01-01T00:00:00Z',
    'soon',
  ])
    expect([since, messageOf(await send('POST', `/${id}/replay`, { since }))]).toEqual([
      since,
      'since: A moment with its zone, such as 2027-01-31T00:00:00Z',
    ]);
  await send('DELETE', `/${id}`);
});

it('adds, reads, changes, tests and removes its own, and sees the secret once', async () => {
  const made = await add();
  expect(made.secret).toMatch(/^whsec_/);
  const path = `/${made.id}`;
  const read = await send('GET', path);
  expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.not.stringContaining('whsec_')]);
  const changed = await send('PUT', path, anEndpoint({ description: 'Other', disabled: true }));
  expect(dataOf(changed)).toMatchObject({ description: 'Other', disabled_reason: 'By the API key Test.' });
  expect(dataOf(await send('POST', `${path}/secret`))).toMatchObject({
    secret: expect.stringMatching(/^whsec_/) as string,
  });
  const test = dataOf<{ id: string }>(await send('POST', `${path}/test`));
  expect(dataOf<{ id: string }[]>(await send('GET', `${path}/deliveries`)).map(({ id }) => id)).toEqual([
    test.id,
  ]);
  expect((await send('DELETE', path)).status).toBe(200);
  expect((await send('GET', path)).status).toBe(404);
});

it('does not see what an admin made, nor what tells of more than it may read', async () => {
  const other = await makeKey(api, admin, ['webhooks:manage', 'inquiries:read']);
  const [ofAdmin, mine, theirs] = [
    await add({}, admin),
    await add(),
    await add({ types: ['inquiry.created'] }, other),
  ];
  expect(await listed()).toEqual([mine.id]);
  expect(await listed(other)).toEqual([theirs.id]);
  expect(await listed(await makeKey(api, admin, ['webhooks:manage', 'delegates:read']))).toEqual([mine.id]);
  for (const { id } of [ofAdmin, theirs])
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', anEndpoint()],
      ['DELETE', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', '/replay', { since: '2026-01-01T00:00:00Z' }],
      ['POST', `/deliveries/${id}/replay`],
    ] as const)
      expect([method, path, (await send(method, `/${id}${path}`, body)).status]).toEqual([method, path, 404]);
  expect((await listed(admin)).sort()).toEqual([ofAdmin.id, mine.id, theirs.id].sort());
  for (const { id } of [ofAdmin, mine, theirs]) await send('DELETE', `/${id}`, undefined, admin);
});

it.each([
  ['of what it may not read', { types: ['inquiry.created'] }, 'types: Unknown: inquiry.created'],
  ['of what no key may read', { types: ['webhook.created'] }, 'types: Unknown: webhook.created'],
  ['of all', { types: [] }, 'types: Name what it hears of'],
  ['in a network of the house', { url: 'https://10.1.2.3/hooks' }, 'url: '],
  ['without TLS', { url: 'http://crm.example.com/hooks' }, 'url: Must begin with https://'],
  ['of types that are no list', { types: { 0: 'payment.verified' } }, 'types: Must be a list of text'],
])('adds none %s', async (_, wrong, sentence) => {
  const answer = await send('POST', '', anEndpoint(wrong));
  expect([answer.status, messageOf(answer).slice(0, sentence.length)]).toEqual([400, sentence]);
});

it('is told of the types that it may read', async () => {
  const types = dataOf<{ resource: string }[]>(await send('GET', '/types'));
  const resources = new Set(types.map(({ resource }) => resource));
  expect([resources.has('delegates'), resources.has('inquiries')]).toEqual([true, false]);
});

it('adds ten, which leaves room for the house', async () => {
  const made = [];
  for (let n = 0; n < 10; n++) made.push(await add());
  const more = await send('POST', '', anEndpoint());
  expect(more.body).toMatchObject({ statusCode: 409, code: 'too_many_endpoints' });
  made.push(await add({}, admin));
  for (const { id } of made) await send('DELETE', `/${id}`, undefined, admin);
});

it('takes what it made along when it is revoked', async () => {
  const body = { name: 'Leaving', scopes: ['webhooks:manage', 'delegates:read'] };
  const lost = dataOf<{ id: string; key: string }>(await call(api, 'POST', '/api-keys', { as: admin, body }));
  const { id } = await add({}, { authorization: `Bearer ${lost.key}` });
  const stays = await add();
  await call(api, 'DELETE', `/api-keys/${lost.id}`, { as: admin });
  const read = async (each: string) => dataOf<Endpoint>(await send('GET', `/${each}`, undefined, admin));
  expect(await read(id)).toMatchObject({ disabled_reason: 'The API key Leaving was revoked.' });
  expect(await read(stays.id)).toMatchObject({ disabled_reason: null });
  // Another key of the scope goes on with it.
  const woken = dataOf<Endpoint>(await send('PUT', `/${id}`, anEndpoint({ disabled: false })));
  expect([woken.disabled_reason, woken.made_by_key]).toEqual([null, stays.made_by_key]);
});

it('takes what it made along when it has expired, until an admin wants it', async () => {
  const body = { name: 'Until noon', scopes: ['webhooks:manage', 'delegates:read'] };
  const lost = dataOf<{ id: string; key: string }>(await call(api, 'POST', '/api-keys', { as: admin, body }));
  const { id } = await add({}, { authorization: `Bearer ${lost.key}` });
  const keys = api.app.get(ApiKeysService);
  await onlyWhenCalled(api, 'expired-keys');
  expect(await keys.endExpired()).toBe(0);
  await api.db.query(`UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [lost.id]);
  expect(await keys.endExpired()).toBe(1);
  const read = async () => dataOf<Endpoint>(await send('GET', `/${id}`, undefined, admin));
  expect(await read()).toMatchObject({ disabled_reason: 'The API key Until noon has expired.' });
  await send('PUT', `/${id}`, anEndpoint({ disabled: false }), admin);
  expect(await keys.endExpired()).toBe(0);
  expect(await read()).toMatchObject({ disabled_reason: null, made_by_key: null });
  await send('DELETE', `/${id}`, undefined, admin);
});

it('takes along what it added in the moment in which it was revoked', async () => {
  const body = { name: 'Stolen', scopes: ['webhooks:manage', 'delegates:read'] };
  const lost = dataOf<{ id: string; key: string }>(await call(api, 'POST', '/api-keys', { as: admin, body }));
  const { id } = await add({}, { authorization: `Bearer ${lost.key}` });
  await onlyWhenCalled(api, 'expired-keys');
  // As it is left where the endpoint is written after those of the key were looked for.
  await api.db.query('DELETE FROM api_key WHERE id = $1', [lost.id]);
  const keys = api.app.get(ApiKeysService);
  expect([await keys.endExpired(), await keys.endExpired()]).toEqual([1, 0]);
  expect(dataOf(await send('GET', `/${id}`, undefined, admin))).toMatchObject({
    disabled_reason: 'The API key that added it was revoked.',
  });
  await send('DELETE', `/${id}`, undefined, admin);
});
