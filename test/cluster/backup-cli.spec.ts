import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { withDatabase } from '../../src/cli/with-database.js';
import { BASELINE } from '../../src/platform/database/migrations/index.js';
import { copyCluster } from '../support/jest/cluster-template.js';
import { within } from '../support/jest/database.js';
import { call, dataOf, signIn } from '../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { anInquiry } from '../support/requests/records.js';
import { endServer, freshDataDir, startOn } from '../support/server/data-dir.js';
import { startServer, type RunningServer } from '../support/server/server.js';
import { smallDisk } from '../support/server/small-disk.js';
import { until } from '../support/server/until.js';
import { hasPrograms } from './support/programs.js';
import { refused, runScript, sha256, uploadsIn, type Script } from './support/script.js';
import { removeAfterwards } from './support/service.js';

const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'backup-cli-')));
chmodSync(folder, 0o711); // as root, PostgreSQL's user must pass through

const script = (
  name: Script,
  dataDir: string,
  args: string[] | string = [],
  more: Record<string, string> = {},
) => runScript(folder, name, { DATA_DIR: dataDir, ...more }, [args].flat());

/** The first place. A server runs on it for as long as nothing says otherwise: else each command starts PostgreSQL anew. */
const data = freshDataDir();
let server: RunningServer;
const start = () => startOn(data, { BACKUPS: 'off' });

it('backs up the embedded database while the server runs and while it is stopped', async () => {
  await copyCluster(data);
  server = await start();
  expect((await call(server, 'POST', '/inquiry/property', { body: anInquiry() })).status).toBe(201);
  expect(await script('backup', data, 'running.tar.gz')).toMatch(/^Backed up \d+ rows and 0 uploads to /m);
  expect((await call(server, 'GET', '/health/ready')).status).toBe(200);

  const counting = ['-At', '-c', 'SELECT count(*) FROM inquiry'];
  if (hasPrograms(['psql'], 'postgresql-client')) expect(await script('psql', data, counting)).toBe('1\n');
  await expect(script('psql', data, counting, { PATH: '/nowhere' })).rejects.toMatchObject(
    refused(/^psql is not installed\./),
  );
  await expect(script('restore', data, 'running.tar.gz')).rejects.toMatchObject(
    refused(/^The database is not empty \(.*\): restore only goes into an empty place\.\n$/),
  );
  await endServer(server);
  expect(await script('backup', data)).toMatch(/uploads to .*\/backup-\d{8}T\d{6}Z\.tar\.gz/);
  server = await start();
});

const restored = join(folder, 'restored');

it('says in one sentence what is wrong with a damaged archive, and restores nothing of it: the next test does', async () => {
  const whole = readFileSync(join(folder, 'running.tar.gz'));
  const changed = gunzipSync(whole);
  const name = changed.indexOf('Peñaflor');
  expect(name).toBeGreaterThan(0);
  changed.write('X', name);
  const cases: [Buffer, string][] = [
    [whole.subarray(0, whole.length - 2_000), 'The archive is cut short.'],
    // The name stands in the inquiry, and in the subject of its mail.
    [gzipSync(changed), '"database/\\w+/000001.copy" in the archive is not what was backed up'],
  ];
  for (const [bytes, sentence] of cases) {
    writeFileSync(join(folder, 'damaged.tar.gz'), bytes);
    // One line, and no stack in it.
    await expect(script('restore', restored, 'damaged.tar.gz')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${sentence}[^\\n]*\\n$`)) as string,
    });
  }
});

it('restores it into an empty place, which does nothing by itself until it is released', async () => {
  expect(await script('restore', restored, 'running.tar.gz')).toContain('Everybody signs in anew.');
  const again = await startServer({ DATA_DIR: restored });
  expect(again.output()).not.toContain('First sign-in');
  const as = await signIn(again);
  const list = await call(again, 'GET', '/inquiry/properties', { as });
  expect(list.body).toMatchObject({ data: [anInquiry()], meta: { total: 1 } });
  // The original may be running: the copy does nothing by itself until somebody says that it is the system now.
  const ready = async () => (await call(again, 'GET', '/health/ready')).body;
  expect(await ready()).toMatchObject({ data: { restored_copy: true } });
  const begun = async () => dataOf<unknown>(await call(again, 'GET', '/jobs', { as }));
  const asRestored = await begun();
  expect(await script('restore', restored, '--release')).toContain('This is the system now');
  expect(await ready()).toMatchObject({ data: { restored_copy: false } });
  await until(async () => JSON.stringify(await begun()) !== JSON.stringify(asRestored), 500);
  await endServer(again);
});

const disk = smallDisk(1);
afterAll(() => disk?.unmount());

(disk ? it : it.skip)('leaves nothing on a disk that is too small, and says so', async () => {
  const proofs = join(data, 'uploads', 'proofs');
  mkdirSync(proofs, { recursive: true });
  writeFileSync(join(proofs, 'large.jpg'), randomBytes(4 * 1024 * 1024));
  const target = join(disk?.folder ?? '', 'backup.tar.gz');
  await expect(script('backup', data, target)).rejects.toMatchObject(
    refused(/^The disk of .* has less than 68 MB left: the backup was given up\.\n$/),
  );
  expect(readdirSync(disk?.folder ?? '')).toEqual([]);
});

it('is made, and names them, where the database names uploads that the storage lacks', async () => {
  const sent = await sendProof(server.url, await register(server.url), await noisyPicture());
  expect(sent.status).toBe(200);
  const proofs = join(data, 'uploads', 'proofs');
  const [picture = ''] = readdirSync(proofs).filter((name) => name !== 'large.jpg');
  expect(await script('backup', data, 'with-proof.tar.gz')).toContain('uploads to');
  renameSync(join(proofs, picture), join(folder, 'picture'));
  await expect(script('backup', data, 'without.tar.gz')).rejects.toMatchObject(
    refused(
      new RegExp(`^1 uploads that .* are missing in the storage, or damaged: ${picture}\\. .* without them`),
    ),
  );
  // No backup had it yet. It says so, and is one.
  const output = refused(new RegExp(`: ${picture}\\. The backup goes without them`));
  await expect(script('backup', data, '--scheduled')).rejects.toMatchObject({
    ...output,
    stdout: expect.stringMatching(/^Backed up \d+ rows and 1 uploads to /m) as string,
  });
  const shown = await call(server, 'GET', '/backups', { as: await signIn(server) });
  expect(shown.body).toMatchObject({ data: { last_good: { missing: 1 }, failure: null } });
  renameSync(join(folder, 'picture'), join(proofs, picture));
});

it('lists archives, verifies one, and marks the folder for copies', async () => {
  expect(await script('backups', data, 'list')).toMatch(
    /backups:\n {2}backup-\d{8}T\d{6}Z\.rows\.tar\.gz {2}\d+\.\d MB/,
  );
  expect(await script('backups', data, ['verify', 'running.tar.gz'])).toMatch(
    /is whole: \d+ rows and 0 uploads of .*, version \d+\.\d+\.\d+/,
  );
  await expect(script('backups', data, ['verify', 'damaged.tar.gz'])).rejects.toMatchObject(
    refused(/is not what was backed up/),
  );
  const other = { BACKUP_COPY_DIR: join(folder, 'other') };
  await expect(script('backups', data, 'mark', other)).rejects.toMatchObject(refused(/^There is no folder /));
  mkdirSync(other.BACKUP_COPY_DIR);
  expect(await script('backups', data, 'mark', other)).toMatch(/^Copies of backups go to /);
});

describe('archives of rows, with the uploads once beside them', () => {
  const proofs = (dataDir: string) => join(dataDir, 'uploads', 'proofs');
  const archiveIn = (kept: string) => readdirSync(kept).findLast((name) => name.startsWith('backup-')) ?? '';
  const rowsOf = (output: string) => Number(/(?:Backed up|Restored) (\d+) rows/.exec(output)?.[1]);

  it('are restored whole, and past uploads that are missing or damaged, which are named', async () => {
    const env = { BACKUP_DIR: join(folder, 'kept') };
    const made = await script('backup', data, '--scheduled', env);
    await script('backup', data, '--scheduled', env);
    const uploads = join(env.BACKUP_DIR, 'uploads');
    const hashes = uploadsIn(data).map(([, hash]) => hash);
    expect(hashes).toHaveLength(2);
    expect(readdirSync(uploads).sort()).toEqual([...hashes, 'index.jsonl'].sort());
    const archive = join(env.BACKUP_DIR, archiveIn(env.BACKUP_DIR));
    expect(archive).toMatch(/\.rows\.tar\.gz$/);

    for (const [name = '', hash = ''] of uploadsIn(data)) {
      if (name === 'large.jpg') writeFileSync(join(uploads, hash), 'damaged');
      else renameSync(join(uploads, hash), join(folder, hash));
    }
    const [name = '', hash = ''] = uploadsIn(data).find(([each]) => each !== 'large.jpg') ?? [];
    const gone = `The upload ${name}: .*${hash} is missing\\.\n`;
    const damaged = 'The upload large\\.jpg: .* is damaged\\.\n';
    const named = (sentence: string) =>
      refused(new RegExp(`^(${gone}${damaged}|${damaged}${gone})${sentence}.*\n$`));
    await expect(script('backups', data, ['verify', archive], env)).rejects.toMatchObject(
      named('.* has all its rows, and lacks 2 of its uploads: '),
    );
    const past = join(folder, 'past-uploads');
    await expect(script('restore', past, archive)).rejects.toMatchObject({
      ...named('2 uploads could not be restored\\. '),
      stdout: expect.stringMatching(
        new RegExp(`^Restored ${rowsOf(made)} rows and 0 uploads `, 'm'),
      ) as string,
    });
    expect(await namedIn(past)).toEqual(await namedIn(data));
    renameSync(join(folder, hash), join(uploads, hash));
    // Kept anew from the storage, as the weekly round does after it has found it.
    writeFileSync(
      join(uploads, sha256(readFileSync(join(proofs(data), 'large.jpg')))),
      readFileSync(join(proofs(data), 'large.jpg')),
    );

    const target = join(folder, 'from-rows');
    const output = await script('restore', target, archive);
    expect(rowsOf(output)).toBe(rowsOf(made));
    expect(output).toContain('and 2 uploads of');
    expect(uploadsIn(target)).toEqual(uploadsIn(data));
    expect(await namedIn(target)).toEqual(await namedIn(data));
  });

  it('are restored from what was encrypted, with its key alone', async () => {
    const key = async (file: string) =>
      /BACKUP_AGE_RECIPIENTS=(\S+)/.exec(await script('backups', data, ['key', file]))?.[1] ?? '';
    const [own, other] = [join(folder, 'own.key'), join(folder, 'other.key')];
    const env = { BACKUP_DIR: join(folder, 'sealed'), BACKUP_AGE_RECIPIENTS: await key(own) };
    await key(other);
    const made = await script('backup', data, '--scheduled', env);
    const archive = join(env.BACKUP_DIR, archiveIn(env.BACKUP_DIR));
    expect(archive).toMatch(/\.rows\.tar\.gz\.age$/);
    const encrypted = readdirSync(join(env.BACKUP_DIR, 'uploads')).filter((file) => file.endsWith('.age'));
    expect(encrypted).toHaveLength(2);
    for (const file of [archive, ...encrypted.map((each) => join(env.BACKUP_DIR, 'uploads', each))])
      expect(readFileSync(file).subarray(0, 22).toString('latin1')).toBe('age-encryption.org/v1\n');

    const target = join(folder, 'from-sealed');
    await expect(script('restore', target, archive)).rejects.toMatchObject(
      refused(/is encrypted: BACKUP_AGE_KEY_FILE names the file with its secret key\.\n$/),
    );
    await expect(script('restore', target, archive, { BACKUP_AGE_KEY_FILE: other })).rejects.toMatchObject(
      refused(/is encrypted for another key than the one in BACKUP_AGE_KEY_FILE\.\n$/),
    );
    const output = await script('restore', target, archive, { BACKUP_AGE_KEY_FILE: own });
    expect(rowsOf(output)).toBe(rowsOf(made));
    expect(uploadsIn(target)).toEqual(uploadsIn(data));
    expect(await namedIn(target)).toEqual(await namedIn(data));
  });
});

/** A connection to the embedded database, which is started where no server runs on it. */
const onDatabaseOf = <T>(dataDir: string, work: (db: Client) => Promise<T>): Promise<T> =>
  withDatabase(
    { dataDir, databaseUrl: undefined },
    () => undefined,
    (url) => within(url, work),
  );

/** The picture that each proof names. */
const namedIn = (dataDir: string): Promise<unknown[]> =>
  onDatabaseOf(dataDir, async (db) => {
    const { rows } = await db.query<{ picture: string }>('SELECT picture FROM proof ORDER BY 1');
    expect(rows).toHaveLength(1);
    return rows;
  });

it('says in one line what it can’t do', async () => {
  const empty = join(folder, 'empty');
  await expect(script('restore', empty)).rejects.toMatchObject(refused(/^Usage: npm run backup/));
  await expect(script('restore', empty, 'none.tar.gz')).rejects.toMatchObject(
    refused(/^There is no file .*\n$/),
  );
  await expect(script('backup', empty)).rejects.toMatchObject(refused(/^There is no database in DATA_DIR /));
  expect(existsSync(empty)).toBe(false);
  expect(await script('backup', empty, '--help')).toMatch(/^Usage: /);
  await expect(script('backup', data, '/proc/backup.tar.gz')).rejects.toMatchObject(
    refused(/^E[A-Z]+: .*\n$/),
  );
  const nowhere = { DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/app' };
  await expect(script('backup', empty, 'a.tar.gz', nowhere)).rejects.toMatchObject(
    refused(/^The database can't be reached: (?!.*hunter2).*\n$/),
  );
});

it('says before an update what it would change, and changes nothing', async () => {
  const dataDir = join(folder, 'before-update');
  await copyCluster(dataDir);
  await onDatabaseOf(dataDir, async (db) => {
    expect(await script('upgrade-check', dataDir)).toMatch(
      /^This is version \d+\.\d+\.\d+( \([0-9a-f]{12}\))?\.\nRolls from: \d+\.\d+\.\d+ and later.*\n.*changes nothing\.$/m,
    );
    // As an older version left it.
    const { rows } = await db.query<{ name: string }>(
      'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING name',
    );
    await db.query("UPDATE sql_in_force SET sha256 = '' WHERE name = 'registrations/sql/capacity.sql'");
    const checked = await script('upgrade-check', dataDir);
    expect(checked).toContain(`The start would run 1 migration: ${rows[0]?.name}.`);
    expect(checked).toContain(
      'The start would apply 1 file of functions, views and triggers: registrations/sql/capacity.sql.',
    );
    // PostgreSQL itself has not counted them yet.
    const counted = /its largest table is (\w+) \((\d+) rows\)/.exec(checked)?.slice(1);
    const { rows: there } = await db.query(`SELECT count(*) FROM ${counted?.[0]}`);
    expect(there).toEqual([{ count: counted?.[1] }]);
    expect(checked).toMatch(/^The last good backup: none\.$/m);
    expect(checked).toMatch(/^Room on the disk of DATA_DIR: \d+ MB; up to \d+ MB may be needed\.$/m);
    await db.query('INSERT INTO migrations (timestamp, name) SELECT 1, unnest($1::text[])', [
      [BASELINE, 'OfTomorrow'],
    ]);
    await expect(script('upgrade-check', dataDir)).rejects.toMatchObject(
      refused(/^The database was migrated by a newer version \(OfTomorrow\)/),
    );
  });
});
