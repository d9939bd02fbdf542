import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, makeKey, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

type Entry = { type: string; fields: string[]; before: object | null; after: object | null };
const made = async (path: string, body: object) =>
  dataOf<{ id: string; uuid: string }>(await call(api, 'POST', path, { body }));
const historyOf = async (path: string) =>
  dataOf<Entry[]>(await call(api, 'GET', `${path}/history`, { as: staff }));

describe('the history of a delegate', () => {
  it('tells who did what, newest first, with the values before and after', async () => {
    const { id } = await made('/delegates', aDelegate());
    const key = await makeKey(api, staff);
    await call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ church_name: 'Victory' }) });
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: key, body: { payment_status: true } });
    await call(api, 'PATCH', `/delegates/qr-code/${id}`, { as: staff });

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
    await call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: false } });
    expect(await historyOf(`/delegates/${id}`)).toMatchObject([
      { type: 'delegate.created', caller_kind: 'anonymous' },
    ]);
  });

  it('stays when the delegate is deleted, without what the delegate said', async () => {
    const { id } = await made('/delegates', aDelegate({ first_name: 'Forgettable' }));
    await call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ first_name: 'Erasable' }) });
    await call(api, 'DELETE', `/delegates/${id}`, { as: staff });

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
      as: staff,
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
      [staff, 'staff', 'Administrator'],
      [await makeKey(api, staff), 'key', 'Test'],
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
    await call(api, 'DELETE', `/inquiry/properties/${id}`, { as: staff });
    expect(await historyOf(`/inquiry/properties/${id}`)).toMatchObject([
      { type: 'inquiry.deleted', caller_name: 'Administrator' },
      { type: 'inquiry.created', caller_kind: 'anonymous' },
    ]);
  });
});
