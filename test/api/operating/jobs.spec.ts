import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { JobDefinition, PeriodicDefinition, TakenJob } from '../../../src/platform/jobs/definitions.js';
import { CLAIM, JobStore, type Outcome } from '../../../src/platform/jobs/job-store.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let jobs: Jobs;
let dataSource: DataSource;
const ran: number[] = [];
const api = fixture(() => startApi());
beforeAll(() => {
  jobs = api.app.get(Jobs);
  dataSource = api.app.get(DataSource);
  jobs.handle({
    kind: 'count',
    concurrency: 8,
    run: ({ payload }) => (ran.push(Number(payload.n)), Promise.resolve()),
  });
});

const add = (...numbers: number[]) =>
  dataSource.transaction((tx) => jobs.add(tx, ...numbers.map((n) => ({ kind: 'count', payload: { n } }))));
const waiting = async (kind?: string) =>
  (await api.db.query('SELECT FROM job WHERE $1::text IS NULL OR kind = $1', [kind])).rowCount;

it('runs each job of a committed transaction once, soon, and leaves no row behind', async () => {
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const start = performance.now();
  await add(1_000);
  await until(() => ran.includes(1_000));
  // It is told of them: by itself it looks every 15 s.
  expect(performance.now() - start).toBeLessThan(7_000);
  // So many as wait for a connection no longer than the pool lets them, on a busy machine too.
  for (let n = 0; n < numbers.length; n += 20)
    await Promise.all(numbers.slice(n, n + 20).map((each) => add(each)));
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

it('runs what waits together by one call, and one by one what fails so or was begun before', async () => {
  const batches: number[][] = [];
  const alone: number[] = [];
  const failing = (numbers: number[]) =>
    numbers.includes(13) ? Promise.reject(new Error('Thirteen')) : Promise.resolve();
  const numberOf = ({ payload }: TakenJob) => Number(payload.n);
  const gathers: JobDefinition = {
    kind: 'gather',
    maxAttempts: 1,
    run: (job) => (alone.push(numberOf(job)), failing([numberOf(job)])),
    batch: {
      max: 50,
      run: (several) => (batches.push(several.map(numberOf)), failing(several.map(numberOf))),
    },
  };
  jobs.handle(gathers);
  const gather = (numbers: number[]) =>
    dataSource.transaction((tx) => jobs.add(tx, ...numbers.map((n) => ({ kind: 'gather', payload: { n } }))));
  const all = Array.from({ length: 120 }, (_, n) => 100 + n);
  await gather(all);
  await until(async () => (await waiting('gather')) === 0);
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(batches.flat().sort((a, b) => a - b)).toEqual(all);
  expect(alone).toEqual([]);

  await gather([11, 12, 13, 14]);
  await until(() => alone.length === 4);
  expect([...alone].sort()).toEqual([11, 12, 13, 14]);
  const left = `SELECT payload->'n' AS n, last_error FROM job WHERE kind = 'gather' AND failed_at IS NOT NULL`;
  await until(async () => (await api.db.query(left)).rowCount === 1);
  // Jest's own Error is none of the runner's.
  expect((await api.db.query(left)).rows).toEqual([
    { n: 13, last_error: expect.stringContaining('Thirteen') as string },
  ]);
  await api.db.query(`DELETE FROM job WHERE kind = 'gather'`);

  // What a process that was killed had begun may be what killed it.
  const calls = batches.length;
  jobs.kinds.set('gather', { ...gathers, maxAttempts: 5 });
  await api.db.query(
    `INSERT INTO job (id, kind, payload, attempts) SELECT gen_random_uuid(), 'gather', jsonb_build_object('n', n), 1
       FROM generate_series(21, 23) n`,
  );
  jobs.wake();
  await until(async () => (await waiting('gather')) === 0);
  expect(alone.slice(4).sort()).toEqual([21, 22, 23]);
  expect(batches).toHaveLength(calls);
});

it('makes one job of two with the same key', async () => {
  const twice = { kind: 'count', payload: { n: 3_000 }, key: 'same', delay: 3_600 };
  await dataSource.transaction((tx) => jobs.add(tx, twice));
  await dataSource.transaction((tx) => jobs.add(tx, twice));
  expect((await api.db.query(`DELETE FROM job WHERE key = 'same'`)).rowCount).toBe(1);
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

it('gives each lease a token of its own, also once an admin began the count of tries anew', async () => {
  const store = api.app.get(JobStore, { strict: false });
  const id = randomUUID();
  await api.db.query(`INSERT INTO job (id, kind, last_error) VALUES ($1, 'leased', 'It failed once.')`, [id]);
  const claim = async () => (await store.claim(new Map([['leased', 1]]), [])).jobs;
  const as = await signIn(api);
  const [slow] = await claim();
  // While a worker has it, it is not begun a second time.
  expect((await call(api, 'POST', `/jobs/${id}/retry`, { as })).status).toBe(200);
  expect(await claim()).toEqual([]);
  await api.db.query(`UPDATE job SET run_at = now() WHERE id = $1`, [id]);
  const [heir] = await claim();
  expect([slow?.attempts, heir?.attempts]).toEqual([1, 1]);
  if (!slow || !heir) throw new Error('It was not taken twice.');
  await store.keepLeases([slow], []);
  await store.failed(slow, 'Too late', undefined);
  await store.again(slow, 0);
  await store.giveBack([slow], []);
  await store.done(slow);
  expect(await claim()).toEqual([]);
  await store.done(heir);
  expect(await waiting('leased')).toBe(0);
});

it('lets a periodic job be ended only by the worker that has it', async () => {
  const tock = {
    name: 'tock',
    description: 'Counts',
    schedule: { everySeconds: 3_600 },
    run: () => Promise.resolve(1),
  };
  await api.db.query(`INSERT INTO periodic_job (name, run_at) VALUES ('tock', now())`);
  const store = api.app.get(JobStore, { strict: false });
  const claim = async () => (await store.claim(new Map(), ['tock'])).periodic[0];
  const slow = await claim();
  await api.db.query(`UPDATE periodic_job SET run_at = now() WHERE name = 'tock'`);
  const heir = await claim();
  if (!slow || !heir) throw new Error('It was not taken twice.');
  await store.ran(tock, slow, { done: 1 });
  await store.giveBack([], [slow]);
  const { rows } = await api.db.query(
    `SELECT finished_at, run_at > now() AS leased FROM periodic_job WHERE name = 'tock'`,
  );
  expect(rows).toEqual([{ finished_at: null, leased: true }]);
});

it('tries a periodic job that failed again soon, ever later, and never after its ordinary time', async () => {
  const daily = {
    name: 'daily',
    description: 'Mails',
    schedule: { dailyAt: '9:00' },
    run: () => Promise.resolve(1),
  } as const;
  const often = { ...daily, name: 'often', schedule: { everySeconds: 3 } };
  const store = api.app.get(JobStore, { strict: false });
  /** Seconds until it runs again. */
  const after = async (definition: PeriodicDefinition, outcome: Outcome) => {
    const { name } = definition;
    await api.db.query(
      `INSERT INTO periodic_job (name, run_at) VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET run_at = now()`,
      [name],
    );
    const [claimed] = (await store.claim(new Map(), [name])).periodic;
    if (!claimed) throw new Error('It was not taken.');
    await store.ran(definition, claimed, outcome);
    const sql =
      'SELECT extract(epoch FROM run_at - now())::float8 AS seconds FROM periodic_job WHERE name = $1';
    return (await api.db.query<{ seconds: number }>(sql, [name])).rows[0]?.seconds ?? 0;
  };
  // The clock may stand a minute before nine.
  const ordinary = await after(daily, { done: 1 });
  const pauses: number[] = [];
  for (let n = 0; n < 9; n += 1) pauses.push(await after(daily, { failure: 'No connection' }));
  const expected = [60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600];
  pauses.forEach((pause, n) => {
    expect(pause).toBeLessThanOrEqual(Math.min(ordinary, (expected[n] ?? 0) * 1.25) + 1);
    expect(pause).toBeGreaterThan(Math.min(ordinary, expected[n] ?? 0) - 10);
  });
  expect(await after(daily, { done: 1 })).toBeCloseTo(ordinary, -2);
  expect(await after(daily, { failure: 'Again' })).toBeLessThanOrEqual(76);
  expect(await after(often, { failure: 'No connection' })).toBeLessThanOrEqual(3);
});

it('takes nothing any more once it stops, and gives back what it was taking', async () => {
  const other = await startApi({ env: { DATABASE_URL: api.settings.databaseUrl ?? '' } });
  const store = other.app.get(JobStore, { strict: false });
  const begun: string[] = [];
  const handle = { kind: 'late', run: ({ id }: { id: string }) => (begun.push(id), Promise.resolve()) };
  other.app.get(Jobs).handle(handle);
  const claim = store.claim.bind(store);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let claiming = false;
  jest.spyOn(store, 'claim').mockImplementation(async (...given) => {
    const taken = await claim(...given);
    if (taken.jobs.length > 0) {
      claiming = true;
      await gate;
    }
    return taken;
  });
  await api.db.query(`INSERT INTO job (id, kind) VALUES (gen_random_uuid(), 'late')`);
  other.app.get(Jobs).wake();
  await until(() => claiming);
  const stopping = jest.spyOn(other.app.get(Jobs), 'onWake');
  const closed = other.close();
  await until(() => stopping.mock.calls.length > 0);
  open();
  await closed;
  expect(begun).toEqual([]);
  const { rows } = await api.db.query(`SELECT run_at <= now() AS free FROM job WHERE kind = 'late'`);
  expect(rows).toEqual([{ free: true }]);
  await api.db.query(`DELETE FROM job WHERE kind = 'late'`);
});

it('runs a periodic job in one of many processes, and tells how it went', async () => {
  await api.db.query(`INSERT INTO periodic_job (name, run_at) VALUES ('tick', now())`);
  const store = api.app.get(JobStore, { strict: false });
  const claims = await Promise.all(Array.from({ length: 4 }, () => store.claim(new Map(), ['tick'])));
  expect(claims.flatMap(({ periodic }) => periodic.map(({ name }) => name))).toEqual(['tick']);
  // Only now: what this process has is taken by its own runner, too, whenever that looks.
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
  await api.db.query(`UPDATE periodic_job SET run_at = now() WHERE name = 'tick'`);
  jobs.wake();
  const as = await signIn(api);
  const tick = async () =>
    dataOf<JobsAnswer>(await call(api, 'GET', '/jobs', { as })).periodic.find(({ name }) => name === 'tick');
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
  periodic: { name: string; finished_at: string | null }[];
}
