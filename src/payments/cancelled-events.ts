import type { EntityManager } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { moneyOf, referenceOf } from '../registrations/registration-rows.js';
import { Proof, Registration } from '../registrations/registration.entity.js';
import { decide, enter, refuseEntered } from './payment-rows.js';

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

interface Received {
  received: number | undefined;
  /** Undefined: what the payer or the picture says. */
  reference: string | null | undefined;
  sharedBecause: string | null;
}

/**
 * Enters what came with a proof that waited while its event was cancelled, so that it is to be returned.
 * @returns the payment; undefined: nothing came
 * @throws ApiError 409 when it is the registration alone that is cancelled, or no proof waits
 */
export async function enterToReturn(
  tx: EntityManager,
  id: string,
  by: Actor,
  { received, reference: named, sharedBecause }: Received,
): Promise<string | undefined> {
  const owed = await owedAtCancellation(tx, id);
  const waiting = await tx.findOneBy(Proof, { registration_id: id, state: 'waiting' });
  if (!waiting) throw ApiError.conflict('registration_cancelled', CANCELLED);
  const { channel, id: proof_id } = waiting;
  const reference = named === undefined ? referenceOf(waiting) : named;
  if (reference !== null && sharedBecause === null) await refuseEntered(tx, id, channel, reference);
  const amount = received ?? owed;
  await decide(tx, proof_id, 'accepted', by);
  if (amount <= 0) return undefined;
  return enter(tx, id, by, {
    ...{ kind: 'payment', amount_centavos: amount, channel, reference, proof_id },
    note: sharedBecause,
  });
}
