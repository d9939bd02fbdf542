import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit or another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;
const HOW_MANY = 10;

/** Ten codes of 120 random bits, in groups of four: `f3kq-…`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, makeCode);

function makeCode(): string {
  // 256 is a multiple of 32: every letter is as likely as any other.
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As people type it: any case, blanks or dashes anywhere, o for 0, i and l for 1. */
const asMade = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** SHA-256 is enough: ASVS 5.0, 6.5.2 asks for a password's hash only below 112 bits. */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256').update(asMade(typed)).digest('base64url');
