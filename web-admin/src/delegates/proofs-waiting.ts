/** Proofs that nobody has decided on, the longest waiting first. */
export const PROOFS_WAITING = {
  filter: { payment_status: false, proof_of_payment: true },
  sort: { field: 'created_at', order: 'ASC' as const },
};

/** Who comes and has not paid: nothing is asked from whoever gave the place back. */
export const UNPAID = { payment_status: false, cancelled_at: false };
