/** scripts/lib/left-to-ci.mjs and passed.mjs, which have no types. */
const { leftToCi, rows } = jest.requireActual<{
  leftToCi: (suites: string[], different: string[]) => string[];
  rows: () => RegExp[];
}>('../../scripts/lib/left-to-ci.mjs');
const { suitesOfCheckout } = jest.requireActual<{ suitesOfCheckout: () => string[] | undefined }>(
  '../../scripts/lib/passed.mjs',
);

const ALWAYS = [
  'test/api/delegates.spec.ts',
  'test/browser/journey.spec.ts',
  'test/browser/agent-day.spec.ts',
  'test/browser/groups.spec.ts',
  'test/browser/door.spec.ts',
  'test/browser/admin-keyboard.spec.ts',
  'test/components/ticket.spec.tsx',
  'test/units/scripts.spec.ts',
];
const SELDOM = {
  'test/faults/killed.spec.ts': ['src/platform/jobs/a.ts', 'src/main.ts', 'scripts/start.mjs'],
  'test/api/receipt-turns.spec.ts': ['src/payments/a.ts'],
  'test/api/who-may-call.spec.ts': ['src/events/a.ts', 'src/main.ts'],
  'test/api/publishing.spec.ts': ['src/content/a.ts', 'web-public/src/a.tsx'],
  'test/units/dev.spec.ts': ['web-admin/src/a.tsx', 'scripts/dev.mjs'],
  'test/units/openapi-lint.spec.ts': ['openapi.json', 'web-shared/a.ts'],
  'test/browser/self-service.spec.ts': ['src/self-service/a.ts', 'web-admin/src/a.tsx'],
  'test/browser/site-home.spec.ts': ['web-public/src/a.tsx', 'web-shared/money.ts'],
  'test/browser/admin-work.spec.ts': ['web-admin/src/a.tsx'],
  'test/browser/admin-content.spec.ts': ['web-admin/src/a.tsx', 'web-public/render/a.ts', 'src/content/a.ts'],
  'test/browser/door-desk.spec.ts': ['web-door/src/a.tsx'],
};
const suites = [...ALWAYS, ...Object.keys(SELDOM)];

it('journeys, the API and what is quick run always; long suites where something that they are for differs', () => {
  expect(leftToCi(suites, ['docs/operating.md', 'bench/a.mjs'])).toEqual(Object.keys(SELDOM));
  for (const [suite, paths] of Object.entries(SELDOM))
    for (const path of [...paths, suite]) expect(leftToCi([suite], [path])).toEqual([]);
});

it.each(['package-lock.json', 'test/support/a.ts', 'jest.config.mjs'])('an edit of %s runs all', (path) => {
  expect(leftToCi(suites, [path])).toEqual([]);
});

it('each row is of suites that are there', () => {
  const all = suitesOfCheckout() ?? [];
  for (const row of rows()) expect(all.filter((path) => row.test(path))).not.toEqual([]);
});
