import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN } from '../support/jest/admin.js';
import { buildIfStale } from '../support/jest/build.js';
import { call, dataOf, messageOf, signIn, type Credentials } from '../support/requests/callers.js';
import { idsOf, missing, writeInquiries, writeInquiry } from '../support/requests/inquiry-writer.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { killHard, startOn, usedDataDir } from '../support/server/data-dir.js';
import type { RunningServer } from '../support/server/server.js';
import { until } from '../support/server/until.js';

interface Restored {
  made_at: string;
  rows: number;
  missing: number;
  saved_as: string;
}

let dataDir: string;
let server: RunningServer;
let admin: Credentials;
beforeAll(async () => {
  buildIfStale();
  dataDir = await usedDataDir();
  server = await startOn(dataDir, { BACKUPS: 'off', LOG_LEVEL: 'info' });
  admin = await signIn(server);
});

const ask = (method: string, path: string, body?: object) =>
  call(server, method, path, { as: admin, ...(body && { body }) });
const archives = async () =>
  dataOf<{ name: string }[]>(await ask('GET', '/backups/archives')).map(({ name }) => name);
/** @returns the name of the archive */
async function backUp(): Promise<string> {
  const before = await archives();
  const made = await ask('POST', '/backups');
  if (made.status !== 200) throw new Error(messageOf(made));
  return (await archives()).find((name) => !before.includes(name)) ?? '';
}
const total = async () =>
  (dataOf<object[]>(await ask('GET', '/inquiry/properties')),
  (await ask('GET', '/inquiry/properties')).headers)
    .get('content-range')
    ?.split('/')[1];
const isReady = () =>
  fetch(`${server.url}/api/v1/health/ready`).then(
    async (answer) => answer.ok && dataOf<{ restored_copy: boolean }>({ body: await answer.json() }),
    () => false as const,
  );
/** How often the application began in this process. */
const begun = () => server.output().split('"Version ').length;
/** The application that comes after it, on the same port and PostgreSQL. */
async function restore(name: string): Promise<Restored> {
  const before = begun();
  const answer = await ask('POST', `/backups/archives/${name}/restore`);
  if (answer.status !== 200) throw new Error(messageOf(answer));
  await until(() => begun() > before);
  await until(() =>
    fetch(`${server.url}/api/v1/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect((await ask('GET', '/backups')).status).toBe(401);
  admin = await signIn(server);
  return dataOf<Restored>(answer);
}

it('puts all back to what the archive holds, keeps what was replaced, and is paused until it is released', async () => {
  const early = await writeInquiry(server.url);
  const delegate = await register(server.url);
  expect((await sendProof(server.url, delegate, await noisyPicture())).status).toBe(200);
  const archive = await backUp();
  const late = await writeInquiry(server.url);
  expect(await total()).toBe('2');
  const made = await ask('POST', '/staff', {
    name: 'Luz',
    email: 'luz@example.com',
    role: 'agent',
    password: 'mangga sa tag-ulan',
  });
  expect(made.status).toBe(201);

  // People write all the while: what they are told is kept is in one place or the other.
  const writers = writeInquiries(server.url, 4);
  await until(() => writers.answers.length > 20);
  const restored = await restore(archive).finally(() => void writers.stop());
  await writers.stop();
  const { answers } = writers;
  expect(restored).toMatchObject({
    missing: 0,
    saved_as: expect.stringMatching(/^backup-.*\.before-restore\.rows\.tar\.gz$/) as string,
  });
  expect(await isReady()).toMatchObject({ restored_copy: true });
  expect(await missing(dataDir, idsOf([early]))).toEqual([]);
  expect(await missing(dataDir, idsOf([late]))).toEqual(idsOf([late]));
  expect(dataOf<object[]>(await ask('GET', '/staff'))).toHaveLength(1);
  const here = idsOf(answers).length - (await missing(dataDir, idsOf(answers))).length;
  // Counted by triggers, which the restored tables have.
  expect(await total()).toBe(String(here + 1));
  const happened = dataOf<{ type: string; caller_kind: string }[]>(await ask('GET', '/activity?limit=1000'));
  expect(happened.find(({ type }) => type === 'backup.restored')?.caller_kind).toBe('staff');

  const gone = await missing(dataDir, idsOf(answers));
  expect(gone.length).toBeGreaterThan(0);
  await restore(restored.saved_as);
  expect(await missing(dataDir, [...gone, ...idsOf([late])])).toEqual([]);
  expect(dataOf<object[]>(await ask('GET', '/staff'))).toHaveLength(2);

  expect((await ask('POST', '/backups/release')).status).toBe(204);
  expect(await isReady()).toMatchObject({ restored_copy: false });
  expect((await ask('POST', '/backups/release')).status).toBe(409);
});

it('never brings back who was erased meanwhile, though the list of the erased was not written', async () => {
  const archive = await backUp();
  const asked = await register(server.url);
  const { email } = dataOf<{ email: string }>(await ask('GET', `/delegates/${asked}`));
  const after = await backUp();
  const { records } = dataOf<{ records: { kind: string; id: string }[] }>(
    await ask('POST', '/privacy/find', { email }),
  );
  expect(records.map(({ id }) => id)).toContain(asked);
  const chosen = records.map(({ kind, id }) => ({ kind, id }));
  expect((await ask('POST', '/privacy/erase', { email, records: chosen })).status).toBe(200);
  // A full disk, or another machine's folder.
  rmSync(join(dataDir, 'backups', 'erasures.jsonl'));
  await restore(after);
  const found = dataOf<{ records: object[] }>(await ask('POST', '/privacy/find', { email }));
  expect(found.records).toEqual([]);
  await restore(archive);
});

it('changes nothing where the archive is damaged, gone or asked for twice, or the password is not known', async () => {
  const [archive = ''] = await archives();
  const damaged = archive.replace(/\d{6}Z/, '000000Z');
  const folder = join(dataDir, 'backups');
  const whole = readFileSync(join(folder, archive));
  writeFileSync(join(folder, damaged), whole.subarray(0, whole.length / 2));
  const before = await total();
  const refused = await ask('POST', `/backups/archives/${damaged}/restore`);
  expect([refused.status, messageOf(refused)]).toEqual([409, 'The archive is cut short.']);
  const ledger = join(folder, 'erasures.jsonl');
  writeFileSync(ledger, '{"id"');
  const unread = await ask('POST', `/backups/archives/${archive}/restore`);
  rmSync(ledger);
  expect([unread.status, messageOf(unread)]).toEqual([
    409,
    `${ledger} is damaged: take it from another place where backups lie.`,
  ]);
  expect((await ask('POST', `/backups/archives/backup-20200101T000000Z.tar.gz/restore`)).status).toBe(404);
  const both = await Promise.all([1, 2].map(() => ask('POST', `/backups/archives/${damaged}/restore`)));
  expect(both.map(({ body }) => (body as { code: string }).code).sort()).toEqual([
    'restore_failed',
    'restore_running',
  ]);
  expect(await total()).toBe(before);
});

it('is undone by PostgreSQL where the server is killed half-way', async () => {
  const [archive = ''] = await archives();
  const kept = idsOf([await writeInquiry(server.url)]);
  const asked = ask('POST', `/backups/archives/${archive}/restore`).catch(() => undefined);
  await until(async () => (await call(server, 'GET', '/health/live')).status === 200);
  await killHard(server, dataDir);
  await asked;
  server = await startOn(dataDir, { BACKUPS: 'off', LOG_LEVEL: 'info' });
  admin = await signIn(server, ADMIN);
  expect(await missing(dataDir, kept)).toEqual([]);
});
