import 'reflect-metadata';
import { getFromContainer, getMetadataStorage, type ValidatorConstraintInterface } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';

type Cleaner = (value: unknown) => unknown;
const CLEAN = Symbol('clean');
const READ_ONLY = Symbol('read-only fields');
const asItIs: Cleaner = (value) => value;

/** Property decorator: how a value is tidied (trimmed, turned into a number) before it is checked and stored. */
export function Clean(cleaner: Cleaner): PropertyDecorator {
  return (prototype, property) => Reflect.defineMetadata(CLEAN, cleaner, prototype, property);
}
export const cleanerOf = (dto: { prototype: unknown }, property: string): Cleaner =>
  (Reflect.getMetadata(CLEAN, dto.prototype as object, property) as Cleaner | undefined) ?? asItIs;

/** What the server sets of a delegate or an inquiry; an integrator's form may send either kind's names back. */
export const SET_BY_SERVER = [
  'id',
  'uuid',
  'user_uuid',
  'payment_status',
  'proof_of_payment',
  'qr_code',
  'cancelled_at',
  'spam',
  'mail_fails',
  'created_at',
  'updated_at',
] as const;

/**
 * Class decorator: fields that the server makes. They are accepted and ignored in a body, so that a record that was
 * read can be put back as it is.
 */
export function IgnoreReadOnly(...fields: readonly string[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(READ_ONLY, fields, target);
}
export const readOnlyFieldsOf = (dto: object): string[] =>
  (Reflect.getMetadata(READ_ONLY, dto) as string[] | undefined) ?? [];

export type DtoClass = abstract new (...args: never[]) => object;

/** One rule of one field: whether the value passes, and the sentence if it does not. */
export interface Rule {
  passes(value: unknown, object: object): boolean;
  message(value: unknown, object: object): string;
}

export interface FieldPlan {
  name: string;
  clean: (value: unknown) => unknown;
  /** False when the rules do not apply (IsOptional, ValidateIf). */
  applies: (value: unknown, object: object) => boolean;
  rules: Rule[];
}

export interface BodyPlan {
  fields: FieldPlan[];
  known: ReadonlySet<string>;
}

const plans = new Map<DtoClass, BodyPlan>();

/**
 * The class-validator decorators of a DTO, looked up once per class: class-validator's own `validate` searches and
 * groups its metadata anew for every request, which costs more than the checks.
 */
export function bodyPlanOf(dto: DtoClass): BodyPlan {
  let plan = plans.get(dto);
  if (!plan) plans.set(dto, (plan = makePlan(dto)));
  return plan;
}

function makePlan(dto: DtoClass): BodyPlan {
  const all = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  const names = [...new Set(all.map((each) => each.propertyName))];
  const fields = names.map((name) =>
    planField(
      dto,
      name,
      all.filter((each) => each.propertyName === name),
    ),
  );
  return { fields, known: new Set([...names, ...readOnlyFieldsOf(dto)]) };
}

function planField(dto: DtoClass, name: string, metadata: ValidationMetadata[]): FieldPlan {
  const conditions = metadata.filter((each) => each.type === 'conditionalValidation');
  return {
    name,
    clean: cleanerOf(dto, name),
    applies: (value, object) =>
      conditions.every((each) => (each.constraints[0] as (o: object, v: unknown) => boolean)(object, value)),
    // Decorators run from the bottom up; people read them from the top down.
    rules: metadata
      .filter((each) => each.constraintCls as unknown)
      .map((each) => planRule(each))
      .reverse(),
  };
}

function planRule(metadata: ValidationMetadata): Rule {
  const validator = getFromContainer(metadata.constraintCls as new () => ValidatorConstraintInterface);
  const args = (value: unknown, object: object) => ({
    value,
    object,
    constraints: metadata.constraints as unknown[],
    targetName: '',
    property: metadata.propertyName,
  });
  const passes = (value: unknown, object: object) => validator.validate(value, args(value, object)) === true;
  return {
    passes: metadata.each
      ? (value, object) => Array.isArray(value) && value.every((item) => passes(item, object))
      : passes,
    message: (value, object) => {
      const said = metadata.message ?? validator.defaultMessage?.bind(validator) ?? 'Invalid value';
      const text = typeof said === 'function' ? said(args(value, object)) : said;
      return text
        .replaceAll('$property', metadata.propertyName)
        .replace(/\$constraint(\d+)/g, (_, n: string) =>
          String((metadata.constraints as unknown[])[Number(n) - 1]),
        );
    },
  };
}
