// Which room may import which: `npm run lint` holds it. docs/decisions/0014-one-direction.md says why.

/** A room may import itself and what stands after it, never what stands before it. */
const ORDER = [
  ['main.ts', 'create-app.ts', 'app.module.ts', 'cli/'],
  ['website/', 'dashboard/', 'backups/', 'privacy/'],
  ['door/'],
  ['registrations/', 'inquiries/'],
  ['events/'],
  ['content/'],
  ['auth/'],
  ['activity/'],
  ['platform/'],
];

/** The back office: its frame knows the pages, pages know the shared rooms, nothing knows what stands above it. */
const DESK = [
  ['main.tsx', 'Start.tsx', 'App.tsx'],
  ['frame/'],
  [
    'delegates/',
    'door/',
    'events/',
    'inquiries/',
    'dashboard/',
    'staff/',
    'api-keys/',
    'account/',
    'search/',
  ],
  ['content/'],
  ['history/', 'table/', 'form/'],
  ['layout/', 'keyboard/'],
  ['auth/', 'messages/'],
  ['api/', 'theme/'],
  ['format/', 'parts/'],
];
const deskRoom = (names) => `^web-admin/src/(${names.join('|')})`;
/** The same of the public site: a page's parts live with the page, and what is shared knows no page. */
const SITE = [
  ['app/'],
  ['pages/'],
  ['inquiries/', 'registration/'],
  ['forms/'],
  ['ui/'],
  ['content/'],
  ['reference/'],
];
const siteRoom = (names) => `^web-public/src/(${names.join('|')})`;

const room = (names) => `^src/(${names.join('|')})`;

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that import each other, also by way of others, can be understood only together.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/inquiries/' },
      to: { path: '^src/(registrations|events|door)/' },
    },
    {
      name: 'registrations-do-not-know-inquiries',
      severity: 'error',
      from: { path: '^src/(registrations|events|door)/' },
      to: { path: '^src/inquiries/' },
    },
    ...ORDER.slice(1).map((names, index) => ({
      name: `one-direction: ${names.join(', ')}`,
      comment: 'Arrows point from what uses to what is used.',
      severity: 'error',
      from: { path: room(names) },
      to: { path: room(ORDER.slice(0, index + 1).flat()) },
    })),
    ...DESK.slice(1).map((names, index) => ({
      name: `back office, one-direction: ${names.join(', ')}`,
      severity: 'error',
      from: { path: deskRoom(names) },
      to: { path: deskRoom(DESK.slice(0, index + 1).flat()) },
    })),
    ...SITE.slice(1).map((names, index) => ({
      name: `site, one-direction: ${names.join(', ')}`,
      comment: 'pages → features → forms → ui → content → reference',
      severity: 'error',
      from: { path: siteRoom(names) },
      to: { path: siteRoom(SITE.slice(0, index + 1).flat()) },
    })),
    {
      name: 'site: pages do not know each other',
      severity: 'error',
      from: { path: '^web-public/src/pages/([^/]+)/' },
      to: { path: '^web-public/src/pages/', pathNot: '^web-public/src/pages/$1/' },
    },
    {
      name: 'site: features do not know each other',
      severity: 'error',
      from: { path: '^web-public/src/(inquiries|registration)/' },
      to: { path: '^web-public/src/(inquiries|registration)/', pathNot: '^web-public/src/$1/' },
    },
    {
      name: 'site: content is given, not imported',
      comment: 'Pages are rendered from whatever content they are given: useContent(subject).',
      severity: 'error',
      from: { path: '^web-public/src/(app|pages|inquiries|registration|forms|ui)/', pathNot: 'dev\\.ts$' },
      to: {
        path: '^web-public/src/content/(index|about|company|contact-page|event|form-pages|home|navigation|options|partners|privacy|sectors|sharing|small-pages|terms|form-texts|schema/[^/]+|projects/[^/]+)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$|(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
