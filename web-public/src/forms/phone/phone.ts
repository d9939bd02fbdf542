import { dialCodes, keepsZero, mainCountry } from '../../reference/dial-codes';

export const DEFAULT_COUNTRY = 'PH';
/** The longest number there is (ITU E.164). */
const MAX_DIGITS = 15;
/** So many digits after the dial code mean that a number was typed in full, only without its plus. */
const WHOLE_NUMBER = 10;
/** Philippine numbers with an area code are shorter; none that is written without the code is so long. */
const WHOLE_AT_HOME = 9;

/** What the field shows: a country beside the digits, which bear a plus while a dial code is being typed. */
export interface PhoneEntry {
  country: string;
  text: string;
}

export const dialCode = (country: string) => dialCodes.get(country) ?? '';

/**
 * Takes what was typed or pasted: digits only, at most 15 with the dial code; `+` or `00` begins a dial
 * code, which chooses the country. Before the plus may stand what people write or paste along, as in (+65) or "tel:+65".
 */
export function parseTyped(typed: string, country: string): PhoneEntry {
  const digits = typed.replace('(0)', '').replace(/\D/g, '');
  const dialled = /^\D*\+/.test(typed) ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  if (dialled !== undefined) {
    const number = dialled.slice(0, MAX_DIGITS);
    return { country: guessCountry(number, country), text: `+${number}` };
  }
  const trunk = hasTrunkZero(digits, country) ? 1 : 0;
  return { country, text: digits.slice(0, MAX_DIGITS - dialCode(country).length + trunk) };
}

/**
 * The whole number in E.164, such as `+639171234567`, without the 0 that is dialled only inside the country; '' where
 * no digit follows the dial code.
 */
export function toNumber({ country, text }: PhoneEntry): string {
  if (text.startsWith('+')) return whole(text.slice(1), country);
  const dial = dialCode(country);
  const enough = country === DEFAULT_COUNTRY ? WHOLE_AT_HOME : WHOLE_NUMBER;
  if (text.startsWith(dial) && text.length - dial.length >= enough) return whole(text, country);
  return whole(dial + text, country);
}

/** Digits that begin with a dial code, of `country` where several share it. */
function whole(digits: string, country: string): string {
  const owner = guessCountry(digits, country);
  const dial = dialCode(owner);
  if (!digits.startsWith(dial)) return digits && `+${digits}`;
  const rest = digits.slice(dial.length);
  const national = hasTrunkZero(rest, owner) ? rest.slice(1) : rest;
  return national && `+${dial}${national}`;
}

/** Shows a number the short way: the dial code in the country, the rest in the field. */
export function fromNumber(number: string, country = DEFAULT_COUNTRY): PhoneEntry {
  const digits = number.replace(/\D/g, '');
  const guessed = guessCountry(digits, country);
  const dial = dialCode(guessed);
  if (!digits.startsWith(dial)) return { country, text: digits && `+${digits}` };
  return { country: guessed, text: digits.slice(dial.length) };
}

/** The country whose dial code the digits begin with; `current` stays when it fits or none does. */
function guessCountry(digits: string, current: string): string {
  for (const length of [3, 2, 1]) {
    const dial = digits.slice(0, length);
    if (dial.length < length) continue;
    if (dial === dialCode(current)) return current;
    const country = mainCountry[dial] ?? [...dialCodes].find(([, code]) => code === dial)?.[0];
    if (country) return country;
  }
  return current;
}

function hasTrunkZero(digits: string, country: string): boolean {
  return digits.startsWith('0') && !keepsZero.has(country);
}
