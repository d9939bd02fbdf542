import * as fc from 'fast-check';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { histories, timeToTell } from '../../../support/jest/histories.js';
import {
  HISTORY,
  teller,
  type HistoryStep,
  type Story,
  type TellerOf,
} from '../../../support/payments/history-steps.js';
import { ledgerFigures } from '../../../support/payments/ledger-figures.js';
import { ALL_REPORTS, reportsOf } from '../../../support/payments/reports.js';
import { asking, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

/**
 * Real: PostgreSQL and all services, called as their controllers call them, since HTTP takes most of a step's time; what is
 * read afterwards comes by HTTP. Mails are written and not sent.
 */
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '12' } }));
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));

const HISTORIES = histories(600);
jest.setTimeout(timeToTell(HISTORIES));
/** So many go on at once, as colleagues do. */
const AT_ONCE = 6;

/** Registrations as they are made, a third of one who registered alone. */
async function makeStories(event: string, prices: string[], count: number): Promise<Story[]> {
  const { rows } = await api.db.query<Story>(
    `WITH made AS (
       SELECT n, gen_random_uuid() AS id, 'h' || n || '-' || $4::text || '@example.com' AS email, n % 3 AS size FROM generate_series(1, $3::int) n),
     people AS (
       SELECT made.id AS registration_id, CASE WHEN size = 0 THEN made.id ELSE gen_random_uuid() END AS id, email, size,
              p, ($2::uuid[])[1 + (n * 7 + p) % 3] AS price_id
         FROM made, generate_series(1, greatest(size + 1, 1)) p),
     priced AS (
       SELECT people.*, price ->> 'name' AS price_name, (price ->> 'amount_centavos')::int AS price_centavos
         FROM people JOIN event ON event.id = $1
         JOIN LATERAL jsonb_array_elements(prices) price ON (price ->> 'id')::uuid = price_id),
     sums AS (SELECT registration_id, sum(price_centavos) AS total FROM priced GROUP BY 1),
     registrations AS (
       INSERT INTO registration (id, event_id, total_centavos, contact_first_name, contact_last_name, contact_email, contact_phone_number)
       SELECT id, $1, total, CASE WHEN size > 0 THEN 'Ruth' END, CASE WHEN size > 0 THEN 'Cruz' END,
              CASE WHEN size > 0 THEN email END, CASE WHEN size > 0 THEN '639170000000' END
         FROM made JOIN sums ON registration_id = id),
     delegates AS (
       INSERT INTO delegate (id, uuid, event_id, registration_id, first_name, last_name, email, phone_number, price_id, price_name,
                             price_centavos, payment_status)
       SELECT id, gen_random_uuid(), $1, registration_id, 'P' || p, 'Cruz', email, '639170000000', price_id, price_name, price_centavos,
              total = 0 FROM priced JOIN sums USING (registration_id))
     SELECT registration_id AS id, email, array_agg(id::text) AS people, '{}'::text[] AS shared FROM priced GROUP BY 1, 2 ORDER BY 2`,
    [event, prices, count, event.slice(-8)],
  );
  return rows;
}

/** The prices of each event: of these, one is opened by a code, and one costs nothing. */
const PRICES = [
  { name: 'Regular', amount_centavos: 150_000, is_default: true },
  { name: 'Early', amount_centavos: 99_999 },
  { name: 'Speaker', amount_centavos: 0 },
  { name: 'Church', amount_centavos: 70_001, shown_to: 'code', codes: [{ code: 'CHURCH', most: 5 }] },
];

interface State {
  paid: number;
  due: number;
  back: number;
}
const NONE: State = { paid: 0, due: 0, back: 0 };

interface Told {
  event: { id: string; slug: string };
  story: Story;
  tell: ReturnType<typeof teller>;
}

/** A third of the stories is of an event with prices, a third of one whose prices are others, and the rest of a free one. */
async function begin(fees: number[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const fee_centavos of fees) {
    const slug = `e-${fee_centavos}`;
    const event = await ask<Told['event']>('POST', '/events', anEvent({ slug, name: slug, fee_centavos }));
    const { prices } = await ask<{ prices: TellerOf['prices'] }>('PUT', `/events/${event.id}/prices`, {
      prices: PRICES.map((price) => (price.is_default ? { ...price, amount_centavos: fee_centavos } : price)),
    });
    const all = await makeStories(
      event.id,
      prices.map(({ id }) => id),
      Math.ceil(HISTORIES / fees.length),
    );
    const tell = teller({ api, event: event.id, prices, all });
    told.push(...all.map((story) => ({ event, story, tell })));
  }
  await api.db.query('ANALYZE registration, delegate');
  return told;
}

it(`over ${HISTORIES} random histories of three events no ticket is paid while something is owed, no debt ends without a row, and every figure and report is the sum of the journal`, async () => {
  const all = await begin([150_000, 99_999, 0]);
  const histories = fc.sample(HISTORY, { numRuns: all.length, seed: 52 });

  const stateOf = async ({ id }: Story): Promise<State> => {
    const { rows } = await api.db.query<State>(
      `SELECT (SELECT coalesce(sum(amount_centavos), 0)::int FROM movement WHERE registration_id = $1) AS paid,
              coalesce(max(due_centavos), 0)::int AS due, coalesce(max(to_return_centavos), 0)::int AS back
         FROM registration_money WHERE registration_id = $1`,
      [id],
    );
    return rows[0] ?? NONE;
  };
  const done = new Map<string, number>();
  /** Two histories meet where one cheque pays both: what such a step changes is looked at in the end alone. */
  const tellOne = async (steps: HistoryStep[], { story, tell }: Told) => {
    for (const [n, step] of steps.entries()) {
      const before = await stateOf(story);
      if (await tell(step, story)) done.set(step.do, (done.get(step.do) ?? 0) + 1);
      const after = await stateOf(story);
      const ended = before.back - after.back;
      // A debt becomes less by a row of the ledger, or by what is due again.
      const explained = Math.max(0, before.paid - after.paid) + Math.max(0, after.due - before.due);
      if (ended > explained)
        throw new Error(
          `${ended} centavos ended without a row at step ${n} of ${JSON.stringify({ story, steps })}`,
        );
    }
  };
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < all.length; n = next++) {
      const [steps, one] = [histories[n], all[n]];
      if (steps && one) await tellOne(steps, one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1_000;
  figure(
    `${HISTORIES} histories of a registration: ${seconds.toFixed(1)} s, ${[...done.values()].reduce((a, b) => a + b, 0)} steps done`,
  );
  const KINDS = [
    'pay',
    'unpay',
    'part',
    'refund',
    'refund-all',
    'take-back',
    'share',
    'erase',
    'cancel',
    'reinstate',
    'bin',
    'restore',
    'price',
    'add',
    'add-by-link',
    'pass-on',
    'proof',
    'accept',
    'reject',
    'undo-proof',
    'prices',
    'reverse',
  ];
  expect(KINDS.filter((kind) => !done.has(kind))).toEqual([]);

  // By hand, from the rows of the journal and of who comes.
  const { rows: wrong } = await api.db.query(
    `WITH sums AS (
       SELECT r.id, r.removed_centavos AS removed,
              coalesce((SELECT sum(amount_centavos) FROM movement WHERE registration_id = r.id), 0)::int AS paid,
              coalesce((SELECT sum(price_centavos) FROM delegate WHERE registration_id = r.id AND cancelled_at IS NULL), 0)::int AS due,
              EXISTS (SELECT FROM delegate WHERE registration_id = r.id AND cancelled_at IS NULL AND payment_status) AS ticket,
              EXISTS (SELECT FROM proof WHERE registration_id = r.id AND state = 'waiting') AS looked_at_first,
              (SELECT bool_and(payment_status) FROM delegate WHERE registration_id = r.id AND cancelled_at IS NULL) AS all_paid
         FROM registration r),
     told AS (SELECT *, paid - least(removed, greatest(paid, 0)) AS kept FROM sums)
     SELECT told.*, m.paid_centavos, m.owed_centavos, m.to_return_centavos FROM told
       JOIN registration_money m ON m.registration_id = told.id
      WHERE paid < 0 OR (ticket AND kept < due) OR (kept >= due AND due > 0 AND NOT all_paid AND NOT looked_at_first)
         OR m.paid_centavos <> paid OR m.owed_centavos <> greatest(due - kept, 0) OR m.to_return_centavos <> greatest(kept - due, 0)
      LIMIT 5`,
  );
  expect(wrong).toEqual([]);

  const figures = ledgerFigures(api, staff);
  const { report, compare } = reportsOf(ask);
  await api.db.query(
    `UPDATE delegate SET church_name = (ARRAY['Hope', 'HOPE', 'Grace', NULL])[1 + get_byte(uuid_send(uuid), 0) % 4]`,
  );
  for (const event of new Set(all.map((one) => one.event))) {
    await figures.check(event, 4);
    await compare(event.id);
  }
  const { closing_centavos } = await ask<{ closing_centavos: number }>('GET', '/movements/sums');
  for (const by of ALL_REPORTS)
    expect([by, (await report(by)).sums.paid_centavos]).toEqual([by, closing_centavos]);
  // A number for each payment, without a gap.
  const { rows: numbers } = await api.db.query<{ payments: number; last: number }>(
    'SELECT count(*)::int AS payments, max(payment_number) AS last FROM movement WHERE payment_number IS NOT NULL',
  );
  expect(numbers[0]?.last).toBe(numbers[0]?.payments);
});
