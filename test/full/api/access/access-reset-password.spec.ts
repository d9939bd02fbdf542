import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Encryption } from '../../../../src/auth/encryption.js';
import { makeSecret } from '../../../../src/auth/second-factor/codes.js';
import { buildIfStale } from '../../../support/jest/build.js';
import { createDatabase, within } from '../../../support/jest/database.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, makeStaff, sessionOf, signIn } from '../../../support/requests/callers.js';
import { ADMIN as admin, startApi } from '../../../support/server/api.js';
import { endServer, freshDataDir, startOn, usedDataDir } from '../../../support/server/data-dir.js';

const SCRIPT = join(__dirname, '../../../../scripts/reset-password.mjs');

beforeAll(buildIfStale);

/** `npm run reset-password`, as a person at the server runs it. @returns what it prints */
async function reset(env: Record<string, string>, ...args: string[]): Promise<string> {
  const more = { PATH: process.env.PATH, ...env };
  return (await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env: more })).stdout;
}
const printedPassword = (output: string) => /^ *Password +(\S{20})$/m.exec(output)?.[1] ?? '';
const refusal = (line: RegExp | string) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(line) as string,
});

describe('the embedded database', () => {
  it('gets a new password while the server runs on it, and while it is stopped', async () => {
    const dataDir = await usedDataDir();
    const server = await startOn(dataDir);
    const session = await signIn(server, admin);

    const output = await reset({ DATA_DIR: dataDir }, 'ADMIN@test.example');
    expect(output).toContain('New password of Administrator, shown only this once:');
    expect((await call(server, 'GET', '/auth/me', { as: session })).status).toBe(401);
    await expect(signIn(server, admin)).rejects.toThrow('401');
    const again = await signIn(server, { ...admin, password: printedPassword(output) });
    expect((await call(server, 'GET', '/auth/account', { as: again })).body).toMatchObject({
      data: { password_due_at: expect.any(String) as string, password_overdue: false },
    });

    await endServer(server);
    const last = await reset({ DATA_DIR: dataDir }, admin.email);
    const restarted = await startOn(dataDir);
    expect((await call(restarted, 'GET', '/auth/me', { as: again })).status).toBe(401);
    await signIn(restarted, { ...admin, password: printedPassword(last) });
    await endServer(restarted);
  });

  it('is not made by it', () =>
    expect(reset({ DATA_DIR: freshDataDir() }, admin.email)).rejects.toMatchObject(
      refusal(/^There is no database in DATA_DIR .*: the first start makes it\.\n$/),
    ));
});

describe('a database at DATABASE_URL', () => {
  let env: Record<string, string>;
  const api = fixture(() => startApi());
  beforeAll(() => {
    env = { DATABASE_URL: api.settings.databaseUrl ?? '' };
  });

  it('keeps the second factor unless told otherwise, and tells all of it in the account’s history', async () => {
    const session = await signIn(api);
    const ana = await makeStaff(api, session, 'admin');
    const secret = api.app.get(Encryption).encrypt(makeSecret(), ana.id);
    await api.db.query('INSERT INTO second_factor (staff_id, secret) VALUES ($1, $2)', [ana.id, secret]);
    await api.db.query('UPDATE staff SET second_factor_since = now() WHERE id = $1', [ana.id]);
    const hers = await sessionOf(api, ana);

    const kept = await reset(env, ana.email);
    expect(kept).toContain('Their second factor is still on');
    await expect(signIn(api, { ...ana, password: printedPassword(kept) })).rejects.toThrow('401');
    expect((await call(api, 'GET', '/auth/me', { as: hers })).status).toBe(401);

    const off = await reset(env, ana.email, '--second-factor-off');
    expect(off).not.toContain('second factor');
    await signIn(api, { ...ana, password: printedPassword(off) });
    const by = { caller_kind: 'server', caller_id: null, caller_name: 'reset-password' };
    expect((await call(api, 'GET', `/staff/${ana.id}/history`, { as: session })).body).toMatchObject({
      data: [
        { ...by, type: 'staff.second_factor_reset' },
        { ...by, type: 'staff.password_reset' },
        { ...by, type: 'staff.password_reset' },
        { type: 'staff.created' },
      ],
    });
  });

  it.each([
    [
      'nobody’s e-mail',
      ['nobody@test.example'],
      /^No account of the back office has the e-mail nobody@test\.example\.\n$/,
    ],
    ['no e-mail', [], /^Usage: npm run reset-password -- person@example\.com \[--second-factor-off\] /],
    ['an option that it does not know', ['--force'], /^Usage: /],
  ])('is not touched for %s', async (_, args, line) => {
    await expect(reset(env, ...args)).rejects.toMatchObject(refusal(line));
    await signIn(api);
  });

  it('is left alone when it is of an older version, or not there', async () => {
    const older = { DATABASE_URL: await createDatabase() };
    await within(older.DATABASE_URL, (db) =>
      db.query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)'),
    );
    await expect(reset(older, admin.email)).rejects.toMatchObject(
      refusal('The database is not of this version yet: start the server once, then try again.'),
    );
    await expect(
      reset({ DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/app' }, admin.email),
    ).rejects.toMatchObject(
      refusal(/^The database app at 127\.0\.0\.1:1 \(DATABASE_URL\) can't be used: (?!.*hunter2)/),
    );
  });
});
