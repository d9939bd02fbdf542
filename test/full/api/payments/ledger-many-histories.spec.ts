import * as fc from 'fast-check';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { inCi } from '../../../support/jest/in-ci.js';
import {
  HISTORY,
  teller,
  type HistoryStep,
  type Story,
  type TellerOf,
} from '../../../support/payments/history-steps.js';
import { PRICES } from '../../../support/payments/ledger-steps.js';
import { asking, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

/**
 * Real: PostgreSQL and all services, called as their controllers call them, since HTTP takes most of a step's time; its routes
 * are those of `ledger-histories.spec.ts`. Mails are written and not sent.
 */
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '12' } }));
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));

const HISTORIES = inCi(600, 100);
/** So many go on at once, as colleagues do. */
const AT_ONCE = 6;

/** Registrations as they are made, a third of one who registered alone. */
async function makeStories(event: string, prices: string[], count: number): Promise<Story[]> {
  const { rows } = await api.db.query<Story>(
    `WITH made AS (
       SELECT n, gen_random_uuid() AS id, 'h' || n || '@example.com' AS email, n % 3 AS size FROM generate_series(1, $3::int) n),
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
    [event, prices, count],
  );
  return rows;
}

interface State {
  paid: number;
  due: number;
  back: number;
}
const NONE: State = { paid: 0, due: 0, back: 0 };

it(`over ${HISTORIES} random histories no ticket is paid while something is owed, no debt ends without a row, and figures are sums of the journal`, async () => {
  const event = await ask<{ id: string; slug: string }>(
    'POST',
    '/events',
    anEvent({ fee_centavos: 150_000 }),
  );
  const offered = PRICES.map((price) => ({ ...price, most: null }));
  const { prices: list } = await ask<{ prices: TellerOf['prices'] }>('PUT', `/events/${event.id}/prices`, {
    prices: offered,
  });
  const prices = list.map(({ id }) => id);
  const stories = await makeStories(event.id, prices, HISTORIES);
  await api.db.query('ANALYZE registration, delegate');
  const histories = fc.sample(HISTORY, { numRuns: HISTORIES, seed: 52 });
  const tell = teller({ api, event: event.id, prices: list, all: stories });

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
  const tellOne = async (steps: HistoryStep[], story: Story) => {
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
    for (let n = next++; n < stories.length; n = next++) {
      const [steps, story] = [histories[n], stories[n]];
      if (steps && story) await tellOne(steps, story);
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
  await figuresAreSums(event);
}, 900_000);

/** The lists and sums that people and programs read, against the rows of the journal as they read them. */
async function figuresAreSums({ id, slug }: { id: string; slug: string }): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ event_id: id }));
  const walk = async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let from = 0; ; from += 1_000) {
      const page = await ask<Row[]>(
        'GET',
        `${path}?filter=${filter}&range=[${from},${from + 999}]&sort=["created_at","ASC"]`,
      );
      rows.push(...page);
      if (page.length < 1_000) return rows;
    }
  };
  const journal = await walk<{ registration_id: string; kind: string; amount_centavos: number }>(
    '/movements',
  );
  const kept = new Map<string, number>();
  for (const { registration_id, amount_centavos } of journal)
    kept.set(registration_id, (kept.get(registration_id) ?? 0) + amount_centavos);
  const total = (of: { amount_centavos: number }[]) => of.reduce((sum, one) => sum + one.amount_centavos, 0);
  const refunds = journal.filter(({ kind }) => kind === 'refund');
  const sums = await ask<object>('GET', `/movements/sums?filter=${filter}`);
  expect(sums).toMatchObject({
    ...{ received_centavos: total(journal) - total(refunds), returned_centavos: -total(refunds) || 0 },
    closing_centavos: total(journal),
  });
  type Listed = {
    id: string;
    paid_centavos: number;
    owed_centavos: number;
    to_return_centavos: number;
    due_centavos: number;
  };
  const listed = await walk<Listed>('/registrations');
  for (const one of listed) expect([one.id, one.paid_centavos]).toEqual([one.id, kept.get(one.id) ?? 0]);
  const all = (of: keyof Omit<Listed, 'id'>) => listed.reduce((sum, one) => sum + one[of], 0);
  const money = await ask<Record<string, number>>('GET', `/events/${slug}/money`);
  expect([money.due_centavos, money.owed_centavos, money.to_return_centavos]).toEqual([
    all('due_centavos'),
    all('owed_centavos'),
    all('to_return_centavos'),
  ]);
}
