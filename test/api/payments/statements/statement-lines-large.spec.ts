import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { paced } from '../../../support/jest/quickest.js';
import { largeLedger } from '../../../support/payments/large-ledger.js';
import { asking, call, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));

const timed = (path: string) => paced(() => ask('GET', path), api.db);

it('30,000 movements beside 9,000 lines that confirm them: what is in no statement, and what waits', async () => {
  const event = await ask<{ id: string }>('POST', '/events', anEvent({ slug: 'large', name: 'Large' }));
  await largeLedger(api, event.id);
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
  const of = encodeURIComponent(JSON.stringify({ event_id: event.id }));
  const asked = {
    'not in bank': '/not-in-bank?range=[0,99]',
    'of an event': `/not-in-bank?range=[0,99]&filter=${of}`,
    'its sums': '/not-in-bank/sums',
    lines: '/statement-lines?range=[0,99]',
    'sums of lines': '/statement-lines/sums',
    waiting: '/statement-lines/waiting',
    'payers by sum': `/statement-lines/${line?.id}/payers`,
    'payers by name': `/statement-lines/${line?.id}/payers?q=cruz`,
  };
  const times: Record<string, number> = {};
  for (const [name, each] of Object.entries(asked)) times[name] = await timed(each);
  figure(
    `statements beside 30,000 movements, ms: ${Object.entries(times)
      .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      .join(', ')}`,
  );
  const { body } = await call(api, 'GET', asked['not in bank'], { as: staff });
  const { rows } = await api.db.query<{ count: number }>('SELECT count(*)::int FROM movement_not_in_bank');
  expect(body).toMatchObject({ meta: { total: rows[0]?.count } });
  const { lines, total } = await ask<{ lines: object[]; total: number }>('GET', asked.waiting);
  expect([lines.length, total]).toEqual([500, 600]);
  expect(Math.max(...Object.values(times))).toBeLessThan(400);
  // The pages of the lists, which are opened all day.
  const pages = [times['not in bank'], times['of an event'], times['lines']].map((ms) => ms ?? Infinity);
  expect(Math.max(...pages)).toBeLessThan(200);
});
