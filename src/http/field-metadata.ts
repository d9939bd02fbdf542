import 'reflect-metadata';

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
  'suspect',
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
