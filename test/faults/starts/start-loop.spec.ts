import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { endAfterwards, usedDataDir } from '../../support/server/data-dir.js';
import { until } from '../../support/server/until.js';

it('a PostgreSQL that can’t be started again is tried with a pause between, and comes back once it can', async () => {
  const lines: { line: string; at: number }[] = [];
  const dataDir = await usedDataDir();
  const postgres = await startEmbeddedPostgres(dataDir, (line) => lines.push({ line, at: Date.now() }));
  const pid = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  endAfterwards(pid);
  const version = join(postgres.data, 'PG_VERSION');
  renameSync(version, `${version}.away`);
  process.kill(pid, 'SIGKILL');

  // Without its version it never gets as far as starting: nothing but our own pause slows the loop down.
  const failures = () => lines.filter(({ line }) => line.startsWith('PostgreSQL did not start'));
  await until(() => failures().length >= 3);
  const pauses = failures()
    .slice(1)
    .map(({ at }, n) => at - (failures()[n]?.at ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(1_900);

  renameSync(`${version}.away`, version);
  await until(() => lines.some(({ line }) => line === 'PostgreSQL is back.'));
  await postgres.stop();
});
