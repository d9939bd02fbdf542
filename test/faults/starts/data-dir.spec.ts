import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIfStale } from '../../support/jest/build.js';
import { call, signIn } from '../../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { anInquiry } from '../../support/requests/records.js';
import { endServer, freshDataDir, startOn } from '../../support/server/data-dir.js';
import type { RunningServer } from '../../support/server/server.js';

beforeAll(buildIfStale);

/** What the first start prints. */
function firstSignIn(server: RunningServer) {
  const printed = (label: string) => new RegExp(`^ *${label} +(\\S+)$`, 'm').exec(server.output())?.[1] ?? '';
  return { email: printed('E-mail'), password: printed('Password') };
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the first start', () => {
  const dataDir = freshDataDir();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startOn(dataDir);
  });
  afterAll(async () => {
    await endServer(server);
  });

  it('prints a sign-in to the back office', async () => {
    const body = firstSignIn(server);
    const account = { email: 'admin@localhost', role: 'admin' };
    expect(await call(server, 'POST', '/auth/sign-in', { body })).toMatchObject({
      status: 200,
      body: { data: account },
    });
  });

  it('keeps everything for its own user alone, but for the public site’s pages', async () => {
    // As root, PostgreSQL's user must pass through; nobody may list it.
    expect(modeOf(dataDir).toString(8)).toBe('711');
    const proof = await sendProof(server.url, await register(server.url), await noisyPicture(40));
    expect(proof.status).toBe(200);
    const open = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (modeOf(path) & 0o077) !== 0)
      .map((path) => relative(dataDir, path))
      // A proxy may read them, while no process answers.
      .filter((path) => !/^site(\/|$)/.test(path));
    expect(open).toEqual([]);
  });

  it('lets its PostgreSQL note what was refused, and nobody’s data with it', async () => {
    const as = await signIn(server, firstSignIn(server));
    const body = {
      name: 'Luz',
      email: 'luz@private.example',
      role: 'manager',
      password: 'mangga sa tag-ulan',
    };
    const add = async () => (await call(server, 'POST', '/staff', { as, body })).status;
    expect([await add(), await add()]).toEqual([201, 409]);
    const log = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
    expect(log).toMatch(/ERROR: .* unique constraint/);
    expect(log).not.toContain(body.email);
    const before = log.split('ERROR').length;
    const again = { 'idempotency-key': '6f1f6f0a-3f9b-4c58-9d0e-2f6f6b0f8b3a' };
    const inquire = () => call(server, 'POST', '/inquiry/property', { body: anInquiry(), headers: again });
    expect([(await inquire()).status, (await inquire()).status]).toEqual([201, 201]);
    expect(readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8').split('ERROR')).toHaveLength(
      before,
    );
  });
});
