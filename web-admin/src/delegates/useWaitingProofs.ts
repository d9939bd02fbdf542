import { useGetList } from 'ra-core';

/** Proofs that nobody has decided on, the longest waiting first. */
export const PROOFS_WAITING = {
  filter: { payment_status: false, proof_of_payment: true },
  sort: { field: 'created_at', order: 'ASC' as const },
};
const COUNT = { ...PROOFS_WAITING, pagination: { page: 1, perPage: 1 } };

/** For the navigation: asked again every minute and whenever delegates change here. */
export const useWaitingProofs = (): number | undefined =>
  useGetList('delegates', COUNT, { refetchInterval: 60_000 }).total;
