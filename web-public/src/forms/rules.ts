import * as z from 'zod/mini';
import { messages } from '../content/form-texts';
import { EMAIL } from './email';

/** The longest texts the API takes, in characters. */
export const LONGEST = { short: 100, text: 200, address: 500, email: 254, message: 5000 } as const;

/** Counted in characters, as PostgreSQL counts them, not in UTF-16 units. */
const within = (longest: number) =>
  z.refine<string>((text) => [...text].length <= longest, messages.tooLong(longest));

export const required = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, messages.required), within(longest));

export const optional = (longest: number) => z.string().check(z.trim(), within(longest));

/** Nothing is 'Required'; anything else must be an address. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, messages.required),
    z.regex(EMAIL, messages.invalidEmail),
    z.maxLength(LONGEST.email, messages.invalidEmail),
  );

/** The shortest numbers there are have a dial code of three digits and four more. */
const SHORTEST_PHONE = 7;

/** What `PhoneField` gives: empty, or E.164 with its plus and at most 15 digits. */
export const phone = z.string().check(
  z.minLength(1, messages.required),
  z.refine((number) => number === '' || digits(number).length >= SHORTEST_PHONE, messages.invalidPhone),
);

export const agreed = z.literal(true, messages.agreeTerms);

/** The digits that go on the wire. */
export const digits = (phoneNumber: string) => phoneNumber.replace(/\D/g, '');
