import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Adding } from '../../../src/delegates/adding/adding.js';
import { Cancelling } from '../../../src/delegates/cancelling/cancelling.service.js';
import { DelegateBin } from '../../../src/delegates/delegate-bin.js';
import { DelegatesService } from '../../../src/delegates/delegates.service.js';
import { PriceChanges } from '../../../src/delegates/prices/price-changes.js';
import { EventPrices } from '../../../src/events/prices/event-prices.js';
import { PaymentsByHand } from '../../../src/payments/by-hand/payments-by-hand.js';
import { SharedPayments } from '../../../src/payments/by-hand/shared-payments.js';
import { Ledger } from '../../../src/payments/ledger.js';
import { Review } from '../../../src/payments/review/review.service.js';
import { Statements } from '../../../src/payments/statement/statements.js';
import type { StaffCaller } from '../../../src/platform/http/caller.js';
import { ApiError } from '../../../src/platform/http/errors/api-error.js';
import { apiErrorOfViolation } from '../../../src/platform/http/errors/constraint-errors.js';
import { UNCONDITIONAL } from '../../../src/platform/http/etag.js';
import { PrivacyService } from '../../../src/privacy/privacy.service.js';
import { AddingByLink } from '../../../src/self-service/adding-by-link.js';
import { SelfService } from '../../../src/self-service/self-service.js';
import type { Api } from '../server/api.js';

/** What happens to the money of one registration; numbers are taken modulo what there is. */
export type HistoryStep =
  | { do: 'part' | 'refund'; centavos: number }
  | { do: 'accept' | 'prices' | 'reverse'; centavos: number }
  | { do: 'pay' | 'unpay' | 'refund-all' | 'take-back' | 'erase' | 'proof' | 'reject' | 'undo-proof' }
  | { do: 'cancel' | 'reinstate' | 'bin' | 'restore' | 'pass-on'; person: number }
  | { do: 'price'; person: number; price: number }
  | { do: 'add' | 'add-by-link'; price: number }
  | { do: 'share'; with: number; centavos: number };

const plain = <Do extends string>(...names: Do[]) => fc.record({ do: fc.constantFrom(...names) });
const person = fc.nat({ max: 5 });
const centavos = fc.integer({ min: 1, max: 200_000 });
const withSum = <Do extends string>(...names: Do[]) => fc.record({ do: fc.constantFrom(...names), centavos });
const ofPerson = <Do extends string>(...names: Do[]) => fc.record({ do: fc.constantFrom(...names), person });
const atPrice = fc.nat({ max: 3 });
const STEP: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 45, arbitrary: plain('pay', 'pay', 'unpay', 'refund-all', 'take-back') },
  { weight: 15, arbitrary: withSum('part', 'refund') },
  { weight: 25, arbitrary: ofPerson('cancel', 'cancel', 'reinstate', 'bin', 'restore') },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('price' as const), person, price: atPrice }) },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constantFrom('add' as const, 'add-by-link' as const), price: atPrice }),
  },
  { weight: 20, arbitrary: plain('proof', 'proof', 'reject', 'undo-proof', 'undo-proof') },
  { weight: 14, arbitrary: withSum('accept', 'accept', 'prices', 'reverse') },
  { weight: 8, arbitrary: ofPerson('pass-on') },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('share' as const), with: fc.nat({ max: 100_000 }), centavos }),
  },
  // It looks through all mails and histories.
  { weight: 3, arbitrary: plain('erase') },
);
/** Steps of which one needs the other: by themselves they would hardly ever meet. */
const TOGETHER: fc.Arbitrary<HistoryStep[]> = fc.oneof(
  fc.tuple(plain('proof'), withSum('accept')),
  fc.tuple(plain('proof'), withSum('accept'), plain('undo-proof')),
  fc.tuple(plain('proof'), withSum('accept'), withSum('reverse')),
  fc.tuple(plain('proof'), plain('reject'), plain('undo-proof')),
  fc.tuple(
    fc.record({ do: fc.constant('share' as const), with: fc.nat({ max: 100_000 }), centavos }),
    plain('take-back'),
  ),
  fc.tuple(plain('pay'), ofPerson('cancel'), withSum('refund'), plain('refund-all')),
  fc.constant<HistoryStep[]>([
    { do: 'bin', person: 0 },
    { do: 'restore', person: 0 },
  ]),
);
export const HISTORY = fc
  .array(fc.oneof({ weight: 6, arbitrary: STEP.map((step) => [step]) }, { weight: 1, arbitrary: TOGETHER }), {
    minLength: 3,
    maxLength: 8,
  })
  .map((parts) => parts.flat());

export interface Story {
  id: string;
  email: string;
  people: string[];
  shared: string[];
  /** Of the link by which whoever registered changes things, once it was mailed. */
  token?: string;
}
/** Of whom all stories are. */
export interface TellerOf {
  api: Api;
  event: string;
  prices: { id: string; name: string; amount_centavos: number }[];
  all: Story[];
}

const STAFF: StaffCaller = {
  ...{ kind: 'staff', id: randomUUID(), email: 'staff@example.ph', name: 'Staff', role: 'admin' },
  ...{ session_id: randomUUID(), signed_in_lately: true, bar: undefined },
};

/** Each step is one call of the service behind its route, as its controller makes it. */
export function teller({ api: { app, db }, event, prices: list, all }: TellerOf) {
  const prices = list.map(({ id }) => id);
  const [review, links, byLink] = [app.get(Review), app.get(SelfService), app.get(AddingByLink)];
  const [lists, statements] = [app.get(EventPrices), app.get(Statements)];
  const [delegates, cancelling, bin] = [app.get(DelegatesService), app.get(Cancelling), app.get(DelegateBin)];
  const [byHand, shared, ledger] = [app.get(PaymentsByHand), app.get(SharedPayments), app.get(Ledger)];
  const [adding, pricing, privacy] = [app.get(Adding), app.get(PriceChanges), app.get(PrivacyService)];
  const moneyOf = async (id: string) => {
    const { rows } = await db.query<{ owed: number; back: number }>(
      'SELECT owed_centavos::int AS owed, to_return_centavos::int AS back FROM registration_money WHERE registration_id = $1',
      [id],
    );
    return rows[0] ?? { owed: 0, back: 0 };
  };
  let added = 0;
  const somebody = () => {
    added += 1;
    return {
      ...{ first_name: 'Nina', last_name: `N${added}` },
      ...{ email: `n${added}@example.com`, phone_number: '639170000001' },
    };
  };
  const tokenOf = async (story: Story): Promise<string> => {
    if (story.token) return story.token;
    story.token = randomBytes(32).toString('base64url');
    await db.query(
      `INSERT INTO registration_link (hash, registration_id, purpose, expires_at)
       SELECT $1, id, 'change', now() + interval '1 day' FROM registration WHERE id = $2`,
      [createHash('sha256').update(story.token).digest('base64url'), story.id],
    );
    return story.token;
  };
  /** The newest proof, or an id that none has. */
  const proofOf = async (id: string, ...states: string[]): Promise<string> => {
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM proof WHERE registration_id = $1 AND state = ANY($2) ORDER BY created_at DESC LIMIT 1',
      [id, states],
    );
    return rows[0]?.id ?? randomUUID();
  };

  const perform = async (step: HistoryStep, story: Story): Promise<void> => {
    const { id, people } = story;
    const one = people['person' in step ? step.person % people.length : 0] ?? id;
    switch (step.do) {
      case 'pay':
        await delegates.verify(one, true, STAFF);
        return;
      case 'unpay':
        await delegates.verify(one, false, STAFF);
        return;
      case 'part':
        await byHand.enter(id, { amount_centavos: step.centavos, channel: 'cash' }, randomUUID(), STAFF);
        return;
      case 'refund':
      case 'refund-all': {
        const { back } = await moneyOf(id);
        const amount_centavos =
          step.do === 'refund' ? 1 + (step.centavos % Math.max(back, 1)) : Math.max(back, 1);
        await ledger.refund(id, { amount_centavos, channel: 'gcash' }, randomUUID(), STAFF);
        return;
      }
      case 'cancel':
        await cancelling.cancel(one, null, STAFF);
        return;
      case 'reinstate':
        await cancelling.reinstate(one, STAFF);
        return;
      case 'bin':
        await bin.remove(one, STAFF);
        return;
      case 'restore':
        await bin.restore(one, STAFF);
        return;
      case 'price':
        await pricing.change(one, prices[step.price % prices.length] ?? '', STAFF, UNCONDITIONAL);
        return;
      case 'add': {
        const price = prices[step.price % prices.length] ?? null;
        people.push((await adding.add(id, { ...somebody(), price }, STAFF)).id);
        return;
      }
      case 'add-by-link': {
        const [token, person] = [await tokenOf(story), somebody()];
        const price = prices[step.price % prices.length] ?? null;
        // Each with a network of its own, whose limit nobody reaches.
        const network = { network: token, site: token };
        await byLink.add(token, { ...person, price, price_code: 'CHURCH' }, network);
        const { rows } = await db.query<{ id: string }>('SELECT id FROM delegate WHERE email = $1', [
          person.email,
        ]);
        people.push(...rows.map((row) => row.id));
        return;
      }
      case 'pass-on':
        await links.transfer(await tokenOf(story), one, somebody(), null);
        return;
      case 'proof': {
        // As its upload writes it, for who still owes.
        const { rowCount } = await db.query(
          `INSERT INTO proof (id, registration_id, picture, channel, reference)
           SELECT proof, $1, proof || '.jpg', 'gcash', upper(translate(left(proof::text, 13), '-', '')) FROM gen_random_uuid() proof
            WHERE NOT EXISTS (SELECT FROM proof WHERE registration_id = $1 AND state = 'waiting')
              AND EXISTS (SELECT FROM delegate WHERE registration_id = $1 AND cancelled_at IS NULL AND NOT payment_status)`,
          [id],
        );
        if (rowCount === 0) throw ApiError.conflict('already_paid', 'Nothing is asked for');
        return;
      }
      case 'accept': {
        // Every other time what was received is less or more than what is owed.
        const received = step.centavos % 2 === 0 ? { amount_centavos: step.centavos } : {};
        await review.accept(await proofOf(id, 'waiting'), received, STAFF);
        return;
      }
      case 'reject':
        await review.reject(await proofOf(id, 'waiting'), { reason: 'It is blurred.' }, STAFF);
        return;
      case 'undo-proof':
        await review.undo(await proofOf(id, 'accepted', 'rejected'), STAFF);
        return;
      case 'reverse': {
        // By a statement, which takes a payment back that it names.
        const { rows } = await db.query<{ reference: string }>(
          'SELECT reference FROM movement WHERE registration_id = $1 AND reference IS NOT NULL LIMIT 1',
          [id],
        );
        const payment = {
          registration_id: id,
          reference: rows[0]?.reference ?? '0',
          amount_centavos: -step.centavos,
        };
        const { refused } = await statements.verify([payment], STAFF);
        if (refused.length > 0) throw ApiError.conflict('payment_entered_before', 'Nothing is taken back');
        return;
      }
      case 'prices': {
        // One of them is another sum from now on; who has it keeps theirs.
        const { prices: before } = await lists.read(event);
        const at = step.centavos % before.length;
        const changed = before.map(({ in_use: _, ...price }, n) =>
          n === at && price.amount_centavos > 0 ? { ...price, amount_centavos: step.centavos } : price,
        );
        await lists.replace(event, { prices: changed }, STAFF);
        return;
      }
      case 'share': {
        const other = all[step.with % all.length];
        if (!other || other === story) return;
        const parts = [
          { id, amount_centavos: Math.max((await moneyOf(id)).owed, 1) },
          { id: other.id, amount_centavos: step.centavos },
        ];
        const amount_centavos = parts.reduce((sum, part) => sum + part.amount_centavos, 0);
        const made = await shared.enter({ amount_centavos, channel: 'cash', parts }, randomUUID(), STAFF);
        story.shared.push(made.id);
        return;
      }
      case 'take-back':
        await shared.takeBack(story.shared.at(-1) ?? randomUUID(), 'The cheque bounced', STAFF);
        return;
      case 'erase': {
        const found = await privacy.find({ email: story.email });
        const records = found.records.map(({ kind, id: of }) => ({ kind, id: of }));
        await privacy.erase({ email: story.email, records }, STAFF);
      }
    }
  };

  /** What the rules refuse is part of the history too. @returns whether it was done */
  return async (step: HistoryStep, story: Story): Promise<boolean> => {
    try {
      await perform(step, story);
      return true;
    } catch (error) {
      const refused = error instanceof ApiError ? error : apiErrorOfViolation(error);
      if (refused && refused.getStatus() < 500) return false;
      throw error;
    }
  };
}
