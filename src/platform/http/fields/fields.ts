import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsMoment } from './moment.js';
import { Clean, Nested } from './validation.js';

/** The message that the specification asks for. */
export const REQUIRED = 'Required';

/**
 * One field: how the API's document shows it, and its decorators as they would stand above it. Of the rules that a value
 * breaks, the topmost one's sentence is said.
 */
export const field = (api: ApiPropertyOptions, ...decorators: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(ApiProperty(api), ...decorators.reverse());

/** A text in which nobody sees anything: spaces, and what only steers others (zero width, direction). */
const INVISIBLE = /^[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Trims; a text that is blank counts as not given (null). */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return INVISIBLE.test(value) ? null : value.trim();
}

export const IsGiven = () => IsNotEmpty({ message: REQUIRED });
export const IsText = () => IsString({ message: 'Must be text' });

/** Counted in characters, as PostgreSQL counts them: class-validator's MaxLength leaves some out that choose an emoji's look. */
export const MaxCharacters = (
  max: number,
  message = `At most ${max.toLocaleString('en-US')} characters`,
): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: {
        validate: (text) => typeof text === 'string' && (text.length <= max || [...text].length <= max),
      },
    },
    { message },
  );

export interface TextOptions {
  max: number;
  description: string;
  example?: string;
}

export const RequiredText = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(
    { type: String, required: true, minLength: 1, maxLength: max, ...api },
    Clean(trimmed),
    IsGiven(),
    IsText(),
    MaxCharacters(max),
  );

export const OptionalText = ({ max, ...api }: TextOptions): PropertyDecorator =>
  field(
    { type: String, required: false, nullable: true, maxLength: max, ...api },
    Clean(trimmed),
    IsOptional(),
    IsText(),
    MaxCharacters(max),
  );

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of a day in the Philippines; null takes it away. */
export const OptionalTimeOfDay = (description: string): PropertyDecorator =>
  field(
    {
      type: String,
      required: false,
      nullable: true,
      pattern: TIME_OF_DAY.source,
      description,
      example: '14:30',
    },
    Clean(trimmed),
    IsOptional(),
    Matches(TIME_OF_DAY, { message: 'Must be a time of day, HH:MM' }),
  );

/** A moment with its zone; null or left out where it is optional. */
export const Moment = (description: string, { required = false } = {}): PropertyDecorator =>
  field(
    { type: String, format: 'date-time', required, nullable: !required, description },
    Clean((value) => (typeof value === 'string' ? value.trim() || null : value)),
    required ? IsGiven() : IsOptional(),
    IsMoment('2027-02-19T08:30:00+08:00'),
  );

/** How long a list may be; what holds for each item stands below it, with the same sentence. Of what is none, the last says so. */
export const IsList = (least: number, most: number, message: string): PropertyDecorator =>
  applyDecorators(ArrayMinSize(least, { message }), ArrayMaxSize(most, { message }), IsArray({ message }));

/** A value that is left out, or null, is not checked. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined && value !== null);

/**
 * A list of objects, each checked by a class of its own: what is wrong in one is named by its path, `rows[3].reference`.
 * @param message what the list is to be; said where it is none, is too long, or two of it have the same `unique`
 */
export const NestedList = <Item extends object>(
  item: new () => Item,
  [least, most]: readonly [number, number],
  message: string,
  {
    unique,
    ...api
  }: Pick<ApiPropertyOptions, 'description'> & {
    /** The value that no two items may share. It gets items as they were sent, before they are checked. */
    unique?: (one: { [Field in keyof Item]?: unknown }) => unknown;
    required?: boolean;
    nullable?: boolean;
  } = {},
): PropertyDecorator =>
  applyDecorators(
    ValidateNested({ each: true, message }),
    ...(unique ? [ArrayUnique(unique as (one: Item) => unknown, { message })] : []),
    IsList(least, most, message),
    Nested(() => item, most),
    ApiProperty({
      type: [item],
      minItems: least,
      maxItems: most,
      ...api,
      ...(unique && { uniqueItems: true }),
    }),
  );

/** How a number outside its limits is refused. */
export const wholeNumberFrom = (min: number, max: number): string =>
  `A whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;

const IsWhole = (min: number, max: number): PropertyDecorator => {
  const options = { message: wholeNumberFrom(min, max) };
  return applyDecorators(IsInt(options), Min(min, options), Max(max, options));
};

export const RequiredWholeNumber = (
  min: number,
  max: number,
  api: { description: string; example?: number },
): PropertyDecorator =>
  field({ type: 'integer', required: true, minimum: min, maximum: max, ...api }, IsWhole(min, max));

/** A whole number, also accepted as digits in a string. */
export const OptionalWholeNumber = (min: number, max: number, description: string): PropertyDecorator =>
  field(
    {
      type: 'integer',
      required: false,
      nullable: true,
      minimum: min,
      maximum: max,
      description,
      example: 34,
    },
    Clean((value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (text === '') return null;
      return /^\d{1,9}$/.test(text) ? Number(text) : value;
    }),
    IsOptional(),
    IsWhole(min, max),
  );

export const IsOneOf = (choices: readonly string[]): PropertyDecorator =>
  IsIn(choices, { message: `One of ${choices.join(', ')}` });

export const OptionalChoice = (
  choices: readonly string[],
  api: { default?: string; description: string },
): PropertyDecorator =>
  field(
    { type: String, required: false, nullable: true, enum: [...choices], ...api },
    Clean(trimmed),
    IsOptional(),
    IsOneOf(choices),
  );

/** Keeps the first characters of a text that is no reason to refuse anybody. Anything but text counts as not given. */
export const ClippedText = (
  { max, ...api }: TextOptions,
  tidy: (text: string) => string = (text) => text,
): PropertyDecorator =>
  field(
    { type: String, required: false, nullable: true, ...api },
    Clean((value) =>
      typeof value === 'string' ? [...tidy(value.trim())].slice(0, max).join('') || null : null,
    ),
    Allow(),
  );

const IsUuid = () => IsUUID('loose', { message: 'Must be a UUID' });

export const RequiredUuid = (description: string): PropertyDecorator =>
  field(
    { type: String, required: true, format: 'uuid', description },
    Clean((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    IsGiven(),
    IsUuid(),
  );

/** Null clears the value. */
export const OptionalUuid = (description: string): PropertyDecorator =>
  field(
    { type: String, format: 'uuid', required: false, nullable: true, description },
    Clean(trimmed),
    IsOptional(),
    IsUuid(),
  );

const DAY = { message: 'Must be a calendar day, YYYY-MM-DD' };

/** A calendar day (2026-02-30 is none); null takes it away. */
export const OptionalDay = (description: string): PropertyDecorator =>
  field(
    { type: String, format: 'date', required: false, nullable: true, description, example: '2026-11-30' },
    Clean(trimmed),
    IsOptional(),
    Matches(/^[1-9]\d{3}-\d{2}-\d{2}$/, DAY),
    IsISO8601({ strict: true }, DAY),
  );

export const RequiredDay = (description: string): PropertyDecorator =>
  field(
    { type: String, format: 'date', required: true, description, example: '2026-11-30' },
    Clean(trimmed),
    IsGiven(),
    Matches(/^[1-9]\d{3}-\d{2}-\d{2}$/, DAY),
    IsISO8601({ strict: true }, DAY),
  );

const IsTrueOrFalse = () => IsBoolean({ message: 'Must be true or false' });

export const OptionalBoolean = (api: { default: boolean; description: string }): PropertyDecorator =>
  field({ type: Boolean, required: false, nullable: true, ...api }, IsOptional(), IsTrueOrFalse());

export const RequiredBoolean = (description: string): PropertyDecorator =>
  field({ type: Boolean, required: true, description }, IsGiven(), IsTrueOrFalse());

/** A consent that older clients do not send. */
export const TrueIfGiven = (message: string, description: string): PropertyDecorator =>
  field(
    { type: Boolean, required: false, enum: [true], description },
    ValidateIf((_, value) => value !== undefined),
    Equals(true, { message }),
  );

export const MustBeTrue = (message: string, description: string): PropertyDecorator =>
  field({ type: Boolean, required: true, enum: [true], description }, Equals(true, { message }));
