import { v7 } from 'uuid';
import type { Api } from './server/api.js';

type Json = Record<string, unknown>;
/** A project as content has it, as far as suites look at it. */
export type Project = Json & { prices: Json; details: Json & { homes: Json[] } };

/** A hotel with homes that nobody has drawn, as an owner writes it down. */
export function hotelLike(like: Project): Project {
  const details = {
    slug: 'cove-house',
    homes: [
      { name: 'Garden room', bedrooms: 0, area: { from: 28, to: 34 }, price: 4_500_000 },
      {
        ...{ name: 'Villa', bedrooms: 2, area: { from: 90 }, text: 'With a pool.' },
        availability: 'left',
      },
      {
        name: 'Suite',
        bedrooms: 1,
        area: { from: 45 },
        availability: 'soldOut',
      },
      {
        name: 'Loft',
        bedrooms: 1,
        area: { from: 60 },
        availability: 'nothing',
      },
    ],
    ...{ amenities: [], address: like.details.address, mapNote: 'At the cove.' },
  };
  const prices = {
    ...{ version: '2026-12', date: '2026-12-24', currency: 'PHP', perSqm: 150_000, finishes: [] },
    terms: {
      reservation: 50_000,
      downpayment: 20,
      months: 18,
      notIncluded: 'Transfer taxes are not included.',
    },
  };
  const { region: _, option: __, closing: ___, ...rest } = like;
  const more = { sector: 'hotel-leisure', href: '/properties/hotel-leisure/cove-house' };
  return { ...rest, ...more, name: 'Cove House', interest: 'Cove House', prices, details };
}

/** So many of its villas are left, no suite, and five lofts. */
const STOCK = [
  ['Villa', 6, 1, 1],
  ['Suite', 3, 0, 3],
  ['Loft', 9, 2, 2],
] as const;

/** Counts its homes, by hand: the garden rooms stay uncounted. */
export async function countHotel({ db }: Pick<Api, 'db'>): Promise<void> {
  for (const [home, ...numbers] of STOCK)
    await db.query(
      `INSERT INTO home_stock (id, project, home, count, reserved_elsewhere, sold_elsewhere)
       VALUES ($1, 'cove-house', $2, $3, $4, $5)`,
      [v7(), home, ...numbers],
    );
}

/** It takes less than two seconds on a machine that does nothing else. */
const LATE_MS = 30_000;

/** @returns the page, once it says this @throws when it does not in time */
export async function pageSaying({ url }: Pick<Api, 'url'>, path: string, words: string): Promise<string> {
  const late = Date.now() + LATE_MS;
  for (;;) {
    const page = await (await fetch(url + path)).text();
    if (page.includes(words)) return page;
    if (Date.now() > late) throw new Error(`${path} does not say “${words}”`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
