import { StartFailure } from './start-failure.js';

export type Environment = Record<string, string | undefined>;

/** The value of a variable; a blank one counts as unset, as Compose files write it. */
export function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

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
