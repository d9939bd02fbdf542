// Runs of Jest: what they say, added up, and what failed run once more.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './run.mjs';

/** No run of suites takes so long: one that does hangs, and is a failure. */
const LIMIT_MS = 45 * 60_000;
/** More suites than these do not fail because others ran beside them. */
const MOST_AGAIN = 6;

/** Tests, and steps that failed. */
export const total = { passed: 0, failed: 0 };
/** Tests that did not run: those that CI has the time for, and those for which this machine lacks something. */
export const skipped = [];
/** The suites that failed beside others: their project, path and numbers. */
const toRepeat = [];
/** The runs of Jest that something ended before they had a report: what was asked, and how they ended. */
const lost = [];

/**
 * Runs Jest projects and adds up what its report says; what takes minutes is left to `npm run test:faults`.
 * @returns {Promise<[string, number][]>} the suites that passed, with the numbers of their tests
 */
export async function suites(projects, ...flags) {
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
export async function again() {
  for (const { projects, flags, end } of lost.splice(0)) {
    const passed = await suites(projects, ...flags);
    if (passed.length === 0) continue;
    console.log(
      `UNSTEADY: ${projects} ${flags.filter((flag) => flag.startsWith('--shard'))} ended with ${end}, and ran once more`,
    );
  }
  if (toRepeat.length > MOST_AGAIN) {
    giveUp();
    return;
  }
  total.failed += lost.length;
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

/** What failed has failed: nothing is run once more. */
export function giveUp() {
  toRepeat.forEach(add);
  total.failed += lost.length;
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
