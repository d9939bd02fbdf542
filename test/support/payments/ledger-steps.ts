import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { call, type Credentials, dataOf } from '../requests/callers.js';
import type { Api } from '../server/api.js';

/** What visitors and staff do to the money of three events. */
export type Step =
  | { do: 'register'; event: number; people: number; prices: number[] }
  | { do: 'pay'; group: number; centavos: number }
  | { do: 'verify'; group: number; paid: boolean }
  | { do: 'cancel' | 'reinstate' | 'undo' | 'pass-on'; group: number; person: number }
  | { do: 'refund' | 'reverse'; group: number; centavos: number }
  | { do: 'fee'; event: number; centavos: number }
  | { do: 'price'; group: number; person: number; price: number }
  | { do: 'add'; group: number; price: number };

const natural = (max: number) => fc.nat({ max });
const centavos = fc.integer({ min: 1, max: 200_000 });
export const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('register' as const),
    event: natural(2),
    people: fc.integer({ min: 1, max: 4 }),
    prices: fc.array(natural(4), { minLength: 4, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('pay' as const), group: natural(9), centavos }),
  fc.record({ do: fc.constant('verify' as const), group: natural(9), paid: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'reinstate' as const, 'undo' as const, 'pass-on' as const),
    group: natural(9),
    person: natural(3),
  }),
  fc.record({ do: fc.constantFrom('refund' as const, 'reverse' as const), group: natural(9), centavos }),
  fc.record({
    do: fc.constant('fee' as const),
    event: natural(2),
    centavos: fc.constantFrom(30_000, 99_999, 150_000, 0),
  }),
  fc.record({ do: fc.constant('add' as const), group: natural(9), price: natural(2) }),
  fc.record({ do: fc.constant('price' as const), group: natural(9), person: natural(3), price: natural(4) }),
);

/** The prices of each event of a history: of these, one is opened by a code, one has few places, and one costs nothing. */
export const PRICES = [
  { name: 'Regular', amount_centavos: 150_000, is_default: true },
  { name: 'Early', amount_centavos: 99_999, most: 6 },
  { name: 'Speaker', amount_centavos: 0 },
  { name: 'Church', amount_centavos: 70_001, shown_to: 'code', codes: [{ code: 'CHURCH', most: 5 }] },
];

let made = 0;
export interface Group {
  id: string;
  event: string;
  people: { id: string; uuid: string }[];
}

/** Does what a step says; what the rules refuse is part of the history too. @param events their slugs */
export async function take(
  { api, staff, prices }: { api: Api; staff: Credentials; prices: Record<string, string[]> },
  step: Step,
  events: string[],
  groups: Group[],
): Promise<void> {
  /** @param also statuses that are right too, beside done and refused by a rule */
  const tried = async (method: string, path: string, body?: object, ...also: number[]) => {
    const { status } = await call(api, method, path, { as: staff, ...(body && { body }) });
    expect([200, 409, ...also]).toContain(status);
  };
  if (step.do === 'register') {
    made += 1;
    const slug = events[step.event] ?? '';
    const answer = await call(api, 'POST', '/registrations', {
      as: staff,
      body: {
        contact: {
          ...{ first_name: 'Ruth', last_name: 'Cruz' },
          ...{ email: `g${made}@example.com`, phone_number: '639170000000' },
        },
        delegates: Array.from({ length: step.people }, (_, n) => ({
          first_name: `P${n}`,
          last_name: 'Cruz',
          ...priceOf(prices[slug], step.prices[n]),
        })),
        event: slug,
        price_code: 'church',
      },
    });
    // Sold out, or the code is used up.
    if (answer.status === 409) return;
    const { id, delegates } = dataOf<{ id: string; delegates: Group['people'] }>(answer);
    groups.push({ id, event: slug, people: delegates });
    return;
  }
  if (step.do === 'fee')
    return tried('PATCH', `/events/${events[step.event]}`, { fee_centavos: step.centavos });
  const group = groups[step.group % Math.max(1, groups.length)];
  if (!group) return;
  const person = group.people[('person' in step ? step.person : 0) % group.people.length]?.id;
  if (step.do === 'add') {
    made += 1;
    const answer = await call(api, 'POST', `/registrations/${group.id}/delegates`, {
      as: staff,
      body: {
        ...{ first_name: `Added${made}`, last_name: 'Cruz' },
        ...{ email: `added${made}@example.com`, phone_number: '639170000000' },
        ...priceOf(prices[group.event], step.price),
      },
    });
    expect([201, 409]).toContain(answer.status);
    if (answer.status === 201) group.people.push(dataOf<Group['people'][number]>(answer));
  } else if (step.do === 'price') {
    const [price] = prices[group.event]?.slice(step.price % 4) ?? [];
    await tried('POST', `/delegates/${person}/price`, { price });
  } else if (step.do === 'pay') {
    // Each with a picture of its own, which staff accept with what was received.
    const proof = randomUUID();
    await api.db.query(
      `INSERT INTO proof (id, registration_id, picture, channel, reference) SELECT $1::uuid, $2, $1::text || '.jpg', 'gcash', $3
        WHERE NOT EXISTS (SELECT FROM proof WHERE registration_id = $2 AND state = 'waiting')`,
      [proof, group.id, proof.slice(0, 13)],
    );
    await tried('POST', `/proofs/${proof}/accept`, { amount_centavos: step.centavos }, 404);
  } else if (step.do === 'verify')
    await tried('PUT', `/delegates/verify/${person}`, { payment_status: step.paid });
  else if (step.do === 'cancel') await tried('POST', `/delegates/${person}/cancel`, {});
  else if (step.do === 'reinstate') await tried('POST', `/delegates/${person}/reinstate`);
  else if (step.do === 'undo') {
    const { rows } = await api.db.query<{ id: string }>(
      `SELECT id FROM proof WHERE registration_id = $1 AND state = 'accepted' LIMIT 1`,
      [group.id],
    );
    const [accepted] = rows;
    if (accepted) await tried('POST', `/proofs/${accepted.id}/undo`);
  } else if (step.do === 'pass-on')
    await tried('PUT', `/delegates/${person}`, {
      ...{ first_name: `New${made}`, last_name: 'Reyes' },
      ...{ email: `n${made}@example.com`, phone_number: '639170000001' },
    });
  else if (step.do === 'refund')
    await tried('POST', `/registrations/${group.id}/refunds`, {
      amount_centavos: step.centavos,
      channel: 'bank-transfer',
    });
  else if (step.do === 'reverse') {
    const { rows } = await api.db.query<{ reference: string }>(
      'SELECT reference FROM movement WHERE registration_id = $1 AND reference IS NOT NULL LIMIT 1',
      [group.id],
    );
    const payment = {
      registration_id: group.id,
      reference: rows[0]?.reference,
      amount_centavos: -step.centavos,
    };
    if (rows[0]) await tried('POST', '/statements/verify', { payments: [payment] });
  }
}

/** 0 to 3: one of them, that of the code as `code`; else nothing is said. */
const priceOf = (of: string[] | undefined, n = 4): { price?: string } =>
  n === 3 ? { price: 'code' } : of?.[n] ? { price: of[n] } : {};
