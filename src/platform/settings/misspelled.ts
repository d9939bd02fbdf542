import { StartFailure } from './start-failure.js';

/** Shorter names are too near to what systems set for themselves. */
const LONG_ENOUGH = 7;

/**
 * A variable that is one slip away from a setting is meant for it, where that one is not set.
 * @param known names of settings
 * @throws StartFailure naming both
 */
export function refuseMisspelled(env: Record<string, string | undefined>, known: Iterable<string>): void {
  const missing = [...known].filter((name) => name.length >= LONG_ENOUGH && env[name] === undefined);
  for (const given of Object.keys(env)) {
    const meant = missing.find((name) => isOneSlip(given, name));
    if (meant !== undefined)
      throw new StartFailure(`There is no setting ${given}: ${meant} is meant, most likely.`);
  }
}

/** One letter too many, too few or another, or two that changed places. */
export function isOneSlip(given: string, name: string): boolean {
  if (given === name || Math.abs(given.length - name.length) > 1) return false;
  let at = 0;
  while (given[at] === name[at]) at++;
  const [a, b] = [given.slice(at), name.slice(at)];
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped === b;
}
