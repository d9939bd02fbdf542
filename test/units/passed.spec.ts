/** scripts/lib/passed.mjs, which has no types. */
interface Passed {
  LINT: string;
  stateOf: (suites: string[], files?: Record<string, string>) => Map<string, string> | undefined;
  suitesOfCheckout: () => string[] | undefined;
}
const { LINT, stateOf, suitesOfCheckout } = jest.requireActual<Passed>('../../scripts/lib/passed.mjs');

const files: Record<string, string> = {
  'package-lock.json': '1',
  'src/a.ts': '1',
  'src/a.spec.ts': '1',
  'web-public/src/b.tsx': '1',
  'web-admin/src/c.tsx': '1',
  'web-public/renders/d.py': '1',
  'docs/operating.md': '1',
  'docs/decisions/0001-e.md': '1',
  'bench/f.mjs': '1',
  'test/support/g.ts': '1',
  'test/api/h.spec.ts': '1',
  'test/browser/i.spec.ts': '1',
};
const unit = 'src/a.spec.ts';
const api = 'test/api/h.spec.ts';
const browser = 'test/browser/i.spec.ts';
const checkout = 'test/units/j.spec.ts';
const all = [unit, api, browser, checkout, LINT];

/** What would run again after an edit of one file. */
function again(path: string): string[] {
  const before = stateOf(all, files);
  const after = stateOf(all, { ...files, [path]: '2' });
  return all.filter((suite) => before?.get(suite) !== after?.get(suite));
}

it.each([
  ['package-lock.json', all],
  ['src/a.ts', all],
  ['test/support/g.ts', all],
  ['web-public/src/b.tsx', all],
  ['docs/operating.md', all],
  ['web-admin/src/c.tsx', [browser, checkout, LINT]],
  ['src/a.spec.ts', [unit, checkout, LINT]],
  ['test/api/h.spec.ts', [api, checkout, LINT]],
  ['web-public/renders/d.py', [checkout, LINT]],
  ['docs/decisions/0001-e.md', [checkout, LINT]],
  ['bench/f.mjs', [checkout, LINT]],
])('an edit of %s runs again what may depend on it', (path, suites) => {
  expect(again(path)).toEqual(suites);
});

it('a file that comes, goes or moves is a change too', () => {
  const { 'src/a.ts': content = '', ...without } = files;
  const states = [files, without, { ...without, 'src/b.ts': content }].map((them) =>
    stateOf([api], them)?.get(api),
  );
  expect(new Set(states).size).toBe(3);
});

it('nothing that passed on another day counts', () => {
  const today = stateOf([api], files)?.get(api);
  jest.useFakeTimers({ now: Date.now() + 86_400_000 });
  expect(stateOf([api], files)?.get(api)).not.toBe(today);
  jest.useRealTimers();
});

it('knows every suite that npm test runs', () => {
  const known = suitesOfCheckout() ?? [];
  expect(known).toEqual(
    expect.arrayContaining(['test/units/passed.spec.ts', 'test/browser/journey.spec.ts']),
  );
  expect(known.filter((path) => path.startsWith('test/faults/slow/'))).toEqual([]);
});
