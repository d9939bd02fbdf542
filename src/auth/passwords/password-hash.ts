import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Semaphore, type Weight } from '../../platform/semaphore.js';

// OWASP Password Storage Cheat Sheet: scrypt with N=2^15, r=8, p=3; 32 MiB (128·N·r bytes) while it runs.
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Cost {
  N: number;
  r: number;
  p: number;
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Strangers' passwords are hashed two at a time, so that half of Node's four worker threads are left to files and names;
 * a network has one of the two at most, so that a swarm of guesses holds nobody up for long. The third place is kept for
 * whoever is known (cost 0): a device that has signed in before, or an open session.
 */
const line = new Semaphore({
  atOnce: 3,
  perSender: 1,
  smallCost: 0,
  waiting: 100,
  full: () => new ApiError(503, 'Too many people are signing in right now.', undefined, 5),
});

/** @returns `scrypt$N$r$p$salt$hash`, salt and hash in base64: a later cost can be told from this one */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await scryptOf(password, salt, COST, { cost: 0 });
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * @param stored what hashPassword gave, or undefined when there is no such account: the same work is done,
 *   so that the time of the answer does not tell which accounts exist
 * @param turn whose turn it is while others wait
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  turn: Weight = {},
): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? NOBODY).split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined)
    throw new Error('unknown password hash');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await scryptOf(password, Buffer.from(salt, 'base64'), cost, turn);
  return timingSafeEqual(given, Buffer.from(hash, 'base64')) && stored !== undefined;
}

/** Characters that look alike but differ in bytes (é composed or not) are one password: NFKC, as NIST SP 800-63B says. */
const scryptOf = (password: string, salt: Buffer, cost: Cost, turn: Weight) =>
  line.run(
    () => derive(password.normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }),
    turn,
  );

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64'),
  randomBytes(HASH_BYTES).toString('base64'),
].join('$');
