import type { SiteContent } from '../../../content';
import {
  exact,
  exchanged,
  homePrice,
  type Currency,
  type PricedHome,
  type PriceList,
} from '../../../content/prices';

/** The calculator's limits, set by the owner. */
export const YEARS = { min: 3, max: 15, default: 3 } as const;
export const DOWNPAYMENT = { min: 0, max: 100, default: 0 } as const;
const CURRENCIES = { PHP: '₱', USD: '$' } as const;
export const currencies = (Object.keys(CURRENCIES) as Currency[]).map((value) => ({
  value,
  label: `${value} ${CURRENCIES[value]}`,
}));

/** All that a project's figures are made from. Every home has a price. */
export interface Calculation {
  project: string;
  prices: PriceList;
  homes: PricedHome[];
  dollar: SiteContent['company']['dollar'];
}

export interface MortgageInputs {
  years: number;
  /** Which of the homes: the first is 1. */
  roomType: number;
  /** Square metres. */
  area: number;
  /** Which of the finishes: the first is 0. */
  finish: number;
  /** How many parking spaces, 0 or 1. */
  parking: number;
  /** Percent of the price, 0 to 100. */
  downpayment: number;
  currency: Currency;
}

/** All in the currency of the list; `show` turns them into the chosen one. */
export interface MortgageFigures {
  price: number;
  priceAfterDownpayment: number;
  monthly: number;
  total: number;
  /** By the owner's formula: the percentage of `total`, not of `price`. */
  downpayment: number;
}

type Counted = {
  calculator: boolean;
  name: string;
  prices?: PriceList | undefined;
  details: { homes: readonly PricedHome[] };
};

/** Undefined: there is nothing to compute, for want of a list or of a home with a price, or as the owner chose. */
export function calculationOf(
  { calculator, name, prices, details }: Counted,
  dollar: Calculation['dollar'],
): Calculation | undefined {
  if (!calculator || !prices) return undefined;
  const homes = details.homes
    .filter((home) => homePrice(prices, home) !== undefined)
    .map(({ name: home, short, bedrooms, area, price }) => ({ name: home, short, bedrooms, area, price }));
  return homes.length > 0 ? { project: name, prices, homes, dollar } : undefined;
}

export const usualInputs = (calculation: Calculation): MortgageInputs => {
  const { finishes, terms, currency } = calculation.prices;
  return {
    years: YEARS.default,
    roomType: 1,
    area: usualArea(calculation, 1),
    finish: Math.max(
      0,
      finishes.findIndex(({ first }) => first),
    ),
    parking: 0,
    downpayment: terms?.downpayment ?? DOWNPAYMENT.default,
    currency,
  };
};

export function homeOf({ homes }: Calculation, roomType: number): PricedHome {
  const home = homes[roomType - 1];
  if (!home) throw new RangeError(`No such home: ${roomType}`);
  return home;
}

/** The area that a home starts with; the slider may then move anywhere within `areaRange`. */
export const usualArea = (calculation: Calculation, roomType: number): number =>
  homeOf(calculation, roomType).area.from;

/** From the smallest to the largest home that is priced by its area, whichever is chosen (specification, section 9). */
export function areaRange({ homes }: Calculation): { min: number; max: number } {
  const all = homes
    .filter(({ price }) => price === undefined)
    .flatMap(({ area: { from, to } }) => [from, to ?? from]);
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** What finish and parking add to a home's price. */
export const additions = ({ prices }: Calculation, { finish, parking }: MortgageInputs) => ({
  finish: prices.finishes[finish]?.price ?? 0,
  parking: (prices.parking ?? 0) * parking,
});

/** The owner's formula, to the centavo; do not “mend” it. */
export function mortgage(calculation: Calculation, inputs: MortgageInputs): MortgageFigures {
  const share = inputs.downpayment / 100;
  const months = inputs.years * 12;
  const home = homePrice(calculation.prices, homeOf(calculation, inputs.roomType), inputs.area) ?? 0;
  const added = additions(calculation, inputs);
  const price = home + added.finish + added.parking;
  const priceAfterDownpayment = price - price * share;
  const monthly = priceAfterDownpayment / months;
  const total = monthly * inputs.years * 12;
  return { price, priceAfterDownpayment, monthly, total, downpayment: total * share };
}

/** What is paid and when: the steps add up to the price. */
export interface PaymentSteps {
  /** Undefined: there is none. */
  reservation: number | undefined;
  /** The share of the price that is paid first. */
  share: number;
  /** What of it is due after the reservation fee, and by month where it is paid in months. */
  due: number;
  dueMonthly: number | undefined;
  rest: number;
  restMonthly: number;
}

export function paymentSteps(calculation: Calculation, inputs: MortgageInputs): PaymentSteps {
  const { reservation, months } = calculation.prices.terms ?? {};
  const { price } = mortgage(calculation, inputs);
  const share = (price * inputs.downpayment) / 100;
  const due = Math.max(0, share - (reservation ?? 0));
  // A fee that is more than the share is part of the price all the same.
  const rest = Math.max(0, price - Math.max(share, reservation ?? 0));
  return {
    reservation,
    share,
    due,
    dueMonthly: months !== undefined && due > 0 ? due / months : undefined,
    rest,
    restMonthly: rest / (inputs.years * 12),
  };
}

/** A sum of the list in the chosen currency: `₱10,208,834.75`, `$185,615.18`. */
export const show = ({ prices, dollar }: Calculation, sum: number, currency: Currency): string =>
  exact(exchanged(sum, prices.currency, currency, dollar.pesos), currency);
