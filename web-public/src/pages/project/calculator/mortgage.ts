import {
  BASE_CHARGE,
  FINISHES,
  PESOS_PER_DOLLAR,
  PRICE_PER_SQM,
  ROOM_TYPES,
  type RoomType,
} from '../../../reference/price-list';

/** The calculator's limits, set by the owner. */
export const YEARS = { min: 3, max: 15, default: 3 } as const;
/** Square metres. */
export const AREA = { min: 32, max: 55 } as const;
export const DOWNPAYMENT = { min: 0, max: 100, default: 0 } as const;

export const CURRENCIES = [
  { value: 'PHP', symbol: '₱', pesos: 1 },
  { value: 'USD', symbol: '$', pesos: PESOS_PER_DOLLAR },
] as const;

export type Finish = (typeof FINISHES)[number]['value'];
export type Currency = (typeof CURRENCIES)[number]['value'];

export interface MortgageInputs {
  years: number;
  roomType: RoomType;
  /** Square metres. */
  area: number;
  finish: Finish;
  /** Percent of the price, 0 to 100. */
  downpayment: number;
  currency: Currency;
}

/** All in pesos; `format` turns them into the chosen currency. */
export interface MortgageFigures {
  price: number;
  priceAfterDownpayment: number;
  monthly: number;
  total: number;
  /** By the owner's formula: the percentage of `total`, not of `price`. */
  downpayment: number;
}

export const DEFAULT_INPUTS: MortgageInputs = {
  years: YEARS.default,
  roomType: 1,
  area: 32,
  finish: 1,
  downpayment: DOWNPAYMENT.default,
  currency: 'PHP',
};

/** The area a room type starts with; the slider may then move anywhere within `AREA`. */
export function defaultArea(roomType: RoomType): number {
  return pick(ROOM_TYPES, roomType).area;
}

/** The owner's formula, to the centavo; do not “mend” it. */
export function mortgage(inputs: Omit<MortgageInputs, 'currency'>): MortgageFigures {
  const share = inputs.downpayment / 100;
  const months = inputs.years * 12;
  const price = PRICE_PER_SQM * inputs.area + BASE_CHARGE + pick(FINISHES, inputs.finish).addOn;
  const priceAfterDownpayment = price - price * share;
  const monthly = priceAfterDownpayment / months;
  const total = monthly * inputs.years * 12;
  return { price, priceAfterDownpayment, monthly, total, downpayment: total * share };
}

/** Two decimals, en-US grouping, the currency's sign in front: `₱10,208,834.75`, `$185,615.18`. */
export function format(pesos: number, currency: Currency): string {
  const { symbol, pesos: rate } = pick(CURRENCIES, currency);
  return symbol + AMOUNT.format(pesos / rate);
}

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function pick<T extends { value: unknown }>(list: readonly T[], value: T['value']): T {
  const found = list.find((item) => item.value === value);
  if (!found) throw new RangeError(`No such option: ${String(value)}`);
  return found;
}
