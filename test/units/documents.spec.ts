import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkoutFiles } from '../support/server/checkout-files.js';

const root = join(__dirname, '..', '..');
const documents = [
  ...[
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'web-public/README.md',
    'web-admin/README.md',
    'web-public/renders/README.md',
  ],
  ...['docs', 'deploy', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
];

/** Paths of this checkout that stand between backticks; `*` and `{a,b}` end them. */
const named = (text: string) =>
  [
    ...text.matchAll(
      /`((?:\.ci|bench|deploy|docs|scripts|src|test|tracing|web-admin|web-door|web-public|web-shared)\/[\w./-]+)/g,
    ),
  ].map(([, path = '']) => path);
/** Suites as docs/security.md names them: without `test/`. */
const suites = (text: string) =>
  [...text.matchAll(/`((?:api|browser|cluster|faults|units)\/[\w./-]+\.spec\.ts)`/g)].map(
    ([, path = '']) => `test/${path}`,
  );
/** What `npx jest … -- a b` and "the suites `a b`" look for in the paths of suites. */
const patterns = (text: string) =>
  [...text.matchAll(/npx jest [^`#\n]*?-- ([^`#\n]+)|suites ((?:`[\w ./-]+`(?:, | and )?)+)/g)].flatMap(
    ([, jest, suites]) => (jest ?? suites ?? '').replaceAll(' and ', ' ').match(/[\w./-]*\w/g) ?? [],
  );
/** Addresses in the checkout that a link leads to. */
const linked = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

const specs = checkoutFiles().filter((path) => /\.spec\.tsx?$/.test(path));

it.each(documents)('%s names and links only what there is', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const here = dirname(join(root, file));
  const gone = [
    ...[...named(text), ...suites(text)].filter(
      (path) => !existsSync(join(root, path)) && !isBeginning(path),
    ),
    ...linked(text).filter((path) => !existsSync(join(here, path))),
    ...patterns(text).filter((pattern) => !specs.some((path) => path.includes(pattern))),
  ];
  expect(gone).toEqual([]);
});

// Their paths are below `src/`; a file whose folder was named before may stand alone.
it.each(['web-public', 'web-admin'])('the recipes of %s name files and folders where they are', (app) => {
  const text = readFileSync(join(root, app, 'README.md'), 'utf8');
  const own = [...text.matchAll(/`([\w-][\w./-]*(?:\.tsx?|\/))`/g)].map(([, path = '']) => path);
  const files = checkoutFiles();
  const gone = own.filter((path) =>
    path.slice(0, -1).includes('/') || path.endsWith('/')
      ? ![path, join(app, 'src', path)].some((from) => existsSync(join(root, from)))
      : !files.some((file) => basename(file) === path),
  );
  expect(gone).toEqual([]);
});

// Decisions are of their day: one that was replaced names what is gone.
it.each(documents.filter((file) => !file.startsWith('docs/decisions/')))(
  '%s names only commands that there are',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
    const programs = [...all(/deploy\/run ([a-z-]+)/g), ...all(/dist\/cli\/([a-z-]+)\.js/g)];
    const gone = [
      ...all(/npm run ([a-z:-]+)\b(?! -w)/g).filter((name) => !(name in scripts)),
      ...programs.filter(
        (name) => !['restore', 'start'].includes(name) && !existsSync(join(root, 'src/cli', `${name}.ts`)),
      ),
    ];
    expect(gone).toEqual([]);
  },
);

it('the changelog begins with the version of package.json, after what is not released', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const heads = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*/gm) ?? [];
  expect(heads[0]).toBe('## Unreleased');
  expect(heads[1]).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`));
  const released = heads.slice(1).map((head) => /^## (\d+\.\d+\.\d+) - /.exec(head)?.[1] ?? head);
  const newestFirst = [...released].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(released).toEqual(newestFirst);
});

it('the map of the README names every folder', () => {
  const [, map = ''] =
    /## How the parts fit\n+```\n([^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const folders = new Set(checkoutFiles().flatMap((file) => /^([^./][^/]*)\//.exec(file)?.[1] ?? []));
  const mapped = [...map.matchAll(/^([\w-]+)\//gm)].map(([, name]) => name);
  expect(mapped.sort()).toEqual([...folders].sort());
});

it('gives each decision a number of its own', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).flatMap((file) => /^\d{4}/.exec(file) ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
});

it('finds each decision by its number in the index, with the record that holds it', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
  const lost = readdirSync(folder).flatMap((file) => {
    const [own] = /^\d{4}/.exec(file) ?? [];
    if (own === undefined) return [];
    const [, others = ''] =
      /^In force\. Also ([^.]+)\./m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const line = index.find((one) => one.includes(`(${file})`))?.replace(`(${file})`, '') ?? '';
    const named: readonly string[] = line.match(/\d+/g) ?? [];
    return [String(Number(own)), ...(others.match(/\d+/g) ?? [])].filter((number) => !named.includes(number));
  });
  expect(lost).toEqual([]);
});

/** `test/api/lists*.spec.ts` and the like: something begins so. */
function isBeginning(path: string): boolean {
  const folder = dirname(join(root, path));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
}
