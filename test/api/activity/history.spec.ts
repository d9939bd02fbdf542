import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Bin } from '../../../src/activity/bin/bin.js';
import { ProofsOfPayment } from '../../../src/payments/proofs-of-payment.js';
import { Proofs } from '../../../src/uploads/proofs.js';
import { shareByHand } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  sessionOf,
  signIn,
  type Credentials,
  dataOf,
  makeKey,
} from '../../support/requests/callers.js';
import { aPicture } from '../../support/requests/pictures.js';
import { sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
let admin: Credentials;
let luz: Credentials;
beforeAll(async () => {
  await shareByHand(api);
  admin = await signIn(api);
  luz = await sessionOf(api, await addStaff(api));
});

type Data = Record<string, unknown> & { id: string; uuid: string };
const data = async (method: string, path: string, as: Credentials, body?: object) =>
  dataOf<Data>(await call(api, method, path, { as, body }));
const status = async (method: string, path: string, as: Credentials = admin) =>
  (await call(api, method, path, { as })).status;
const bin = async (path: string) =>
  (await call(api, 'GET', `${path}/bin`, { as: luz })).body as { data: Data[]; meta: { total: number } };
const proofs = () => {
  const folder = join(api.settings.dataDir, 'uploads', 'proofs');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const uploadProof = async (id: string) =>
  expect((await sendProof(api.url, id, await aPicture(60, 40, '#c33'))).status).toBe(200);
test('a removed delegate is nowhere but in the bin, which says who removed it and until when it lies there', async () => {
  const { id, uuid } = await data('POST', '/delegates', {}, aDelegate({ last_name: 'Binned' }));
  await call(api, 'DELETE', `/delegates/${id}`, { as: luz });
  const filter = encodeURIComponent(JSON.stringify({ last_name: 'Binned' }));
  const listed = (await call(api, 'GET', `/delegates?filter=${filter}`, { as: admin })).body;
  expect(listed).toMatchObject({ data: [], meta: { total: 0 } });
  expect([await status('GET', `/delegates/${id}`), await status('GET', `/delegates/uuid/${uuid}`)]).toEqual([
    404, 404,
  ]);

  const { data: entries } = await bin('/delegates');
  const entry = entries.find((each) => each.id === id);
  expect(entry).toMatchObject({
    name: 'Maria Binned',
    about: 'Grace Community Church',
    removed_by: 'Luz Reyes',
  });
  const days = Date.parse(String(entry?.gone_at)) - Date.parse(String(entry?.removed_at));
  expect(days / 86_400_000).toBe(30);
});

test('a restored delegate is the same, with proof, ticket and history', async () => {
  const made = await data('POST', '/delegates', {}, aDelegate({ last_name: 'Returning' }));
  await uploadProof(made.id);
  await data('PUT', `/delegates/verify/${made.id}`, luz, { payment_status: true });
  const before = await data('PATCH', `/delegates/qr-code/${made.id}`, luz);
  const history = await data('GET', `/delegates/${made.id}/history`, luz);
  await call(api, 'DELETE', `/delegates/${made.id}`, { as: luz });
  await api.app
    .get(Proofs)
    .sweep((names) => api.app.get(ProofsOfPayment).proofsInUse(names), new Date(Date.now() + 7_200_000));

  const restored = await data('POST', `/delegates/bin/${made.id}/restore`, admin);
  expect({ ...restored, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  expect(Date.parse(String(restored.updated_at))).toBeGreaterThan(Date.parse(String(before.updated_at)));
  expect(await status('GET', `/delegates/${made.id}/proof-of-payment`)).toBe(200);
  expect(await status('GET', `/delegates/uuid/${made.uuid}/qr.png`)).toBe(200);
  const entries = (await data('GET', `/delegates/${made.id}/history`, luz)) as unknown as { type: string }[];
  expect(entries.map(({ type }) => type).slice(0, 2)).toEqual(['delegate.restored', 'delegate.deleted']);
  expect(entries.slice(2)).toEqual(history);
  expect((await bin('/delegates')).data.map(({ id }) => id)).not.toContain(made.id);
  expect(await status('POST', `/delegates/bin/${made.id}/restore`)).toBe(404);
});

test('after 30 days a record is gone for good, with its files; before, nothing is', async () => {
  const [old, young] = [
    await data('POST', '/delegates', {}, aDelegate()),
    await data('POST', '/delegates', {}, aDelegate()),
  ];
  for (const { id } of [old, young]) {
    await uploadProof(id);
    await call(api, 'DELETE', `/delegates/${id}`, { as: luz });
  }
  const many = proofs().length;
  await api.db.query(`UPDATE bin_entry SET removed_at = now() - interval '30 days 1 minute' WHERE id = $1`, [
    old.id,
  ]);
  await api.db.query(`UPDATE bin_entry SET removed_at = now() - interval '29 days 23 hours' WHERE id = $1`, [
    young.id,
  ]);
  expect(await api.app.get(Bin).emptyOld()).toBe(1);
  expect(proofs()).toHaveLength(many - 1);
  expect(await status('POST', `/delegates/bin/${old.id}/restore`)).toBe(404);
  expect(await status('POST', `/delegates/bin/${young.id}/restore`)).toBe(200);
});

test('an inquiry goes the same way', async () => {
  const made = await data('POST', '/inquiry/property', {}, anInquiry({ last_name: 'Ibalik' }));
  const before = await data('GET', `/inquiry/properties/${made.id}`, luz);
  await call(api, 'DELETE', `/inquiry/properties/${made.id}`, { as: luz });
  expect((await bin('/inquiry/properties')).data[0]).toMatchObject({
    name: 'José Ibalik',
    about: 'Alpha Tower',
  });
  const found = (await call(api, 'GET', '/inquiry/search?keyword=Ibalik', { as: luz })).body;
  expect(found).toMatchObject({ meta: { total: 0 } });
  const restored = await data('POST', `/inquiry/properties/bin/${made.id}/restore`, luz);
  expect({ ...restored, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  expect((await call(api, 'GET', '/inquiry/search?keyword=Ibalik', { as: luz })).body).toMatchObject({
    meta: { total: 1 },
  });
});

test('an admin empties the bin of one record at once', async () => {
  const made = await data('POST', '/delegates', {}, aDelegate());
  await uploadProof(made.id);
  await call(api, 'DELETE', `/delegates/${made.id}`, { as: luz });
  const many = proofs().length;
  expect(await status('DELETE', `/delegates/bin/${made.id}`)).toBe(200);
  expect(proofs()).toHaveLength(many - 1);
  const { rows } = await api.db.query('SELECT FROM bin_entry WHERE id = $1', [made.id]);
  expect(rows).toEqual([]);
});

test('of two who restore at once one does it', async () => {
  const made = await data('POST', '/delegates', {}, aDelegate());
  await call(api, 'DELETE', `/delegates/${made.id}`, { as: luz });
  const path = `/delegates/bin/${made.id}/restore`;
  const answers = await Promise.all([status('POST', path, luz), status('POST', path, admin)]);
  expect(answers.sort()).toEqual([200, 404]);
});

describe('a picture of a payment', () => {
  it('stays where the sweeper asks at the moment that its delegate is taken out of the bin', async () => {
    const { id } = await data('POST', '/delegates', {}, aDelegate());
    await uploadProof(id);
    const { rows } = await api.db.query<{ picture: string }>(
      'SELECT picture FROM proof WHERE registration_id = $1',
      [id],
    );
    const picture = rows[0]?.picture ?? '';
    await call(api, 'DELETE', `/delegates/${id}`, { as: admin });
    const pool = api.app.get(Pool);
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    const meanwhile = (...given: unknown[]): unknown =>
      query(...given).then(async (answer) => {
        await call(api, 'POST', `/delegates/bin/${id}/restore`, { as: admin });
        return answer;
      });
    const spy = jest.spyOn(pool, 'query').mockImplementationOnce(meanwhile);
    const used = await api.app.get(ProofsOfPayment).proofsInUse([picture]);
    spy.mockRestore();
    expect(used).toEqual(new Set([picture]));
  });

  it('stays when the database kept its row, and the answer to COMMIT was lost', async () => {
    const { id } = await data('POST', '/delegates', {}, aDelegate());
    const before = proofs();
    const dataSource = api.app.get(DataSource);
    const done = dataSource.transaction.bind(dataSource) as (work: unknown) => Promise<unknown>;
    const kept = async () =>
      (await api.db.query('SELECT FROM proof WHERE registration_id = $1', [id])).rowCount === 1;
    // Jobs have transactions too: only the answer of the one that kept the proof is lost.
    const spy = jest.spyOn(dataSource, 'transaction').mockImplementation(async (work: unknown) => {
      const result = await done(work);
      if (await kept()) throw new Error('Connection terminated unexpectedly');
      return result;
    });
    await expect(uploadProof(id)).rejects.toThrow();
    spy.mockRestore();
    expect(proofs()).toHaveLength(before.length + 1);
    const path = `${api.url}/api/v1/delegates/${id}/proof-of-payment`;
    expect((await fetch(path, { headers: admin })).status).toBe(200);
  });
});

type Entry = { type: string; fields: string[]; before: object | null; after: object | null };
const made = async (path: string, body: object) =>
  dataOf<{ id: string; uuid: string }>(await call(api, 'POST', path, { body }));
const historyOf = async (path: string) =>
  dataOf<Entry[]>(await call(api, 'GET', `${path}/history`, { as: admin }));
describe('the history of a delegate', () => {
  it('tells who did what, newest first, with the values before and after', async () => {
    const { id } = await made('/delegates', aDelegate());
    const key = await makeKey(api, admin);
    await call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ church_name: 'Victory' }) });
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: key, body: { payment_status: true } });
    await call(api, 'PATCH', `/delegates/qr-code/${id}`, { as: admin });

    const history = await historyOf(`/delegates/${id}`);
    expect(history.map(({ type }) => type)).toEqual([
      'ticket.issued',
      'payment.verified',
      'delegate.changed',
      'delegate.created',
    ]);
    expect(history[1]).toMatchObject({
      caller_kind: 'key',
      caller_name: 'Test',
      before: { payment_status: false },
      after: { payment_status: true },
    });
    expect(history[2]).toMatchObject({
      caller_kind: 'staff',
      caller_name: 'Administrator',
      fields: ['church_name'],
      before: { church_name: 'Grace Community Church' },
      after: { church_name: 'Victory' },
    });
  });

  it('has no line for a change that changed nothing', async () => {
    const { id } = await made('/delegates', aDelegate());
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status: false } });
    expect(await historyOf(`/delegates/${id}`)).toMatchObject([
      { type: 'delegate.created', caller_kind: 'anonymous' },
    ]);
  });

  it('stays when the delegate is deleted, without what the delegate said', async () => {
    const { id } = await made('/delegates', aDelegate({ first_name: 'Forgettable' }));
    await call(api, 'PUT', `/delegates/${id}`, { as: admin, body: aDelegate({ first_name: 'Erasable' }) });
    await call(api, 'DELETE', `/delegates/${id}`, { as: admin });

    const history = await historyOf(`/delegates/${id}`);
    expect(history.map(({ type, before, after }) => ({ type, before, after }))).toEqual([
      { type: 'delegate.deleted', before: null, after: null },
      { type: 'delegate.changed', before: null, after: null },
      { type: 'delegate.created', before: null, after: null },
    ]);
    expect(history[1]?.fields).toEqual(['first_name']);
    const { rows } = await api.db.query(
      `SELECT 1 FROM activity a WHERE a::text ILIKE '%forgettable%' OR a::text ILIKE '%erasable%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is written with the change or not at all', async () => {
    const { id } = await made('/delegates', aDelegate());
    await api.db.query('ALTER TABLE activity RENAME TO activity_gone');
    const answer = await call(api, 'PUT', `/delegates/verify/${id}`, {
      as: admin,
      body: { payment_status: true },
    });
    await api.db.query('ALTER TABLE activity_gone RENAME TO activity');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const { rows } = await api.db.query<{ payment_status: boolean }>(
      'SELECT payment_status FROM delegate WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ payment_status: false }]);
  });

  it('names the colleague at whose desk a delegate was registered, and the key of a program', async () => {
    for (const [as, caller_kind, caller_name] of [
      [admin, 'staff', 'Administrator'],
      [await makeKey(api, admin), 'key', 'Test'],
      [{}, 'anonymous', null],
    ] as const) {
      const answer = await call(api, 'POST', '/delegates', {
        as,
        body: aDelegate(),
        headers: { 'idempotency-key': randomUUID() },
      });
      const { id } = dataOf<{ id: string }>(answer);
      expect(await historyOf(`/delegates/${id}`)).toMatchObject([
        { type: 'delegate.created', caller_kind, caller_name },
      ]);
    }
  });

  it('is empty for a record that never was', async () => {
    expect(await historyOf(`/delegates/${randomUUID()}`)).toEqual([]);
  });
});

describe('the history of an inquiry', () => {
  it('tells who deleted it', async () => {
    const { id } = await made('/inquiry/property', anInquiry());
    await call(api, 'DELETE', `/inquiry/properties/${id}`, { as: admin });
    expect(await historyOf(`/inquiry/properties/${id}`)).toMatchObject([
      { type: 'inquiry.deleted', caller_name: 'Administrator' },
      { type: 'inquiry.created', caller_kind: 'anonymous' },
    ]);
  });
});
