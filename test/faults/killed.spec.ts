import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../support/build.js';
import { freshDataDir, startOn } from '../support/data-dir.js';
import { surviveKills } from '../support/kill-rounds.js';

jest.setTimeout(120_000);
beforeAll(buildIfStale);

// More rounds, in slow/: kill -9 comes at another moment each time.
it('kill -9 during writes and uploads loses nothing that was answered, and keeps nothing half', () =>
  surviveKills(freshDataDir(), ['the server', 'the server and PostgreSQL', 'PostgreSQL']));

it('an initdb that was cut short is begun anew', async () => {
  const dataDir = freshDataDir();
  const first = await startOn(dataDir);
  first.process.kill('SIGTERM');
  await first.ended;
  rmSync(join(dataDir, 'postgres', 'pgdata', 'global'), { recursive: true });
  renameSync(join(dataDir, 'postgres', 'pgdata'), join(dataDir, 'postgres', 'pgdata.new'));
  const next = await startOn(dataDir);
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});
