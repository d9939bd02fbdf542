/** A movement of one registration, as far as it says by what a correction takes from. */
export interface Entered {
  id: string;
  kind: string;
  amount_centavos: number;
  channel: string;
  reference: string | null;
  proof_id: string | null;
}

/** Whether a correction may take from a payment: the same way and reference, or the same receipt where there is none. */
const takesFrom = (correction: Entered, payment: Entered): boolean =>
  payment.channel === correction.channel &&
  payment.reference === correction.reference &&
  (correction.reference !== null || payment.proof_id === correction.proof_id);

/**
 * How much of one payment was taken back. A correction takes from the newest payment before it that it may take from, those of
 * its own receipt first, as `movement_facts` names it; what is more than that payment had left takes from the next.
 * @param movements of its registration, in the order of entry
 */
export function takenBackOf(payment: string, movements: readonly Entered[]): number {
  const left = new Map<string, number>();
  const before: Entered[] = [];
  for (const movement of movements) {
    if (movement.kind === 'payment') {
      before.unshift(movement);
      left.set(movement.id, movement.amount_centavos);
    }
    if (movement.kind !== 'correction') continue;
    const from = before.filter((one) => takesFrom(movement, one));
    const [own, others] = [true, false].map((isOwn) =>
      from.filter(({ proof_id }) => (proof_id === movement.proof_id) === isOwn),
    );
    let open = -movement.amount_centavos;
    for (const { id } of [...(own ?? []), ...(others ?? [])]) {
      const there = left.get(id) ?? 0;
      const taken = Math.min(there, open);
      left.set(id, there - taken);
      open -= taken;
    }
  }
  const paid = before.find(({ id }) => id === payment)?.amount_centavos ?? 0;
  return paid - (left.get(payment) ?? paid);
}
