import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../support/jest/build.js';
import { copyCluster } from '../../support/jest/cluster-template.js';
import { missing, writeInquiry } from '../../support/requests/inquiry-writer.js';
import {
  endServer,
  freshDataDir,
  killHard,
  postmasterOf,
  startOn,
  usedDataDir,
} from '../../support/server/data-dir.js';
import { failedStart, type RunningServer } from '../../support/server/server.js';

beforeAll(buildIfStale);

const SERVER = [process.execPath, join(__dirname, '../../../dist/main.js')];
const OWN = ['--pid', '--fork', '--mount', '--mount-proc', '--ipc', '--kill-child'];

/** As in a second container: processes have other numbers there, and the network is another one. */
const elsewhere = (...more: string[]) => ['unshare', ...OWN, ...more, ...SERVER];

function canUnshare(): boolean {
  try {
    execFileSync('unshare', [...OWN, '--net', 'true'], { stdio: 'pipe' });
    return true;
  } catch {
    process.stderr.write('Skipped: a second container takes namespaces, and those root.\n');
    return false;
  }
}

const pidFile = (dataDir: string) => readFileSync(join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8');

async function write({ url }: RunningServer): Promise<string> {
  const answer = await writeInquiry(url);
  if (!('id' in answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** A second container on that DATA_DIR is refused, and takes nothing from the server that runs on it. */
async function isRefused(dataDir: string, first: RunningServer): Promise<void> {
  const id = await write(first);
  const before = pidFile(dataDir);
  const { code, output } = await failedStart({ DATA_DIR: dataDir }, elsewhere('--net'));
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: `Another start already uses DATA_DIR ${dataDir}.`,
  });
  expect(pidFile(dataDir)).toBe(before);
  expect(await missing(dataDir, [id, await write(first)])).toEqual([]);
}

it('a second container is refused where the path of DATA_DIR is too long for a socket', async () => {
  if (!canUnshare()) return;
  const dataDir = join(freshDataDir(), '..', 'a-long-name-'.repeat(10));
  mkdirSync(dataDir);
  await copyCluster(dataDir);
  const first = await startOn(dataDir);
  await isRefused(dataDir, first);
  expect(await endServer(first)).toBe(0);
});

it('a second container is refused; after kill -9 it goes on with the PostgreSQL that runs, and does not end it', async () => {
  if (!canUnshare()) return;
  const dataDir = await usedDataDir();
  const first = await startOn(dataDir);
  await isRefused(dataDir, first);
  const id = await write(first);
  const postmaster = postmasterOf(dataDir);
  await killHard(first);
  const second = await startOn(dataDir, {}, elsewhere());
  const later = await write(second);
  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect(await missing(dataDir, [id, later])).toEqual([]);
  // The server itself: unshare passes nothing on.
  process.kill(Number(readFileSync(`/proc/${second.pid}/task/${second.pid}/children`, 'utf8')), 'SIGTERM');
  expect(await second.ended).toBe(0);
  expect(postmasterOf(dataDir)).toBe(postmaster);
  const third = await startOn(dataDir);
  expect(await missing(dataDir, [id, later, await write(third)])).toEqual([]);
  expect(await endServer(third)).toBe(0);
});
