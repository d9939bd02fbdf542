import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { prepareDataDir } from '../../../src/platform/settings/data-dir.js';
import { buildIfStale } from '../../support/jest/build.js';
import { idsOf, writeInquiry } from '../../support/requests/inquiry-writer.js';
import { endServer, freshDataDir, startOn } from '../../support/server/data-dir.js';

beforeAll(buildIfStale);

// Settings that do not fit: the server may open more connections than PostgreSQL takes.
it('a PostgreSQL without a free connection is 503 with Retry-After, and the rest goes on', async () => {
  const theirs = freshDataDir();
  prepareDataDir(theirs);
  const few = ['max_connections=6', 'superuser_reserved_connections=0', 'max_wal_senders=0'];
  const postgres = await startEmbeddedPostgres(theirs, () => undefined, few);
  const server = await startOn(freshDataDir(), { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '30' });

  const answers = await Promise.all(Array.from({ length: 60 }, () => writeInquiry(server.url)));
  const refused = answers.filter((answer) => !('id' in answer));
  expect(refused.length).toBeGreaterThan(0);
  expect(
    refused.filter((answer) => !('status' in answer && answer.status === 503 && answer.retryAfter === '5')),
  ).toEqual([]);
  expect(idsOf(answers).length).toBeGreaterThan(0);
  expect(await writeInquiry(server.url)).toHaveProperty('id');

  expect(await endServer(server)).toBe(0);
  await postgres.stop();
});
