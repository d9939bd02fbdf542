import { JobStore } from '../../../src/platform/jobs/job-store.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

/** Real: PostgreSQL, the runner. Not real: the clock was never ahead; the rows are as it would have left them. */
const api = fixture(() => startApi());

it('what a clock that ran ahead has put off is taken up once it was set back; what is planned for a day is not', async () => {
  const jobs = api.app.get(Jobs);
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
