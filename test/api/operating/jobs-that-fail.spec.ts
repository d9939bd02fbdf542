import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobStore } from '../../../src/platform/jobs/job-store.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let jobs: Jobs;
let dataSource: DataSource;
const api = fixture(() => startApi());
beforeAll(() => {
  jobs = api.app.get(Jobs);
  dataSource = api.app.get(DataSource);
});

/** The clock was never ahead: the rows are as it would have left them. */
it('what a clock that ran ahead has put off is taken up once it was set back; what is planned for a day is not', async () => {
  const store = api.app.get(JobStore, { strict: false });
  const ran: string[] = [];
  const run = ({ payload }: { payload: object }) => {
    ran.push(String((payload as { name?: string }).name));
    return Promise.resolve();
  };
  jobs.handle({ kind: 'put-off', run });
  jobs.handle({ kind: 'pauses', longestPause: 3_600, run });
  jobs.every({
    name: 'tock',
    description: 'Ticks',
    schedule: { everySeconds: 3_600 },
    run: () => Promise.resolve(),
  });
  const looks = jest.spyOn(store, 'claim');
  jobs.wake();
  await until(() => looks.mock.calls.length > 0);
  await looks.mock.results[0]?.value;
  looks.mockRestore();
  await api.db.query(
    `INSERT INTO periodic_job (name, run_at) VALUES ('tock', now() + interval '120 days')
     ON CONFLICT (name) DO UPDATE SET run_at = excluded.run_at`,
  );
  await api.db.query(
    `INSERT INTO job (id, kind, payload, run_at, created_at, lease, last_error)
     SELECT gen_random_uuid(), kind, jsonb_build_object('name', name), run_at + interval '120 days', made, lease, why
       FROM (VALUES
         ('put-off', 'written ahead', now() + interval '1 second', now() + interval '120 days', NULL::uuid, NULL),
         ('put-off', 'written ahead, with a delay', now() + interval '1 day', now() + interval '120 days', NULL, NULL),
         ('put-off', 'taken ahead', now(), now(), gen_random_uuid(), NULL),
         ('put-off', 'failed ahead', now(), now(), NULL, 'It was away.'),
         ('pauses', 'paused ahead', now(), now(), NULL, NULL),
         ('put-off', 'planned', now(), now(), NULL, NULL)) jobs(kind, name, run_at, made, lease, why)`,
  );
  // The clock as it was set back, from one look to the next.
  const claim = store.claim.bind(store);
  jest.spyOn(store, 'claim').mockImplementationOnce(async (...of) => ({ ...(await claim(...of)), at: 0 }));
  jobs.wake();
  await until(() => {
    jobs.wake();
    return ran.length >= 4;
  });
  expect(ran.toSorted()).toEqual(['failed ahead', 'paused ahead', 'taken ahead', 'written ahead']);
  const { rows } = await api.db.query<{ name: string; days: number }>(
    `SELECT payload->>'name' AS name, round(extract(epoch FROM run_at - now()) / 86400)::int AS days FROM job ORDER BY 2`,
  );
  expect(rows).toEqual([
    { name: 'written ahead, with a delay', days: 1 },
    { name: 'planned', days: 120 },
  ]);
  const tock = `SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes FROM periodic_job WHERE name = 'tock'`;
  expect((await api.db.query(tock)).rows).toEqual([{ minutes: 60 }]);
  await api.db.query(`DELETE FROM job`);
  await api.db.query(`DELETE FROM periodic_job WHERE name = 'tock'`);
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
  const read = async () => dataOf<JobsAnswer>(await call(api, 'GET', '/jobs', { as }));
  await until(async () => (await read()).failed[0]?.failed_at != null);
  const [failed] = (await read()).failed;
  expect(failed).toMatchObject({ kind: 'fragile', attempts: 1, last_error: 'Error: The moon is full.' });
  good = true;
  await call(api, 'POST', `/jobs/${failed?.id}/retry`, { as });
  await until(async () => (await api.db.query('SELECT FROM job')).rowCount === 0);
  const none = await call(api, 'POST', `/jobs/${failed?.id}/retry`, { as });
  expect(none.status).toBe(404);
});

it('notes why a try failed, and tries again ever later, whatever the reason says', async () => {
  const unlucky = {
    kind: 'unlucky',
    run: () => {
      // One try at a time, however late this test reads what came of it.
      jobs.kinds.delete('unlucky');
      return Promise.reject(new Error('No\u0000luck'));
    },
  };
  // Not due yet: each try below begins when its row is as it should be.
  await api.db.query(
    `INSERT INTO job (id, kind, run_at) VALUES (gen_random_uuid(), 'unlucky', now() + interval '1 hour')`,
  );
  const read = async () =>
    (
      await api.db.query<{ last_error: string | null; attempts: number; seconds: number; free: boolean }>(
        `SELECT last_error, attempts, extract(epoch FROM run_at - now())::float8 AS seconds, lease IS NULL AS free
           FROM job WHERE kind = 'unlucky'`,
      )
    ).rows[0];
  for (const [attempts, pause] of [
    [1, 2],
    [9, 512],
    [14, 3_600],
  ] as const) {
    await api.db.query(
      `UPDATE job SET run_at = now(), attempts = $1, last_error = NULL WHERE kind = 'unlucky'`,
      [attempts - 1],
    );
    const begun = performance.now();
    jobs.handle(unlucky);
    jobs.wake();
    await until(async () => (await read())?.last_error != null);
    const { last_error, seconds, ...row } = (await read()) ?? { seconds: 0 };
    const gone = (performance.now() - begun) / 1_000;
    expect(last_error).toMatch(/Noluck$/);
    expect(row).toEqual({ attempts, free: true });
    expect(seconds + gone).toBeGreaterThanOrEqual(pause);
    expect(seconds).toBeLessThanOrEqual(pause * 1.25);
  }
  await api.db.query(`DELETE FROM job WHERE kind = 'unlucky'`);
});

it('says so where what it notes of a job is refused', async () => {
  const store = api.app.get(JobStore, { strict: false });
  const warnings: string[] = [];
  const log = jest
    .spyOn(Logger.prototype, 'error')
    .mockImplementation((line) => void warnings.push(String(line)));
  const refused = () => Promise.reject(new Error('column "run_at" is gone'));
  const spies = (['failed', 'ran', 'keepLeases'] as const).map((name) =>
    jest.spyOn(store, name).mockImplementation(refused),
  );
  jobs.handle({ kind: 'unnoted', run: () => Promise.reject(new Error('No luck')) });
  jobs.every({
    ...{ name: 'unnoted-daily', description: 'Counts', schedule: { everySeconds: 3_600 } },
    run: () => Promise.reject(new Error('No luck')),
  });
  try {
    await api.db.query(`INSERT INTO job (id, kind) VALUES (gen_random_uuid(), 'unnoted')`);
    await api.db.query(`INSERT INTO periodic_job (name, run_at) VALUES ('unnoted-daily', now())`);
    jobs.wake();
    for (const what of [/job unnoted .*is gone/, /unnoted-daily .*is gone/, /leases .*is gone/])
      await until(() => warnings.some((line) => what.test(line)));
  } finally {
    for (const spy of [log, ...spies]) spy.mockRestore();
  }
  await api.db.query(`DELETE FROM job WHERE kind = 'unnoted'`);
  await api.db.query(`DELETE FROM periodic_job WHERE name = 'unnoted-daily'`);
});

interface JobsAnswer {
  failed: { id: string; failed_at: string | null }[];
}
