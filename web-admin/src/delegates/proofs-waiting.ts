/** Proofs that nobody has decided on, the longest waiting first. */
export const PROOFS_WAITING = {
  filter: { payment_status: false, proof_of_payment: true },
  sort: { field: 'created_at', order: 'ASC' as const },
};
