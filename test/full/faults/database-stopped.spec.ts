import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { prepareDataDir } from '../../../src/platform/settings/data-dir.js';
import { buildIfStale } from '../../support/jest/build.js';
import { within } from '../../support/jest/database.js';
import { idsOf, writeInquiries, writeInquiry } from '../../support/requests/inquiry-writer.js';
import { endServer, freshDataDir, isRunning, postmasterOf, startOn } from '../../support/server/data-dir.js';

beforeAll(buildIfStale);

// The server is told of this PostgreSQL by DATABASE_URL, so nobody starts it again but us.
it('PostgreSQL stopped for 10 s under load: 503 with Retry-After, back soon, nothing lost', async () => {
  const theirs = freshDataDir();
  prepareDataDir(theirs);
  const postgres = await startEmbeddedPostgres(theirs, () => undefined);
  await postgres.leave();
  const server = await startOn(freshDataDir(), { DATABASE_URL: postgres.url });
  const { stop } = writeInquiries(server.url);
  await sleep(2000);

  const postmaster = postmasterOf(theirs) ?? 0;
  process.kill(postmaster, 'SIGINT');
  while (isRunning(postmaster)) await sleep(50);
  const begun = Date.now();
  while (Date.now() - begun < 10_000) {
    expect(await writeInquiry(server.url)).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    expect((await fetch(`${server.url}/api/v1/health/live`)).status).toBe(200);
    await sleep(500);
  }
  const again = await startEmbeddedPostgres(theirs, () => undefined);
  const back = Date.now();
  while (!('id' in (await writeInquiry(server.url)))) await sleep(50);
  expect(Date.now() - back).toBeLessThan(20_000);

  const answers = await stop();
  expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
  const ids = idsOf(answers);
  const { rowCount } = await within(again.url, (db) =>
    db.query('SELECT FROM inquiry WHERE id = ANY ($1)', [ids]),
  );
  expect(rowCount).toBe(ids.length);
  expect(await endServer(server)).toBe(0);
  await again.stop();
});
