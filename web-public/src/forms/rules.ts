import * as z from 'zod/mini';
import { messages } from '../content/form-texts';

/** The longest texts the API takes. */
export const LONGEST = { name: 100, email: 254, text: 200, message: 5000 } as const;

const within = (length: number) => z.maxLength(length, messages.tooLong(length));

export const required = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, messages.required), within(longest));

export const optional = (longest: number) => z.string().check(z.trim(), within(longest));

/** Empty is 'Required'; anything else must look like an address. */
export const email = z
  .string()
  .check(z.trim(), z.minLength(1, messages.required), z.email(messages.invalidEmail), within(LONGEST.email));

/** E.164: what `PhoneField` gives, empty or a plus and at most 15 digits. */
export const phone = z.string().check(z.minLength(1, messages.required));

export const agreed = z.literal(true, messages.agreeTerms);

/** The digits that go on the wire. */
export const digits = (phoneNumber: string) => phoneNumber.replace(/\D/g, '');
