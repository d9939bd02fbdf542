import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { RejectionReason } from '../api/types';

export const REASONS = ['rejection-reasons'];

/** Why a proof may be rejected: the list that staff edit. */
export const useReasons = () =>
  useQuery({
    queryKey: REASONS,
    queryFn: () => call<RejectionReason[]>('GET', '/proofs/reasons'),
    staleTime: 60_000,
  });
