// npm test: installs and builds what is stale, lints (types too), runs every suite, and closes with the line
// `N passed, N failed`. A failed lint or build counts as one failure. What failed beside other suites is run
// once more by itself; what passes then is named above that line. Outside of CI, what passed today on the very files
// that it depends on is not run again, and counted in a line of its own; and long suites run only where something that
// they are for differs from the upstream branch (lib/left-to-ci.mjs).
// In CI also the image and the cluster's suites.
// npm test -- --all: runs everything anew, and the samples of CI, which take minutes.
// npm test -- WORD…: builds what is stale and runs only the suites whose path has one of the words.
import './lib/node-version.mjs';
import os from 'node:os';
import { installIfStale } from './lib/install.mjs';
import { leftToCi } from './lib/left-to-ci.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { changedPaths, LINT, rememberPassed, stateOf, suitesOfCheckout, whatPassed } from './lib/passed.mjs';
import { npm, run } from './lib/run.mjs';
import { again, giveUp, skipped, suites, total } from './lib/suites.mjs';

/** Suites to a share, at most, until there are as many shares as a project may have. */
const PER_SHARE = 12;

stopWithNpm();
await installIfStale({ forTests: true });
const built = step('Build', async () => ({ output: await build() }));
const words = process.argv.slice(2).filter((word) => word !== '--all');
const anew = process.env.CI || process.argv.includes('--all');
if (anew) process.env.TEST_WHOLE = '1'; // see test/support/in-ci.ts
/** Paths; undefined where Git is not, and Jest finds the suites itself. */
const all = suitesOfCheckout();
const named = words.length > 0 ? (all ?? []).filter(hasWord) : undefined;
const spared = named || anew ? [] : leftToCi(all ?? [], changedPaths() ?? all ?? []);
if (spared.length > 0)
  console.log(
    `Left to CI: ${spared.length} suites, as nothing that they are for differs from upstream (npm test -- --all)`,
  );
const known = named ?? (all ?? []).filter((path) => !spared.includes(path));
const states = (named ? undefined : stateOf([...known, LINT])) ?? new Map();
const unchanged = new Map(
  Object.entries(whatPassed()).filter(([name, { state }]) => !anew && states.get(name) === state),
);
if (unchanged.size > 0) {
  const tests = [...unchanged.values()].reduce((sum, { tests }) => sum + tests, 0);
  console.log(
    `Not run again, as nothing changed since they passed today: ${tests} tests (npm test -- --all)`,
  );
}
const left = known.filter((path) => !unchanged.has(path));
// Suites of one Jest run share a server, so they run one after the other. Much of their time is waiting (for a toast to
// go, for a killed process), so one more runs than there are cores: beside the builds what needs none, then the longest.
await inLanes(os.availableParallelism() + 1, [
  () => built,
  ...(named ? [] : [() => lint()]),
  ...shares('components', 1),
  ...[
    // The image and the cluster's services and whole processes are for CI; by hand, .ci/image and npm run test:cluster.
    ...(process.env.CI && !named ? [() => image(), () => suites(['cluster'])] : []),
    ...shares('browser', 3),
    ...shares('faults', 1),
    ...shares('api', 2),
    ...shares('units', 1),
  ].map((task) => () => built.then(task)),
]);
if (named) giveUp();
else await again();
await finish();

function hasWord(path) {
  return words.some((word) => new RegExp(word, 'i').test(path));
}

/** @returns the Jest project that a suite is of */
function projectOf(path) {
  return /^test\/(?!units\/)(\w+)\//.exec(path)?.[1] ?? 'units';
}

/**
 * Runs the suites of a project that are not known to pass. Each share starts a server, and a browser where it needs one:
 * of few suites, few shares.
 */
function shares(project, most) {
  const paths = left.filter((path) => projectOf(path) === project);
  const count = all ? Math.min(most, Math.ceil(paths.length / PER_SHARE)) : most;
  // A share of few suites may be none.
  const which = all ? ['--runTestsByPath', ...paths] : words;
  return Array.from({ length: count }, (_, n) => async () => {
    const shard = `--shard=${count - n}/${count}`;
    remember(await suites([project], shard, '--passWithNoTests', ...which));
  });
}

/** It says itself how it went, or why it can't be built here. */
async function image() {
  const { code } = await run(['sh', '.ci/image'], { show: true });
  if (code === 0) return;
  total.failed += 1;
  console.log('Image: FAILED');
}

async function lint() {
  if (unchanged.has(LINT)) return;
  if (await step('Lint', () => command(npm('run', '--silent', 'lint')))) remember([[LINT, 0]]);
}

/**
 * Keeps what passed, unless a file that it depends on was saved meanwhile.
 * @param {[string, number][]} passed names and numbers of tests
 */
function remember(passed) {
  if (states.size === 0) return;
  const now = stateOf(passed.map(([name]) => name));
  const sure = passed.filter(([name]) => now && now.get(name) === states.get(name));
  rememberPassed(Object.fromEntries(sure.map(([name, tests]) => [name, { state: states.get(name), tests }])));
}

function finish() {
  const names = skipped.map(({ fullName }) => `\n  ${fullName}`).join('');
  const why = anew ? 'for the reasons above' : 'those that take minutes are left to CI (npm test -- --all)';
  if (skipped.length > 0) console.log(`Skipped: ${skipped.length} tests, ${why}:${names}`);
  // Not before a slow reader has the line.
  const line = `${total.passed} passed, ${total.failed} failed\n`;
  return new Promise(() => process.stdout.write(line, () => process.exit(total.failed === 0 ? 0 : 1)));
}

/** Starts the tasks in their order, at most `lanes` at a time. */
async function inLanes(lanes, tasks) {
  const next = tasks.values();
  const lane = async () => {
    for (const task of next) await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * @param {() => Promise<{ output: string | undefined }>} work gives the output of a failure
 * @returns {Promise<boolean>} whether it passed
 */
async function step(name, work) {
  const begun = Date.now();
  const { output } = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${output === undefined ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (output === undefined) return true;
  total.failed += 1;
  console.log(output);
  return false;
}

async function command(parts) {
  const { code, output } = await run(parts);
  return { output: code === 0 ? undefined : output.trim() };
}
