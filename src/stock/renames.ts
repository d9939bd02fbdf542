import type { HomeForSale } from '../content/for-sale/for-sale.dto.js';

type Home = Pick<HomeForSale, 'name' | 'bedrooms' | 'area_from' | 'area_to'>;

/**
 * Which homes of a project are called otherwise by now: content knows them by their names alone. One that is gone is the new
 * one of the same size; or, where nothing was added or taken away, the one with as many bedrooms in its place in the list.
 * @returns old and new names
 */
export function renamedHomes(before: readonly Home[], after: readonly Home[]): [from: string, to: string][] {
  const has = (homes: readonly Home[], { name }: Home) => homes.some((home) => home.name === name);
  const come = new Set(after.filter((home) => !has(before, home)));
  const gone = before.filter((home) => !has(after, home));
  const found: [string, string][] = [];
  const take = (home: Home, to: Home) => {
    come.delete(to);
    found.push([home.name, to.name]);
  };
  const left = gone.filter((home) => {
    const alike = [...come].filter((each) => isSameSize(each, home));
    const [to] = alike.filter((each) => after.indexOf(each) === before.indexOf(home)).concat(alike);
    // Two of one size that are both called otherwise, and stand elsewhere: nobody knows which is which.
    if (!to || (alike.length > 1 && after.indexOf(to) !== before.indexOf(home))) return true;
    take(home, to);
    return false;
  });
  if (before.length !== after.length) return found;
  for (const home of left) {
    const to = after[before.indexOf(home)];
    if (to && come.has(to) && to.bedrooms === home.bedrooms) take(home, to);
  }
  return found;
}

const isSameSize = (one: Home, other: Home): boolean =>
  one.bedrooms === other.bedrooms && one.area_from === other.area_from && one.area_to === other.area_to;
