import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/**
 * @nestjs/swagger writes OpenAPI 3.0, which knows no webhooks. What differs in 3.1: `nullable` is a type of its own, and
 * what stands beside a `$ref` needs no `allOf` around it.
 */
export function toVersion31(document: OpenAPIObject): OpenAPIObject {
  return { ...(convert(document) as OpenAPIObject), openapi: '3.1.0' };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  return typeof made.nullable === 'boolean' ? withNull(made) : made;
}

/** `nullable` is only ever said of a schema. */
function withNull({ nullable, ...schema }: Json): Json {
  if (nullable !== true) return schema;
  // A record of its own, or null.
  const { allOf, type: _, ...others } = schema;
  if (Array.isArray(allOf)) return { ...others, anyOf: [...(allOf as unknown[]), { type: 'null' }] };
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {};
  return { ...schema, type: [schema.type, 'null'], ...values };
}
