import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const file = join(__dirname, '..', '..', 'openapi.json');
const text = readFileSync(file, 'utf8');

jest.setTimeout(60_000);

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

test('Spectral finds no error and no warning in the API document', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const problems = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});

test('every operation says who may call it, and every example of a refusal is its own', () => {
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, { description?: string }>>;
    components: {
      responses: Record<string, { content: Record<string, { example: { statusCode: number } }> }>;
    };
  };
  for (const item of Object.values(document.paths))
    for (const { description } of Object.values(item)) expect(description).toMatch(/For: /);
  const examples = Object.values(document.components.responses).map(
    ({ content }) => content['application/json']?.example.statusCode,
  );
  expect(new Set(examples).size).toBe(examples.length);
});
