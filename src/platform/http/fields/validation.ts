import { Injectable, SetMetadata, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import {
  getMetadataStorage,
  validateSync,
  type ValidationError,
  type ValidatorOptions,
} from 'class-validator';
import { ApiError, type FieldError } from '../errors/api-error.js';
import { codeOfRule } from '../errors/error-codes.js';
import { NOT_JSON, notJson } from '../json-body.js';

/** The most unknown fields that one answer names; a sender of thousands needs no list of all. */
const MAX_NAMED = 20;
const READ_ONLY = Symbol('read-only fields');

type DtoClass = new () => object;

/** Property decorator: how a value is tidied (trimmed, turned into a number) before it is checked and stored. */
export const Clean = (cleaner: (value: unknown) => unknown): PropertyDecorator =>
  Transform(({ value }) => cleaner(value), { toClassOnly: true });

/**
 * Class decorator: fields that the server makes. They are accepted and ignored in a body, so that a record that was
 * read can be put back as it is.
 */
export const IgnoreReadOnly = (...fields: readonly string[]): ClassDecorator =>
  SetMetadata(READ_ONLY, fields);

/** Nothing but the fields of the class is taken; what is unknown is named. */
const RULES: ValidatorOptions = { whitelist: true, forbidNonWhitelisted: true };

/** Nest's own pipe, for every `@Body()` whose type is a DTO class; refusals are in the words of the contract. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({ ...RULES, transform: true, exceptionFactory: refusal });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type !== 'body') return value;
    requireChecks(metatype);
    return super.transform(fieldsOf(metatype, value), metadata);
  }
}

/**
 * The same for an object within a body, such as one row of a list.
 * @throws ApiError 400 with one entry per field that is wrong or unknown
 */
export function readObject<T extends object>(dto: new () => T, value: unknown): T {
  const object = plainToInstance(dto, fieldsOf(dto, value));
  const errors = validateSync(object, RULES);
  if (errors.length > 0) throw refusal(errors);
  return object;
}

/**
 * Property decorator: an object of another DTO, or a list of them, for `ValidateNested` to check. Nothing is looked at in a
 * list that is longer, nor in one that holds anything else, which is none.
 */
export const Nested = (dto: () => DtoClass, most = 0): PropertyDecorator =>
  Clean((value) => {
    if (!Array.isArray(value)) return isObject(value) ? toInstance(dto(), value) : value;
    if (most > 0 && value.length > most) return Array<unknown>(value.length);
    return value.length <= most && value.every(isObject)
      ? value.map((one: object) => toInstance(dto(), one))
      : value.length;
  });

const toInstance = (dto: DtoClass, value: object): object =>
  plainToInstance(dto, withoutReadOnly(dto, value));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws ApiError 415 for a body that is not JSON, 400 for one that is no object */
function fieldsOf(dto: object, body: unknown): object {
  if (body === NOT_JSON) throw notJson();
  if (!isObject(body)) throw new ApiError(400, 'Send a JSON object with the fields.');
  // class-transformer leaves these names out without a word.
  const odd = Object.keys(body).filter((name) => name in Object.prototype);
  if (odd.length > 0)
    throw ApiError.invalid(
      odd.map((field) => ({ field, message: 'Unknown field', code: 'unknown_field' as const })),
    );
  return withoutReadOnly(dto, body);
}

function withoutReadOnly(dto: object, given: object): object {
  const readOnly = new Set((Reflect.getMetadata(READ_ONLY, dto) as string[] | undefined) ?? []);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !readOnly.has(name)));
}

function refusal(errors: ValidationError[]): ApiError {
  const all = errors.flatMap((error) => fieldErrorsOf(error));
  const isUnknown = ({ code }: FieldError) => code === 'unknown_field';
  const unknown = all.filter(isUnknown).slice(0, MAX_NAMED);
  return ApiError.invalid([...all.filter((error) => !isUnknown(error)), ...unknown]);
}

function pathOf(name: string, within: string): string {
  if (!within) return name;
  return /^\d+$/.test(name) ? `${within}[${name}]` : `${within}.${name}`;
}

/** What is wrong with a field, or with the fields in it, each by its path: `rows[3].amount_centavos`. */
function fieldErrorsOf(
  { property, value, constraints, children = [] }: ValidationError,
  within = '',
): FieldError[] {
  const field = pathOf(property.slice(0, 100), within);
  if (children.length > 0) return children.flatMap((child) => fieldErrorsOf(child, field));
  if (constraints?.whitelistValidation !== undefined)
    return [{ field, message: 'Unknown field', code: 'unknown_field' }];
  // The first rule from the top is reported, though decorators run from the bottom up.
  const [rule, message = 'Invalid value'] = Object.entries(constraints ?? {}).at(-1) ?? [];
  // Whatever rule says so first: what was not sent is neither too long nor of another type.
  return [{ field, message, code: value == null ? 'required' : codeOfRule(rule) }];
}

const CHECKED = new WeakSet<object>();

/**
 * A body whose type is lost at run time (an interface, a type-only import) is refused, since anything would get through.
 * `test/full/api/access/who-may-call.spec.ts` calls every route.
 */
function requireChecks(dto: ArgumentMetadata['metatype']): asserts dto is DtoClass {
  if (dto && CHECKED.has(dto)) return;
  if (!dto || getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false).length === 0)
    throw new Error('The body of this route has no class whose fields say what is checked.');
  CHECKED.add(dto);
}
