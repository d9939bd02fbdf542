import { dialCodes } from '../../reference/dial-codes';

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

/** What people type who do not think of the name in the list: short forms, old names, and places that many work in. */
const CALLED: Partial<Record<string, string[]>> = {
  AE: ['uae', 'dubai', 'abudhabi', 'sharjah'],
  CI: ['ivorycoast'],
  CZ: ['czechrepublic'],
  GB: ['uk', 'greatbritain', 'england', 'scotland', 'wales'],
  NL: ['holland'],
  SA: ['ksa'],
  TR: ['turkey'],
  US: ['usa', 'america'],
};

/**
 * The countries whose name holds, or whose dial code or other name begins with, what was typed, or whose ISO code it is.
 * Accents, spaces and points do not count. What is called just so comes first, since Enter takes the first.
 */
export function searchCountries(countries: ListedCountry[], typed: string): ListedCountry[] {
  const wanted = letters(typed);
  if (!wanted) return countries;
  const exact: ListedCountry[] = [];
  const others: ListedCountry[] = [];
  for (const country of countries) {
    const { iso, name, dial } = country;
    const called = [iso.toLowerCase(), letters(name), dial, ...(CALLED[iso] ?? [])];
    if (called.includes(wanted)) exact.push(country);
    else if (letters(name).includes(wanted) || called.slice(2).some((one) => one.startsWith(wanted)))
      others.push(country);
  }
  return [...exact, ...others];
}

/** Its letters and digits alone: `U.A.E.` is `uae`, `Hong Kong` is `hongkong`. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
