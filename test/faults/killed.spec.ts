import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../support/build.js';
import { freshDataDir, killHard, postmasterOf, startOn } from '../support/data-dir.js';
import { idsOf, missing, writeInquiries, writeInquiry } from '../support/inquiry-writer.js';

jest.setTimeout(120_000);
beforeAll(buildIfStale);

describe('kill -9 during a stream of writes loses no answered record', () => {
  it.each([
    ['the server', false],
    ['the server and PostgreSQL', true],
  ])('of %s', async (_what, both) => {
    const dataDir = freshDataDir();
    const server = await startOn(dataDir);
    const stop = writeInquiries(server.url);
    await sleep(1500);
    await killHard(server, both ? dataDir : undefined);
    const ids = idsOf(await stop());
    expect(ids.length).toBeGreaterThan(20);

    const next = await startOn(dataDir);
    expect(await missing(dataDir, ids)).toEqual([]);
    expect(await writeInquiry(next.url)).toHaveProperty('id');
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

  it('of PostgreSQL alone, which is started again while the server goes on', async () => {
    const dataDir = freshDataDir();
    const server = await startOn(dataDir);
    const stop = writeInquiries(server.url);
    await sleep(1000);
    process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
    const killed = Date.now();
    await sleep(300);
    while (!('id' in (await writeInquiry(server.url)))) await sleep(50);
    const away = Date.now() - killed;
    await sleep(500);
    const answers = await stop();

    expect(away).toBeLessThan(15_000);
    const refusals = answers.filter((answer) => 'status' in answer);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
    expect(await missing(dataDir, idsOf(answers))).toEqual([]);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

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
