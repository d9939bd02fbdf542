import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Lets a schema check a form; the first message of each field counts. */
export function schemaResolver<V extends FieldValues, C>(schema: ZodMiniType<C>): Resolver<V, unknown, C> {
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
