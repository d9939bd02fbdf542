/**
 * Whether the test that docs/specification.md names for a row holds that row: in a copy of the last commit, each row's
 * words are changed (changes.txt), and a test of the row must fail and say so.
 *
 *   node scripts/specification/rows.mjs                      all rows
 *   node scripts/specification/rows.mjs /login 'toasts of'   those whose name begins with one of these
 *
 * Rows are changed together: a build takes a minute. What one hides of another is seen in the next round, in which those
 * that were seen stand as they were.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const beginnings = process.argv.slice(2);

/** The tests of each row, from the table. */
const named = new Map(
  readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Row|---)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, row, , cell = '']) => [
      row,
      [...cell.matchAll(/`([^`]+)`: ([^<]+)/g)].map(([, file, title]) => ({ file, title: title.trim() })),
    ]),
);
const changes = readFileSync('scripts/specification/changes.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('¦').map((part) => part.trim().replaceAll('\\n', '\n')))
  .map(([row, file, words, others, said]) => ({
    row,
    words,
    others,
    tests: named.get(row) ?? [],
    file: existsSync(file) ? file : `web-public/src/${file}`,
    said: new RegExp(said ?? `${literal(words)}|${literal(others)}`, 's'),
  }));
const listed = new Set(changes.map(({ row }) => row));
const unlisted = [...named.keys()].filter((row) => !listed.has(row));
if (unlisted.length > 0) throw new Error(`Nothing is changed for ${unlisted.join('; ')}`);
for (const { row, file, words } of changes)
  if (readFileSync(file, 'utf8').split(words).length !== 2)
    throw new Error(`${row}: ${file} must say “${words}” once`);

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

  let waiting = changes.filter(({ row }) => isAsked(row));
  const count = waiting.length;
  let seen;
  do {
    seen = round(waiting);
    waiting = waiting.filter((one) => !seen.includes(one));
  } while (seen.length > 0 && waiting.length > 0);
  // What hides them may be one of them.
  if (waiting.length > 1) waiting = waiting.filter((one) => round([one]).length === 0);
  for (const { row } of waiting) console.log(`NOT HELD ${row}`);
  console.log(`${count - waiting.length} of ${count} rows are held by their tests`);
  process.exitCode = waiting.length === 0 ? 0 : 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(copy, { recursive: true, force: true });
}

/** Changes the words of these rows, runs their tests, and puts the words back. @returns the rows that a test has seen */
function round(rows) {
  const changed = rows.filter(({ file, words, others }) => {
    const text = readFileSync(join(copy, file), 'utf8');
    // Another row has changed the same words: the next round is this one's.
    if (!text.includes(words)) return false;
    writeFileSync(
      join(copy, file),
      text.replace(words, () => others),
    );
    return true;
  });
  const tests = changed.flatMap((row) => row.tests);
  const results = join(copy, 'results.json');
  rmSync(results, { force: true });
  const titles = [...new Set(tests.map(({ title }) => titled(title)))].join('|');
  const files = [...new Set(tests.map(({ file }) => file))];
  const run = ['jest', '--json', `--outputFile=${results}`, '--maxWorkers=2', '-t', titles, '--', ...files];
  spawnSync('npx', run, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy });
  if (!existsSync(results)) throw new Error(`With ${changed.map(({ row }) => row).join('; ')}: nothing ran`);
  const suites = JSON.parse(readFileSync(results, 'utf8')).testResults;
  const held = changed.filter(({ tests, said }) =>
    suites.some((suite) =>
      tests.some(
        ({ file, title }) =>
          suite.name.endsWith(file) &&
          suite.assertionResults.some(
            (test) =>
              test.status === 'failed' &&
              new RegExp(`^${titled(title)}$`).test(test.title) &&
              said.test(`${test.fullName}\n${test.failureMessages.join('\n')}`),
          ),
      ),
    ),
  );
  for (const { row } of held) console.log(`held     ${row}`);
  return held;
}

function isAsked(row) {
  return beginnings.length === 0 || beginnings.some((beginning) => row.startsWith(beginning));
}

/** As a regular expression. A title of `it.each` has places for values. */
function titled(title) {
  return literal(title).replace(/%[sij]/g, '.*');
}
function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
