import type { EntityManager } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { moneyOf, referenceOf } from '../registrations/registration-rows.js';
import { Proof, Registration } from '../registrations/registration.entity.js';
import { decide, enter, refuseEntered, type PaymentFacts } from './payment-rows.js';

export const CANCELLED = 'This registration is cancelled.';

/**
 * What was still to be paid when the event was cancelled. A proof that waits is compared with it.
 * @throws ApiError 409 when it is the registration alone that is cancelled
 */
export async function owedAtCancellation(tx: EntityManager, id: string): Promise<number> {
  const { event, total_centavos } = await tx.findOneOrFail(Registration, {
    where: { id },
    relations: { event: true },
  });
  if (event?.state !== 'cancelled') throw ApiError.conflict('registration_cancelled', CANCELLED);
  return Math.max(total_centavos - (await moneyOf(tx, id)).paid_centavos, 0);
}

/**
 * Enters what came when nobody comes any more, so that it is to be returned: what a statement shows, or a proof that waited
 * while its event was cancelled.
 * @returns the payment; undefined: nothing came
 * @throws ApiError 409 when neither is so, or nobody is left to whom it could be returned
 */
export async function enterToReturn(
  tx: EntityManager,
  id: string,
  by: Actor,
  { received, sharedBecause = null, statementLine = null, more = {}, ...facts }: PaymentFacts,
): Promise<string | undefined> {
  const waiting = await tx.findOneBy(Proof, { registration_id: id, state: 'waiting' });
  const { channel = waiting?.channel ?? 'gcash', reference = referenceOf(waiting) } = facts;
  let amount = received ?? 0;
  const isShown = statementLine !== null && (await tx.existsBy(Delegate, { registration_id: id }));
  if (!isShown) {
    const owed = await owedAtCancellation(tx, id);
    if (!waiting) throw ApiError.conflict('registration_cancelled', CANCELLED);
    amount = received ?? owed;
  }
  if (reference !== null && sharedBecause === null) await refuseEntered(tx, id, channel, reference);
  if (waiting) await decide(tx, waiting.id, 'accepted', by);
  if (amount <= 0) return undefined;
  return enter(tx, id, by, {
    kind: 'payment',
    amount_centavos: amount,
    channel,
    reference,
    proof_id: waiting?.id ?? null,
    note: sharedBecause,
    statement_line: statementLine,
    ...more,
  });
}
