import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isEmail, ValidateBy } from 'class-validator';
import { nameProblem } from './person-name.js';
import { Clean } from './validation.js';
import { isUuid } from './uuid.js';

/** The messages of the specification. */
export const REQUIRED = 'Required';
export const INVALID_EMAIL = 'Invalid email address';

/** Declares one field: how it is tidied, when it is wrong (a sentence, or undefined) and how the API document shows it. */
export function field(
  clean: (value: unknown) => unknown,
  problem: (value: unknown) => string | undefined,
  api: ApiPropertyOptions,
): PropertyDecorator {
  return applyDecorators(
    Clean(clean),
    ValidateBy({
      name: 'field',
      validator: {
        validate: (value) => problem(value) === undefined,
        defaultMessage: (args) => problem(args?.value) ?? '',
      },
    }),
    ApiProperty(api),
  );
}

/** A text in which nobody sees anything: spaces, and what only steers others (zero width, direction). */
const INVISIBLE = /^[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Trims; a text that is blank counts as not given (null). */
const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? (INVISIBLE.test(value) ? null : value.trim()) : value;
const isMissing = (value: unknown): boolean => value === undefined || value === null;
/** Counted in characters, as PostgreSQL counts them. */
const isLongerThan = (text: string, max: number): boolean => text.length > max && [...text].length > max;

function textProblem(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return 'Must be text';
  return isLongerThan(value, max) ? `At most ${max.toLocaleString('en-US')} characters` : undefined;
}

interface TextOptions {
  max: number;
  description: string;
  example?: string;
}

export const RequiredText = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(trimmed, (value) => (isMissing(value) ? REQUIRED : textProblem(value, max)), {
    type: String,
    required: true,
    minLength: 1,
    maxLength: max,
    ...api,
  });

/** A person's given or family name. */
export const PersonName = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(trimmed, (value) => (isMissing(value) ? REQUIRED : nameTextProblem(value, max)), {
    type: String,
    required: true,
    minLength: 1,
    maxLength: max,
    ...api,
  });

const nameTextProblem = (value: unknown, max: number): string | undefined =>
  textProblem(value, max) ?? nameProblem(String(value));

export const OptionalText = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(trimmed, (value) => (isMissing(value) ? undefined : textProblem(value, max)), {
    type: String,
    required: false,
    nullable: true,
    maxLength: max,
    ...api,
  });

/** A name that is given together with another one or not at all: then it is empty, or left out. */
export function NameTogether(other: string, { max, ...api }: TextOptions): PropertyDecorator {
  const problem = (value: unknown, object: object) => {
    if (value !== undefined && value !== '') return nameTextProblem(value, max);
    const given = (object as Record<string, unknown>)[other];
    return given === undefined || given === '' ? undefined : REQUIRED;
  };
  return applyDecorators(
    Clean((value) => trimmed(value) ?? ''),
    ValidateBy({
      name: 'field',
      validator: {
        validate: (value, args) => problem(value, args?.object ?? {}) === undefined,
        defaultMessage: (args) => problem(args?.value, args?.object ?? {}) ?? '',
      },
    }),
    ApiProperty({ type: String, required: false, maxLength: max, ...api }),
  );
}

/** RFC 5321 lets a path have 254 characters. */
export const EmailAddress = (): PropertyDecorator =>
  field(
    trimmed,
    (value) => {
      if (isMissing(value)) return REQUIRED;
      return isEmail(value) && !isLongerThan(value as string, 254) ? undefined : INVALID_EMAIL;
    },
    { type: String, required: true, format: 'email', maxLength: 254, example: 'maria.santos@example.com' },
  );

/** ITU-T E.164 numbers have at most 15 digits. A leading +, spaces, dashes, dots and brackets are dropped. */
export const dropPhonePunctuation = (text: string): string =>
  text.replace(/^\s*\(?\+/, '').replace(/[\s().-]/g, '');

/**
 * One number, one form: digits with the country code, as the site's phone field gives them. Philippine numbers are also
 * written without it (0918…, 918…, 02 8…) or with the 0 left in (+63 0918…); all of them become 63….
 */
export const normalizePhone = (text: string): string =>
  dropPhonePunctuation(text)
    .replace(/^00(?=[1-9])/, '')
    .replace(/^(?:63)?0?(?=9\d{9}$)|^(?:63)?0(?=[2-8]\d{7,8}$)/, '63');

/** The same of the beginning of a number, which is sought. */
export const normalizePhonePrefix = (text: string): string =>
  dropPhonePunctuation(text).replace(/^(?:00)?(?:63)?0?(?=9)|^(?:63)?0(?=[2-8])|^00(?=[1-9])/, (lead) =>
    lead === '00' ? '' : '63',
  );

export const PhoneNumber = (): PropertyDecorator =>
  field(
    (value) => (typeof value === 'string' ? normalizePhone(value) || null : value),
    (value) => {
      if (isMissing(value)) return REQUIRED;
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? undefined : 'Digits only, at most 15';
    },
    {
      type: String,
      required: true,
      maxLength: 15,
      pattern: '^\\d{1,15}$',
      description:
        'Digits, at most 15, with the country code. A leading +, spaces, dashes, dots and brackets are dropped; 0918… and 918… become 63918…, and 02 8… becomes 6328….',
      example: '639171234567',
    },
  );

/** A whole number, also accepted as digits in a string. */
export const OptionalWholeNumber = (min: number, max: number, description: string): PropertyDecorator =>
  field(
    (value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : value;
    },
    (value) => {
      if (isMissing(value)) return undefined;
      const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
      return fits ? undefined : `A whole number from ${min} to ${max}`;
    },
    {
      type: 'integer',
      required: false,
      nullable: true,
      minimum: min,
      maximum: max,
      description,
      example: 34,
    },
  );

export const OptionalChoice = (
  choices: readonly string[],
  api: { default?: string; description: string },
): PropertyDecorator =>
  field(
    trimmed,
    (value) =>
      isMissing(value) || choices.includes(value as string) ? undefined : `One of ${choices.join(', ')}`,
    { type: String, required: false, nullable: true, enum: [...choices], ...api },
  );

/** What is kept of a text that nobody should be refused for: its first characters. Anything but text is nothing. */
export const ClippedText = (
  { max, ...api }: TextOptions,
  tidy: (text: string) => string = (text) => text,
): PropertyDecorator =>
  field(
    (value) => (typeof value === 'string' ? [...tidy(value.trim())].slice(0, max).join('') || null : null),
    () => undefined,
    { type: String, required: false, nullable: true, ...api },
  );

export const RequiredUuid = (description: string): PropertyDecorator =>
  field(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    (value) => (isMissing(value) ? REQUIRED : isUuid(value) ? undefined : 'Must be a UUID'),
    { type: String, required: true, format: 'uuid', description },
  );

/** Null takes away what was there. */
export const OptionalUuid = (description: string): PropertyDecorator =>
  field(trimmed, (value) => (isMissing(value) || isUuid(value) ? undefined : 'Must be a UUID'), {
    type: String,
    format: 'uuid',
    required: false,
    nullable: true,
    description,
  });

/** A calendar day; null takes it away. */
export const OptionalDay = (description: string): PropertyDecorator =>
  field(
    trimmed,
    (value) => (isMissing(value) || isDay(value) ? undefined : 'Must be a calendar day, YYYY-MM-DD'),
    { type: String, format: 'date', required: false, nullable: true, description, example: '2026-11-30' },
  );

/** 2026-02-30 is none. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const OptionalBoolean = (api: { default: boolean; description: string }): PropertyDecorator =>
  field(
    (value) => value,
    (value) => (isMissing(value) || typeof value === 'boolean' ? undefined : 'Must be true or false'),
    { type: Boolean, required: false, nullable: true, ...api },
  );

export const RequiredBoolean = (description: string): PropertyDecorator =>
  field(
    (value) => value,
    (value) =>
      isMissing(value) ? REQUIRED : typeof value === 'boolean' ? undefined : 'Must be true or false',
    { type: Boolean, required: true, description },
  );

/** For a consent that older clients do not send. */
export const TrueIfGiven = (message: string, description: string): PropertyDecorator =>
  field(
    (value) => value,
    (value) => (value === undefined || value === true ? undefined : message),
    { type: Boolean, required: false, enum: [true], description },
  );

export const MustBeTrue = (message: string, description: string): PropertyDecorator =>
  field(
    (value) => value,
    (value) => (value === true ? undefined : message),
    { type: Boolean, required: true, enum: [true], description },
  );
