import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { paced } from '../../../support/jest/quickest.js';
import { largeLedger } from '../../../support/payments/large-ledger.js';
import { asking, call, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

/** 30,000 movements of 10,000 registrations of one event: what reads them is quick. */
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const event = fixture(async () => {
  const made = await ask<{ id: string }>('POST', '/events', anEvent({ name: 'Large' }));
  await largeLedger(api, made.id);
  return made;
});
const json = (value: object) => encodeURIComponent(JSON.stringify(value));

/** @returns the milliseconds of each, which are noted */
async function timesOf<Name extends string>(what: string, asked: Record<Name, string>) {
  const entries = Object.entries<string>(asked).map(([name, path]) => [name, () => ask('GET', path)]);
  const works = Object.fromEntries(entries) as Record<Name, () => Promise<unknown>>;
  const times = await paced(works, api.db);
  const noted = Object.entries<number>(times).map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
  figure(`${what}, ms: ${noted.join(', ')}`);
  return times;
}
const slowest = (times: Record<string, number>) => Math.max(...Object.values(times));

it('sums up the page of the event in a fifth of a second', async () => {
  const page = `/dashboard/events/${event.id}`;
  const times = await timesOf('event page at 10,000 registrations', { page });
  const { money } = await ask<{ money: object }>('GET', page);
  expect(money).toMatchObject({ due_centavos: 2.5e9, paid_centavos: 9e8, owed_centavos: 1.6e9 });
  expect(slowest(times)).toBeLessThan(200);
});

it('answers any page of the journal in a fifth of a second, and its reports in a second', async () => {
  const { rows } = await api.db.query<{ reference: string; code: string; name: string }>(
    `SELECT m.reference, registration_code(m.registration_id) AS code, d.first_name AS name
      FROM movement m JOIN delegate d ON d.registration_id = m.registration_id LIMIT 1`,
  );
  const [known] = rows;
  const path = (filter: object, range: number[], at = '') =>
    `/movements${at}?filter=${json(filter)}&range=${JSON.stringify(range)}`;
  const of = { event_id: event.id };
  const asked = {
    first: path({}, [0, 99]),
    middle: path(of, [15_000, 15_099]),
    last: path(of, [29_900, 29_999]),
    corrections: path({ ...of, kind: 'correction' }, [0, 99]),
    reference: path({ reference: known?.reference }, [0, 99]),
    code: path({ q: known?.code }, [0, 99]),
    name: path({ q: known?.name }, [0, 99]),
    everybody: path({ q: 'cruz' }, [0, 99]),
    sums: path({ ...of, created_at_gte: new Date().toISOString() }, [0, 99], '/sums'),
  };
  const times = await timesOf('journal of 30,000 movements', asked);
  const report = (by: string) => path(of, [0, 999], `/reports/${by}`);
  const reports = await timesOf('reports of them', {
    church: report('church'),
    price: report('price'),
    day: report('day'),
    channel: report('channel'),
  });
  const { body } = await call(api, 'GET', asked.last, { as: staff });
  expect(body).toMatchObject({ meta: { total: 30_000, next: null } });
  expect(await ask('GET', asked.sums)).toMatchObject({
    ...{ opening_centavos: 900_000_000, received_centavos: 0, closing_centavos: 900_000_000 },
  });
  expect(slowest(times)).toBeLessThan(200);
  // Opened now and then; by church each registration's money is parted among its people.
  expect(slowest(reports)).toBeLessThan(1_000);
});

it('says what is in no statement, and what waits, beside 9,000 lines that confirm movements', async () => {
  const file = '01a12f39-b1f0-7a3c-9a4e-2f6b7c8d9e01';
  await api.db.query(
    `INSERT INTO statement_file (id, channel, name, digest) VALUES ($1, 'gcash', 'large.csv', '1')`,
    [file],
  );
  await api.db.query(
    `WITH paid AS (SELECT id, registration_id, amount_centavos, reference FROM movement WHERE kind = 'payment' ORDER BY id LIMIT 9000),
       lines AS (
         INSERT INTO statement_line (id, fingerprint, occurrence, channel, day, amount_centavos, reference, state, file_id, line_number)
         SELECT id, decode(md5(id::text), 'hex'), 1, 'gcash', current_date, amount_centavos, reference, 'matched', $1, 1 FROM paid),
       waiting AS (
         INSERT INTO statement_line (id, fingerprint, occurrence, channel, day, amount_centavos, payer, state, file_id, line_number)
         SELECT gen_random_uuid(), decode(md5('w' || n), 'hex'), 1, 'gcash', current_date, 70000 + n, 'ANA CRUZ', 'waiting', $1, n
           FROM generate_series(1, 600) n)
     INSERT INTO statement_allocation (id, line_id, registration_id, movement_id, amount_centavos, made)
     SELECT gen_random_uuid(), id, registration_id, id, amount_centavos, true FROM paid`,
    [file],
  );
  await api.db.query('ANALYZE statement_line, statement_allocation');
  const [line] =
    (await ask<{ id: string }[]>('GET', '/statement-lines?filter={"state":"waiting"}&range=[0,0]')) ?? [];
  const asked = {
    'not in bank': '/not-in-bank?range=[0,99]',
    'of an event': `/not-in-bank?range=[0,99]&filter=${json({ event_id: event.id })}`,
    'its sums': '/not-in-bank/sums',
    lines: '/statement-lines?range=[0,99]',
    'sums of lines': '/statement-lines/sums',
    waiting: '/statement-lines/waiting',
    'payers by sum': `/statement-lines/${line?.id}/payers`,
    'payers by name': `/statement-lines/${line?.id}/payers?q=cruz`,
  };
  const times = await timesOf('statements beside 30,000 movements', asked);
  const { body } = await call(api, 'GET', asked['not in bank'], { as: staff });
  const { rows } = await api.db.query<{ count: number }>('SELECT count(*)::int FROM movement_not_in_bank');
  expect(body).toMatchObject({ meta: { total: rows[0]?.count } });
  const { lines, total } = await ask<{ lines: object[]; total: number }>('GET', asked.waiting);
  expect([lines.length, total]).toEqual([500, 600]);
  expect(slowest(times)).toBeLessThan(400);
  // The pages of the lists, which are opened all day.
  expect(Math.max(times['not in bank'], times['of an event'], times.lines)).toBeLessThan(200);
});
