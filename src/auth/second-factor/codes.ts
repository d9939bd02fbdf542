import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

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

// RFC 6238 with what every authenticator app assumes: SHA-1, six digits, 30 seconds.
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };
export const DIGITS = /^\d{6}$/;
/** A code of the step before or after counts too: clocks and fingers are slow (RFC 6238, 5.2). */
const WINDOW = 1;

/** 160 random bits, as RFC 4226 recommends, in base 32 as apps take them. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://…`, which authenticator apps read from a QR code. */
export const addressOf = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret), issuer, label: account }).toString();

/**
 * @param at milliseconds since 1970, by the clock that counts
 * @returns the number of the 30 seconds that the code belongs to; undefined when it is wrong
 */
export function stepOf(code: string, secret: string, at: number): number | undefined {
  // The library throws for six letters that are not six bytes.
  if (!DIGITS.test(code)) return undefined;
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp: at, window: WINDOW });
  return off === null ? undefined : Math.floor(at / 1000 / SHAPE.period) + off;
}
