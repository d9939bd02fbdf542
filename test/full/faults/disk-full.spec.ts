import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN } from '../../support/jest/admin.js';
import { buildIfStale } from '../../support/jest/build.js';
import { createDatabase } from '../../support/jest/database.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { endServer, freshDataDir, startOn } from '../../support/server/data-dir.js';
import { failedStart } from '../../support/server/server.js';
import { smallDisk } from '../../support/server/small-disk.js';

beforeAll(buildIfStale);

const disk = smallDisk(16);
afterAll(() => disk?.unmount());

(disk ? it : it.skip)('a start on a full disk says so in one line', async () => {
  disk?.fill();
  const { code, output } = await failedStart({ DATA_DIR: join(disk?.folder ?? '', 'data') });
  disk?.makeRoom();
  expect(code).toBe(1);
  expect(output).toMatch(/^.*(?:No space left on device|the disk is full).*\.\n$/i);
});

// DATABASE_URL leads to a PostgreSQL on another disk.
(disk ? it : it.skip)('a full disk refuses a proof clearly, keeps nothing half, and goes on', async () => {
  const folder = disk?.folder ?? '';
  const server = await startOn(folder, { DATABASE_URL: await createDatabase() });
  const id = await register(server.url);
  const picture = await noisyPicture(1200);
  const upload = async () => {
    const answer = await sendProof(server.url, id, picture);
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  // Beside them lies what the folder is known by.
  const files = () => readdirSync(join(folder, 'uploads/proofs'));

  expect((await upload()).status).toBe(200);
  expect(files()).toHaveLength(1);
  disk?.fill();
  const full = await upload();
  expect([full.status, full.body.message]).toEqual([
    503,
    'There is no room to keep this just now; please try again later.',
  ]);
  expect(files()).toHaveLength(1);
  expect((await fetch(`${server.url}/api/v1/health/live`)).status).toBe(200);

  disk?.makeRoom();
  expect((await upload()).status).toBe(200);
  // The one before is kept as evidence.
  expect(files()).toHaveLength(2);
  expect(await endServer(server)).toBe(0);
});

(disk ? it : it.skip)('a restoring for which there is no room says so, and changes nothing', async () => {
  const folder = join(disk?.folder ?? '', 'restored');
  const DATABASE_URL = await createDatabase();
  const settings = {
    DATABASE_URL,
    BACKUPS: 'off',
    BACKUP_DIR: freshDataDir(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const server = await startOn(folder, settings);
  const admin = await signIn(server);
  const ask = (method: string, path: string) => call(server, method, path, { as: admin });
  const proofs = join(folder, 'uploads/proofs');
  const sent = await sendProof(server.url, await register(server.url), await noisyPicture(600));
  expect(sent.status).toBe(200);
  const [picture = ''] = readdirSync(proofs);
  expect((await ask('POST', '/backups')).status).toBe(200);
  const [archive] = dataOf<{ name: string }[]>(await ask('GET', '/backups/archives'));
  rmSync(join(proofs, picture));
  disk?.fill();
  expect(await ask('POST', `/backups/archives/${archive?.name}/restore`)).toMatchObject({
    status: 409,
    body: { code: 'restore_failed', message: 'The disk is full. Make room, and restore then.' },
  });
  expect(readdirSync(proofs)).not.toContain(picture);
  expect((await ask('GET', '/delegates')).status).toBe(200);

  disk?.makeRoom();
  expect((await ask('POST', `/backups/archives/${archive?.name}/restore`)).status).toBe(200);
  expect(readdirSync(proofs)).toContain(picture);
  await endServer(server);
});

// All of it is less than what counts as room.
(disk ? it : it.skip)('is not ready while the uploads’ own disk is full', async () => {
  const dataDir = freshDataDir();
  mkdirSync(dataDir);
  symlinkSync(disk?.folder ?? '', join(dataDir, 'uploads'));
  const server = await startOn(dataDir, { DATABASE_URL: await createDatabase() });
  const ready = await fetch(`${server.url}/api/v1/health/ready`);
  expect([ready.status, ((await ready.json()) as { message: string }).message]).toEqual([
    503,
    'The disk of the uploads is full.',
  ]);
  await endServer(server);
});
