import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeScheduledBackup, problemsOf } from '../../src/backups/scheduled-backup.js';
import { markFolder } from '../../src/backups/backup-target.js';
import { withInstallation } from '../../src/backups/installation.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { createDatabase } from '../support/database.js';

let api: Api;
let admin: Credentials;
beforeAll(async () => {
  api = await startApi({ env: { BACKUPS: 'off' } });
  admin = await signIn(api);
});
afterAll(() => api.close());

const folder = () => api.settings.backups.folder;
const backUp = (olderThanMs?: number, more = {}) =>
  withInstallation(
    api.settings,
    () => undefined,
    (place) => makeScheduledBackup(place, { ...api.settings.backups, ...more }, olderThanMs),
  );
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
    expect(readdirSync(folder())).toHaveLength(1);
  });

  it('wait while the last one is young, and are made by one process only', async () => {
    expect(await backUp(3_600_000)).toBeUndefined();
    const both = await Promise.all([backUp(), backUp()]);
    expect(both.filter((made) => made !== undefined)).toHaveLength(1);
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
      expect.stringMatching(/^backup-\d{8}T\d{6}Z\.tar\.gz$/),
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
    const made = await backUp();
    const left = readdirSync(folder());
    expect(left).toEqual(expect.arrayContaining([kept, 'by-hand.tar.gz']));
    expect(left).not.toContain(gone);
    expect(made?.run.file).toContain(left.sort().findLast((file) => file.startsWith('backup-')));
  });
});

it('an older version refuses a database that a newer one has migrated', async () => {
  const url = await createDatabase();
  const db = new Client({ connectionString: url });
  await db.connect();
  await db.query(
    `INSERT INTO migrations (timestamp, name) VALUES (2000000000000, 'AddReferral2000000000000')`,
  );
  await db.end();
  await expect(migrate(url)).rejects.toThrow(
    /^The database was migrated by a newer version \(AddReferral2000000000000\): /,
  );
});
