import { randomUUID } from 'node:crypto';
import { shareByHand } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, sessionOf, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  await shareByHand(api);
});

interface Report {
  done: { id: string; name: string; updated_at: string | null }[];
  failed: { id: string; name: string | null; code: string; message: string }[];
}
const register = async (last_name: string) =>
  dataOf<{ id: string; updated_at: string }>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ last_name }) }),
  );
const bulk = async (body: object, path = '/delegates/bulk', as = staff) =>
  dataOf<Report>(await call(api, 'POST', path, { as, body }));
const paid = async (id: string) =>
  dataOf<{ payment_status: boolean }>(await call(api, 'GET', `/delegates/${id}`, { as: staff }))
    .payment_status;

test('one call marks many as paid, names them, and goes on past the one that is gone and the one that was changed', async () => {
  const [ana, ben, cara] = [await register('Ana'), await register('Ben'), await register('Cara')];
  const gone = randomUUID();
  await call(api, 'PUT', `/delegates/${ben.id}`, {
    as: staff,
    body: aDelegate({ last_name: 'Ben', age: 35 }),
  });
  const records = [ana, ben, { id: gone, updated_at: ana.updated_at }, cara].map(({ id, updated_at }) => ({
    id,
    updated_at,
  }));
  const report = await bulk({ action: 'verify', records });
  expect(report).toEqual({
    done: [
      { id: ana.id, name: 'Maria Ana', updated_at: expect.any(String) as string },
      { id: cara.id, name: 'Maria Cara', updated_at: expect.any(String) as string },
    ],
    failed: [
      {
        ...{ id: ben.id, name: 'Maria Ben', code: 'stale_version' },
        message: expect.stringContaining('changed since') as string,
      },
      { id: gone, name: null, code: 'not_found', message: 'Delegate not found.' },
    ],
  });
  expect([await paid(ana.id), await paid(ben.id), await paid(cara.id)]).toEqual([true, false, true]);
  const history = await call(api, 'GET', `/delegates/${ana.id}/history`, { as: staff });
  expect(history.body).toMatchObject({ data: [{ type: 'payment.verified' }, {}] });
});

test('the other actions of delegates and inquiries', async () => {
  const { id } = await register('Dora');
  const records = [{ id }];
  expect((await bulk({ action: 'make-qr-code', records })).done).toHaveLength(1);
  expect((await bulk({ action: 'verify', records })).done).toHaveLength(1);
  expect((await bulk({ action: 'unverify', records })).done).toHaveLength(1);
  expect(await paid(id)).toBe(false);
  expect((await bulk({ action: 'remove', records })).done).toMatchObject([{ id, name: 'Maria Dora' }]);
  expect((await bulk({ action: 'remove', records })).failed).toHaveLength(1);
  const inquiry = (await call(api, 'POST', '/inquiry/property', { body: anInquiry() })).body as {
    data: { id: string };
  };
  const removed = await bulk(
    { action: 'remove', records: [{ id: inquiry.data.id }] },
    '/inquiry/properties/bulk',
  );
  expect(removed.done).toMatchObject([{ id: inquiry.data.id, name: 'José Peñaflor' }]);
});

test('one call sets the status and the colleague of many inquiries, and names those that may not become it', async () => {
  const make = async (last_name: string) =>
    dataOf<{ id: string }>(await call(api, 'POST', '/inquiry/property', { body: anInquiry({ last_name }) }))
      .id;
  const [ana, ben] = [await make('Ana'), await make('Ben')];
  const path = '/inquiry/properties/bulk';
  await bulk({ action: 'change', status: 'spam', records: [{ id: ben }] }, path);
  const me = dataOf<{ id: string }>(await call(api, 'GET', '/auth/me', { as: staff })).id;
  const change = { action: 'change', status: 'lost', lost_reason: 'price', assignee_id: me };
  expect(await bulk({ ...change, records: [{ id: ana }, { id: ben }] }, path)).toEqual({
    done: [{ id: ana, name: 'José Ana', updated_at: expect.any(String) as string }],
    failed: [
      {
        ...{ id: ben, name: 'José Ben', code: 'status_step_not_allowed' },
        message: 'An inquiry that is spam can become new, not lost.',
      },
    ],
  });
  const one = await call(api, 'GET', `/inquiry/properties/${ana}`, { as: staff });
  expect(one.body).toMatchObject({ data: { status: 'lost', lost_reason: 'price', assignee_id: me } });
  const unchanged = await call(api, 'GET', `/inquiry/properties/${ben}`, { as: staff });
  expect(unchanged.body).toMatchObject({ data: { status: 'spam', assignee_id: null } });
});

test.each([
  ['a change of nothing', { action: 'change' }],
  ['a change to no status', { action: 'change', status: 'won' }],
  ['a removal that changes', { action: 'remove', status: 'lost' }],
])('refuses %s', async (_, body) => {
  const records = [{ id: randomUUID() }];
  const answer = await call(api, 'POST', '/inquiry/properties/bulk', {
    as: staff,
    body: { ...body, records },
  });
  expect(answer.status).toBe(400);
});

test.each([
  ['no records', { action: 'verify', records: [] }],
  ['too many', { action: 'verify', records: Array.from({ length: 501 }, () => ({ id: randomUUID() })) }],
  [
    'a record twice',
    {
      action: 'verify',
      records: Array.from({ length: 2 }, () => ({ id: '0199c2f6-6a5e-7d5c-9d55-1f4d7f3ab111' })),
    },
  ],
  ['no id', { action: 'verify', records: [{}] }],
  ['null', { action: 'verify', records: [null] }],
  ['an unknown field', { action: 'verify', records: [{ id: randomUUID(), payment_status: true }] }],
  ['another action', { action: 'erase', records: [{ id: randomUUID() }] }],
])('refuses %s', async (_, body) => {
  expect((await call(api, 'POST', '/delegates/bulk', { as: staff, body })).status).toBe(400);
});

describe('what was set of many inquiries is taken back', () => {
  const path = '/inquiry/properties/bulk';
  const make = async (first_name: string) =>
    dataOf<{ id: string }>(await call(api, 'POST', '/inquiry/property', { body: anInquiry({ first_name }) }))
      .id;
  const workOf = async (id: string) =>
    dataOf<{ status: string; assignee_id: string | null; answered_at: string | null; updated_at: string }>(
      await call(api, 'GET', `/inquiry/properties/${id}`, { as: staff }),
    );
  const change = (ids: string[], set: object, as = staff) =>
    bulk({ action: 'change', ...set, records: ids.map((id) => ({ id })) }, path, as);
  const undo = (records: { id: string; updated_at: string | null }[], as = staff) =>
    bulk({ action: 'undo', records: records.map(({ id, updated_at }) => ({ id, updated_at })) }, path, as);

  test('as it was, also where the one status may not follow the other', async () => {
    const [ana, ben] = [await make('Ana'), await make('Ben')];
    await change([ben], { status: 'lost', lost_reason: 'price' });
    const before = [await workOf(ana), await workOf(ben)];
    const { done } = await change([ana, ben], { status: 'contacted' });
    expect(await workOf(ana)).toMatchObject({
      status: 'contacted',
      answered_at: expect.any(String) as string,
    });
    expect((await undo(done)).failed).toEqual([]);
    for (const [n, id] of [ana, ben].entries()) {
      const { updated_at: _, ...same } = before[n] ?? { updated_at: '' };
      expect(await workOf(id)).toMatchObject(same);
    }
    // Once: what was taken back is not put back by the same.
    expect((await undo(done)).failed).toHaveLength(2);
  });

  test('but for what a colleague changed since, and by whoever set it alone', async () => {
    const [ana, ben] = [await make('Ana'), await make('Ben')];
    const colleague = await addStaff(api, 'agent');
    const { done } = await change([ana, ben], { assignee_id: colleague.id });
    const theirs = await sessionOf(api, colleague);
    expect((await undo(done, theirs)).done).toEqual([]);
    await change([ben], { status: 'qualified' }, theirs);
    const report = await undo(done);
    expect(report.done).toMatchObject([{ id: ana }]);
    expect(report.failed).toMatchObject([
      { id: ben, message: 'It has been changed since, so there is nothing for you to take back.' },
    ]);
    expect((await workOf(ana)).assignee_id).toBeNull();
    expect(await workOf(ben)).toMatchObject({ assignee_id: colleague.id, status: 'qualified' });
  });

  test('by an agent who sees them no more', async () => {
    const agent = await addStaff(api, 'agent');
    const colleague = await addStaff(api, 'agent');
    const theirs = await sessionOf(api, agent);
    const ana = await make('Ana');
    await change([ana], { assignee_id: agent.id });
    const { done } = await change([ana], { assignee_id: colleague.id }, theirs);
    expect((await undo(done, theirs)).done).toMatchObject([{ id: ana }]);
    expect((await workOf(ana)).assignee_id).toBe(agent.id);
  });
});
