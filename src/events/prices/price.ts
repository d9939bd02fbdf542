import { dayInManila, manilaMoment } from '../../platform/manila.js';

/** For whom a price is: everyone, those whom staff register, or whoever has a code. */
export const SHOWN_TO = ['everyone', 'staff', 'code'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

/** A word that the owner gives away. */
interface PriceCode {
  /** The code in the form in which codes are compared: see `plainCode`. */
  code: string;
  /** Most places with it; null: as many as the price has. */
  most: number | null;
  /** Its last day, in the Philippines. */
  ends_on: string | null;
}

/** One of the prices of an event. Days are those of the Philippines, the first and the last belong to it. */
export interface Price {
  id: string;
  name: string;
  amount_centavos: number;
  starts_on: string | null;
  ends_on: string | null;
  /** Most places at it; null: no limit but the event's. */
  most: number | null;
  shown_to: ShownTo;
  /** Its sum is the event's fee, and whoever says no price has it. */
  is_default: boolean;
  /** Staff ended it: nobody registers at it any more. */
  ended: boolean;
  codes: PriceCode[];
}

/** The fields of an event that say how much a place costs; without prices, the fee. */
export interface PricedEvent {
  fee_centavos: number;
  prices: Price[] | null;
}

/** What a place keeps of the price that it was made with, whatever is changed after. */
export interface KeptPrice {
  price_id: string | null;
  price_name: string | null;
  price_centavos: number;
  price_code: string | null;
}

/** Brings a code into one form, however it is typed. */
export const plainCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}._]/gu, '')
    .toUpperCase();

const isWithin = (day: string, starts: string | null, ends: string | null): boolean =>
  (starts === null || starts <= day) && (ends === null || ends >= day);

/** Whether people may register at it today. */
export const isOpen = ({ ended, starts_on, ends_on }: Price, day = dayInManila()): boolean =>
  !ended && isWithin(day, starts_on, ends_on);
export const isValid = ({ ends_on }: PriceCode, day = dayInManila()): boolean => isWithin(day, null, ends_on);

/** What everybody may choose from; none where the event has its fee alone. */
export const openPrices = ({ prices }: PricedEvent, day = dayInManila()): Price[] =>
  (prices ?? []).filter((price) => price.shown_to === 'everyone' && isOpen(price, day));

/** Whether somebody may come with a code today. */
export const takesCodes = ({ prices }: PricedEvent, day = dayInManila()): boolean =>
  (prices ?? []).some(
    (price) =>
      price.shown_to === 'code' && isOpen(price, day) && price.codes.some((code) => isValid(code, day)),
  );

/** The most that a place may cost: nothing is to be paid for an event where it is nothing. */
export const dearest = ({ fee_centavos, prices }: PricedEvent): number =>
  Math.max(
    fee_centavos,
    ...(prices ?? []).filter(({ ended }) => !ended).map(({ amount_centavos }) => amount_centavos),
  );

/** The list with another fee: the usual price follows it. */
export const withFee = (prices: Price[] | null, fee_centavos: number): Price[] | null =>
  prices?.map((price) => (price.is_default ? { ...price, amount_centavos: fee_centavos } : price)) ?? null;

/** The moments at which what the site offers changes: the midnights after which a price begins or has ended. */
export const boundariesOf = ({ prices }: PricedEvent): Date[] =>
  (prices ?? []).flatMap(({ starts_on, ends_on, codes }) => [
    ...(starts_on === null ? [] : [midnight(starts_on, 0)]),
    ...[ends_on, ...codes.map((code) => code.ends_on)].flatMap((day) =>
      day === null ? [] : [midnight(day, 1)],
    ),
  ]);
const midnight = (day: string, later: number): Date =>
  new Date(manilaMoment(day).getTime() + later * 86_400_000);

export const keep = ({ id, name, amount_centavos }: Price, price_code: string | null = null): KeptPrice => ({
  price_id: id,
  price_name: name,
  price_centavos: amount_centavos,
  price_code,
});

/** The price of a place at an event that has its fee alone. */
export const keepFee = ({ fee_centavos }: PricedEvent): KeptPrice => ({
  price_id: null,
  price_name: null,
  price_centavos: fee_centavos,
  price_code: null,
});

export const totalOf = (kept: readonly KeptPrice[]): number =>
  kept.reduce((sum, { price_centavos }) => sum + price_centavos, 0);
