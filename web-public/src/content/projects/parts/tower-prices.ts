import type { PriceList } from '../prices/prices';
import { examples } from './examples';

/** The specification's figures (section 9), exact to the centavo: what both towers begin with. */
export const towerPrices: PriceList = {
  version: examples.priceList,
  date: '2026-11-01',
  currency: 'PHP',
  perSqm: 210_000,
  fixed: 1_488_834.75,
  finishes: [
    { name: 'None', price: 0 },
    { name: 'Fully-furnished', price: 2_000_000, first: true },
    { name: 'Semi-furnished', price: 1_250_000 },
  ],
  terms: {
    notIncluded:
      'Not included: taxes and fees for the transfer of title, association dues, and the interest on any bank loan.',
  },
};

/** The specification's room types, by the number that each has there. */
export const roomTypes = {
  1: { short: 'Studio', bedrooms: 0, area: { from: 32 } },
  2: { short: '1BR', bedrooms: 1, area: { from: 40 } },
  3: { short: '2BR', bedrooms: 2, area: { from: 55 } },
} as const;
