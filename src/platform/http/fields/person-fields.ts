import { IsEmail, IsOptional, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { field, IsGiven, IsText, MaxCharacters, trimmed, type TextOptions } from './fields.js';
import { nameProblem } from './person-name.js';
import { Clean } from './validation.js';

/** The message that the specification asks for. */
export const INVALID_EMAIL = 'Invalid email address';

const NAME_PROBLEMS = {
  hidden: 'Please enter the name on one line, without hidden characters',
  address: 'Please enter the name only, without a web address',
};

const IsPersonName = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPersonName',
    validator: {
      validate: (name) => typeof name === 'string' && nameProblem(name) === undefined,
      defaultMessage: (given) => NAME_PROBLEMS[nameProblem(String(given?.value)) ?? 'address'],
    },
  });

/** A person's given or family name. */
export const PersonName = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(
    { type: String, required: true, minLength: 1, maxLength: max, ...api },
    Clean(trimmed),
    IsGiven(),
    IsText(),
    MaxCharacters(max),
    IsPersonName(),
  );

/** A name that is given together with another one, or not at all: empty, or left out. */
export function NameTogether(other: string, { max, ...api }: TextOptions): PropertyDecorator {
  const isGiven = (value: unknown) => value !== undefined && value !== '';
  return field(
    { type: String, required: false, maxLength: max, ...api },
    Clean((value) => trimmed(value) ?? ''),
    ValidateIf((object: Record<string, unknown>, value) => isGiven(value) || isGiven(object[other])),
    IsGiven(),
    IsText(),
    MaxCharacters(max),
    IsPersonName(),
  );
}

/** A person's name, empty while it is not known. */
export const OptionalPersonName = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(
    { type: String, required: false, maxLength: max, ...api },
    Clean((value) => trimmed(value) ?? ''),
    ValidateIf((_, value) => value !== undefined && value !== ''),
    IsText(),
    MaxCharacters(max),
    IsPersonName(),
  );

/** Removes marks that nobody sees, such as the direction of writing, which messengers paste along. */
export const dropUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '');
const address = (value: unknown): unknown => trimmed(typeof value === 'string' ? dropUnseen(value) : value);

/**
 * RFC 5321 lets a path have 254 characters.
 * @param isLocal whether the name of a machine may stand for a domain, as in the first account's `admin@localhost`
 */
export const EmailAddress = ({ isLocal = false } = {}): PropertyDecorator =>
  field(
    { type: String, required: true, format: 'email', maxLength: 254, example: 'maria.santos@example.com' },
    Clean(address),
    IsGiven(),
    IsEmail({ require_tld: !isLocal }, { message: INVALID_EMAIL }),
    MaxCharacters(254, INVALID_EMAIL),
  );

/** Null says that there is no address. */
export const OptionalEmail = (description: string): PropertyDecorator =>
  field(
    { type: String, required: false, nullable: true, format: 'email', maxLength: 254, description },
    Clean(address),
    IsOptional(),
    IsEmail({}, { message: INVALID_EMAIL }),
    MaxCharacters(254, INVALID_EMAIL),
  );

/** ITU-T E.164 numbers have at most 15 digits. A leading +, spaces, dashes, dots and brackets are dropped. */
export const dropPhonePunctuation = (text: string): string =>
  dropUnseen(text)
    .replace(/^\s*\(?\+/, '')
    .replace(/[\s().\p{Pd}]/gu, '');

/**
 * One number, one form: digits with the country code, as the site's phone field gives them. Philippine numbers are also
 * written without it (0918…, 918…, 02 8…) or with the 0 left in (+63 0918…); all of them become 63….
 */
export const normalizePhone = (text: string): string =>
  dropPhonePunctuation(text)
    .replace(/^00(?=[1-9])/, '')
    .replace(/^(?:63)?0?(?=9\d{9}$)|^(?:63)?0(?=[2-8]\d{7,8}$)/, '63');

/** Tidies the beginning of a number that somebody searches for in the same way. */
export const normalizePhonePrefix = (text: string): string =>
  dropPhonePunctuation(text).replace(/^(?:00)?(?:63)?0?(?=9)|^(?:63)?0(?=[2-8])|^00(?=[1-9])/, (lead) =>
    lead === '00' ? '' : '63',
  );

export const PhoneNumber = (): PropertyDecorator =>
  field(
    {
      type: String,
      required: true,
      maxLength: 15,
      pattern: '^\\d{1,15}$',
      description:
        'Digits, at most 15, with the country code. A leading +, spaces, dashes, dots and brackets are dropped; 0918… and 918… become 63918…, and 02 8… becomes 6328….',
      example: '639171234567',
    },
    Clean((value) => (typeof value === 'string' ? normalizePhone(value) || null : value)),
    IsGiven(),
    Matches(/^\d{1,15}$/, { message: 'Digits only, at most 15' }),
  );

/** A number as in PhoneNumber; null says that there is none. */
export const OptionalPhone = (description: string): PropertyDecorator =>
  field(
    { type: String, required: false, nullable: true, maxLength: 15, description, example: '639171234567' },
    Clean((value) => (typeof value === 'string' ? normalizePhone(value) || null : value)),
    IsOptional(),
    Matches(/^\d{1,15}$/, { message: 'Digits only, at most 15' }),
  );
