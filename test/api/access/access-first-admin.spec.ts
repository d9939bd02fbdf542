import { DataSource } from 'typeorm';
import { FirstAdmin } from '../../../src/auth/staff/first-admin.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { startApi, type Api } from '../../support/server/api.js';

const count = async ({ db }: Api) => (await db.query('SELECT 1 FROM staff')).rowCount;

describe('the first admin', () => {
  it('is made up where none is given: printed once, never again', async () => {
    const api = await startApi({ settings: { admin: undefined } });
    await api.db.query('DELETE FROM staff');
    const made = await api.app.get(FirstAdmin).ensure();
    expect(made).toEqual({
      email: 'admin@localhost',
      password: expect.stringMatching(/^[\w-]{20}$/) as string,
    });
    const session = made && (await signIn(api, made));
    expect((await call(api, 'GET', '/staff', { as: session })).status).toBe(200);
    // It is corrected as every account is, with the address that it has.
    const [own] = dataOf<{ id: string; email: string }[]>(await call(api, 'GET', '/staff', { as: session }));
    const body = { name: 'Ana Cruz', email: 'admin@localhost', role: 'admin', disabled: false };
    expect((await call(api, 'PUT', `/staff/${own?.id}`, { as: session, body })).status).toBe(200);
    expect(await api.app.get(FirstAdmin).ensure()).toBeUndefined();
    await api.close();
  });

  it('is one, however many processes start at once', async () => {
    const api = await startApi({ settings: { admin: undefined } });
    const other = await startApi({ settings: { ...api.settings } });
    await api.db.query('DELETE FROM staff');
    const made = await Promise.all([api, other, api, other].map(({ app }) => app.get(FirstAdmin).ensure()));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await count(api)).toBe(1);
    await other.close();
    await api.close();
  });

  it('is not made with a password that guessers try first', async () => {
    const admin = { email: 'admin@test.example', password: 'password1234' };
    const api = await startApi();
    await api.db.query('DELETE FROM staff');
    const weak = new FirstAdmin(api.app.get(DataSource), { ...api.settings, admin });
    await expect(weak.ensure()).rejects.toThrow(
      /^Setting ADMIN_PASSWORD can't be used. This password is among the first/,
    );
    expect(await count(api)).toBe(0);
    await api.close();
  });
});
