import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { nameProblem } from 'web-shared/api/person-name';
import * as z from 'zod/mini';
import { fill } from '../content/text';
import { messages } from '../content/texts';
import { EMAIL } from './email';

/** The longest texts the API takes, in characters. */
export const LONGEST = { short: 100, text: 200, address: 500, email: 254, message: 5000 } as const;

/** A message that is looked up when it is needed: rules are made before the words are there. */
export const lazyMessage = (error: () => string) => ({ error });

export const tooLong = (length: number) => fill(messages.tooLong, { length: length.toLocaleString('en-US') });

/** Counted in characters, as PostgreSQL counts them, not in UTF-16 units. */
const within = (longest: number) =>
  z.refine<string>(
    (text) => [...text].length <= longest,
    lazyMessage(() => tooLong(longest)),
  );

export const required = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(
      1,
      lazyMessage(() => messages.required),
    ),
    within(longest),
  );

/** What is wrong with a name, in a sentence. */
export function wrongName(name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && (problem === 'hidden' ? messages.nameOneLine : messages.nameAlone);
}

/** A person's given or family name. */
export const personName = required(LONGEST.short).check(
  z.superRefine((text, context) => {
    const message = wrongName(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
);

export const optional = (longest: number) => z.string().check(z.trim(), within(longest));

const isAddress = [
  z.regex(
    EMAIL,
    lazyMessage(() => messages.invalidEmail),
  ),
  z.maxLength(
    LONGEST.email,
    lazyMessage(() => messages.invalidEmail),
  ),
] as const;

/** Nothing is 'Required'; anything else must be an address. */
export const email = z.string().check(
  z.trim(),
  z.minLength(
    1,
    lazyMessage(() => messages.required),
  ),
  ...isAddress,
);

/** The extended form looks at the format first: nothing is no address either. */
export const emailByFormat = z.string().check(z.trim(), ...isAddress);

/** The shortest numbers there are have a dial code of three digits and four more. */
const SHORTEST_PHONE = 7;

/** What `PhoneField` gives: empty, or E.164 with its plus and at most 15 digits. */
export const phone = z.string().check(
  z.minLength(
    1,
    lazyMessage(() => messages.required),
  ),
  z.refine(
    (number) => number === '' || digits(number).length >= SHORTEST_PHONE,
    lazyMessage(() => messages.invalidPhone),
  ),
);

export const agreed = z.literal(
  true,
  lazyMessage(() => messages.agreeTerms),
);

/** The digits that go on the wire. */
export const digits = (phoneNumber: string) => phoneNumber.replace(/\D/g, '');

/** Lets a schema check a form; the first message of each field counts. */
export function schemaResolver<V extends FieldValues, C>(schema: z.ZodMiniType<C>): Resolver<V, unknown, C> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[String(path[0])] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
