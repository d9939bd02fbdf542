import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  cookieOf,
  makeStaff,
  sessionOf,
  signIn,
  type Credentials,
  dataOf,
} from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface Session {
  id: string;
  address: string | null;
  browser: string | null;
  current: boolean;
  created_at: string;
  seen_at: string;
}

const api = fixture(() => startApi({ env: { TRUST_PROXY: '1' } }));
const admin = fixture(() => signIn(api));

const me = async (as: Credentials) => (await call(api, 'GET', '/auth/me', { as })).status;
const sessionsOf = async (as: Credentials) =>
  dataOf<Session[]>(await call(api, 'GET', '/auth/sessions', { as }));
const end = (id: string, as: Credentials) => call(api, 'DELETE', `/auth/sessions/${id}`, { as });

describe('one’s own sessions', () => {
  it('are listed with when, where and by what, and which one asks', async () => {
    const ana = await addStaff(api);
    const { email, password } = ana;
    const headers = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.77' };
    const phone = cookieOf(await call(api, 'POST', '/auth/sign-in', { body: { email, password }, headers }));
    const [only] = await sessionsOf(phone);
    expect(only).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      address: '203.0.113.*',
      browser: 'Chrome on Android',
      current: true,
      created_at: expect.any(String) as string,
      seen_at: expect.any(String) as string,
    });
    const desk = await sessionOf(api, ana);
    const seen = await sessionsOf(desk);
    expect(seen.map(({ id, current }) => [id === only?.id, current]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('tell nothing by which one could sign in', async () => {
    const ana = await addStaff(api);
    const session = await sessionOf(api, ana);
    const { rows } = await api.db.query<{ id: string }>('SELECT id FROM staff_session');
    const answer = JSON.stringify(await sessionsOf(session));
    for (const { id } of rows) expect(answer).not.toContain(id);
    for (const { id } of await sessionsOf(session))
      expect(await me({ cookie: `staff_session=${id}` })).toBe(401);
  });

  it('leave out those whose time is over', async () => {
    const ana = await addStaff(api);
    const [idle, old, alive] = [
      await sessionOf(api, ana),
      await sessionOf(api, ana),
      await sessionOf(api, ana),
    ];
    const [first, second] = (await sessionsOf(alive)).filter(({ current }) => !current);
    const age = (id: string | undefined, column: string, by: string) =>
      api.db.query(`UPDATE staff_session SET ${column} = now() - $2::interval WHERE public_id = $1`, [
        id,
        by,
      ]);
    await age(first?.id, 'seen_at', '2 hours');
    await age(second?.id, 'created_at', '24 hours');
    expect(await sessionsOf(alive)).toHaveLength(1);
    for (const session of [idle, old]) expect(await me(session)).toBe(401);
  });

  it('end one by one, and the account’s history tells it', async () => {
    const ana = await makeStaff(api, admin);
    const [mine, lost] = [await sessionOf(api, ana), await sessionOf(api, ana)];
    const other = (await sessionsOf(mine)).find(({ current }) => !current);
    expect((await end(other?.id ?? '', mine)).status).toBe(200);
    expect([await me(mine), await me(lost)]).toEqual([200, 401]);
    expect((await end(other?.id ?? '', mine)).status).toBe(404);

    const { body } = await call(api, 'GET', `/staff/${ana.id}/history`, { as: admin });
    expect(body).toMatchObject({
      data: [{ type: 'staff.session_ended', caller_id: ana.id }, { type: 'staff.created' }],
    });
  });

  it('end only by someone who gave the password in the last quarter of an hour', async () => {
    const ana = await addStaff(api);
    const [mine, lost] = [await sessionOf(api, ana), await sessionOf(api, ana)];
    await api.db.query(
      `UPDATE staff_session SET created_at = now() - interval '15 minutes' WHERE staff_id = $1`,
      [ana.id],
    );
    const other = (await sessionsOf(mine)).find(({ current }) => !current)?.id ?? '';
    const needed = { statusCode: 403, errors: [{ field: 'current_password' }] };
    expect((await end(other, mine)).body).toMatchObject(needed);
    expect((await call(api, 'POST', '/auth/sign-out-everywhere', { as: mine })).body).toMatchObject(needed);

    const confirm = (current_password: string) =>
      call(api, 'POST', '/auth/reauthenticate', { as: mine, body: { current_password } });
    expect((await confirm('a guess of mine')).body).toMatchObject({ ...needed, statusCode: 400 });
    const confirmed = cookieOf(await confirm(ana.password));
    expect([await me(mine), await me(confirmed)]).toEqual([401, 200]);
    expect(await sessionsOf(confirmed)).toHaveLength(2);
    expect((await end(other, confirmed)).status).toBe(200);
    expect(await me(lost)).toBe(401);
    expect((await call(api, 'POST', '/auth/sign-out-everywhere', { as: confirmed })).status).toBe(200);
  });

  it('are nobody else’s: not to see, and not to end', async () => {
    const [ana, ben] = [await addStaff(api), await addStaff(api)];
    const [hers, his] = [await sessionOf(api, ana), await sessionOf(api, ben)];
    const [hersListed] = await sessionsOf(hers);
    expect((await sessionsOf(his)).map(({ id }) => id)).not.toContain(hersListed?.id);
    for (const stranger of [his, admin]) expect((await end(hersListed?.id ?? '', stranger)).status).toBe(404);
    expect(await me(hers)).toBe(200);
    expect((await end(randomUUID(), hers)).status).toBe(404);
    expect((await end('1', hers)).status).toBe(400);
  });
});
