/** The owner's price list as he gave it: the one truth for calculator, pages, cards and brochures. Pesos. */
export const PRICE_PER_SQM = 210_000;
/** Part of every price, whatever the area. */
export const BASE_CHARGE = 1_488_834.75;
export const PESOS_PER_DOLLAR = 55;

/** Areas in square metres. */
export const ROOM_TYPES = [
  { value: 1, label: 'Studio', area: 32 },
  { value: 2, label: '1BR', area: 40 },
  { value: 3, label: '2BR', area: 55 },
] as const;

export const FINISHES = [
  { value: 0, label: 'None', addOn: 0 },
  { value: 1, label: 'Fully-furnished', addOn: 2_000_000 },
  { value: 2, label: 'Semi-furnished', addOn: 1_250_000 },
] as const;

export type RoomType = (typeof ROOM_TYPES)[number]['value'];

/** When the owner last set these prices; printed in the brochures. */
export const PRICE_LIST_DATE = { iso: '2026-11-01', text: '1 November 2026' };

/** Before the finish: what "from" means everywhere on the site. */
export const priceFrom = (area: number) => PRICE_PER_SQM * area + BASE_CHARGE;

const CENTAVOS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₱8,208,834.75`, and `₱210,000` for whole pesos. */
export const pesos = (amount: number) =>
  `₱${Number.isInteger(amount) ? amount.toLocaleString('en-US') : CENTAVOS.format(amount)}`;

/** Rounded up, so that "from" never names less than the price: `₱8.21 million`. */
export const millions = (amount: number) => `₱${(Math.ceil(amount / 10_000) / 100).toFixed(2)} million`;

/** What the texts of the content may name: `{perSqm}`, `{fixed}`, `{furnished}`, `{semiFurnished}`, `{rate}`. */
export const priceWords = {
  perSqm: pesos(PRICE_PER_SQM),
  fixed: pesos(BASE_CHARGE),
  semiFurnished: pesos(FINISHES[2].addOn),
  furnished: pesos(FINISHES[1].addOn),
  rate: pesos(PESOS_PER_DOLLAR),
};
