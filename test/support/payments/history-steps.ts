import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Adding } from '../../../src/delegates/adding/adding.js';
import { Cancelling } from '../../../src/delegates/cancelling/cancelling.service.js';
import { DelegateBin } from '../../../src/delegates/delegate-bin.js';
import { DelegatesService } from '../../../src/delegates/delegates.service.js';
import { PriceChanges } from '../../../src/delegates/prices/price-changes.js';
import { PaymentsByHand } from '../../../src/payments/by-hand/payments-by-hand.js';
import { SharedPayments } from '../../../src/payments/by-hand/shared-payments.js';
import { Ledger } from '../../../src/payments/ledger.js';
import type { StaffCaller } from '../../../src/platform/http/caller.js';
import { ApiError } from '../../../src/platform/http/errors/api-error.js';
import { UNCONDITIONAL } from '../../../src/platform/http/etag.js';
import { PrivacyService } from '../../../src/privacy/privacy.service.js';
import type { Api } from '../server/api.js';

/** What happens to the money of one registration; numbers are taken modulo what there is. */
export type HistoryStep =
  | { do: 'part' | 'refund'; centavos: number }
  | { do: 'pay' | 'unpay' | 'refund-all' | 'take-back' | 'erase' }
  | { do: 'cancel' | 'reinstate' | 'bin' | 'restore'; person: number }
  | { do: 'price'; person: number; price: number }
  | { do: 'add'; price: number }
  | { do: 'share'; with: number; centavos: number };

const plain = <Do extends string>(...names: Do[]) => fc.record({ do: fc.constantFrom(...names) });
const person = fc.nat({ max: 5 });
const centavos = fc.integer({ min: 1, max: 200_000 });
const STEP: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 30, arbitrary: plain('pay', 'pay', 'unpay', 'refund-all', 'take-back') },
  {
    weight: 15,
    arbitrary: fc.record({ do: fc.constantFrom('part' as const, 'refund' as const), centavos }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'cancel' as const,
        'reinstate' as const,
        'bin' as const,
        'restore' as const,
      ),
      person,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('price' as const), person, price: fc.nat({ max: 3 }) }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('add' as const), price: fc.nat({ max: 3 }) }) },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('share' as const), with: fc.nat({ max: 100_000 }), centavos }),
  },
  // It looks through all mails and histories.
  { weight: 3, arbitrary: plain('erase') },
);
export const HISTORY = fc.array(STEP, { minLength: 3, maxLength: 7 });

export interface Story {
  id: string;
  email: string;
  people: string[];
  shared: string[];
}

const STAFF: StaffCaller = {
  ...{ kind: 'staff', id: randomUUID(), email: 'staff@example.ph', name: 'Staff', role: 'admin' },
  ...{ session_id: randomUUID(), signed_in_lately: true, bar: undefined },
};

/** Each step is one call of the service behind its route, as its controller makes it. */
export function teller({ app, db }: Api, prices: string[], all: Story[]) {
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
        added += 1;
        const somebody = { first_name: 'Nina', last_name: `N${added}`, phone_number: '639170000001' };
        const price = prices[step.price % prices.length] ?? null;
        people.push((await adding.add(id, { ...somebody, email: `n${added}@example.com`, price }, STAFF)).id);
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
      if (error instanceof ApiError && error.getStatus() < 500) return false;
      throw error;
    }
  };
}
