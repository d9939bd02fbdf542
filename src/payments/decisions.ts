import type { EntityManager } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { Proof } from '../registrations/registration.entity.js';

export const nameOf = (by: Actor): string | null => ('name' in by ? by.name : null);

/** Writes down a decision on a proof; `waiting` takes one back. */
export async function decide(
  tx: EntityManager,
  id: string,
  state: 'accepted' | 'rejected' | 'waiting',
  by: Actor,
  reason: string | null = null,
): Promise<void> {
  const decided = state === 'waiting' ? null : nameOf(by);
  await tx.update(
    Proof,
    { id },
    {
      state,
      reason,
      decided_by_name: decided,
      decided_at: state === 'waiting' ? null : () => 'now()',
      claimed_by: null,
      claimed_until: null,
    },
  );
}
