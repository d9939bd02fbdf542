import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareDataDir } from '../../../src/data-dir.js';
import { startEmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres.js';
import { buildIfStale } from '../../support/build.js';
import { freshDataDir, startOn } from '../../support/data-dir.js';
import { aDelegate } from '../../support/records.js';

jest.setTimeout(120_000);
beforeAll(buildIfStale);

/** A file system of 8 MB, where this user may mount one. */
function smallDisk(): string | undefined {
  const folder = freshDataDir();
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=0755', 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    return undefined;
  }
}
const disk = smallDisk();
if (!disk) console.log('Skipped: mounting a small disk takes root.');
afterAll(() => disk && execFileSync('umount', [disk]));

(disk ? it : it.skip)('a full disk refuses a proof clearly, keeps nothing half, and goes on', async () => {
  const dataDir = disk ?? '';
  const theirs = freshDataDir();
  prepareDataDir(theirs);
  const postgres = await startEmbeddedPostgres(theirs, () => undefined);
  const server = await startOn(dataDir, { DATABASE_URL: postgres.url });
  const made = await fetch(`${server.url}/api/v1/delegates`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aDelegate()),
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = await sharp({
    create: { width: 1200, height: 1200, channels: 3, background: 'white', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const upload = async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'proof.jpg');
    const url = `${server.url}/api/v1/delegates/proof-of-payment/upload/${id}`;
    const answer = await fetch(url, { method: 'PATCH', body: form });
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  const files = () =>
    readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile());

  const filler = join(dataDir, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024));
  } catch {
    // as full as it gets
  }
  const before = files().length;
  const full = await upload();
  expect(full.status).toBe(503);
  expect(full.body.message).toMatch(/\.$/);
  expect(files()).toHaveLength(before);
  expect((await fetch(`${server.url}/api/v1/health/live`)).status).toBe(200);

  rmSync(filler);
  expect((await upload()).status).toBe(200);
  expect(files()).toHaveLength(before + 1);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await postgres.stop();
});
