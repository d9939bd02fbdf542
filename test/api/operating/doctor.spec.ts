import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withInstallation } from '../../../src/backups/installation.js';
import { makeScheduledBackup } from '../../../src/backups/schedule/scheduled-backup.js';
import { roomOf } from '../../../src/doctor/disks.js';
import { examine } from '../../../src/doctor/examine.js';
import type { Finding } from '../../../src/doctor/finding.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { createEmptyDatabase } from '../../support/jest/database.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { startApi } from '../../support/server/api.js';
import { jobsDone } from '../../support/server/one-life.js';
import { onlyWhenCalled } from '../../support/server/waiting.js';
import { BUCKET, expectFound, type Planted } from './planted.js';

/** What lies with this installation: rows, files, disks. Services that answer wrongly: doctor-services.spec.ts. */
let proof: string;
const api = fixture(() => startApi({ env: { BACKUPS: 'off' } }));
beforeAll(async () => {
  const id = await register(api.url);
  expect((await sendProof(api.url, id, await noisyPicture(600))).status).toBe(200);
  const { rows } = await api.db.query<{ picture: string }>('SELECT picture FROM proof');
  proof = join(api.settings.dataDir, 'uploads/proofs', rows[0]?.picture ?? '');
  // No mail server is set: what registering would send is written and withheld a moment after, and then nobody wants it.
  await jobsDone(api);
  await sql("UPDATE mail SET last_error = 'Left'");
  // Those of each half minute would fail where a clock that jumped is planted just then.
  for (const name of api.app.get(Jobs).periodic.keys()) await onlyWhenCalled(api, name);
  await backUp();
});

const backUp = () =>
  withInstallation(
    api.settings,
    () => undefined,
    (place) => makeScheduledBackup(place, api.settings.backups),
  );
const sql = async (text: string) => void (await api.db.query(text));

const JOB = `INSERT INTO job (id, kind, run_at, failed_at, last_error) VALUES (gen_random_uuid(), 'nobody-does-this', now()`;
const noJob = () => sql("DELETE FROM job WHERE kind = 'nobody-does-this'");
let kept: Buffer;

const PLANTED: Planted[] = [
  {
    fault: 'PUBLIC_URL of a trial',
    plant: () => Promise.resolve({ production: true, publicUrl: 'http://localhost:3000' }),
    ...{ about: 'settings', says: /^PUBLIC_URL is http:\/\/localhost:3000/, todo: /^Set PUBLIC_URL/ },
  },
  {
    fault: 'no trusted proxy',
    plant: () => Promise.resolve({ publicUrl: 'https://example.com', trustProxy: 0 }),
    ...{ about: 'settings', says: /all visitors count as one/, todo: /^Set TRUST_PROXY/ },
  },
  {
    fault: 'a database of a newer version',
    plant: () => sql(`INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTomorrow1')`),
    undo: () => sql(`DELETE FROM migrations WHERE name = 'FromTomorrow1'`),
    ...{ about: 'database', says: /migrated by a newer version \(FromTomorrow1\)/, todo: /newer version/ },
  },
  {
    fault: 'an empty database',
    plant: async () => ({ databaseUrl: await createEmptyDatabase() }),
    ...{ about: 'database', says: /not of this version yet/, todo: /npm run upgrade-check$/ },
  },
  {
    fault: 'a clock that jumped',
    plant: () =>
      sql(
        `INSERT INTO trusted_clock (at) VALUES (now() - interval '1 year') ON CONFLICT (one) DO UPDATE SET at = excluded.at`,
      ),
    undo: () => sql('DELETE FROM trusted_clock'),
    ...{ about: 'clock', says: /^The clock of .* says /, todo: /npm run clock -- is-right$/ },
  },
  {
    fault: 'a restored copy',
    plant: () => sql('CREATE TABLE restored_copy AS SELECT now() AS restored_at'),
    undo: () => sql('DROP TABLE restored_copy'),
    ...{ about: 'jobs', says: /^This is a restored copy/, todo: /npm run restore -- --release$/ },
  },
  {
    fault: 'a job that was given up',
    plant: () => sql(`${JOB}, now(), 'the line is cut')`),
    undo: noJob,
    ...{
      about: 'jobs',
      says: /^1 job was given up, the last one nobody-does-this: the line is cut\.$/,
      todo: /Jobs in/,
    },
  },
  {
    fault: 'work that nobody does',
    plant: () =>
      sql(`INSERT INTO job (id, kind, run_at, created_at) VALUES (gen_random_uuid(), 'nobody-does-this',
             now() - interval '1 hour', now() - interval '1 hour')`),
    undo: noJob,
    ...{ about: 'jobs', says: /^Work has been due for 60 minutes/, todo: /server running/ },
  },
  {
    fault: 'periodic work that fails',
    plant: () =>
      sql(`INSERT INTO periodic_job (name, run_at, last_error) VALUES ('x', now(), 'no room at 2026-11-30T10:32:31.259Z'),
      ('y', now(), 'no room at 2026-11-30T10:32:33.1Z')`),
    undo: () => sql(`DELETE FROM periodic_job WHERE name IN ('x', 'y')`),
    ...{
      about: 'jobs',
      says: /^Periodic work failed the last time: x, y: no room at \S+Z\.$/,
      todo: /tried again/,
    },
  },
  {
    fault: 'mails that were kept',
    plant: () => sql('UPDATE mail SET last_error = NULL'),
    undo: () => sql("UPDATE mail SET last_error = 'Left'"),
    ...{
      about: 'mail',
      says: /^\d+ mails? (was|were) kept because there was no mail server/,
      todo: /^Once one is set/,
    },
  },
  {
    fault: 'no mail server',
    about: 'mail',
    says: /^No mail server is set/,
    todo: /^Set one at Mail server in the back office/,
  },
  {
    fault: 'uploads that are kept elsewhere',
    plant: () => Promise.resolve({ s3: BUCKET }),
    ...{ about: 'uploads', says: /uploads of this database are kept in/, todo: /npm run uploads -- here$/ },
  },
  {
    fault: 'an upload that is gone',
    plant: () => {
      kept = readFileSync(proof);
      rmSync(proof);
      return Promise.resolve();
    },
    undo: () => writeFileSync(proof, kept),
    ...{ about: 'uploads', says: /^1 of 1 upload is gone: .*\.jpg\.$/, todo: /npm run uploads -- mend$/ },
  },
  {
    fault: 'an upload that is damaged',
    plant: () => {
      kept = readFileSync(proof);
      writeFileSync(proof, kept.subarray(0, 100));
      return Promise.resolve();
    },
    undo: () => writeFileSync(proof, kept),
    ...{ about: 'uploads', says: /^1 upload is damaged: .*\.jpg\.$/, todo: /npm run uploads -- mend$/ },
  },
  {
    fault: 'a folder in which no upload can be kept',
    plant: () => {
      renameSync(dirname(proof), `${dirname(proof)}-away`);
      writeFileSync(dirname(proof), '');
      return Promise.resolve();
    },
    undo: () => {
      rmSync(dirname(proof));
      renameSync(`${dirname(proof)}-away`, dirname(proof));
    },
    ...{ about: 'uploads', says: /^Pictures can't be kept: E/, todo: /the server’s user may write there/ },
  },
  {
    fault: 'an old backup',
    plant: () => sql(`UPDATE backup_run SET finished_at = finished_at - interval '5 hours'`),
    undo: () => sql(`UPDATE backup_run SET finished_at = finished_at + interval '5 hours'`),
    ...{
      about: 'backups',
      says: /^The last good backup is 5 hours old/,
      todo: /npm run backup -- --scheduled$/,
    },
  },
  {
    fault: 'a backup that failed',
    plant: () =>
      sql(
        `INSERT INTO backup_run (file, failure, finished_at) VALUES ('f', 'No room.', now() + interval '1 minute')`,
      ),
    undo: () => sql(`DELETE FROM backup_run WHERE failure IS NOT NULL`),
    ...{ about: 'backups', says: /^The newest backup failed: No room/, todo: /npm run backup/ },
  },
  {
    fault: 'a disk for copies that is not mounted',
    plant: () => {
      const copyFolder = mkdtempSync(join(tmpdir(), 'copies-'));
      return Promise.resolve({ backups: { ...api.settings.backups, copyFolder } });
    },
    ...{ about: 'backups', says: /^BACKUP_COPY_DIR .* has no file/, todo: /mounted/ },
  },
  {
    fault: 'backups where nothing can be written',
    plant: () => {
      const file = join(api.settings.dataDir, 'a-file');
      mkdirSync(api.settings.dataDir, { recursive: true });
      writeFileSync(file, '');
      return Promise.resolve({ backups: { ...api.settings.backups, folder: join(file, 'backups') } });
    },
    ...{ about: 'backups', says: /^Backups can't be written to /, todo: /may be written to/ },
  },
];

describe('the doctor', () => {
  it('finds nothing wrong where nothing is', async () => {
    const found = await examine(api.settings, api.settings.databaseUrl, true);
    expect(found.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(existsSync(proof)).toBe(true);
  });

  it.each(PLANTED)('names $fault, and what to do', (planted) => expectFound(api.settings, planted));

  it.each([
    [10e6, 'wrong'],
    [500e6, 'look'],
    [50e9, 'well'],
  ])('a disk with %d bytes left is %s', (free, state) => {
    expect(roomOf('The disk of /data (DATA_DIR)', free).state).toBe(state);
  });

  it('tells admins the same in the back office, and what the environment sets', async () => {
    const admin = await signIn(api);
    const settings = await call(api, 'GET', '/doctor/settings', { as: admin });
    expect(dataOf(settings)).toContainEqual({ name: 'BACKUPS', value: 'off', is_default: false });
    const { status, body } = await call(api, 'GET', '/doctor', { as: admin });
    expect(status).toBe(200);
    const { data } = body as { data: Finding[] };
    expect(data.map(({ about }) => about)).toEqual(
      expect.arrayContaining(['version', 'database', 'uploads', 'backups']),
    );
  });
});
