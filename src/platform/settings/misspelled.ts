import { StartFailure } from './start-failure.js';
import type { Environment } from './variables.js';

/** Shorter names are not checked: they are too similar to variables of other programs. */
const LONG_ENOUGH = 7;

/** Nothing but this program reads variables that begin so. */
const PREFIXES_OF_OURS = /^(RETENTION|BACKUP|SMTP|S3)_/;

/**
 * Refuses a variable that looks like a misspelled setting: one slip away from a setting that is not set, or with a prefix
 * that only settings have.
 * @param known names of settings
 * @throws StartFailure naming both
 */
export function refuseMisspelled(env: Environment, known: ReadonlySet<string>): void {
  const missing = [...known].filter((name) => env[name] === undefined);
  for (const given of Object.keys(env)) {
    const own = PREFIXES_OF_OURS.exec(given)?.[0];
    if (known.has(given)) continue;
    const likely =
      missing.find((name) => name.length >= LONG_ENOUGH && isOneSlip(given, name)) ??
      (own && [...known].filter((name) => name.startsWith(own)).toSorted(nearestTo(given))[0]);
    if (likely !== undefined)
      throw new StartFailure(`There is no setting ${given}: ${likely} is meant, most likely.`);
  }
}

/** Sorts names by how many letters at the beginning are the same. */
const nearestTo = (given: string) => {
  const shared = (name: string) => [...name].findIndex((letter, at) => letter !== given[at]) >>> 0;
  return (a: string, b: string) => shared(b) - shared(a);
};

/** One letter too many, too few or another, or two that changed places. */
function isOneSlip(given: string, name: string): boolean {
  if (given === name || Math.abs(given.length - name.length) > 1) return false;
  let at = 0;
  while (given[at] === name[at]) at++;
  const a = given.slice(at);
  const b = name.slice(at);
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped === b;
}
