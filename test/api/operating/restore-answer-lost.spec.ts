import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../src/backups/backup.js';
import { installationOf } from '../../../src/backups/installation.js';
import { restore } from '../../../src/backups/restoring/restore.js';
import { fixture } from '../../support/jest/fixture.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi({ env: { BACKUPS: 'off' } }));

const temporary = () => mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'cut-'));

/** A line to the database that is cut when the last word of a restoring was handed over: its answer never comes. */
async function cutAfterCommit(database: string) {
  const url = new URL(database);
  const folder = url.searchParams.get('host') ?? '';
  const [name = ''] = readdirSync(folder).filter((file) => /^\.s\.PGSQL\.\d+$/.test(file));
  const server = createServer((near) => {
    const far = connect(join(folder, name));
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    let isCut = false;
    far.on('data', (chunk) => void (isCut || near.write(chunk)));
    near.on('data', (chunk) => {
      isCut ||= chunk.includes('COMMIT\0');
      far.write(chunk);
      if (isCut) setTimeout(() => near.destroy(), 500);
    });
  });
  const own = temporary();
  await new Promise<void>((resolve) => server.listen(join(own, name), resolve));
  url.searchParams.set('host', own);
  return { url: url.href, close: () => server.close() };
}

it('a restoring whose last answer is lost leaves the uploads that the restored rows name', async () => {
  expect((await sendProof(api.url, await register(api.url), await noisyPicture())).status).toBe(200);
  const place = installationOf(api.settings);
  const archive = join(temporary(), 'whole.tar.gz');
  await backUp(place, archive);
  const proofs = join(api.settings.dataDir, 'uploads', 'proofs');
  const [picture = ''] = readdirSync(proofs);
  rmSync(join(proofs, picture));
  const line = await cutAfterCommit(place.databaseUrl);
  const cut = { ...place, databaseUrl: line.url };
  await expect(restore(cut, archive, { inPlace: true, save: () => Promise.resolve() })).rejects.toThrow();
  line.close();
  const { rows } = await api.db.query<{ picture: string; copy: boolean }>(
    `SELECT picture, to_regclass('restored_copy') IS NOT NULL AS copy FROM proof`,
  );
  expect(rows).toEqual([{ picture, copy: true }]);
  expect(readdirSync(proofs)).toEqual([picture]);
});
