import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { CLAIM, JobStore } from '../../src/platform/jobs/job-store.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { type Api, startApi } from '../support/api.js';
import { call, signIn } from '../support/callers.js';
import { until } from '../support/until.js';

let api: Api;
let jobs: Jobs;
let dataSource: DataSource;
const ran: number[] = [];
beforeAll(async () => {
  api = await startApi();
  jobs = api.app.get(Jobs);
  dataSource = api.app.get(DataSource);
  jobs.handle({
    kind: 'count',
    concurrency: 8,
    run: ({ payload }) => (ran.push(Number(payload.n)), Promise.resolve()),
  });
});
afterAll(() => api.close());

const add = (...numbers: number[]) =>
  dataSource.transaction((tx) => jobs.add(tx, ...numbers.map((n) => ({ kind: 'count', payload: { n } }))));
const waiting = async (kind?: string) =>
  (await api.db.query('SELECT FROM job WHERE $1::text IS NULL OR kind = $1', [kind])).rowCount;

it('runs each job of a committed transaction once, soon, and leaves no row behind', async () => {
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const start = performance.now();
  await add(1_000);
  await until(() => ran.includes(1_000));
  expect(performance.now() - start).toBeLessThan(1_000);
  await Promise.all(numbers.map((n) => add(n)));
  await until(async () => (await waiting()) === 0);
  expect(ran.filter((n) => n < 1_000).sort((a, b) => a - b)).toEqual(numbers);
});

it('runs nothing of a transaction that was taken back', async () => {
  const failing = dataSource.transaction(async (tx) => {
    await jobs.add(tx, { kind: 'count', payload: { n: -1 } });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await add(2_000);
  await until(() => ran.includes(2_000));
  expect(ran).not.toContain(-1);
});

it('makes one job of two with the same key', async () => {
  const twice = { kind: 'count', payload: { n: 3_000 }, key: 'same', delay: 3_600 };
  await dataSource.transaction((tx) => jobs.add(tx, twice));
  await dataSource.transaction((tx) => jobs.add(tx, twice));
  expect((await api.db.query(`DELETE FROM job WHERE key = 'same'`)).rowCount).toBe(1);
});

it('tries again after a failure, and gives up after the last try, where an admin may start it again', async () => {
  let good = false;
  jobs.handle({
    kind: 'fragile',
    maxAttempts: 1,
    run: () => (good ? Promise.resolve() : Promise.reject(new Error('The moon is full.'))),
  });
  await dataSource.transaction((tx) => jobs.add(tx, { kind: 'fragile', payload: {} }));
  const as = await signIn(api);
  const read = async () => ((await call(api, 'GET', '/jobs', { as })).body as { data: JobsAnswer }).data;
  await until(async () => (await read()).failed[0]?.failed_at != null);
  const [failed] = (await read()).failed;
  expect(failed).toMatchObject({ kind: 'fragile', attempts: 1, last_error: 'Error: The moon is full.' });
  good = true;
  await call(api, 'POST', `/jobs/${failed?.id}/retry`, { as });
  await until(async () => (await waiting()) === 0);
  const none = await call(api, 'POST', `/jobs/${failed?.id}/retry`, { as });
  expect(none.status).toBe(404);
});

it('lets another worker take over what a dead one had, and not before its lease is over', async () => {
  const store = api.app.get(JobStore, { strict: false });
  await api.db.query(`INSERT INTO job (id, kind) VALUES (gen_random_uuid(), 'orphan')`);
  const claim = async () => (await store.claim(new Map([['orphan', 1]]), [])).jobs;
  const [dead] = await claim();
  expect(dead?.attempts).toBe(1);
  expect(await claim()).toEqual([]);
  await api.db.query(`UPDATE job SET run_at = run_at - interval '30 seconds' WHERE kind = 'orphan'`);
  const [heir] = await claim();
  expect(heir).toMatchObject({ id: dead?.id, attempts: 2 });
  // The first worker wakes up again: what it says of the job no longer counts.
  if (dead) await store.done(dead);
  expect(await waiting('orphan')).toBe(1);
  if (heir) await store.done(heir);
  expect(await waiting('orphan')).toBe(0);
});

it('runs a periodic job in one of many processes, and tells how it went', async () => {
  let runs = 0;
  jobs.every({
    name: 'tick',
    description: 'Counts',
    schedule: { everySeconds: 3_600 },
    run: async () => {
      runs += 1;
      await sleep(50);
      return 3;
    },
  });
  await api.db.query(`INSERT INTO periodic_job (name, run_at) VALUES ('tick', now())`);
  const store = api.app.get(JobStore, { strict: false });
  const claims = await Promise.all(Array.from({ length: 4 }, () => store.claim(new Map(), ['tick'])));
  expect(claims.flatMap(({ periodic }) => periodic)).toEqual(['tick']);
  await api.db.query(`UPDATE periodic_job SET run_at = now() WHERE name = 'tick'`);
  jobs.wake();
  const as = await signIn(api);
  const tick = async () =>
    ((await call(api, 'GET', '/jobs', { as })).body as { data: JobsAnswer }).data.periodic.find(
      ({ name }) => name === 'tick',
    );
  await until(async () => (await tick())?.finished_at != null);
  expect(await tick()).toMatchObject({ description: 'Counts', done: 3, last_error: null });
  expect(runs).toBe(1);
});

it('takes a few of very many that wait without reading the rest', async () => {
  await api.db.query(
    `INSERT INTO job (id, kind, run_at) SELECT gen_random_uuid(), 'crowd', now() - n * interval '1 second'
       FROM generate_series(1, 30000) n`,
  );
  await api.db.query('ANALYZE job');
  const client = await api.db.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS) ${CLAIM.replaceAll('$1', `'{crowd,nothing}'`)
      .replaceAll('$2', `'{4,4}'`)
      .replaceAll('$3', `'{tick}'::text[]`)}`,
  );
  await client.query('ROLLBACK');
  client.release();
  const line = rows.map((row) => row['QUERY PLAN']).find((each) => each.includes('Buffers:')) ?? '';
  const pages = [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(150);
  await api.db.query(`DELETE FROM job WHERE kind = 'crowd'`);
});

interface JobsAnswer {
  failed: { id: string; failed_at: string | null }[];
  periodic: { name: string; finished_at: string | null }[];
}
