import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey } from '../../src/backups/archive/encryption.js';
import { copyCluster } from '../support/jest/cluster-template.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { freshDataDir, startOn } from '../support/server/data-dir.js';
import { refused, runScript, uploadsIn } from './support/script.js';
import { removeAfterwards } from './support/service.js';

const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'mend-')));
chmodSync(folder, 0o711); // as root, PostgreSQL's user must pass through
const data = freshDataDir();
const script = (name: 'backup' | 'backups' | 'uploads', args: string[], more: Record<string, string>) =>
  runScript(folder, name, { DATA_DIR: data, ...more }, args);
const mend = (env: Record<string, string>) => script('uploads', ['mend'], env);
const inBackups = (name: string) => ({ BACKUP_DIR: join(folder, name) });

/** A proof, as the storage has it. */
let name: string;
let hash: string;
const file = () => join(data, 'uploads/proofs', name);

// The server runs all the while: without it each command would start PostgreSQL anew, as some of backup-cli.spec.ts do.
beforeAll(async () => {
  await copyCluster(data);
  const server = await startOn(data, { BACKUPS: 'off' });
  for (let n = 0; n < 2; n++) await sendProof(server.url, await register(server.url), await noisyPicture());
  [[name = '', hash = ''] = []] = uploadsIn(data);
});

describe('uploads mend', () => {
  it('puts back what the storage lost, and what its disk damaged', async () => {
    const env = inBackups('kept');
    const before = uploadsIn(data);
    await script('backup', ['--scheduled'], env);
    expect(await mend(env)).toMatch(/^2 uploads were looked at, 0 put back\.$/m);
    for (const fault of ['gone', 'damaged']) {
      if (fault === 'gone') rmSync(file());
      else writeFileSync(file(), 'damaged');
      const report = new RegExp(`^Put back: ${name}\n2 uploads were looked at, 1 put back\\.$`, 'm');
      expect(await mend(env)).toMatch(report);
      expect(uploadsIn(data)).toEqual(before);
    }
    // What the storage has lost goes into the next archive from beside it.
    rmSync(file());
    await expect(script('backup', ['--scheduled'], env)).rejects.toMatchObject(
      refused(/^1 uploads .*\. The backups have them all: npm run uploads -- mend\n$/),
    );
    const archive = readdirSync(env.BACKUP_DIR).findLast((each) => each.startsWith('backup-')) ?? '';
    expect(await script('backups', ['verify', join(env.BACKUP_DIR, archive)], env)).toContain(
      'and 2 uploads of',
    );
    // The index is lost too: the archives say what it was.
    rmSync(join(env.BACKUP_DIR, 'uploads/index.jsonl'));
    expect(await mend(env)).toContain(`Put back: ${name}`);
    expect(uploadsIn(data)).toEqual(before);
    expect(readdirSync(join(env.BACKUP_DIR, 'uploads'))).toContain(hash);
  });

  it('finds it in an archive of everything, encrypted or not, and names what no backup has', async () => {
    const before = uploadsIn(data);
    const { recipient, file: secret } = await newKey();
    const key = join(folder, 'backup.key');
    writeFileSync(key, secret);
    for (const [place, ending, more] of [
      ['plain', '', {}],
      ['encrypted', '.age', { BACKUP_AGE_RECIPIENTS: recipient, BACKUP_AGE_KEY_FILE: key }],
    ] as const) {
      const env = { ...inBackups(place), ...more };
      mkdirSync(env.BACKUP_DIR);
      const archive = join(env.BACKUP_DIR, `backup-20261120T000000Z.tar.gz${ending}`);
      await script('backup', [archive], env);
      rmSync(file());
      await expect(mend(inBackups('empty'))).rejects.toMatchObject(
        refused(new RegExp(`^1 are gone or damaged, and no backup has them:\n${name}\n$`)),
      );
      expect(await mend(env)).toContain(`Put back: ${name}`);
      expect(uploadsIn(data)).toEqual(before);
    }
  });
});
