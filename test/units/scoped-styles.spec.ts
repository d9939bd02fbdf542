// The back office's style sheets are CSS modules: a class belongs to one sheet. Their types know no names, so this does.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = 'web-admin/src';
const camelCase = (name: string) => name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((path) => join(ROOT, path));
const sheets = files.filter((path) => path.endsWith('.module.css'));

/** The classes of a sheet that are its own, as its importers write them. */
function classesOf(sheet: string): Set<string> {
  const selectors = readFileSync(sheet, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => camelCase(name as string)));
}

/** What the components take from each sheet; a computed name (`styles[kind]`) takes any. */
function takenFromSheets() {
  const taken = new Map(sheets.map((sheet) => [sheet, new Set<string>()]));
  for (const file of files.filter((path) => path.endsWith('.tsx'))) {
    const source = readFileSync(file, 'utf8');
    for (const [, name, path] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const names = taken.get(join(dirname(file), path as string));
      for (const [, dotted, computed] of source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|(\\[))`, 'g')))
        names?.add(dotted ?? (computed as string));
    }
  }
  return taken;
}

it('gives each sheet a name of its own, which the classes in the page begin with', () => {
  const names = sheets.map((sheet) => basename(sheet));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});

it.each([...takenFromSheets()])(
  '%s has the classes that are taken from it, and no others',
  (sheet, taken) => {
    const own = classesOf(sheet);
    expect([...taken].filter((name) => name !== '[' && !own.has(name))).toEqual([]);
    if (!taken.has('[')) expect([...own].filter((name) => !taken.has(name))).toEqual([]);
  },
);

it('has no other sheet but those of the whole page', () => {
  const others = files.filter((path) => path.endsWith('.css') && !path.endsWith('.module.css'));
  expect(others.sort()).toEqual([`${ROOT}/fonts/fonts.css`, `${ROOT}/main.css`]);
});
