/** Douglas Crockford's base 32: without I, L, O and U, which are misread or spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;
/** Characters of an id that its last 40 bits take. */
const HEX_DIGITS = 10;

/**
 * The short code of a registration, for people and for the message of a payment: eight letters and digits of the
 * random end of its id. Kept equal to `registration_code()` of the database (a test compares them).
 * Two of 30,000 registrations share one in one of 2,400 cases, so it finds and never decides.
 */
export function registrationCode(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-HEX_DIGITS)}`);
  return Array.from(
    { length: CODE_LENGTH },
    (_, n) => LETTERS[Number((bits >> BigInt(5 * (CODE_LENGTH - 1 - n))) & 31n)],
  ).join('');
}

/** The code as it was meant: O is 0, I and L are 1. @returns undefined where it cannot be one */
export function asCode(word: string): string | undefined {
  const code = word.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}

/** All words of a text that may be codes: the message of a payment, or what was read from a picture. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/[^0-9A-Za-z]+/).flatMap((word) => asCode(word) ?? [])),
];
