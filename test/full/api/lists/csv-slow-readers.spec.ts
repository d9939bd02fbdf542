import { get, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CsvExports } from '../../../../src/platform/listing/csv-exports.js';
import { fixture } from '../../../support/jest/fixture.js';
import { signIn } from '../../../support/requests/callers.js';
import { insertDelegates } from '../../../support/requests/raw-delegates.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Real: PostgreSQL with a short statement_timeout, readers that are slow or stop. */
const ROWS = 20_000;
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '6' } }));
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  await api.db.query(
    insertDelegates(
      'id, uuid, first_name, last_name, email, phone_number, address',
      `SELECT gen_random_uuid(), gen_random_uuid(), 'Maria', 'Santos', 'm@example.com', '1', repeat('Barangay ', 50)
         FROM generate_series(1, ${ROWS})`,
    ),
  );
});

const open = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${api.url}/api/v1/delegates/export.csv`, { headers: staff, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
/**
 * Reads to the end.
 * @param slowlyMs so long with pauses
 * @returns how many lines there were, and whether the answer was whole
 */
const readAll = (answer: IncomingMessage, slowlyMs = 0) =>
  new Promise<{ lines: number; whole: boolean }>((resolve) => {
    const soon = Date.now() + slowlyMs;
    let lines = 0;
    answer.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, at + 1)) lines += 1;
      if (Date.now() >= soon) return;
      answer.pause();
      setTimeout(() => answer.resume(), 20);
    });
    answer.on('error', () => undefined);
    answer.on('close', () => resolve({ lines, whole: answer.complete }));
  });

test('arrives whole, though it takes longer than a statement may', async () => {
  const exports = api.app.get(CsvExports, { strict: false });
  // Every connection of the pool gets a limit that the whole export exceeds, and a single fetch does not.
  const pool = (exports as unknown as { pool: { query(text: string): Promise<unknown> } }).pool;
  await Promise.all(
    Array.from({ length: 6 }, () =>
      pool.query(`SELECT pg_sleep(0.3), set_config('statement_timeout', '900', false)`),
    ),
  );
  const start = Date.now();
  const read = await readAll(await open(), 2_000);
  expect(read).toEqual({ lines: ROWS + 1, whole: true });
  expect(Date.now() - start).toBeGreaterThan(1_500);
});

test('readers that stop are cut, and others export again', async () => {
  const exports = api.app.get(CsvExports, { strict: false });
  exports.stalledMs = 500;
  const stalled = await Promise.all([open(), open()]);
  const ends = stalled.map(
    (answer) => (
      answer.pause(),
      new Promise((resolve) => answer.once('error', resolve).once('close', resolve))
    ),
  );
  const isOver = () => (exports as unknown as { running: number }).running === 0;
  // The memory of a busy server is tidied at any moment: no limit may go with it. The pause is between two times, since
  // one takes half a second where many suites have filled the memory.
  const tidied = (async () => {
    for (; !isOver(); await sleep(150)) collectGarbage();
  })();
  await until(isOver);
  await tidied;
  expect(await readAll(await open())).toEqual({ lines: ROWS + 1, whole: true });
  for (const answer of stalled) answer.resume();
  await Promise.all(ends);
  expect(stalled.map(({ complete }) => complete)).toEqual([false, false]);
  exports.stalledMs = 20_000;
});

test('HEAD says what there is and runs nothing', async () => {
  const holder = await api.db.connect();
  try {
    // Whoever reads the table now waits.
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE delegate IN ACCESS EXCLUSIVE MODE');
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve) =>
      request(`${api.url}/api/v1/delegates/export.csv`, { method: 'HEAD', headers: staff }, resolve).end(),
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

test('what fails before the first row is an answer in the envelope', async () => {
  await api.db.query('ALTER TABLE delegate RENAME TO elsewhere');
  const response = await fetch(`${api.url}/api/v1/delegates/export.csv`, { headers: staff });
  await api.db.query('ALTER TABLE elsewhere RENAME TO delegate');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    500,
    'application/json; charset=utf-8',
  ]);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(await response.json()).toMatchObject({ statusCode: 500 });
});

test('what breaks half-way is seen to be broken', async () => {
  const answer = await open();
  answer.once('data', () => {
    answer.pause();
    void api.db
      .query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'FETCH%' AND datname = current_database()`,
      )
      .then(() => answer.resume());
  });
  const { lines, whole } = await readAll(answer);
  expect(lines).toBeLessThan(ROWS);
  expect(whole).toBe(false);
});
