import type { Project } from '../../src/content/projects/pieces/project';
/** Whoever has a computation reads on it which list it was made from: no name stands for two prices of one home. */
import { homePrice, type PriceList } from '../../src/content/projects/prices/prices';

type Problem = { field: string; message: string };
type Priced = Pick<Project, 'prices' | 'details'>;

/**
 * What a list lacks whose prices are others than the public ones.
 * @param shown the project as it is public @param today in Manila, `2026-11-01`
 */
export function* oldListProblems(
  { prices, details }: Priced,
  shown: Priced | null | undefined,
  today = manilaDay(),
): Iterable<Problem> {
  const old = shown?.prices;
  if (!prices || !old || !isDearerOrCheaper({ prices, details }, { prices: old, details: shown.details }))
    return;
  if (prices.version === old.version)
    yield {
      field: 'data.prices.version',
      message: `These are not the prices of “${old.version}”, which is public: give the list a new name`,
    };
  // One that is not in force yet may still change, and so may that of the day.
  if (prices.date === old.date && old.date < today)
    yield {
      field: 'data.prices.date',
      message: 'Since when are these the prices? This is the day of the public list',
    };
}

type Listed = { prices: PriceList; details: Project['details'] };

/** What was not for sale before, or is not any more, has one price at most. */
function isDearerOrCheaper(now: Listed, before: Listed): boolean {
  const differs = (some: number | undefined, other: number | undefined) =>
    some !== undefined && other !== undefined && some !== other;
  const finishes = new Map(before.prices.finishes.map(({ name, price }) => [name, price]));
  const homes = new Map(before.details.homes.map((home) => [home.name, home]));
  return (
    now.prices.currency !== before.prices.currency ||
    differs(now.prices.perSqm, before.prices.perSqm) ||
    differs(now.prices.parking, before.prices.parking) ||
    now.prices.finishes.some(({ name, price }) => differs(price, finishes.get(name))) ||
    now.details.homes.some((home) => {
      const old = homes.get(home.name);
      // Of the same area: a plan that is measured anew is no other price.
      return old && differs(homePrice(now.prices, home), homePrice(before.prices, old, home.area.from));
    })
  );
}

/** Manila is eight hours ahead of UTC all year. */
const manilaDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
