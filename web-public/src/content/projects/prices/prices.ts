import { markedNumber } from '../../company/marks';
import type { Project } from '../pieces/project';

export type PriceList = NonNullable<Project['prices']>;
export type Currency = PriceList['currency'];
export type Home = Project['details']['homes'][number];
/** A project as far as its prices need it. */
type Priced = {
  prices?: PriceList | undefined;
  details: { homes: readonly (PricedHome & Pick<Home, 'units'>)[] };
};
/** A home as far as its price needs it. */
export type PricedHome = Pick<Home, 'name' | 'short' | 'bedrooms' | 'area' | 'price'>;

/** What a list is called wherever it is named: by its number and its name. */
export const listName = ({ number, version }: Pick<PriceList, 'number' | 'version'>): string =>
  number === undefined ? version : `No. ${number}, ${version}`;

/** What is said of VAT where the owner has not said it: never that it is included. */
export const vatOf = ({ vat }: Pick<PriceList, 'vat'>): keyof VatWords => vat ?? 'unstated';
type VatWords = Record<NonNullable<PriceList['vat']> | 'unstated', string>;

/** Of a home in the currency of its list, before finish and parking: what "from" means everywhere. Undefined: on request. */
export function homePrice(list: PriceList, home: PricedHome, area = home.area.from): number | undefined {
  if (home.price !== undefined) return home.price;
  return list.perSqm === undefined ? undefined : list.perSqm * area + (list.fixed ?? 0);
}

/** The price of a home in words, with the field that it comes from. */
export const priceText = (list: PriceList, home: PricedHome, words: string): string =>
  home.price === undefined ? markedNumber(list, 'perSqm', words) : markedNumber(home, 'price', words);

/** Nobody can have it any more, whatever the page says of that. */
export const isSoldOut = ({ units }: Pick<Home, 'units'>): boolean =>
  units !== undefined && units.count > 0 && units.count <= units.reserved + units.sold;

/** Of the cheapest home that somebody can have, `words` in millions. Undefined: there is none with a price. */
export function lowestPrice({
  prices,
  details,
}: Priced): { price: number; currency: Currency; words: string } | undefined {
  if (!prices) return undefined;
  const { currency } = prices;
  const [lowest] = details.homes
    .filter((home) => !isSoldOut(home))
    .map((home) => ({ home, price: homePrice(prices, home) ?? Infinity }))
    .toSorted((a, b) => a.price - b.price);
  if (!lowest || lowest.price === Infinity) return undefined;
  const { home, price } = lowest;
  return { price, currency, words: priceText(prices, home, millions(price, currency)) };
}

/** A sum in another currency. @param rate pesos for a dollar */
export function exchanged(sum: number, from: Currency, to: Currency, rate: number): number {
  if (from === to) return sum;
  return to === 'USD' ? sum / rate : sum * rate;
}

const SIGNS = { PHP: '₱', USD: '$' };
const CENTAVOS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two decimals, en-US grouping, the currency's sign in front: `₱10,208,834.75`. */
export const exact = (sum: number, currency: Currency) => SIGNS[currency] + CENTAVOS.format(sum);

/** `₱8,208,834.75`, and `₱210,000` for whole sums. */
export const money = (sum: number, currency: Currency) =>
  Number.isInteger(sum) ? SIGNS[currency] + sum.toLocaleString('en-US') : exact(sum, currency);

/** Rounded up, so that "from" never names less than the price: `₱8.21 million`; less than a million is whole. */
export const millions = (sum: number, currency: Currency) =>
  sum < 1_000_000
    ? money(Math.ceil(sum), currency)
    : `${SIGNS[currency]}${(Math.ceil(sum / 10_000) / 100).toFixed(2)} million`;

/** `32`, or `32 to 40`. */
export const areaText = ({ from, to }: Home['area']) =>
  to === undefined || to === from ? String(from) : `${from} to ${to}`;

/** What a home is called where there is little space. */
export const shortName = ({ short, name }: Pick<Home, 'short' | 'name'>) => short ?? name;

type SumWords = {
  perSqm: string;
  fixed: string;
  finish: string;
  parking: string;
};

/** How the prices of a list are made, in one sentence. Undefined: each home has a price of its own. */
export function sumInWords(list: PriceList, words: SumWords): string | undefined {
  const { perSqm, fixed, finishes, parking, currency } = list;
  if (perSqm === undefined) return undefined;
  const show = (sum: number) => money(sum, currency);
  const named = finishes.map(({ name, price }) => `${name.toLowerCase()} ${show(price)}`);
  const parts = [
    words.perSqm.replace('{perSqm}', show(perSqm)),
    ...(fixed ? [words.fixed.replace('{fixed}', show(fixed))] : []),
    ...(named.length > 0 ? [words.finish.replace('{finishes}', named.join(', '))] : []),
    ...(parking === undefined ? [] : [words.parking.replace('{parking}', show(parking))]),
  ];
  return markedNumber(list, 'perSqm', `${parts.join(', plus ')}.`);
}

/** The same in a few words, before finish and parking. */
export function shortSum(list: PriceList, words: { short: string; shortPerSqm: string }): string | undefined {
  const { perSqm, fixed, currency } = list;
  if (perSqm === undefined) return undefined;
  const sum = (fixed ? words.short : words.shortPerSqm)
    .replace('{perSqm}', money(perSqm, currency))
    .replace('{fixed}', money(fixed ?? 0, currency));
  return markedNumber(list, 'perSqm', sum);
}
