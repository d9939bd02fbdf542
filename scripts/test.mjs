// npm test: installs and builds what is stale, lints, checks types, runs every suite, and closes with the line
// `N passed, N failed`. A failed lint, type check or build counts as one failure.
// npm test -- WORD…: builds what is stale and runs only the suites whose path has one of the words.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { npm, root, run } from './lib/run.mjs';

/** No run of suites takes so long: one that does hangs, and is a failure. */
const LIMIT_MS = 30 * 60_000;

const total = { passed: 0, failed: 0 };

stopWithNpm();
await installIfStale({ forTests: true });
await step('Build', async () => ({ output: await build() }));
const words = process.argv.slice(2);
if (words.length > 0) {
  await suites(['units', 'api', 'browser', 'faults'], '--passWithNoTests', ...words);
  await finish();
}
// Suites of one Jest run share a server, so they run one after the other. Much of their time is waiting (for a toast to
// go, for a killed process), so one more runs than there are cores; the longest first, the short ones fill the gaps.
await inLanes(os.availableParallelism() + 1, [
  () => suites(['browser'], '--shard=1/2'),
  () => suites(['browser'], '--shard=2/2'),
  () => suites(['faults']),
  () => suites(['api'], '--shard=2/2'),
  () => suites(['api'], '--shard=1/2'),
  () => step('Lint', () => command(npm('run', '--silent', 'lint'))),
  () => suites(['units']),
  () => step('Types', () => command(npm('run', '--silent', 'typecheck'))),
]);
// Two more minutes: services and whole processes. CI has the time; by hand it is `npm run test:cluster`.
if (process.env.CI) await suites(['cluster']);
await finish();

function finish() {
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

/** @param {() => Promise<{ output: string | undefined }>} work gives the output of a failure */
async function step(name, work) {
  const begun = Date.now();
  const { output } = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${output === undefined ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (output === undefined) return;
  total.failed += 1;
  console.log(output);
}

async function command(parts) {
  const { code, output } = await run(parts);
  return { output: code === 0 ? undefined : output.trim() };
}

/** Runs Jest projects and adds up what its report says; what takes minutes is left to `npm run test:faults`. */
async function suites(projects, ...flags) {
  const name = [...projects, ...flags].join('-').replace(/[^\w]+/g, '-');
  const report = join(root, '.cache', `jest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const jest = [
    process.execPath,
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    `--outputFile=${report}`,
  ];
  const chosen = ['--testPathIgnorePatterns=/node_modules/', '--testPathIgnorePatterns=/faults/slow/'];
  const all = [...jest, ...flags, ...chosen, '--selectProjects', ...projects];
  const { code } = await run(all, { show: true, limitMs: LIMIT_MS });
  count(report, code);
}

function count(report, code) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    total.failed += 1; // Jest itself did not come to an end
    return;
  }
  const broken = results.numFailedTests + results.numRuntimeErrorTestSuites;
  total.passed += results.numPassedTests;
  total.failed += broken || (code === 0 ? 0 : 1);
}
