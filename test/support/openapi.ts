import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a JSON schema that the API document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  format?: string;
  pattern?: string;
}

export interface Operation {
  method: string;
  /** With its parameters in braces: `/api/v1/delegates/{id}`. */
  path: string;
  parameters: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema } | undefined> };
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(join(__dirname, '..', '..', 'openapi.json'), 'utf8')) as Document;

/** Every operation of the committed API document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    parameters: operation.parameters ?? [],
    method: method.toUpperCase(),
    path,
  })),
);

/** Follows a reference to its schema. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(document.components.schemas[name] ?? {});
}
