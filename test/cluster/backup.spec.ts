import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { backUpAsSql } from '../../src/backups/archive/sql-dump.js';
import { backUp } from '../../src/backups/backup.js';
import { withInstallation } from '../../src/backups/installation.js';
import { restore } from '../../src/backups/restoring/restore.js';
import { parseSettings } from '../../src/platform/settings/parse-settings.js';
import { createEmptyDatabase } from '../support/jest/database.js';
import { fixture } from '../support/jest/fixture.js';
import { aPdf, uploadPdf } from '../support/payments/pdf.js';
import { call, makeKey, makeStaff, signIn, type Credentials, dataOf } from '../support/requests/callers.js';
import { aPicture, uploadPicture } from '../support/requests/pictures.js';
import { sendProof } from '../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../support/requests/records.js';
import { startApi, type Api } from '../support/server/api.js';
import { emptyPlace } from './support/empty-place.js';
import { describeWith } from './support/programs.js';
import { removeAfterwards, until } from './support/service.js';

const quiet = () => undefined;
const folder = removeAfterwards(mkdtempSync(join(tmpdir(), 'backups-')));
const archive = join(folder, 'one.tar.gz');
const SECRET = { AUTH_SECRET: 'the same secret in both places, of 32 and more' };
const AWKWARD = 'Tab\t, back\\slash \\N, "quote"\r\nand 日本語 😀';

let staff: { email: string; password: string };
let key: Credentials;
let delegateId: string;

const api = fixture(() => startApi({ env: SECRET }));
beforeAll(async () => {
  const admin = await signIn(api);
  staff = await makeStaff(api, admin);
  key = await makeKey(api, admin);
  for (let i = 0; i < 3; i++) delegateId = await register(i);
  for (let i = 0; i < 20; i++)
    await call(api, 'POST', '/inquiry/property', { body: anInquiry({ message: `${i} ${AWKWARD}` }) });
  await uploadPdf(api, admin, aPdf('The plan of a home'));
  await call(api, 'DELETE', `/delegates/${delegateId}`, { as: admin });
  delegateId = await register(4);
  await jobsDone();
  await withInstallation(api.settings, quiet, (place) => backUp(place, archive));
});

/**
 * Inquiries are shared out behind their answers, and mails are sent: what is compared must stand still. A job that is being
 * worked on is due only when its lease has run out.
 */
async function jobsDone(): Promise<void> {
  for (let left = 1; left > 0; await sleep(50)) {
    const { rows } = await api.db.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM job WHERE failed_at IS NULL AND (lease IS NOT NULL OR run_at <= now())',
    );
    left = rows[0]?.left ?? 0;
  }
}

/** A delegate with a proof of payment. @returns the id */
async function register(shade: number): Promise<string> {
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ address: AWKWARD }) });
  const { id } = dataOf<{ id: string }>(made);
  const picture = await aPicture(300, 400, { r: 40 * shade, g: 90, b: 90 }, 'jpeg');
  const sent = await sendProof(api.url, id, picture);
  if (!sent.ok) throw new Error(await sent.text());
  return id;
}

/** Every row of every table but the sessions and what each place makes anew, as text. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const db = new Client({ connectionString: url });
  await db.connect();
  const tables = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname NOT IN ('staff_session', 'periodic_job', 'restored_copy', 'trusted_clock', 'sql_in_force') ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    // A migration is noted anew; its number is not part of what was backed up.
    found[name] = rows.map(({ row }) => (name === 'migrations' ? row.replace(/^\(\d+,/, '(') : row)).sort();
  }
  await db.end();
  return found;
}

/**
 * Without what the periodic jobs of a running server write: when they ran, and sums of what they found counted apart; and
 * without where the uploads lie, which is another place now.
 */
function settled(rows: Record<string, string[]>): Record<string, string[]> {
  const sums = new Map<string, number>();
  for (const row of rows.row_count ?? []) {
    const [, table = '', count = ''] = /^\((\w+),(-?\d+),/.exec(row) ?? [];
    sums.set(table, (sums.get(table) ?? 0) + Number(count));
  }
  return {
    ...rows,
    storage_claim: [],
    row_count: [...sums].map(([table, count]) => `${table} ${count}`).sort(),
    periodic_job: (rows.periodic_job ?? []).map((row) => row.replace(/,.*/s, '')),
  };
}

async function hashesOf(dataDir: string): Promise<Record<string, string>> {
  const proofs = join(dataDir, 'uploads/proofs');
  const names = (await readdir(proofs).catch(() => [])).sort();
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(proofs, name)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hash(name)] as const)));
}

async function restored(file: string) {
  const env = await emptyPlace();
  await withInstallation(parseSettings(env), quiet, (place) => restore(place, file));
  return env;
}

describe('a backup', () => {
  it('restores every row and file into an empty place, where people sign in and work on', async () => {
    const env = await restored(archive);
    const rows = await rowsOf(env.DATABASE_URL);
    expect(settled(rows)).toEqual(settled(await rowsOf(api.settings.databaseUrl ?? '')));
    expect(rows.delegate).toHaveLength(3);
    expect(rows.inquiry).toHaveLength(20);
    const hashes = await hashesOf(env.DATA_DIR);
    // Three that are shown, and the one in the bin.
    expect(Object.keys(hashes)).toHaveLength(4);
    expect(hashes).toEqual(await hashesOf(api.settings.dataDir));

    const again = await startApi({ env });
    const session = await signIn(again, staff);
    const list = await call(again, 'GET', '/delegates', { as: session });
    expect(list.body).toEqual((await call(api, 'GET', '/delegates', { as: await signIn(api) })).body);
    expect((await call(again, 'GET', '/inquiry/properties', { as: key })).body).toMatchObject({
      meta: { total: 20 },
    });
    const proof = `/api/v1/delegates/${delegateId}/proof-of-payment`;
    const pictures = await Promise.all(
      [again, api].map(async ({ url }) => (await fetch(url + proof, { headers: key })).arrayBuffer()),
    );
    expect(pictures[0]?.byteLength).toBeGreaterThan(100);
    expect(pictures[0]).toEqual(pictures[1]);
    // Triggers work again: what is made now is counted and found.
    expect((await call(again, 'POST', '/inquiry/property', { body: anInquiry() })).status).toBe(201);
    expect((await call(again, 'GET', '/inquiry/properties', { as: key })).body).toMatchObject({
      meta: { total: 21 },
    });
    await again.close();
  });

  it('carries the site: what is published with its pictures, what is drafted, and the way back', async () => {
    const as = await signIn(api);
    const picture = await aPicture(1300, 900, '#3F6B3A', 'jpeg');
    const { file } = dataOf<{ file: string }>(await uploadPicture(api, as, picture));
    const about = '/content/items/about/site';
    const { data } = (await call(api, 'GET', about, { as })).body as { data: { data: object } };
    const write = (change: object) =>
      call(api, 'PUT', about, { as, body: { data: { ...data.data, ...change } } });
    const publish = () => call(api, 'POST', '/content/publish', { as, body: {} });
    await write({ intro: 'The first release.' });
    expect((await publish()).status).toBe(200);
    await write({ intro: 'The second release.', picture: { file, alt: 'A green field' } });
    const second = await publish();
    expect(second.status).toBe(200);
    const release = dataOf<{ id: string }>(second).id;
    await write({ intro: 'A draft.' });
    const archived = join(folder, 'site.tar.gz');
    await withInstallation(api.settings, quiet, (place) => backUp(place, archived));

    const again = await startApi({ env: { ...SECRET, ...(await restored(archived)) } });
    const page = async ({ url }: Pick<Api, 'url'>) => (await fetch(`${url}/about-us`)).text();
    const shown = await page(again);
    expect(shown).toContain('The second release.');
    expect(shown).toBe(await page(api));
    expect((await fetch(`${again.url}/assets/${file}-800.webp`)).status).toBe(200);
    const by = await signIn(again);
    const draft = (await call(again, 'GET', about, { as: by })).body;
    expect(draft).toMatchObject({ data: { data: { intro: 'A draft.' } } });
    const undone = await call(again, 'POST', '/content/undo', { as: by, body: { release } });
    expect(undone.status).toBe(200);
    expect(await page(again)).toContain('The first release.');
    await again.close();
  });

  it('leaves sessions behind: whoever signed out after it stays signed out', async () => {
    const session = await signIn(api);
    const later = join(folder, 'later.tar.gz');
    await withInstallation(api.settings, quiet, (place) => backUp(place, later));
    const again = await startApi({ env: { ...SECRET, ...(await restored(later)) } });
    expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(200);
    expect((await call(again, 'GET', '/auth/me', { as: session })).status).toBe(401);
    await again.close();
  });

  it('is one moment of the database, whatever is written meanwhile', async () => {
    // Holds the backup between the delegates and their count.
    const lock = new Client({ connectionString: api.settings.databaseUrl });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE idempotency_key IN ACCESS EXCLUSIVE MODE');
    const file = join(folder, 'busy.tar.gz');
    const made = withInstallation(api.settings, quiet, (place) => backUp(place, file));
    const waiting = `SELECT 1 FROM pg_stat_activity
       WHERE application_name = 'backup' AND wait_event_type = 'Lock' AND datname = current_database()`;
    await until(async () => (await api.db.query(waiting)).rowCount === 1, 'The waiting backup');
    expect((await call(api, 'POST', '/delegates', { body: aDelegate() })).status).toBe(201);
    await lock.query('COMMIT');
    await lock.end();
    await made;

    const rows = await rowsOf((await restored(file)).DATABASE_URL);
    const counted = rows.row_count?.map((row) => /^\(delegate,(-?\d+),/.exec(row)?.[1] ?? '0') ?? [];
    expect(rows.delegate).toHaveLength(counted.reduce((sum, count) => sum + Number(count), 0));
    expect(rows.delegate).toHaveLength(3);
  });
});

describeWith(['psql'], 'postgresql-client')('as SQL', () => {
  it('is loaded by psql into an empty database, whole, and a server starts on it', async () => {
    const file = join(folder, 'all.sql');
    await withInstallation(api.settings, quiet, (place) => backUpAsSql(place, file));
    expect((await readdir(folder)).filter((name) => name.startsWith('all.sql'))).toEqual(['all.sql']);
    const DATABASE_URL = await createEmptyDatabase();
    await promisify(execFile)('psql', ['--quiet', '--no-psqlrc', '--file', file, DATABASE_URL]);
    const rows = await rowsOf(DATABASE_URL);
    expect(settled(rows)).toEqual(settled(await rowsOf(api.settings.databaseUrl ?? '')));
    expect(rows.inquiry).toHaveLength(20);

    const again = await startApi({ env: { ...SECRET, ...(await emptyPlace()), DATABASE_URL } });
    expect((await call(again, 'POST', '/inquiry/property', { body: anInquiry() })).status).toBe(201);
    expect((await call(again, 'GET', '/inquiry/properties', { as: key })).body).toMatchObject({
      meta: { total: 21 },
    });
    expect((await call(again, 'GET', '/health/ready')).body).toMatchObject({ data: { restored_copy: true } });
    await again.close();
  });
});

describe('restore refuses, and leaves the place as it was,', () => {
  const tables = async (url: string) => Object.keys(await rowsOf(url));

  it('a database that is not empty', async () => {
    const env = { ...(await emptyPlace()), DATABASE_URL: api.settings.databaseUrl ?? '' };
    const before = await rowsOf(env.DATABASE_URL);
    const attempt = withInstallation(parseSettings(env), quiet, (place) => restore(place, archive));
    await expect(attempt).rejects.toThrow(/^The database is not empty \(table activity, …\)/);
    expect(await rowsOf(env.DATABASE_URL)).toEqual(before);
    expect(await hashesOf(env.DATA_DIR)).toEqual({});
  });

  it('uploads that are not empty', async () => {
    const env = { ...(await emptyPlace()), DATA_DIR: api.settings.dataDir };
    const before = await hashesOf(env.DATA_DIR);
    const attempt = withInstallation(parseSettings(env), quiet, (place) => restore(place, archive));
    await expect(attempt).rejects.toThrow(/^The uploads are not empty/);
    expect(await hashesOf(env.DATA_DIR)).toEqual(before);
    expect(await tables(env.DATABASE_URL)).toEqual([]);
  });

  it('an archive that was altered', async () => {
    const tar = gunzipSync(await readFile(archive));
    tar[tar.indexOf('maria.santos')] = 'x'.charCodeAt(0);
    const file = join(folder, 'altered.tar.gz');
    await writeFile(file, gzipSync(tar));
    const env = await emptyPlace();
    const attempt = withInstallation(parseSettings(env), quiet, (place) => restore(place, file));
    await expect(attempt).rejects.toThrow(/its SHA-256 differs/);
    expect(await tables(env.DATABASE_URL)).toEqual([]);
  });

  it('an archive whose manifest was altered, with a sentence and not the database’s error', async () => {
    const tar = gunzipSync(await readFile(archive));
    const at = tar.lastIndexOf('"church_name"');
    tar.write('X', at + 1);
    const file = join(folder, 'renamed.tar.gz');
    await writeFile(file, gzipSync(tar));
    const env = await emptyPlace();
    const attempt = withInstallation(parseSettings(env), quiet, (place) => restore(place, file));
    await expect(attempt).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringMatching(/^The archive is damaged, or was altered: .*Xhurch_name/) as string,
    });
    expect(await tables(env.DATABASE_URL)).toEqual([]);
  });

  it('a storage that fails in the middle', async () => {
    const env = await emptyPlace();
    const attempt = withInstallation(parseSettings(env), quiet, (place) => {
      let kept = 0;
      const put = place.proofs.put.bind(place.proofs);
      place.proofs.put = async (name, path) => {
        await put(name, path);
        if (++kept === 2) throw new Error('the disk is full');
      };
      return restore(place, archive);
    });
    await expect(attempt).rejects.toThrow('the disk is full');
    expect(await tables(env.DATABASE_URL)).toEqual([]);
    expect(await hashesOf(env.DATA_DIR)).toEqual({});
  });
});
