import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../platform/http/api-error.js';

/** Lets a few tasks run at once, some wait in order, and turns the rest away. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param full makes the error thrown when `atOnce` run and `inLine` wait */
  constructor(
    private readonly atOnce: number,
    private readonly inLine: number,
    private readonly full: () => Error,
  ) {}

  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else if (this.waiting.length < this.inLine) await new Promise<void>((go) => this.waiting.push(go));
    else throw this.full();
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

// OWASP Password Storage Cheat Sheet: scrypt with N=2^15, r=8, p=3; 32 MiB (128·N·r bytes) while it runs.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Two at once leave half of Node's four worker threads to files, pictures and names; 40 take a few seconds.
const turns = new Semaphore(
  2,
  40,
  () => new ApiError(503, 'Too many people sign in right now.', undefined, 5),
);

/** @returns `scrypt$N$r$p$salt$hash`, salt and hash in base64: a later cost can be told from this one */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await scryptOf(password, salt);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * @param stored what hashPassword gave, or undefined when there is no such account: the same work is done,
 *   so that the time of the answer does not tell which accounts exist
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [scheme, , , , salt, hash] = (stored ?? NOBODY).split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined)
    throw new Error('unknown password hash');
  const given = await scryptOf(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(hash, 'base64')) && stored !== undefined;
}

/** Characters that look alike but differ in bytes (é composed or not) are one password: NFKC, as NIST SP 800-63B says. */
const scryptOf = (password: string, salt: Buffer) =>
  turns.take(() => derive(password.normalize('NFKC'), salt, HASH_BYTES, COST));

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64'),
  randomBytes(HASH_BYTES).toString('base64'),
].join('$');
