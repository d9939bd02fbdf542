import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type IFunction, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const FILES = ['openapi.json', 'openapi-office.json'];
const textOf = (name: string) => readFileSync(join(__dirname, '..', '..', name), 'utf8');

test.each(FILES)('Redocly finds no error and no warning in %s', async (name) => {
  const config = await createConfig({
    extends: ['recommended'],
    // /delegates/verify/{id} beside /delegates/{id}/history: the owner's addresses; an id is a UUID, never a word.
    // Nobody is given a license, so there is no address of one.
    // What is refused is one answer, `default`, whatever its status.
    rules: {
      'no-ambiguous-paths': 'off',
      'info-license-strict': 'off',
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({
    source: textOf(name),
    absoluteRef: join(__dirname, '..', '..', name),
    config,
  });
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

/** What Spectral calls a fault by, and what to do here. */
const REMEDIES: Partial<Record<string | number, string>> = {
  'operation-tag-defined': 'Say above its controller what is in it, by @Section.',
};

test.each(FILES)('Spectral finds no error and no warning in %s', async (name) => {
  const spectral = new Spectral();
  const examples = ['oas3-valid-schema-example', 'oas3-valid-media-example'] as const;
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: Object.fromEntries(examples.map((rule) => [rule, once(rule)])),
  });
  const problems = await spectral.run(JSON.parse(textOf(name)) as Record<string, unknown>);
  expect(
    problems.map(({ code, message, path }) => [code, REMEDIES[code] ?? message, path.join('/')]),
  ).toEqual([]);
});

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema?: { example?: unknown; format?: string };
  content?: Record<string, { schema: { type?: string }; example?: unknown }>;
}
interface Operation {
  description?: string;
  responses: Record<string, { $ref?: string }>;
  parameters?: Parameter[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

describe.each(FILES)('%s', (name) => {
  const { paths, components } = JSON.parse(textOf(name)) as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const parametersOf = ({ parameters = [] }: Operation) =>
    parameters.map((each) => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each);

  test('every operation says who may call it', () => {
    for (const { description } of operations) expect(description).toMatch(/For: |Scope: /);
  });

  test('all that is refused refers to the one answer of refusals', () => {
    for (const { path, responses } of operations)
      for (const [status, { $ref }] of Object.entries(responses))
        if (status === 'default' || status >= '400')
          expect([path, status, $ref]).toEqual([path, status, '#/components/responses/Error']);
    expect(operations.filter(({ responses }) => !('default' in responses))).toEqual([]);
  });

  test('every parameter has an example, and every id says that it is a UUID: EXAMPLES and IDS in document.ts', () => {
    const bare = operations.flatMap((operation) =>
      parametersOf(operation)
        .filter(({ schema, content, name: parameter, in: place }) => {
          const shape = content?.['application/json'] ?? schema;
          const isId = place === 'path' && /^(id|uuid)$/.test(parameter);
          return shape?.example === undefined || (isId && schema?.format !== 'uuid');
        })
        .map((parameter) => `${operation.path} ${parameter.name}`),
    );
    expect(bare).toEqual([]);
  });

  test('sort, range and filter are described with their types', () => {
    for (const operation of operations)
      for (const { name: parameter, content } of parametersOf(operation))
        if (['sort', 'range', 'filter'].includes(parameter))
          expect([operation.path, parameter, content?.['application/json']?.schema.type]).toEqual([
            operation.path,
            parameter,
            parameter === 'filter' ? 'object' : 'array',
          ]);
  });

  test('no parameter, and no answer, stands in it twice', () => {
    const parts = operations.flatMap(({ parameters = [] }) => parameters).filter(({ $ref }) => !$ref);
    const texts = parts.map((part) => JSON.stringify(part));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe('the document for integrators', () => {
  const document = JSON.parse(textOf('openapi.json')) as Document;
  const office = JSON.parse(textOf('openapi-office.json')) as Document;

  test('holds what a key or anybody may call, and nothing that takes a person who signs in', () => {
    const held = new Set(
      Object.entries(document.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => method + path),
      ),
    );
    for (const [path, item] of Object.entries(office.paths))
      for (const [method, { description = '' }] of Object.entries(item)) {
        const isForAll = /For: anyone|API key with the scope|or any API key/.test(description);
        expect([method, path, held.has(method + path)]).toEqual([method, path, isForAll]);
      }
  });

  test('a typed client that is made by default leaves out what may be left out', () => {
    // The maker loads itself as an ES module, which Jest's own loader is not.
    const cli = join(__dirname, '..', '..', 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
    const made = execFileSync(process.execPath, [cli, 'openapi.json'], {
      cwd: join(__dirname, '..', '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, fields = ''] = /\n {8}GroupDelegateFields: \{([^]*?)\n {8}\};/.exec(made) ?? [];
    expect(fields).toMatch(/payment_mode\?: /);
    expect(fields).not.toMatch(/^ {12}\w+: /m);
  });
});
