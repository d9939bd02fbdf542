import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a JSON schema that the API document uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  format?: string;
  pattern?: string;
}

interface Parameter {
  in: string;
  name: string;
}

export interface Operation {
  method: string;
  /** With its parameters in braces: `/api/v1/delegates/{id}`. */
  path: string;
  parameters: Parameter[];
  responses: Record<string, { description?: string }>;
  requestBody?: { content: Record<string, { schema?: Schema } | undefined> };
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      Omit<Operation, 'method' | 'path' | 'parameters'> & {
        parameters?: (Parameter | { $ref: string })[];
      }
    >
  >;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

const document = JSON.parse(
  readFileSync(join(__dirname, '..', '..', '..', 'openapi-office.json'), 'utf8'),
) as Document;

/** Every operation of the committed API document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    parameters: (operation.parameters ?? []).map(parameterOf),
    method: method.toUpperCase(),
    path,
  })),
);

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const shared = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`There is no ${parameter.$ref}`);
  return shared;
}

/** The schema that a reference names, with all that it extends. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolved(document.components.schemas[name] ?? {});
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolved);
  return {
    ...schema,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
  };
}
