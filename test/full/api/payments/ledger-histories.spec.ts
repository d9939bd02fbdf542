import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { paymentReceived } from '../../../../src/payments/acknowledgements/acknowledgements.js';
import type { MailAbout, MailTemplate } from '../../../../src/platform/mail/template.js';
import { pesos } from '../../../../src/platform/pesos.js';
import { paymentReminder, placesEndSoon } from '../../../../src/registrations/mails/reminders.js';
import { fixture } from '../../../support/jest/fixture.js';
import { inCi } from '../../../support/jest/in-ci.js';
import { PRICES, STEP, take, type Group } from '../../../support/payments/ledger-steps.js';
import { payers, type Money } from '../../../support/payments/payers.js';
import { asking, call, signIn } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

interface EventMoney extends Money {
  event_id: string;
  due_centavos: number;
  registered: number;
  channels: { channel: string; received_centavos: number; returned_centavos: number }[];
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { moneyOf } = payers(ask, () => api);

const waits = async (id: string) =>
  (await ask<{ proofs: { state: string }[] }>('GET', `/registrations/${id}`)).proofs.some(
    ({ state }) => state === 'waiting',
  );

const SUMS = ['due_centavos', 'paid_centavos', 'owed_centavos', 'to_return_centavos'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
const sumsOf = (of: object): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, Number((of as Sums)[name])])) as Sums;
/** A CSV of programs as objects; no cell of these has a comma. */
const tableOf = async (path: string): Promise<Record<string, string>[]> => {
  const answer = await fetch(`${api.url}/api/v1${path}`, { headers: staff });
  const [heads = [], ...rows] = (await answer.text())
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(heads.map((head, n) => [head, cells[n] ?? ''])));
};

/** By hand, from the rows of the ledger and who comes: what each registration and event has to show. */
async function ledgerOf(events: string[]) {
  const { rows } = await api.db.query<{
    id: string;
    slug: string;
    due: number;
    active: number;
    paid: boolean;
    movements: { kind: string; amount: number; channel: string }[];
  }>(
    `SELECT r.id, e.slug, (SELECT coalesce(sum(price_centavos), 0)::int FROM delegate d
              WHERE d.registration_id = r.id AND d.cancelled_at IS NULL) AS due,
            (SELECT count(*)::int FROM delegate d WHERE d.registration_id = r.id AND d.cancelled_at IS NULL) AS active,
            (SELECT coalesce(bool_and(d.payment_status), false) FROM delegate d
              WHERE d.registration_id = r.id AND d.cancelled_at IS NULL) AS paid,
            (SELECT coalesce(json_agg(json_build_object('kind', kind, 'amount', amount_centavos, 'channel', channel)), '[]')
               FROM movement m WHERE m.registration_id = r.id) AS movements
       FROM registration r JOIN event e ON e.id = r.event_id WHERE e.slug = ANY($1)`,
    [events],
  );
  const registrations = rows.map(({ due, active, movements, ...of }) => {
    const received = movements.reduce((sum, { amount }) => sum + amount, 0);
    const sums: Sums = {
      ...{ due_centavos: due, paid_centavos: received },
      ...{ owed_centavos: Math.max(0, due - received), to_return_centavos: Math.max(0, received - due) },
    };
    return { ...of, active, movements, sums };
  });
  const of = (slug: string) => registrations.filter((one) => one.slug === slug);
  const rowsOf = (slug: string) =>
    of(slug)
      .flatMap(({ id, movements }) => movements.map((row) => rowText(id, row.kind, row.amount, row.channel)))
      .sort();
  return { registrations, of, rowsOf };
}

const rowText = (...facts: (string | number)[]) => facts.join(' ');

interface Row {
  registration_id: string;
  kind: string;
  amount_centavos: number;
  channel: string;
}

/** The journal of an event as a program reads it, a few rows at a time; its sums are those of its rows. */
async function journalOf(event_id: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ event_id }));
  const rows: Row[] = [];
  for (let after: string | null = ''; after !== null;) {
    const path = `/movements?filter=${filter}&range=[0,4]${after && `&after=${after}`}`;
    const { body } = await call(api, 'GET', path, { as: staff });
    const page = body as { data: Row[]; meta: { next: string | null } };
    rows.push(...page.data);
    after = page.meta.next;
  }
  const { closing_centavos } = await ask<{ closing_centavos: number }>(
    'GET',
    `/movements/sums?filter=${filter}`,
  );
  expect(closing_centavos).toBe(rows.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0));
  return rows
    .map(({ registration_id, kind, amount_centavos, channel }) =>
      rowText(registration_id, kind, amount_centavos, channel),
    )
    .sort();
}

const added = (all: Sums[]): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])) as Sums;

it('over random histories of several events with changing fees, every figure shown is the sum of the ledger', async () => {
  const template = anEvent({ fee_centavos: 150_000 });
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 12, maxLength: 40 }), async (steps) => {
      const names = [0, 1, 2].map(() => `e-${randomUUID()}`);
      const events = await Promise.all(
        [0, 1, 2].map(async (n) =>
          ask<{ id: string; slug: string }>('POST', '/events', {
            ...template,
            slug: names[n],
            name: names[n],
          }),
        ),
      );
      const slugs = events.map(({ slug }) => slug);
      const prices = Object.fromEntries(
        await Promise.all(
          events.map(async ({ id, slug }) => {
            const list = await ask<{ prices: { id: string }[] }>('PUT', `/events/${id}/prices`, {
              prices: PRICES,
            });
            return [slug, list.prices.map((price) => price.id)] as const;
          }),
        ),
      );
      const groups: Group[] = [];
      for (const step of steps) await take({ api, staff, prices }, step, slugs, groups);
      const ledger = await ledgerOf(slugs);

      for (const { id, slug } of events) {
        // The journal has each of these rows once, a page at a time.
        expect(await journalOf(id)).toEqual(ledger.rowsOf(slug));
        const mine = ledger.of(slug);
        const whole = added(mine.map(({ sums }) => sums));
        const { money, payments, places } = await ask<{
          money: EventMoney;
          payments: Record<string, number>;
          places: { registered: number };
        }>('GET', `/dashboard/events/${id}`);
        const filter = encodeURIComponent(JSON.stringify({ event_id: id }));
        const registered = mine.reduce((sum, { active }) => sum + active, 0);
        // The event's page, the API of integrators and the dashboard.
        expect(sumsOf(money)).toEqual(whole);
        expect(await ask('GET', `/events/${slug}/money`)).toEqual(money);
        const dashboard = await ask<{ money: EventMoney[] }>('GET', '/dashboard');
        expect(dashboard.money.find(({ event_id }) => event_id === id)).toEqual(
          mine.length > 0 ? money : undefined,
        );
        expect([places.registered, money.registered]).toEqual([registered, registered]);
        expect(payments.to_return).toBe(mine.filter(({ sums }) => sums.to_return_centavos > 0).length);
        const all = mine.flatMap(({ movements }) => movements);
        for (const { channel, received_centavos, returned_centavos } of money.channels) {
          const by = all.filter((one) => one.channel === channel);
          const sum = (refunds: boolean) =>
            by
              .filter(({ kind }) => (kind === 'refund') === refunds)
              .reduce((total, { amount }) => total + amount, 0);
          expect([received_centavos, -returned_centavos]).toEqual([sum(false), sum(true) || -0]);
        }
        // Lists and files.
        const sumsById = Object.fromEntries(mine.map(({ id: of, sums }) => [of, sums]));
        const byId = (rows: object[], key: string) =>
          Object.fromEntries(
            rows.map((row) => [(row as Record<string, string>)[key] ?? '', sumsOf(row)]),
          ) as Record<string, Sums>;
        const list = await ask<object[]>('GET', `/registrations?filter=${filter}`);
        expect(byId(list, 'id')).toEqual(sumsById);
        expect(byId(await tableOf(`/registrations/export.csv?filter=${filter}`), 'id')).toEqual(sumsById);
        const people = await tableOf(`/delegates/export.csv?filter=${filter}`);
        for (const row of people) {
          const { paid_centavos, owed_centavos, to_return_centavos } =
            sumsById[row.registration_id ?? ''] ?? {};
          expect([row.paid_centavos, row.owed_centavos, row.to_return_centavos].map(Number)).toEqual([
            paid_centavos,
            owed_centavos,
            to_return_centavos,
          ]);
        }
      }

      const file = await (await fetch(`${api.url}/api/v1/payments/sums.csv`, { headers: staff })).text();
      for (const { slug } of events) {
        const whole = added(ledger.of(slug).map(({ sums }) => sums));
        const [line] = file.split('\r\n').filter((each) => each.startsWith(`${slug},,`));
        const shown = line?.split(',').map(Number) ?? [];
        if (ledger.of(slug).length > 0)
          expect([shown[3], shown[6], shown[7], shown[8]]).toEqual(SUMS.map((name) => whole[name] / 100));
      }
      const toReturn = await ask<{ registration_id: string; to_return_centavos: number }[]>(
        'GET',
        '/payments/to-return',
      );
      for (const { id, sums, paid } of ledger.registrations) {
        const { due_centavos: _, ...money } = sums;
        // Nobody gets back more than they paid, and whoever is marked as paid owes nothing.
        expect(money.paid_centavos).toBeGreaterThanOrEqual(0);
        if (paid) expect(money.owed_centavos).toBe(0);
        // Nor does anybody wait for a ticket who owes nothing, unless a proof is to be looked at first.
        else if (money.paid_centavos > 0 && sums.due_centavos > 0 && money.owed_centavos === 0)
          expect(await waits(id)).toBe(true);
        // Its own page, its delegates' records, the ticket's page, and who is to get something back.
        expect(await moneyOf(id)).toEqual(money);
        const listed = toReturn.find(({ registration_id }) => registration_id === id);
        expect(listed?.to_return_centavos ?? 0).toBe(money.to_return_centavos);
        const [first] = groups.find((group) => group.id === id)?.people ?? [];
        expect(await ask('GET', `/delegates/${first?.id}`)).toMatchObject(money);
        expect(await ask('GET', `/delegates/uuid/${first?.uuid}/registration`)).toMatchObject({ money });
        for (const text of await mailsOf(first?.id ?? '')) expect(text).toContain(pesos(money.owed_centavos));
        await acknowledged(id, money);
      }
      const { rows } = await api.db.query<{ payments: number; last: number }>(
        'SELECT count(*)::int AS payments, max(payment_number) AS last FROM movement WHERE payment_number IS NOT NULL',
      );
      expect(rows[0]?.last ?? 0).toBe(rows[0]?.payments);
    }),
    { numRuns: inCi(8, 4), seed: 4, endOnFailure: true },
  );
});

/** Acknowledgements of all payments of a registration, less what was taken back and paid back since, are what it has. */
async function acknowledged(registration: string, money: Money): Promise<void> {
  const { rows } = await api.db.query<{ id: string; refunds: number }>(
    `SELECT id, (SELECT coalesce(-sum(amount_centavos), 0)::float8 FROM movement
                  WHERE registration_id = $1 AND kind = 'refund') AS refunds
       FROM movement WHERE registration_id = $1 AND kind = 'payment' ORDER BY payment_number`,
    [registration],
  );
  let there = 0;
  for (const { id } of rows) {
    const one = await ask<
      Record<`${'amount' | 'taken_back' | 'paid_back' | 'owed' | 'to_return'}_centavos`, number>
    >('GET', `/movements/${id}/acknowledgement`);
    expect(one.taken_back_centavos).toBeLessThanOrEqual(one.amount_centavos);
    expect([one.owed_centavos, one.to_return_centavos]).toEqual([
      money.owed_centavos,
      money.to_return_centavos,
    ]);
    if (id === rows[0]?.id) expect(one.paid_back_centavos).toBe(rows[0]?.refunds);
    there += one.amount_centavos - one.taken_back_centavos;
    const key = `payment-received:${id}`;
    for (const text of await textsOf({ key } as never, paymentReceived(api.db)))
      expect(text).toContain(
        money.owed_centavos > 0 ? pesos(money.owed_centavos) : pesos(one.amount_centavos),
      );
  }
  expect(there - (rows[0]?.refunds ?? 0)).toBe(money.paid_centavos);
}

/** What the mails that ask for money would say now, to whom they are still true. */
async function mailsOf(delegate: string): Promise<string[]> {
  const mail = { record_id: delegate, to_address: 'a@example.com' } as never;
  const texts = [paymentReminder(api.db), placesEndSoon(api.db)].map((template) => textsOf(mail, template));
  return (await Promise.all(texts)).flat();
}

async function textsOf<Data>(mail: MailAbout, { load, render }: MailTemplate<Data>): Promise<string[]> {
  const loaded = await load(mail, true);
  if (!loaded) return [];
  const { subject, preview, blocks } = await render(loaded.data, {
    publicUrl: 'https://site.example',
    company: { brand: 'B', telephone: '1', email: 'a@b.example' },
  } as never);
  return [JSON.stringify([subject, preview, blocks])];
}
