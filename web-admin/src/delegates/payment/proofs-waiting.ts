/** Proofs that nobody has decided on, the longest waiting first. */
export const PROOFS_WAITING = {
  filter: { payment_status: false, proof_of_payment: true },
  sort: { field: 'created_at', order: 'ASC' as const },
};

/** Who has a place and has not paid: nothing is asked from whoever gave it back, from spam, or before a group confirms. */
export const UNPAID = { payment_status: false, has_place: true };
