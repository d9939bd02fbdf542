import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as formTexts from '../content/forms/form-texts';
import { textsOf } from './island-texts';
import { islands, plainParts } from './islands';

const IMPORTS = /(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*'(\.[^']*)'|import\('(\.[^']*)'\)/g;
const fileOf = (path: string) => [`${path}.ts`, `${path}.tsx`].find(existsSync);

/** The groups of words that a file names, and all that it loads. */
function named(file: string | undefined, seen = new Set<string>()): string[] {
  if (file === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(
    ([, isType, names = '', from, lazily = from ?? '']) => {
      if (isType) return [];
      if (/(?:content|\.)\/texts$/.test(lazily)) return names.match(/\w+(?=\s+as\b|\s*[,}])/g) ?? [];
      return named(fileOf(resolve(dirname(file), lazily)), seen);
    },
  );
}

const texts = formTexts.formTexts;
const source = readFileSync(join(__dirname, 'islands.ts'), 'utf8');
const files = [...source.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.*)'\)/gm)].map(
  ([, name = '', path = '']) => ({ name, file: fileOf(join(__dirname, path)) }),
);

it('knows every island', () => {
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(islands), ...Object.keys(plainParts)].toSorted(),
  );
  // Else nothing would be found.
  expect(named(files.find(({ name }) => name === 'ticket')?.file)).toContain('ticketTexts');
});

it.each(files)('gives the words that $name asks for', ({ name, file }) => {
  const asked = [...new Set(named(file))].filter((group) => group in texts);
  expect(Object.keys(textsOf(texts, [name]))).toEqual(expect.arrayContaining(asked));
});

it('leaves out the words of others', () => {
  expect(Object.keys(textsOf(texts, ['inquiry']))).not.toContain('ticketTexts');
});
