import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyArchive } from '../../../src/backups/archive/archive-reader.js';
import { newKey, ArchiveEncryption } from '../../../src/backups/archive/encryption.js';
import { findUpload } from '../../../src/backups/find-upload.js';
import { withInstallation } from '../../../src/backups/installation.js';
import { KeptUploads } from '../../../src/backups/kept-uploads.js';
import { markFolder } from '../../../src/backups/schedule/backup-target.js';
import { madeAt, rowsArchiveName } from '../../../src/backups/schedule/retention.js';
import {
  makeScheduledBackup,
  problemsOf,
  whileArchivesStay,
} from '../../../src/backups/schedule/scheduled-backup.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn } from '../../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi({ env: { BACKUPS: 'off' } }));
const admin = fixture(() => signIn(api));

const folder = () => api.settings.backups.folder;
const backUp = (olderThanMs?: number, more = {}) =>
  withInstallation(
    api.settings,
    () => undefined,
    (place) => makeScheduledBackup(place, { ...api.settings.backups, ...more }, olderThanMs),
  );
const archives = () => readdirSync(folder()).filter((name) => name.startsWith('backup-'));
const shown = async () =>
  (await call(api, 'GET', '/backups', { as: admin })).body as { data: Record<string, unknown> };

describe('scheduled backups', () => {
  it('are shown to admins once there is one', async () => {
    expect((await shown()).data).toEqual({ hourly: false, last_good: null, failure: null });
    const made = await backUp();
    const { data } = await shown();
    expect(data).toMatchObject({
      last_good: {
        file: made?.run.file,
        bytes: made?.run.bytes,
        copies: 0,
        finished_at: made?.run.finished_at.toISOString(),
      },
      failure: null,
    });
    expect(archives()).toEqual([expect.stringMatching(/^backup-\d{8}T\d{6}Z\.rows\.tar\.gz$/)]);
  });

  it('wait while the last one is young, and are made by one process only', async () => {
    expect(await backUp(3_600_000)).toBeUndefined();
    const both = await Promise.all([backUp(), backUp()]);
    expect(both.filter((made) => made !== undefined)).toHaveLength(1);
  });

  it('are made where a clock that ran ahead, and was set back, has dated the last ones', async () => {
    await api.db.query(
      `INSERT INTO backup_run (file, finished_at, failure) VALUES ('ahead', now() + interval '120 days', NULL), ('ahead', now() + interval '120 days', 'No room.')`,
    );
    await api.db.query(
      `UPDATE backup_run SET finished_at = now() - interval '2 hours' WHERE finished_at < now()`,
    );
    expect(await backUp(3_600_000)).toBeDefined();
    expect((await shown()).data).toMatchObject({
      last_good: { file: expect.stringMatching(/\.rows\./) as string },
      failure: null,
    });
    await api.db.query(`DELETE FROM backup_run WHERE file = 'ahead'`);
  });

  it('are copied to a second folder, and say so when they could not be', async () => {
    const copyFolder = join(api.settings.dataDir, 'other-disk');
    // Not mounted, or mounted and not yet said to be the one: nothing goes into it.
    for (const make of [() => undefined, () => mkdirSync(copyFolder)]) {
      make();
      const lost = await backUp(0, { copyFolder });
      expect(lost).toMatchObject({ run: { copies: 0 } });
      expect(lost?.warnings).toEqual([expect.stringContaining('npm run backups -- mark')]);
    }
    expect(await problemsOf({ ...api.settings.backups, copyFolder })).toHaveLength(1);
    await markFolder(copyFolder);
    expect(await problemsOf({ ...api.settings.backups, copyFolder })).toEqual([]);
    expect(await backUp(0, { copyFolder })).toMatchObject({ run: { copies: 1 }, warnings: [] });
    expect(readdirSync(copyFolder)).toEqual([
      '.developer-site-backups',
      expect.stringMatching(/^backup-\d{8}T\d{6}Z\.rows\.tar\.gz$/),
      'uploads',
    ]);
    const file = join(api.settings.dataDir, 'a-file');
    writeFileSync(file, '');
    const made = await backUp(0, { copyFolder: file });
    expect(made?.run.copies).toBe(0);
    expect(made?.warnings).toEqual([expect.stringMatching(/^The backup was not copied to .*a-file: /)]);
  });

  it('that fail leave the good ones, and tell admins why', async () => {
    const good = readdirSync(folder());
    const broken = join(api.settings.dataDir, 'no-folder');
    writeFileSync(broken, '');
    await expect(backUp(0, { folder: broken })).rejects.toThrow();
    expect(readdirSync(folder())).toEqual(good);
    expect((await shown()).data).toMatchObject({ last_good: { file: expect.any(String) as string } });
    expect(String((await shown()).data.failure)).toMatch(/EEXIST|ENOTDIR/);
  });

  it('remove by age what is no longer needed', async () => {
    rmSync(folder(), { recursive: true });
    mkdirSync(folder());
    chmodSync(folder(), 0o700);
    const day = (n: number) => new Date(Date.now() - n * 86_400_000);
    const name = (at: Date) => `backup-${at.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.gz`;
    const [kept, gone] = [name(day(3)), name(day(500))];
    // The three newest stay whatever their age, the new one among them.
    for (const file of [kept, name(day(2)), gone, 'by-hand.tar.gz']) writeFileSync(join(folder(), file), '');
    // Another process may be restoring one of them at this moment.
    await whileArchivesStay(api.settings.databaseUrl ?? '', backUp);
    expect(readdirSync(folder())).toContain(gone);
    const made = await backUp();
    const left = readdirSync(folder());
    expect(left).toEqual(expect.arrayContaining([kept, 'by-hand.tar.gz']));
    expect(left).not.toContain(gone);
    expect(made?.run.file).toContain(left.sort().findLast((file) => file.startsWith('backup-')));
  });
});

describe('uploads', () => {
  const proofs = () => join(api.settings.dataDir, 'uploads', 'proofs');
  const keptIn = (place: string) =>
    readdirSync(join(place, 'uploads')).filter((name) => /^[0-9a-f]{64}/.test(name));
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(proofs(), name)))
      .digest('hex');
  const send = async () => {
    const before = new Set(existsSync(proofs()) ? readdirSync(proofs()) : []);
    await sendProof(api.url, await register(api.url), await noisyPicture());
    return readdirSync(proofs()).find((name) => !before.has(name)) ?? '';
  };
  /** As if every archive and upload here had been there for so many days. */
  const age = (days: number) => {
    const index = join(folder(), 'uploads', 'index.jsonl');
    const earlier = (at: Date) => new Date(at.getTime() - days * 86_400_000);
    for (const name of archives())
      renameSync(join(folder(), name), join(folder(), rowsArchiveName(earlier(madeAt(name) ?? new Date()))));
    const lines = readFileSync(index, 'utf8').replaceAll(/"gone":"(.*?)"/g, (_, at: string) =>
      JSON.stringify({ gone: earlier(new Date(at)).toISOString() }).slice(1, -1),
    );
    writeFileSync(index, lines);
  };

  it('are kept once beside the archives, and copied once', async () => {
    rmSync(folder(), { recursive: true });
    const copyFolder = join(api.settings.dataDir, 'copies');
    mkdirSync(copyFolder);
    await markFolder(copyFolder);
    const first = await send();
    expect(await backUp(0, { copyFolder })).toMatchObject({ run: { uploads: 1 }, warnings: [] });
    const file = join(folder(), 'uploads', hashOf(first));
    expect(readFileSync(file)).toEqual(readFileSync(join(proofs(), first)));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = [file, join(copyFolder, 'uploads', hashOf(first))].map((each) => statSync(each).ino);
    const second = await send();
    const made = await backUp(0, { copyFolder });
    expect(made).toMatchObject({ run: { uploads: 2, copies: 1 }, warnings: [] });
    for (const place of [folder(), copyFolder])
      expect(keptIn(place).sort()).toEqual([hashOf(first), hashOf(second)].sort());
    expect([file, join(copyFolder, 'uploads', hashOf(first))].map((each) => statSync(each).ino)).toEqual(
      written,
    );
    const manifest = await verifyArchive(made?.run.file ?? '');
    expect(manifest.entries.filter(({ name }) => name.startsWith('files/'))).toEqual([]);
    expect(manifest.uploads?.map(({ name }) => name).sort()).toEqual([first, second].sort());
  });

  it('that are gone stay while an archive of before is there, and go with the last of them', async () => {
    const [gone = '', stays = ''] = readdirSync(proofs());
    const hash = hashOf(gone);
    await api.db.query('DELETE FROM proof WHERE picture = $1', [gone]);
    rmSync(join(proofs(), gone));
    await backUp();
    expect(keptIn(folder())).toContain(hash);
    // Two years on, the three newest are of now.
    age(730);
    for (let n = 0; n < 3; n++) {
      expect(keptIn(folder())).toContain(hash);
      await sleep(1_100); // the name has the second
      await backUp();
    }
    expect(keptIn(folder())).toEqual([hashOf(stays)]);
    // Nobody knows whose it was: it goes as if it had been gone since it was found.
    writeFileSync(join(folder(), 'uploads', 'a'.repeat(64)), 'x');
    await backUp();
    expect(keptIn(folder())).toContain('a'.repeat(64));
  });

  it('that the disk has damaged are found within a week, and kept anew', async () => {
    const [name = ''] = readdirSync(proofs());
    const file = join(folder(), 'uploads', hashOf(name));
    writeFileSync(file, 'damaged');
    const encryption = new ArchiveEncryption();
    const found: string[] = [];
    for (let hour = 0; hour < 168; hour++)
      found.push(
        ...(await (await KeptUploads.open(folder(), encryption)).recheck(new Date(hour * 3_600_000))),
      );
    expect(found).toContain(hashOf(name));
    await backUp();
    expect(readFileSync(file)).toEqual(readFileSync(join(proofs(), name)));
  });

  it('and archives are encrypted where there is a key, and read with it alone', async () => {
    const [name = ''] = readdirSync(proofs());
    const { recipient, file } = await newKey();
    const decryptionKey = join(api.settings.dataDir, 'backup.key');
    writeFileSync(decryptionKey, file);
    const made = await backUp(0, { encryptFor: [recipient] });
    expect(made?.run.file).toMatch(/\.rows\.tar\.gz\.age$/);
    // What lay there in clear goes.
    expect(keptIn(folder())).toEqual([`${hashOf(name)}.age`]);
    const encryption = new ArchiveEncryption({ encryptFor: [recipient], decryptionKey });
    const { uploads = [] } = await verifyArchive(made?.run.file ?? '', encryption);
    const [upload] = uploads;
    if (!upload) throw new Error('No upload');
    expect(await findUpload([folder()], upload, encryption)).toEqual(readFileSync(join(proofs(), name)));
    await expect(findUpload([folder()], upload, new ArchiveEncryption())).rejects.toThrow(/is encrypted: /);
    // Where the secret key is no longer here, nothing of it is taken for damaged.
    const again = await KeptUploads.open(
      folder(),
      new ArchiveEncryption({ encryptFor: [recipient], decryptionKey: undefined }),
    );
    for (let hour = 0; hour < 168; hour++)
      expect(await again.recheck(new Date(hour * 3_600_000))).toEqual([]);
  });
});
