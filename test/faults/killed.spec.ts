import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../support/build.js';
import { freshDataDir, startOn } from '../support/data-dir.js';
import { writeInquiry } from '../support/inquiry-writer.js';
import { surviveKills } from '../support/kill-rounds.js';

jest.setTimeout(240_000);
beforeAll(buildIfStale);

// More rounds, in slow/: kill -9 comes at another moment each time.
it('kill -9 during writes and uploads loses nothing that was answered, and keeps nothing half', () =>
  surviveKills(freshDataDir(), ['the server', 'the server and PostgreSQL', 'PostgreSQL']));

it('an initdb that was cut short is begun anew', async () => {
  const dataDir = freshDataDir();
  const half = join(dataDir, 'postgres', 'pgdata.new');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), '18\n');
  const server = await startOn(dataDir);
  expect(await writeInquiry(server.url)).toHaveProperty('id');
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
