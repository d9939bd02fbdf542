/**
 * Whether the test that docs/specification.md names for a row holds that row: in a copy of the last commit, each row's
 * words are changed, and the row's test must fail.
 *
 *   node scripts/specification-rows.mjs            all rows that are listed here
 *   node scripts/specification-rows.mjs /login     those whose name begins so
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CONTENT = 'web-public/src/content';
/** The row's name in docs/specification.md, the file that holds its words, the words, and others. */
const ROWS = [
  ['about-us copy, sister brand of 2012', `${CONTENT}/about.ts`, 'founded: 2012', 'founded: 2013'],
  ['/login', `${CONTENT}/small-pages.ts`, "title: 'AdminLogin',\n  picture", "title: 'Sign in',\n  picture"],
  ['/terms-of-use: three paragraphs', `${CONTENT}/terms.ts`, 'no warranty', 'every warranty'],
  ['/coming-soon', `${CONTENT}/small-pages.ts`, "lead: 'We are currently working", "lead: 'They are working"],
  [
    'any other: NotFound',
    `${CONTENT}/small-pages.ts`,
    "title: 'NotFound',\n  picture",
    "title: 'Gone',\n  picture",
  ],
  [
    'redirects to /coming-soon',
    'web-public/src/app/routes.ts',
    "COMING_SOON = '/coming-soon'",
    "COMING_SOON = '/agents'",
  ],
  [
    'Others: free text in its place',
    'web-public/src/inquiries/inquiry.ts',
    'project_interest_others || OTHERS',
    'OTHERS',
  ],
];

const [begins = ''] = process.argv.slice(2);
const chosen = ROWS.filter(([row]) => row.startsWith(begins));

/** The tests of each row, from the table. */
const tests = new Map(
  readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, row, , cell = '']) => [
      row,
      [...cell.matchAll(/`([^`]+)`: ([^<]+)/g)].map(([, file, title]) => ({ file, title: title.trim() })),
    ]),
);

const copy = mkdtempSync(join(tmpdir(), 'specification-'));
execFileSync('git', ['worktree', 'add', '--detach', copy]);
try {
  for (const part of ['.', 'web-public', 'web-admin', 'web-door']) {
    const packages = join(part, 'node_modules');
    if (existsSync(packages)) symlinkSync(resolve(packages), join(copy, packages));
  }
  // What was built is built anew only where it is stale; pictures take longest.
  for (const made of ['.cache/pictures', 'web-admin/dist', 'web-door/dist'])
    if (existsSync(made)) cpSync(made, join(copy, made), { recursive: true, preserveTimestamps: true });
  for (const [row, file, words, others] of chosen) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(words)) throw new Error(`${row}: ${file} does not say “${words}”`);
    writeFileSync(join(copy, file), text.replace(words, others));
  }
  const files = [...new Set(chosen.flatMap(([row]) => (tests.get(row) ?? []).map(({ file }) => file)))];
  const results = join(copy, 'results.json');
  spawnSync('npx', ['jest', '--json', `--outputFile=${results}`, '--', ...files], {
    cwd: copy,
    stdio: 'inherit',
  });
  const suites = JSON.parse(readFileSync(results, 'utf8')).testResults;
  const failed = (file, title) =>
    suites.some(
      (suite) =>
        suite.name.endsWith(file) &&
        suite.assertionResults.some(
          (test) => test.status === 'failed' && new RegExp(`^${pattern(title)}$`).test(test.title),
        ),
    );
  const held = chosen.filter(([row]) =>
    (tests.get(row) ?? []).some(({ file, title }) => failed(file, title)),
  );
  for (const row of chosen) console.log(`${held.includes(row) ? 'held    ' : 'NOT HELD'} ${row[0]}`);
  process.exitCode = held.length === chosen.length ? 0 : 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(copy, { recursive: true, force: true });
}

/** A title of `it.each` has places for values. */
function pattern(title) {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sij]/g, '.*');
}
