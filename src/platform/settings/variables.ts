import { isIP } from 'node:net';
import { StartFailure } from './start-failure.js';

/** What a program is given; each of the readers below names the variable that it refuses. */
export type Environment = Record<string, string | undefined>;

/** The value of a variable; a blank one counts as unset, as Compose files write it. */
export function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** What stands between commas. */
export const listOf = (env: Environment, name: string): string[] =>
  (read(env, name) ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Never repeats the value itself: it may be a secret. */
export function refuse(name: string, rule: string): never {
  throw new StartFailure(`Setting ${name} ${rule}.`);
}

/** A whole number between `min` and `max`, both included. */
export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    refuse(name, `must be a whole number from ${min} to ${max}`);
  return value;
}

export function oneOf<T extends string>(env: Environment, name: string, fallback: T, words: readonly T[]): T {
  const text = read(env, name);
  if (text === undefined) return fallback;
  return words.find((word) => word === text) ?? refuse(name, `must be one of ${words.join(', ')}`);
}

/** An address with one of the given schemes (`http`, `postgresql`, …), as written. */
export function address(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const rule = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`))) refuse(name, rule);
  if (!URL.canParse(text)) refuse(name, rule);
  return text;
}

/** Scheme, host and port only, without a trailing slash: `https://example.com`. */
export function origin(name: string, text: string): string {
  const rule = 'must be an address without a path, such as https://example.com';
  if (!URL.canParse(text)) refuse(name, rule);
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!/^https?:$/.test(url.protocol) || !bare) refuse(name, rule);
  return url.origin;
}

/** Networks as 10.1.0.0/16 or fd00::/8, or single addresses, with commas between. */
export function networks(env: Environment, name: string): string[] {
  return listOf(env, name).map((text) => {
    const [address = '', bits, ...more] = text.split('/');
    const size = isIP(address) === 4 ? 32 : 128;
    const whole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
    if (isIP(address) === 0 || !whole || more.length > 0)
      refuse(name, 'must be networks such as 10.1.0.0/16 or fd00::/8, with commas between');
    // As an address it would be one that no machine has.
    if (bits === undefined && /(\.0|::)$/.test(address))
      refuse(name, 'must say how long a network is, such as 10.1.0.0/16 or fd00::/8');
    return `${address}/${bits ?? size}`;
  });
}
