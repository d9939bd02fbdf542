import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { ADMIN } from '../support/jest/admin.js';
import { buildIfStale } from '../support/jest/build.js';
import { createEmptyDatabase, createDatabase } from '../support/jest/database.js';
import { call, signIn } from '../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { freshDataDir } from '../support/server/data-dir.js';
import { startServer, type RunningServer } from '../support/server/server.js';
import { smallDisk } from '../support/server/small-disk.js';

// Collecting takes most of its time, on a busy machine all of it.
jest.setTimeout(600_000);

const ROOT = join(__dirname, '..', '..');
const COLLECTING = [
  process.execPath,
  '--expose-gc',
  '--require',
  join(__dirname, '..', 'support', 'server', 'collects-garbage.cjs'),
];
/** What Node says of a file that nobody closed; from Node 26 on it is an error that ends the process. */
const LEFT_OPEN = /garbage collection|DEP0137/;

/** With room for a few backups beside the 64 MB that they leave free. */
const disk = smallDisk(100);
const backups = disk ? join(disk.folder, 'backups') : freshDataDir();
let server: RunningServer;
let db: Pool;
let env: Record<string, string>;
beforeAll(async () => {
  buildIfStale();
  const DATABASE_URL = await createDatabase({ withAdmin: true });
  db = new Pool({ connectionString: DATABASE_URL, max: 2 });
  env = { DATABASE_URL, DATA_DIR: freshDataDir(), BACKUP_DIR: backups, RATE_LIMIT_WRITES_PER_MINUTE: '0' };
  server = await startServer(env, [...COLLECTING, join(ROOT, 'dist', 'main.js')]);
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  await db?.end();
  disk?.unmount();
});

/** Sends the beginning of an upload, and goes away. */
async function cutUpload(id: string): Promise<void> {
  const head = [
    `PATCH /api/v1/delegates/proof-of-payment/upload/${id} HTTP/1.1`,
    ...['Host: x', 'Content-Type: multipart/form-data; boundary=B', 'Content-Length: 5000000', '', '--B'],
    ...['Content-Disposition: form-data; name="image"; filename="a.jpg"', 'Content-Type: image/jpeg', '', ''],
  ].join('\r\n');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head + 'A'.repeat(200_000));
  await sleep(100);
  socket.destroy();
}

/** Asks for a file, and leaves once the first of it is there. */
async function leaveDownload(path: string, headers: HeadersInit): Promise<void> {
  const left = new AbortController();
  const { body, status } = await fetch(server.url + path, { headers, signal: left.signal });
  expect(status).toBe(200);
  await body?.getReader().read();
  left.abort();
}

it('leaves no file open on any way out of uploads, backups, downloads and restores', async () => {
  const as = await signIn(server, ADMIN);
  const picture = await noisyPicture();
  const ids: string[] = [];
  for (let n = 0; n < 2; n++) ids.push(await register(server.url));
  for (const id of ids) expect((await sendProof(server.url, id, picture)).status).toBe(200);
  for (let n = 0; n < 2; n++) await cutUpload(await register(server.url));
  expect((await sendProof(server.url, await register(server.url), new Blob(['no picture']))).status).toBe(
    415,
  );
  for (const id of ids) await leaveDownload(`/api/v1/delegates/${id}/proof-of-payment`, as);

  const backUp = async () => (await call(server, 'POST', '/backups', { as })).status;
  expect(await backUp()).toBe(200);
  const archives = () => readdirSync(backups).filter((name) => name.endsWith('.tar.gz'));
  const [archive = ''] = archives();
  for (let n = 0; n < 2; n++) await leaveDownload(`/api/v1/backups/archives/${archive}`, as);

  // Its connection is lost while it writes.
  const lost = backUp();
  for (let n = 0; n < 50; n++) {
    await db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name IN ('backup', 'backups')
          AND datname = current_database()`,
    );
    await sleep(10);
  }
  expect(await lost).toBeGreaterThanOrEqual(200);
  if (disk) {
    disk.fill();
    expect(await backUp()).toBe(409);
    disk.makeRoom();
  }
  expect(await backUp()).toBe(200);

  const place = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: freshDataDir() };
  const restore = (file: string) =>
    spawnSync(COLLECTING[0] ?? '', [...COLLECTING.slice(1), 'dist/cli/backup.js', 'restore', file], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...place, BACKUP_DIR: backups },
    });
  const restored = restore(join(backups, archives().at(-1) ?? ''));
  expect({ status: restored.status, stderr: restored.stderr }).toEqual({ status: 0, stderr: '' });
  const refused = restore(join(backups, archive));
  expect(refused.status).toBe(1);

  // Several collections more.
  await sleep(1_500);
  expect((await call(server, 'GET', '/health/live')).status).toBe(200);
  for (const text of [server.output(), restored.stdout, refused.stderr]) expect(text).not.toMatch(LEFT_OPEN);
});
