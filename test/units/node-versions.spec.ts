import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { oldest, oldestUntil, current } = JSON.parse(read('scripts/lib/nodes.json')) as {
  oldest: string;
  oldestUntil: string;
  current: string;
};
const major = (version: string) => version.split('.')[0] ?? '';

/** Every “Node 20.19”, “node:26” and the like. */
const named = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, found]) => found);

// All of them say what scripts/lib/nodes.json says.
it('package.json takes the oldest Node that is promised, and has its types', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  expect(engines.node).toBe(`>=${oldest}`);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${major(oldest)}\\.`));
});

it('the image is built on the current one', () => {
  expect(named('Dockerfile', /^FROM node:(\d+)-/gm)).toEqual([current]);
});

it('the workflow runs the tests on both', () => {
  expect(named('.github/workflows/test.yml', /^ +node: \[(.*)\]$/gm)).toEqual([`'${oldest}', '${current}'`]);
});

it('README and operating.md name both, and until when the oldest is carried', () => {
  expect(named('README.md', /Node (\d+\.\d+) or later/g)).toEqual([oldest]);
  expect(named('docs/operating.md', /Node must be (\d+\.\d+) or later/g)).toEqual([oldest]);
  expect(named('README.md', /Node (\d+) is the current LTS/g)).toEqual([current]);
  expect(named('README.md', /carried until ([^,.;]+)/g)).toEqual([oldestUntil]);
  expect(named('docs/scaling.md', /the image has Node (\d+)/g)).toEqual([current]);
});
