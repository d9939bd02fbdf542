import type { PaymentMode } from './types';
import { useCall } from './useCall';

const NONE: PaymentMode[] = [];

/** The ways to pay, as the owner lists them; then those that only older records have. */
export function usePaymentModes(): PaymentMode[] {
  const { data = NONE } = useCall(['payment-modes'], (api) => api.paymentModes(), { staleTime: 60_000 });
  return data;
}

/** What an event offers now, by its slug or id; '' asks nothing: what is offered for all. */
export function useWaysToPay(event: string): Pick<PaymentMode, 'value' | 'label'>[] {
  const all = usePaymentModes();
  const { data } = useCall(['payment-modes', event], (api) => api.waysToPay(event), {
    enabled: event !== '',
    staleTime: 60_000,
  });
  return data ?? all.filter(({ offered }) => offered);
}

/** What people call a mode; its own name until that is known. */
export const labelOf = (modes: readonly PaymentMode[], mode: string): string =>
  modes.find(({ value }) => value === mode)?.label ?? mode;
