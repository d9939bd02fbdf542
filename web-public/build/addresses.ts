import { partnershipTypes } from '../src/content/partners';
import { regions } from '../src/content/regions';
import type { Page } from '../src/pages';

/** The values that have a file of their own, by the pattern of their page. */
const values: Record<string, string[]> = {
  '/properties/residential/:residentialType': regions.map(({ slug }) => slug),
  '/partner-with-us/:partnershipType': partnershipTypes,
  '/thank-you/:uuid': [],
};

/** The addresses that a page is prerendered for. */
export function addressesOf({ path }: Page): string[] {
  const own = values[path];
  if (!own) return [path];
  return own.map((value) => path.replace(/:[^/]+$/, value));
}
