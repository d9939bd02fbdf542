import { dialCodes } from '../reference/dial-codes';

export interface ListedCountry {
  iso: string;
  name: string;
  dial: string;
}

/** Milliseconds between the last key and the search. */
export const SEARCH_DEBOUNCE = 250;

/** Every country with its name, in the alphabet's order; `first` leads the list. */
export function listedCountries(first: string): ListedCountry[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const all = [...dialCodes].map(([iso, dial]) => ({ iso, dial, name: names.of(iso) ?? iso }));
  const rank = ({ iso }: ListedCountry) => (iso === first ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** The countries whose name holds, or whose dial or ISO code begins with, what was typed. Accents do not count. */
export function searchCountries(countries: ListedCountry[], typed: string): ListedCountry[] {
  const wanted = plain(typed).replace(/^\+/, '').trim();
  if (!wanted) return countries;
  return countries.filter(
    ({ iso, name, dial }) =>
      plain(name).includes(wanted) || dial.startsWith(wanted) || iso.toLowerCase() === wanted,
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
