import { paymentReceived } from '../../../src/payments/acknowledgements/acknowledgements.js';
import type { MailAbout, MailTemplate } from '../../../src/platform/mail/template.js';
import { pesos } from '../../../src/platform/pesos.js';
import { paymentReminder, placesEndSoon } from '../../../src/registrations/mails/reminders.js';
import { asking, call, type Credentials } from '../requests/callers.js';
import type { Api } from '../server/api.js';
import type { Money } from './payers.js';

interface EventMoney extends Money {
  event_id: string;
  registered: number;
  channels: { channel: string; received_centavos: number; returned_centavos: number }[];
}
interface Movement {
  registration_id: string;
  kind: string;
  amount_centavos: number;
  channel: string;
}
const SUMS = ['due_centavos', 'paid_centavos', 'owed_centavos', 'to_return_centavos'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
const sumsOf = (of: object): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, Number((of as Sums)[name])])) as Sums;
const added = (all: Sums[]): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])) as Sums;
const rowText = ({ registration_id, kind, amount_centavos, channel }: Movement) =>
  [registration_id, kind, amount_centavos, channel].join(' ');
const byId = (rows: object[]) =>
  Object.fromEntries(rows.map((row) => [(row as { id: string }).id, sumsOf(row)])) as Record<string, Sums>;

/** Every figure of an event's money that people and programs read, against the rows of its ledger. */
export function ledgerFigures(api: Api, staff: Credentials) {
  const ask = asking(() => ({ api, as: staff }));
  const read = (path: string) => fetch(`${api.url}/api/v1${path}`, { headers: staff });
  /** A CSV of programs as objects; no cell of these has a comma. */
  const tableOf = async (path: string): Promise<Record<string, string>[]> => {
    const [heads = [], ...rows] = (await (await read(path)).text())
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(heads.map((head, n) => [head, cells[n] ?? ''])));
  };

  /** By hand, from the rows of the ledger and who comes: what each registration has to show. */
  async function ledgerOf(event: string) {
    const { rows } = await api.db.query<{
      id: string;
      person: { id: string; uuid: string } | null;
      due: number;
      removed: number;
      active: number;
      paid: boolean;
      movements: Movement[];
    }>(
      `SELECT r.id, removed_centavos AS removed, d.*,
              (SELECT coalesce(json_agg(m), '[]') FROM movement m WHERE m.registration_id = r.id) AS movements
         FROM registration r CROSS JOIN LATERAL (
           SELECT coalesce(sum(price_centavos) FILTER (WHERE cancelled_at IS NULL), 0)::int AS due,
                  count(*) FILTER (WHERE cancelled_at IS NULL)::int AS active,
                  coalesce(bool_and(payment_status) FILTER (WHERE cancelled_at IS NULL), false) AS paid,
                  (array_agg(json_build_object('id', id, 'uuid', uuid) ORDER BY id))[1] AS person
             FROM delegate WHERE registration_id = r.id) d
        WHERE r.event_id = $1`,
      [event],
    );
    return rows.map(({ due, removed, movements, ...of }) => {
      const received = movements.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0);
      // What was paid for those who were removed stays with the organizer.
      const kept = received - Math.min(removed, Math.max(received, 0));
      const sums: Sums = {
        ...{ due_centavos: due, paid_centavos: received },
        ...{ owed_centavos: Math.max(0, due - kept), to_return_centavos: Math.max(0, kept - due) },
      };
      return { ...of, movements, sums };
    });
  }
  type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

  /** The journal of an event as a program reads it, a page at a time; its sums are those of its rows. */
  async function checkJournal(event: string, all: Movement[]): Promise<void> {
    const filter = encodeURIComponent(JSON.stringify({ event_id: event }));
    const rows: Movement[] = [];
    for (let after: string | null = ''; after !== null;) {
      const path = `/movements?filter=${filter}&range=[0,49]${after && `&after=${after}`}`;
      const { body } = await call(api, 'GET', path, { as: staff });
      const page = body as { data: Movement[]; meta: { next: string | null } };
      rows.push(...page.data);
      after = page.meta.next;
    }
    expect(rows.map(rowText).sort()).toEqual(all.map(rowText).sort());
    const total = (of: Movement[]) => of.reduce((sum, one) => sum + one.amount_centavos, 0);
    const refunds = total(rows.filter(({ kind }) => kind === 'refund'));
    expect(await ask('GET', `/movements/sums?filter=${filter}`)).toMatchObject({
      ...{ received_centavos: total(rows) - refunds, returned_centavos: -refunds || 0 },
      closing_centavos: total(rows),
    });
  }

  /** The event's page, the API of integrators, the dashboard, lists and files. */
  async function checkEvent({ id, slug }: { id: string; slug: string }, ledger: Ledger): Promise<void> {
    // Also of registrations that were erased since.
    const { rows: all } = await api.db.query<Movement>(
      'SELECT registration_id, kind, amount_centavos::float8 AS amount_centavos, channel FROM movement WHERE event_id = $1',
      [id],
    );
    await checkJournal(id, all);
    const whole = {
      ...added(ledger.map(({ sums }) => sums)),
      paid_centavos: all.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0),
    };
    const { money, payments, places } = await ask<{
      money: EventMoney;
      payments: Record<string, number>;
      places: { registered: number };
    }>('GET', `/dashboard/events/${id}`);
    expect(sumsOf(money)).toEqual(whole);
    expect(await ask('GET', `/events/${slug}/money`)).toEqual(money);
    const dashboard = await ask<{ money: EventMoney[] }>('GET', '/dashboard');
    expect(dashboard.money.find(({ event_id }) => event_id === id)).toEqual(money);
    const registered = ledger.reduce((sum, { active }) => sum + active, 0);
    expect([places.registered, money.registered]).toEqual([registered, registered]);
    expect(payments.to_return).toBe(ledger.filter(({ sums }) => sums.to_return_centavos > 0).length);
    for (const { channel, received_centavos, returned_centavos } of money.channels) {
      const sum = (refunds: boolean) =>
        all
          .filter((one) => one.channel === channel && (one.kind === 'refund') === refunds)
          .reduce((total, { amount_centavos }) => total + amount_centavos, 0);
      expect([channel, received_centavos, returned_centavos]).toEqual([channel, sum(false), -sum(true) || 0]);
    }
    const filter = encodeURIComponent(JSON.stringify({ event_id: id }));
    const there = Object.fromEntries(ledger.map((one) => [one.id, one.sums]));
    expect(byId(await ask<object[]>('GET', `/registrations?range=[0,999]&filter=${filter}`))).toEqual(there);
    expect(byId(await tableOf(`/registrations/export.csv?filter=${filter}`))).toEqual(there);
    for (const row of await tableOf(`/delegates/export.csv?filter=${filter}`)) {
      const { paid_centavos, owed_centavos, to_return_centavos } = there[row.registration_id ?? ''] ?? {};
      expect([row.paid_centavos, row.owed_centavos, row.to_return_centavos].map(Number)).toEqual([
        ...[paid_centavos, owed_centavos, to_return_centavos],
      ]);
    }
    const file = await (await read('/payments/sums.csv')).text();
    const [line] = file.split('\r\n').filter((each) => each.startsWith(`${slug},,`));
    const shown = line?.split(',').map(Number) ?? [];
    expect([shown[3], shown[6], shown[7], shown[8]]).toEqual(SUMS.map((name) => whole[name] / 100));
  }

  /** Its own page, its delegates' records, the ticket's page, its mails, and who is to get something back. */
  async function checkRegistration(
    { id, person, paid, sums }: Ledger[number],
    toReturn: Map<string, number>,
  ) {
    const { due_centavos: due, ...money } = sums;
    const page = await ask<{ money: Money; proofs: { state: string }[] }>('GET', `/registrations/${id}`);
    // Nobody gets back more than they paid, and whoever is marked as paid owes nothing.
    expect(money.paid_centavos).toBeGreaterThanOrEqual(0);
    if (paid) expect(money.owed_centavos).toBe(0);
    // Nor does anybody wait for a ticket who owes nothing, unless a proof is to be looked at first.
    else if (money.paid_centavos > 0 && due > 0 && money.owed_centavos === 0)
      expect(page.proofs.some(({ state }) => state === 'waiting')).toBe(true);
    expect(page.money).toEqual(money);
    expect(toReturn.get(id) ?? 0).toBe(money.to_return_centavos);
    expect(await ask('GET', `/delegates/${person?.id}`)).toMatchObject(money);
    expect(await ask('GET', `/delegates/uuid/${person?.uuid}/registration`)).toMatchObject({ money });
    const mail = { record_id: person?.id, to_address: 'a@example.com' } as never;
    for (const template of [paymentReminder(api.db), placesEndSoon(api.db)])
      for (const text of await textsOf(mail, template)) expect(text).toContain(pesos(money.owed_centavos));
    await checkAcknowledged(id, money);
  }

  /** Acknowledgements of all payments, less what was taken back and paid back since, are what a registration has. */
  async function checkAcknowledged(id: string, money: Money): Promise<void> {
    const { rows } = await api.db.query<{ id: string; refunds: number }>(
      `SELECT id, (SELECT coalesce(-sum(amount_centavos), 0)::float8 FROM movement
                    WHERE registration_id = $1 AND kind = 'refund') AS refunds
         FROM movement WHERE registration_id = $1 AND kind = 'payment' ORDER BY payment_number`,
      [id],
    );
    let there = 0;
    for (const { id: movement } of rows) {
      const one = await ask<
        Record<`${'amount' | 'taken_back' | 'paid_back' | 'owed' | 'to_return'}_centavos`, number>
      >('GET', `/movements/${movement}/acknowledgement`);
      expect(one.taken_back_centavos).toBeLessThanOrEqual(one.amount_centavos);
      expect([one.owed_centavos, one.to_return_centavos]).toEqual([
        money.owed_centavos,
        money.to_return_centavos,
      ]);
      if (movement === rows[0]?.id) expect(one.paid_back_centavos).toBe(rows[0]?.refunds);
      there += one.amount_centavos - one.taken_back_centavos;
      const key = `payment-received:${movement}`;
      for (const text of await textsOf({ key } as never, paymentReceived(api.db)))
        expect(text).toContain(
          money.owed_centavos > 0 ? pesos(money.owed_centavos) : pesos(one.amount_centavos),
        );
    }
    expect(there - (rows[0]?.refunds ?? 0)).toBe(money.paid_centavos);
  }

  return {
    /** @param some of the registrations are looked at one by one: one of so many */
    check: async (event: { id: string; slug: string }, some: number): Promise<void> => {
      const ledger = await ledgerOf(event.id);
      await checkEvent(event, ledger);
      const toReturn = await ask<{ registration_id: string; to_return_centavos: number }[]>(
        'GET',
        `/payments/to-return?event=${event.slug}`,
      );
      const back = new Map(toReturn.map((one) => [one.registration_id, one.to_return_centavos]));
      // Nobody may be left of some.
      const there = ledger.filter(({ person }) => person !== null);
      for (const one of there.filter((_, n) => n % some === 0)) await checkRegistration(one, back);
    },
  };
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
