// npm test: installs and builds what is stale, lints (types too), runs every suite, and closes with the line
// `N passed, N failed`. A failed lint or build counts as one failure. What failed beside other suites is run
// once more by itself; what passes then is named above that line. Outside of CI, what passed today on the very files
// that it depends on is not run again, and counted in a line of its own; and long suites run only where something that
// they are for differs from the upstream branch (lib/left-to-ci.mjs).
// npm test -- --all: runs everything anew, and the samples of CI, which take minutes.
// npm test -- WORD…: builds what is stale and runs only the suites whose path has one of the words.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { leftToCi } from './lib/left-to-ci.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { changedPaths, LINT, rememberPassed, stateOf, suitesOfCheckout, whatPassed } from './lib/passed.mjs';
import { npm, root, run } from './lib/run.mjs';

/** No run of suites takes so long: one that does hangs, and is a failure. */
const LIMIT_MS = 45 * 60_000;
/** More suites than these do not fail because others ran beside them. */
const MOST_AGAIN = 6;

const total = { passed: 0, failed: 0 };
/** Tests that did not run: those that CI has the time for, and those for which this machine lacks something. */
const skipped = [];
/** The suites that failed beside others: their project, path and numbers. */
const toRepeat = [];
/** The runs of Jest that something ended before they had a report: what was asked, and how they ended. */
const lost = [];

stopWithNpm();
await installIfStale({ forTests: true });
await step('Build', async () => ({ output: await build() }));
const anew = process.env.CI || process.argv.includes('--all');
if (anew) process.env.TEST_WHOLE = '1'; // see test/support/in-ci.ts
const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = suitesOfCheckout() ?? [];
if (words.length > 0) {
  const named = all.filter((path) => words.some((word) => new RegExp(word, 'i').test(path)));
  const ofWords = (project, ...flags) =>
    all.length > 0 && !named.some((path) => projectOf(path) === project)
      ? undefined
      : suites([project], '--passWithNoTests', ...flags, ...words);
  await inLanes(os.availableParallelism() + 1, [
    () => ofWords('browser', '--shard=1/2'),
    () => ofWords('browser', '--shard=2/2'),
    () => ofWords('api'),
    () => ofWords('components'),
    () => ofWords('units'),
    () => ofWords('faults'),
  ]);
  toRepeat.forEach(add);
  total.failed += lost.length;
  await finish();
}
const different = anew ? undefined : changedPaths();
const spared = different ? leftToCi(all, different) : [];
if (spared.length > 0)
  console.log(
    `Left to CI: ${spared.length} suites, as nothing that they are for differs from upstream (npm test -- --all)`,
  );
const known = all.filter((path) => !spared.includes(path));
const states = stateOf([...known, LINT]) ?? new Map();
const unchanged = new Map(
  Object.entries(whatPassed()).filter(([name, { state }]) => !anew && states.get(name) === state),
);
if (unchanged.size > 0) {
  const tests = [...unchanged.values()].reduce((sum, { tests }) => sum + tests, 0);
  console.log(
    `Not run again, as nothing changed since they passed today: ${tests} tests (npm test -- --all)`,
  );
}
// Suites of one Jest run share a server, so they run one after the other. Much of their time is waiting (for a toast to
// go, for a killed process), so one more runs than there are cores; the longest first, the short ones fill the gaps.
const inBrowser = shares('browser', anew ? 3 : 2);
const ofApi = shares('api', 2);
await inLanes(os.availableParallelism() + 1, [
  // The image and the cluster's services and whole processes are for CI; by hand, .ci/image and npm run test:cluster.
  ...(process.env.CI ? [() => image(), () => suites(['cluster'])] : []),
  ...(anew ? inBrowser : ofApi),
  () => changed('faults'),
  ...(anew ? ofApi : inBrowser),
  () => lint(),
  () => changed('units'),
  () => changed('components'),
]);
await again();
await finish();

/** @returns the Jest project that a suite is of */
function projectOf(path) {
  return /^test\/(?!units\/)(\w+)\//.exec(path)?.[1] ?? 'units';
}

/** Each starts a server, and a browser where it needs one: of few suites, few shares. */
function shares(project, count) {
  return Array.from({ length: count }, (_, n) => () => changed(project, `--shard=${count - n}/${count}`));
}

/** Runs the suites of a project that are not known to pass. */
async function changed(project, ...flags) {
  const left = known.filter((path) => projectOf(path) === project && !unchanged.has(path));
  if (all.length > 0 && left.length === 0) return;
  // A share of few suites may be none.
  const only = unchanged.size + spared.length > 0 ? ['--passWithNoTests', '--runTestsByPath', ...left] : [];
  remember(await suites([project], ...flags, ...only));
}

/** Says how the image went, or why it can't be built here. */
async function image() {
  const { code, output } = await run(['sh', '.ci/image']);
  console.log(output.trim());
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

/**
 * Runs Jest projects and adds up what its report says; what takes minutes is left to `npm run test:faults`.
 * @returns {Promise<[string, number][]>} the suites that passed, with the numbers of their tests
 */
async function suites(projects, ...flags) {
  const chosen = ['--testPathIgnorePatterns=/node_modules/', '--testPathIgnorePatterns=/faults/slow/'];
  const { results, code, end } = await jest(projects, [...flags, ...chosen]);
  if (!results) {
    lost.push({ projects, flags, end });
    return [];
  }
  const broken = results.testResults.filter(({ status }) => status === 'failed');
  const whole = results.testResults.filter(({ status }) => status !== 'failed');
  for (const suite of whole) add(numbersOf(suite));
  for (const { assertionResults } of results.testResults)
    skipped.push(...assertionResults.filter(({ status }) => status === 'pending'));
  for (const suite of broken) toRepeat.push({ project: projects[0], path: suite.name, ...numbersOf(suite) });
  if (broken.length === 0 && code !== 0) total.failed += 1;
  return whole.map((suite) => [relative(root, suite.name), numbersOf(suite).passed]);
}

/**
 * Once more, each by itself, what failed or was ended while others shared the cores. What passes now is named: it has a
 * race, or needs more than its share of the machine. What fails twice has failed.
 */
async function again() {
  for (const { projects, flags, end } of lost.splice(0)) {
    await suites(projects, ...flags);
    console.log(
      `UNSTEADY: ${projects} ${flags.filter((flag) => flag.startsWith('--shard'))} ended with ${end}, and ran once more`,
    );
  }
  total.failed += lost.length;
  if (toRepeat.length > MOST_AGAIN) {
    toRepeat.forEach(add);
    return;
  }
  const unsteady = [];
  for (const first of toRepeat) {
    const { results, code } = await jest([first.project], ['--runTestsByPath', first.path]);
    const [suite] = results?.testResults ?? [];
    add(suite ? numbersOf(suite) : first);
    if (code === 0) unsteady.push(first);
  }
  for (const { path, names } of unsteady)
    console.log(`UNSTEADY: failed beside other suites, passed by itself: ${relative(root, path)}${names}`);
}

/** @returns Jest's report; undefined when it did not come to an end */
async function jest(projects, flags) {
  const name = [...projects, ...flags].join('-').replace(/[^\w]+/g, '-');
  const report = join(root, '.cache', `jest-${name.slice(0, 100)}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const parts = [
    process.execPath,
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, signal } = await run([...parts, ...flags, '--selectProjects', ...projects], {
    show: true,
    limitMs: LIMIT_MS,
  });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  // SIGKILL that nobody here sent is the system's, when there is no memory left.
  const end = signal ?? `code ${code}`;
  if (!results) console.log(`Jest did not come to an end (${end}): ${name}`);
  return { code, results, end };
}

/** @returns how many tests of a suite passed and failed; a suite that did not begin is one that failed */
function numbersOf({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const names = failed.map(({ fullName }) => `\n  ${fullName}`).join('');
  return { passed, failed: status === 'failed' ? failed.length || 1 : 0, names };
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
