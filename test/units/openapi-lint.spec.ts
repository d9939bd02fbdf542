import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type IFunction, Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const file = join(__dirname, '..', '..', 'openapi.json');
const text = readFileSync(file, 'utf8');

jest.setTimeout(240_000);

test('Redocly finds no error and no warning in the API document', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // /delegates/verify/{id} beside /delegates/{id}/history: the owner's addresses; an id is a UUID, never a word.
    // Nobody is given a license, so there is no address of one.
    rules: { 'no-ambiguous-paths': 'off', 'info-license-strict': 'off' },
  });
  const problems = await lintFromString({ source: text, absoluteRef: file, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

/**
 * A rule of Spectral that looks at equal parts once. Spectral puts a schema in each place that refers to it, and would
 * compile 45 times as many schemas as there are.
 */
function once(name: 'oas3-valid-schema-example' | 'oas3-valid-media-example') {
  const { then, ...rule } = oas.rules[name];
  const check = then.function as IFunction;
  const seen = new Set<string>();
  const unlessSeen: IFunction = (part, _, context) => {
    // What is required depends on the direction.
    const direction = context.path.filter((word) => /^(requestBod|responses)/.test(String(word)));
    const key = JSON.stringify([direction, part]);
    if (seen.has(key)) return undefined;
    seen.add(key);
    return check(part, then.functionOptions, context);
  };
  return { ...rule, then: { function: unlessSeen } };
}

test('Spectral finds no error and no warning in the API document', async () => {
  const spectral = new Spectral();
  const examples = ['oas3-valid-schema-example', 'oas3-valid-media-example'] as const;
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: Object.fromEntries(examples.map((name) => [name, once(name)])),
  });
  const problems = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});

interface Refusal {
  $ref?: string;
  content?: Record<string, { example?: { statusCode: number; message: string } }>;
}
interface Parameter {
  name: string;
  in: string;
  schema?: { example?: unknown; format?: string };
  content?: Record<string, { schema: { type?: string }; example?: unknown }>;
}
interface Operation {
  description?: string;
  responses?: Record<string, Refusal>;
  parameters?: Parameter[];
}
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Refusal> };
};
/** The refusal itself, where the operation refers to it. */
const exampleOf = (response: Refusal | undefined) =>
  (response?.$ref === undefined
    ? response
    : document.components.responses[response.$ref.split('/').at(-1) ?? '']
  )?.content?.['application/json']?.example;

test('every operation says who may call it', () => {
  for (const item of Object.values(document.paths))
    for (const { description } of Object.values(item)) expect(description).toMatch(/For: /);
});

test('every refusal of every operation has an example of its own status, in the words of that route', () => {
  const wrong: unknown[] = [];
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { responses = {} }] of Object.entries(item))
      for (const [status, response] of Object.entries(responses).filter(([status]) => status >= '400')) {
        const example = exampleOf(response);
        if (example?.statusCode !== Number(status)) wrong.push([method, path, status, example]);
        if (status === '404' && example?.message === 'There is nothing at this address.')
          wrong.push([method, path]);
      }
  expect(wrong).toEqual([]);
});

test.each([
  ['/api/v1/staff/{id}', 'get', '404', 'Staff account not found.'],
  ['/api/v1/staff/{id}', 'get', '403', 'Only an admin may do this.'],
  ['/api/v1/inquiry/properties/{id}', 'get', '403', 'This API key lacks the scope inquiries:read.'],
  ['/api/v1/inquiry/properties/{id}', 'get', '400', 'id: Must be a UUID'],
  ['/api/v1/api-keys', 'post', '400', 'name: Required'],
  ['/api/v1/delegates', 'get', '400', 'range: Must run from a first row (0 or more) to a last row'],
])('%s %s says of %s: %s', (path, method, status, message) =>
  expect(exampleOf(document.paths[path]?.[method]?.responses?.[status])?.message).toBe(message),
);

test('every parameter has an example, and every id says that it is a UUID', () => {
  const bare = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ parameters = [] }) =>
      parameters
        .filter(({ schema, content, name, in: place }) => {
          const shape = content?.['application/json'] ?? schema;
          const isId = place === 'path' && /^(id|uuid)$/.test(name);
          return shape?.example === undefined || (isId && schema?.format !== 'uuid');
        })
        .map(({ name }) => `${path} ${name}`),
    ),
  );
  expect(bare).toEqual([]);
});

test('sort, range and filter are described with their types', () => {
  for (const [path, item] of Object.entries(document.paths))
    for (const name of ['sort', 'range', 'filter'])
      for (const parameter of (item.get?.parameters ?? []).filter((each) => each.name === name))
        expect([path, name, parameter.content?.['application/json']?.schema.type]).toEqual([
          path,
          name,
          name === 'filter' ? 'object' : 'array',
        ]);
});
