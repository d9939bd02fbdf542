import { pesosOf } from 'web-shared/money';
import { dayInWords } from './moments';

/** One of the prices that everybody may choose from today, in pesos. */
export interface EventPrice {
  id: string;
  name: string;
  amount: number;
  /** Its last day in words; empty: as long as registration is open. */
  until: string;
  /** Taken where nobody says another. */
  isDefault: boolean;
}

/** As GET /events gives them. */
export interface PriceRecord {
  id: string;
  name: string;
  amount_centavos: number;
  ends_on: string | null;
  is_default: boolean;
}

export const eventPrice = ({ id, name, amount_centavos, ends_on, is_default }: PriceRecord): EventPrice => ({
  id,
  name,
  amount: amount_centavos / 100,
  until: ends_on === null ? '' : dayInWords(ends_on),
  isDefault: is_default,
});

export const FREE = 'Free of charge';
export const sumOf = (pesos: number): string => (pesos === 0 ? FREE : pesosOf(pesos * 100));

/** What one delegate pays: of several prices the least and the most. */
export function feeOf(fee: number, prices: readonly EventPrice[]): { amount: number; label: string } {
  const amounts = prices.length === 0 ? [fee] : prices.map(({ amount }) => amount);
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  if (most === 0) return { amount: 0, label: FREE };
  const upTo = `${sumOf(most)} per delegate`;
  if (least === most) return { amount: most, label: upTo };
  return {
    amount: most,
    label: least === 0 ? `${FREE}, or up to ${upTo}` : `${sumOf(least)} to ${upTo}`,
  };
}
