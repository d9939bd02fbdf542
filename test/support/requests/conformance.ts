import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: unknown[];
  format?: string;
  pattern?: string;
}
interface Response {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

const document = JSON.parse(
  readFileSync(join(__dirname, '..', '..', '..', 'openapi-office.json'), 'utf8'),
) as Document;
const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  email: /^\S+@\S+$/,
};

/**
 * What an answer has that the committed API document does not say, and the other way round; empty when they agree.
 * @param path as the document writes it: `/delegates/{id}`
 */
export function differences(
  method: string,
  path: string,
  answer: { status: number; headers: Headers; body: unknown },
): string[] {
  const responses = document.paths[`/api/v1${path}`]?.[method.toLowerCase()]?.responses;
  // Each refusal is named; what is our fault is the same everywhere.
  const stated = responses?.[answer.status] ?? (answer.status >= 500 ? responses?.default : undefined);
  if (!stated) return [`${method} ${path} has no response ${answer.status}`];
  const response = stated.$ref ? document.components.responses[stated.$ref.split('/').at(-1) ?? ''] : stated;
  const missing = Object.keys(response?.headers ?? {}).filter(
    (name) => !['Idempotent-Replayed', 'Link'].includes(name) && !answer.headers.has(name),
  );
  const schema = response?.content?.['application/json']?.schema;
  return [
    ...missing.map((name) => `header ${name} is missing`),
    ...(schema ? check(schema, answer.body, 'body') : []),
  ];
}

function check(schema: Schema, value: unknown, at: string): string[] {
  if (schema.$ref || schema.allOf) return check(whole(schema), value, at);
  if (schema.anyOf) return value === null ? [] : check(schema.anyOf[0] ?? {}, value, at);
  const types = [schema.type].flat();
  if (value === null) return types.includes('null') ? [] : [`${at} is null`];
  const [type] = types;
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join(', ')}`];
  switch (type) {
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, i) => check(schema.items ?? {}, item, `${at}[${i}]`))
        : [`${at} is no array`];
    case 'string':
      return checkText(schema, value, at);
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at} is no integer`];
    case 'number':
    case 'boolean':
      return typeof value === type ? [] : [`${at} is no ${type}`];
    default:
      return checkObject(schema, value, at);
  }
}

/** A schema with what it refers to and extends, in one. */
function whole(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const bases = $ref ? [document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : allOf;
  const parts = [...bases.map(whole), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schema['properties'],
    required: parts.flatMap(({ required = [] }) => required),
  } as Schema;
}

function checkText({ format = '', pattern }: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'string') return [`${at} is no text`];
  const form = FORMATS[format] ?? (pattern === undefined ? undefined : new RegExp(pattern));
  return form && !form.test(value) ? [`${at} has not the form ${format || pattern}: ${value}`] : [];
}

function checkObject(schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const known = properties[name];
    if (known) return check(known, inner, `${at}.${name}`);
    return additionalProperties ? [] : [`${at}.${name} is not in the document`];
  });
  return [...missing, ...inside];
}
