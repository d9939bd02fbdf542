import { markedNumber } from '../../company/marks';
import type { SiteContent } from '../../index';
import { fill } from '../../text';
import { calculatorTexts as texts } from '../../texts';
import { leftOf, type License } from '../pieces/project-details';
import {
  exact,
  exchanged,
  homePrice,
  isSoldOut,
  type Currency,
  type Home,
  type PricedHome,
  type PriceList,
} from './prices';

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
  /** Of the project, in addresses. */
  slug: string;
  prices: PriceList;
  /** `soldOut`: as the page says. */
  homes: (PricedHome & { soldOut?: true })[];
  /** Which of the homes it begins with: the first that somebody can have. The first is 1. */
  first: number;
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
interface MortgageFigures {
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
  details: {
    slug: string;
    homes: readonly (PricedHome & Pick<Home, 'units' | 'availability'>)[];
    license?: License | undefined;
  };
};

/** Undefined: there is nothing to compute, for want of a list or of a home with a price, or as the owner chose. */
export function calculationOf(
  { calculator, name, prices, details }: Counted,
  dollar: Calculation['dollar'],
): Calculation | undefined {
  if (!calculator || !prices) return undefined;
  const priced = details.homes.filter((home) => homePrice(prices, home) !== undefined);
  if (priced.length === 0) return undefined;
  const homes = priced.map((home) => ({
    name: home.name,
    short: home.short,
    bedrooms: home.bedrooms,
    area: home.area,
    price: home.price,
    ...(leftOf(home) === 0 && { soldOut: true as const }),
  }));
  const first = Math.max(1, priced.findIndex((home) => !isSoldOut(home)) + 1);
  return {
    project: name,
    slug: details.slug,
    homes,
    first,
    dollar,
    prices: details.license?.state === 'issued' ? prices : withoutReservation(prices),
  };
}

/** Nobody reserves a home of a project whose license is not issued: nothing is said of what that would cost. */
function withoutReservation({ terms, ...list }: PriceList): PriceList {
  if (!terms) return list;
  const { reservation: _, ...rest } = terms;
  return { ...list, terms: rest };
}

export const usualInputs = (calculation: Calculation): MortgageInputs => {
  const { finishes, terms, currency } = calculation.prices;
  return {
    years: YEARS.default,
    roomType: calculation.first,
    area: usualArea(calculation, calculation.first),
    finish: Math.max(
      0,
      finishes.findIndex(({ first }) => first),
    ),
    parking: 0,
    downpayment: terms?.downpayment ?? DOWNPAYMENT.default,
    currency,
  };
};

export function homeOf({ homes }: Calculation, roomType: number): Calculation['homes'][number] {
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

/** Whether the area is chosen by whole square metres: a home of 42.35 sqm, or with a price of its own, is as it is. */
export const hasSlider = (calculation: Calculation, roomType: number): boolean =>
  homeOf(calculation, roomType).price === undefined &&
  calculation.homes.every(({ area: { from, to = from } }) => Number.isInteger(from) && Number.isInteger(to));

/** What finish and parking add to a home's price. */
const additions = ({ prices }: Calculation, { finish, parking }: MortgageInputs) => ({
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
interface PaymentSteps {
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
  markedNumber(prices, 'perSqm', exact(exchanged(sum, prices.currency, currency, dollar.pesos), currency));

export const finishOf = ({ prices }: Calculation, { finish }: MortgageInputs) =>
  prices.finishes[finish]?.name.toLowerCase() ?? '–';

/** The sum that makes the price, in the currency of the list. */
export function priceParts(
  calculation: Calculation,
  inputs: MortgageInputs,
): { label: string; amount: number }[] {
  const { perSqm = 0, fixed = 0, finishes } = calculation.prices;
  const home = homeOf(calculation, inputs.roomType);
  const added = additions(calculation, inputs);
  const each = show(calculation, perSqm, inputs.currency);
  return [
    ...(home.price === undefined
      ? [
          {
            label: fill(texts.areaPart, { area: String(inputs.area), perSqm: each }),
            amount: perSqm * inputs.area,
          },
          ...(fixed > 0 ? [{ label: texts.fixedPart, amount: fixed }] : []),
        ]
      : [{ label: home.name, amount: home.price }]),
    ...(finishes.length > 0
      ? [{ label: fill(texts.finishPart, { finish: finishOf(calculation, inputs) }), amount: added.finish }]
      : []),
    ...(inputs.parking > 0 ? [{ label: texts.parking, amount: added.parking }] : []),
  ];
}

const whole = (min: number, max: number) => (value: unknown) => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  return number >= min && number <= max ? number : undefined;
};

/** What was chosen, from the query of an address; what is missing or beyond the limits is as at first. */
export function inputsFrom(calculation: Calculation, query: Record<string, unknown>): MortgageInputs {
  const usual = usualInputs(calculation);
  const { homes, prices } = calculation;
  const roomType = whole(1, homes.length)(query.roomType) ?? usual.roomType;
  const { min, max } = areaRange(calculation);
  return {
    years: whole(YEARS.min, YEARS.max)(query.years) ?? usual.years,
    roomType,
    area:
      (hasSlider(calculation, roomType) ? whole(min, max)(query.area) : undefined) ??
      usualArea(calculation, roomType),
    finish: whole(0, prices.finishes.length - 1)(query.finish) ?? usual.finish,
    parking: whole(0, prices.parking === undefined ? 0 : 1)(query.parking) ?? usual.parking,
    downpayment: whole(DOWNPAYMENT.min, DOWNPAYMENT.max)(query.downpayment) ?? usual.downpayment,
    currency: currencies.find(({ value }) => value === query.currency)?.value ?? usual.currency,
  };
}

/** The sheet with these figures. */
export const sheetAddress = ({ slug }: Calculation, inputs: MortgageInputs) =>
  `/api/v1/computations/${slug}?${Object.entries(inputs)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
