import type { Option } from '../../reference/answers';
import type { PaymentOption } from '../forms/options';

/** A way to pay that an event has of its own. */
export type EventMode = PaymentOption & {
  account_name?: string | undefined;
  account_number?: string | undefined;
  at_desk?: boolean | undefined;
  code?: boolean | undefined;
};
/** A way to pay for an event, with all that is said of it; the API says the same of it at /payment-modes/{event}. */
export interface WayToPay extends Option {
  how: string;
  account: { name: string; number: string };
  /** Paid on the day: no receipt is asked for. */
  atDesk: boolean;
  /** It may be paid with the event's QR Ph code. */
  code: boolean;
}
interface Payment {
  modes?: readonly EventMode[] | undefined;
  gcash: { name: string; number: string };
  words: Record<string, string>;
}

/** The rule stands in the API too (src/content/paying/payment-modes.ts), which has other fields: test/units/ways-to-pay holds both. */
export function wayToPay({ modes, gcash, words }: Payment, mode: EventMode): WayToPay {
  const isGcash = mode.value === 'gcash';
  const usual = words[mode.value] || undefined;
  return {
    value: mode.value,
    label: mode.label,
    how: (modes ? (mode.how ?? usual) : (usual ?? mode.how)) ?? '',
    account: {
      name: mode.account_name ?? (isGcash ? gcash.name : ''),
      number: mode.account_number ?? (isGcash ? gcash.number : ''),
    },
    atDesk: mode.at_desk ?? mode.value === 'cash',
    code: mode.code ?? isGcash,
  };
}

/** The event's own, else those for all; none where nothing is to be paid. */
export const waysToPay = (fee: number, payment: Payment, all: readonly PaymentOption[]): WayToPay[] =>
  fee === 0 ? [] : (payment.modes ?? all).map((mode) => wayToPay(payment, mode));
