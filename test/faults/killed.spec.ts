import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../support/jest/build.js';
import { writeInquiry } from '../support/requests/inquiry-writer.js';
import { endServer, endAfterwards, freshDataDir, startOn, usedDataDir } from '../support/server/data-dir.js';
import { surviveKills } from '../support/server/kill-rounds.js';

beforeAll(buildIfStale);

// More rounds, in test/full/faults/: kill -9 comes at another moment each time.
it('kill -9 during writes and uploads loses nothing that was answered, and keeps nothing half', async () =>
  surviveKills(await usedDataDir(), ['the server', 'the server and PostgreSQL', 'PostgreSQL']));

it('an initdb that was cut short is begun anew, and a process id that another program has by now is no hindrance', async () => {
  const dataDir = freshDataDir();
  const [half, data] = ['pgdata.new', 'pgdata'].map((name) => join(dataDir, 'postgres', name)) as [
    string,
    string,
  ];
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), '18\n');
  const first = await startOn(dataDir);
  const pidFile = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  const { uid, gid } = statSync(join(data, 'postmaster.pid'));
  expect(await endServer(first)).toBe(0);

  // PostgreSQL itself takes a running process of its own user for its predecessor.
  const other = spawn('sleep', ['240'], { uid, gid, cwd: '/', stdio: 'ignore' });
  other.unref();
  endAfterwards(other.pid);
  writeFileSync(join(data, 'postmaster.pid'), pidFile.replace(/^\d+/, String(other.pid)));
  chownSync(join(data, 'postmaster.pid'), uid, gid);
  const next = await startOn(dataDir);
  expect(await writeInquiry(next.url)).toHaveProperty('id');
  expect(await endServer(next)).toBe(0);
  expect(other.kill()).toBe(true);
});
