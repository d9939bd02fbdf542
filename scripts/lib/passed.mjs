// What passed today on the very files that it depends on: `npm test` does not run that again, unless told to.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const RECORD = join(root, '.cache', 'passed.json');
const SUITE = /\.spec\.tsx?$/;
/** Suites of the checkout itself read all of it. */
const OF_THE_CHECKOUT = 'test/units/';
/** What the other suites do not read: each other, and what is there for people. */
const FOR_PEOPLE = [SUITE, /^bench\//, /^docs\/decisions\//, /^web-public\/renders\//];
/** The API's suites build the API alone. */
const WITHOUT_BACK_OFFICE = ['test/api/', 'src/'];

/** The check of the whole checkout that is no suite. */
export const LINT = 'lint';

/** @returns paths of all suites that belong to `npm test`, from the checkout's folder; undefined where Git is not */
export function suitesOfCheckout() {
  const files = filesOfCheckout();
  return (
    files && Object.keys(files).filter((path) => SUITE.test(path) && !path.startsWith('test/faults/slow/'))
  );
}

/**
 * What a suite's result depends on: names and contents of files, Node, who runs it, and the day, as tests ask for it.
 * @param {string[]} suites paths, or LINT
 * @param {Record<string, string | Buffer> | undefined} files contents by path
 * @returns {Map<string, string> | undefined} a hash for each; undefined where Git is not
 */
export function stateOf(suites, files = filesOfCheckout()) {
  if (!files) return undefined;
  const hashes = Object.entries(files).map(([path, content]) => [path, hash(content)]);
  const around = [process.version, process.platform, process.getuid?.(), new Date().toDateString()].join(' ');
  return new Map(
    suites.map((suite) => {
      const read = hashes.filter(([path]) => dependsOn(suite, path)).map((file) => file.join(' '));
      return [suite, hash([around, ...read].join('\n'))];
    }),
  );
}

/**
 * What differs from what others have: commits of this branch, and edits.
 * @returns {string[] | undefined} paths; undefined where nobody knows what others have
 */
export function changedPaths() {
  const upstream = ['@{upstream}', 'origin/HEAD'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  const base = upstream && git('merge-base', 'HEAD', upstream)?.trim();
  const committed = base && git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  if (committed === undefined || added === undefined) return undefined;
  return `${committed}${added}`.split('\0').filter(Boolean);
}

function dependsOn(suite, path) {
  if (path === suite || suite === LINT || suite.startsWith(OF_THE_CHECKOUT)) return true;
  if (FOR_PEOPLE.some((pattern) => pattern.test(path))) return false;
  return !(
    /^web-(admin|door)\//.test(path) && WITHOUT_BACK_OFFICE.some((folder) => suite.startsWith(folder))
  );
}

/** @returns {Record<string, { state: string, tests: number }>} what passed, with the number of its tests */
export function whatPassed() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

/** @param {Record<string, { state: string, tests: number }>} more */
export function rememberPassed(more) {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ ...whatPassed(), ...more }));
}

/** The files that Git knows or would add, by path, as far as they are there. */
function filesOfCheckout() {
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (listed === undefined) return undefined;
  const paths = listed.split('\0').filter((path) => path && existsSync(join(root, path)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path))]));
}

/** @returns what Git says; undefined where it fails */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  return status === 0 ? stdout : undefined;
}

const hash = (content) => createHash('sha256').update(content).digest('hex');
