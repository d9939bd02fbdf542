import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;
type Components = Record<string, Record<string, unknown> | undefined>;

/** The headers that answers refer to. Those of every answer are in the guide. */
export const HEADERS = {
  ETag: {
    description: 'Names this state of the record: for If-Match and If-None-Match',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: 'true: the first answer again',
    schema: { type: 'string', enum: ['true'] },
  },
  Link: {
    description: 'Addresses of the next and the previous page, where there is one (RFC 8288)',
    schema: { type: 'string' },
  },
  'Content-Range': {
    description: 'Rows given and rows there are, such as `delegates 0-9/319`',
    schema: { type: 'string' },
  },
};

/** A reference to one of them. */
export const header = (name: keyof typeof HEADERS) => ({
  [name]: { $ref: `#/components/headers/${name}` } as never,
});

interface Operation {
  tags?: string[];
  parameters?: Json[];
  responses: Json;
}
/** A part of the document, and how to put another into its place. */
type Occurrence = [part: Json, name: string, put: (reference: Json) => void, section?: string];

/** Makes a component of whatever stands in several places word for word, and refers to it. */
export function shareParts(document: OpenAPIObject): void {
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.values(item as Record<string, Operation>),
  );
  share(document, 'parameters', operations.flatMap(parametersOf), 2);
  share(document, 'responses', operations.flatMap(responsesOf), 2);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const schema of Object.values(schemas)) saysDefaults(schema);
  extendSmaller(schemas);
  share(document, 'schemas', Object.values(schemas).flatMap(propertiesOf), 2);
}

interface Schema {
  properties?: Record<string, Json>;
  required?: string[];
  allOf?: Schema[];
}

/** Writes defaults in words, since makers of typed clients take a field with `default` for one that is always there. */
function saysDefaults({ properties = {} }: Schema): void {
  for (const [name, { default: value, ...part }] of Object.entries(properties)) {
    if (value === undefined) continue;
    const words = [part.description, `Left out: \`${JSON.stringify(value)}\``].filter(Boolean).join('. ');
    properties[name] = { ...part, description: words };
  }
}

/** A record that has all that a smaller one has extends it, as its class does. */
function extendSmaller(schemas: Record<string, Schema>): void {
  const bySize = Object.entries(schemas)
    .filter(([, { properties = {} }]) => Object.keys(properties).length >= 3)
    .sort(([, a], [, b]) => Object.keys(b.properties ?? {}).length - Object.keys(a.properties ?? {}).length);
  const has = ({ properties = {}, required = [] }: Schema, smaller: Schema) =>
    Object.entries(smaller.properties ?? {}).every(
      ([name, part]) => JSON.stringify(properties[name]) === JSON.stringify(part),
    ) && (smaller.required ?? []).every((name) => required.includes(name));
  for (const [index, [name, schema]] of bySize.entries()) {
    const [base] = bySize.slice(index + 1).find(([, smaller]) => has(schema, smaller)) ?? [];
    if (base === undefined) continue;
    const { properties: known = {}, required: alreadyRequired = [] } = schemas[base] ?? {};
    const own = Object.entries(schema.properties ?? {}).filter(([each]) => !(each in known));
    const required = (schema.required ?? []).filter((each) => !alreadyRequired.includes(each));
    const more = { ...schema, properties: Object.fromEntries(own), required: undefined };
    // `required` stands beside `allOf`, since it also names fields that the base lets out.
    // An object without properties of its own would be one to which no other is assignable.
    const parts = own.length > 0 ? [more] : [];
    schemas[name] = { allOf: [{ $ref: `#/components/schemas/${base}` } as Schema, ...parts], required };
  }
}

const parametersOf = ({ parameters = [], tags }: Operation): Occurrence[] =>
  parameters.map((part, index) => [
    part,
    String(part.name),
    (reference) => parameters.splice(index, 1, reference),
    tags?.[0],
  ]);

/** Names an answer after what it holds. */
const responsesOf = ({ responses }: Operation): Occurrence[] =>
  Object.entries(responses as Record<string, Json>).map(([status, part]) => [
    part,
    status === '304' ? 'NotModified' : (/schemas\/(\w+)"/.exec(JSON.stringify(part))?.[1] ?? ''),
    (reference) => (responses[status] = reference),
    Number(status) > 201 ? status : undefined,
  ]);

/** Only long descriptions are shared: a reference says less than a short one. */
const propertiesOf = (schema: Schema): Occurrence[] =>
  [schema, ...(schema.allOf ?? [])].flatMap(ownProperties);

const ownProperties = ({ properties = {} }: Schema): Occurrence[] =>
  Object.entries(properties)
    .filter(([, part]) => JSON.stringify(part).length > 90)
    .map(([name, part]) => [
      part,
      name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
      (reference) => (properties[name] = reference),
    ]);

function share(document: OpenAPIObject, kind: string, uses: Occurrence[], least: number): void {
  const components = { ...(document.components as Components)[kind] };
  const alike = new Map<string, Occurrence[]>();
  for (const use of uses.filter(([part, name]) => name !== '' && !('$ref' in part))) {
    const key = use[1] + JSON.stringify(use[0]);
    alike.set(key, [...(alike.get(key) ?? []), use]);
  }
  for (const group of alike.values()) {
    const [[part, name, , section = ''] = [{}, '', () => undefined]] = group;
    if (group.length < least) continue;
    const names = [
      name,
      `${section.replaceAll(' ', '')}.${name}`,
      ...group.map((_, n) => `${name}.${n + 2}`),
    ];
    const free = names.find((each) => !(each in components) && !each.startsWith('.'));
    if (free === undefined) continue;
    components[free] = part;
    for (const [, , put] of group) put({ $ref: `#/components/${kind}/${free}` });
  }
  (document.components as Components)[kind] = components;
}

/** Leaves out the components that nothing refers to any more. */
export function withoutUnused(document: OpenAPIObject): OpenAPIObject {
  const { components = {}, ...rest } = document;
  const parts = components as Components;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      visit(parts[kind]?.[name] ?? null);
    }
  };
  visit(rest);
  for (const [, name = ''] of JSON.stringify(rest).matchAll(/"([\w-]+)":\[\]/g))
    used.add(`securitySchemes/${name}`);
  const kept = Object.entries(parts).map(([kind, all = {}]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`))),
  ]);
  return { ...rest, components: Object.fromEntries(kept) as OpenAPIObject['components'] };
}
