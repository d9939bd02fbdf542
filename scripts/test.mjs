// npm test: installs and builds what is stale, lints (types too), runs Jest, and closes with the line
// `N passed, N failed`. A failed lint or build counts as one failure. What is slow, or needs services of Debian, runs in CI and
// with `npm run test:full`.
// npm test -- WORD…: runs only the suites whose path has one of the words, of all kinds, without lint.
// npm test -- --shard=1/3: options are Jest's.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { build } from './lib/parts.mjs';
import { npm, root, run } from './lib/run.mjs';

stopWithNpm();
await installIfStale({ forTests: true });
const isOption = (word) => word.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const words = process.argv.slice(2).filter((word) => !isOption(word));
const total = { passed: 0, failed: 0 };

const fault = await build();
if (fault !== undefined) fail(fault);
else await Promise.all([jest(), words.length === 0 && lint()]);

// Not before a slow reader has the line.
const line = `${total.passed} passed, ${total.failed} failed\n`;
process.stdout.write(line, () => process.exit(total.failed === 0 ? 0 : 1));

async function jest() {
  const report = join(root, '.cache', 'jest-report.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  // What takes many minutes by itself (test/full/faults) runs by `npm run test:full` alone.
  const all = process.env.CI
    ? ['/node_modules/', '/full/faults/'].map((path) => `--testPathIgnorePatterns=${path}`)
    : ['--ignoreProjects', 'full', 'faults', 'cluster'];
  const part = words.length > 0 ? ['--', ...words] : all;
  const command = [
    process.execPath,
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, signal } = await run([...command, ...options, ...part], { show: true });
  const counts = read(report);
  if (!counts) return fail(`Jest did not come to an end (${signal ?? `code ${code}`}).`);
  total.passed += counts.numPassedTests;
  total.failed += counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  if (code !== 0 && total.failed === 0) fail(`Jest ended with code ${code}.`);
}

async function lint() {
  const { code, output } = await run(npm('run', '--silent', 'lint'));
  if (code === 0) console.log('Lint: passed');
  else fail(`${output.trim()}\nLint: FAILED`);
}

function fail(words) {
  total.failed += 1;
  console.log(words);
}

/** @returns Jest's report; undefined when there is none */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
