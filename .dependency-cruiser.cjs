// Which room may import which: `npm run lint` holds it. docs/decisions/0014-rooms.md says why.

/** Every room that no line names: a feature that only those above it use, such as the resource that you add. */
const OTHERS = 'others';

/**
 * The rooms of a part, from what uses to what is used: a room may import itself and what stands in a later line. Rooms of
 * one line do not know each other, so no two rooms run both ways. Where no line says OTHERS, every room is named.
 * A file that has a line of its own is no part of its folder's.
 */
const PARTS = {
  'src/': [
    ['main.ts', 'cli/'],
    ['create-app.ts'],
    ['app.module.ts'],
    ['api-document/'],
    // After a restore people are erased again.
    ['restoring/'],
    [OTHERS],
    ['backups/'],
    ['door/'],
    ['event-changes/'],
    ['self-service/', 'inquiries/', 'guest-mails/'],
    ['delegates/', 'stock/'],
    ['payments/', 'tickets/'],
    ['waiting-list/'],
    ['registrations/'],
    // What a delegate is lies below the registrations, what is done with one above them.
    ['delegates/delegate-list.ts'],
    ['delegates/delegate-inputs.dto.ts'],
    ['delegates/delegates.dto.ts'],
    ['delegates/delegate.entity.ts'],
    [
      'delegates/answers/answers.ts',
      'delegates/delegate-fields.ts',
      'delegates/names.ts',
      'registrations/registration.entity.ts',
      'registrations/codes.ts',
      'registrations/money.ts',
    ],
    ['events/'],
    ['content/', 'mail-server/', 'mail-batches/', 'mail-words/', 'office/'],
    ['auth/'],
    ['activity/'],
    ['uploads/'],
    ['platform/'],
  ],
  'src/platform/': [
    ['metrics/'],
    ['mail/', 'idempotency/'],
    ['listing/'],
    ['jobs/'],
    ['http/'],
    ['database/', 'embedded-postgres/', 'logging/'],
    ['file-lock.ts', 'child-program.ts'],
    ['settings/', 'locks.ts', 'manila.ts', 'semaphore.ts', 'give-back-memory.ts', 'lower-priority.ts'],
  ],
  // The frame knows the pages, pages know the shared rooms, nothing knows what stands above it.
  'web-admin/': [
    ['vite.config.ts', 'src/main.tsx'],
    ['src/Start.tsx'],
    ['src/App.tsx'],
    ['src/frame/'],
    ['src/routes.ts'],
    ['src/pages.ts'],
    ['src/activity/', 'src/search/'],
    [
      'src/dashboard/',
      'src/door/',
      'src/events/',
      'src/guest-mails/',
      'src/newsletters/',
      'src/review/',
      'src/staff/',
    ],
    [OTHERS],
    ['src/journal/', 'src/mail/'],
    ['src/questions/'],
    ['src/kit/declared.tsx'],
    ['src/kit/form/', 'src/kit/list/'],
    ['src/kit/CheckboxInput.tsx', 'src/kit/useAction.ts', 'src/kit/useSeen.ts'],
    ['src/history/'],
    ['src/keyboard/', 'src/layout/'],
    ['src/auth/', 'src/messages/'],
    ['src/kit/access.tsx'],
    ['src/api/'],
    ['src/files/', 'src/fonts/', 'src/format/', 'src/parts/', 'src/theme/', 'src/css.d.ts', 'src/main.css'],
  ],
  // A page's parts live with the page, and what is shared knows no page.
  'web-door/': [
    ['vite.config.ts', 'scripts/', 'src/main.tsx', 'src/sw.ts'],
    ['src/screens/'],
    ['src/codes/'],
    ['src/door/'],
    ['src/styles/'],
  ],
  'web-public/': [
    ['vite.config.ts', 'prerender.ts', 'renderer.ts', 'scripts/', 'renders/'],
    ['build/', 'render/'],
    ['src/app/'],
    ['src/pages/'],
    ['plans/'],
    ['src/inquiries/', 'src/registration/'],
    ['src/forms/'],
    ['src/ui/'],
    ['src/content/'],
    ['src/reference/', 'src/assets/', 'src/fonts/'],
  ],
};

const plain = (path) => path.replaceAll('.', '\\.');

/** One of these rooms, without the files in them that have a line of their own. */
const anyOf = (part, rooms) =>
  rooms
    .map((room) => {
      const apart = PARTS[part].flat().filter((other) => other !== room && other.startsWith(room));
      const rest = apart.map((other) => plain(other.slice(room.length)));
      return rest.length === 0 ? plain(room) : `${plain(room)}(?!${rest.join('|')})`;
    })
    .join('|');

/** Matches the rooms of a line; its group is the room. */
const either = (part, rooms) =>
  rooms.includes(OTHERS)
    ? `^${part}(?!${anyOf(part, PARTS[part].flat())})((?:src/)?[^/]+/?)`
    : `^${part}(${anyOf(part, rooms)})`;

const roomsOf = (part, lines) => lines.map((rooms) => either(part, rooms));

const roomRules = Object.entries(PARTS).flatMap(([part, lines]) => [
  {
    name: `${part}: every room stands in the list`,
    comment: 'Whoever adds a room says in .dependency-cruiser.cjs what it may use.',
    severity: 'error',
    from: {
      path: `^${part}`,
      pathNot: [...roomsOf(part, lines), '/(dist|dist-ssr|public|node_modules)/'],
    },
    to: {},
  },
  ...lines.flatMap((rooms, index) => [
    {
      name: `${part}: one direction from ${rooms.join(', ')}`,
      comment: 'Arrows point from what uses to what is used.',
      severity: 'error',
      from: { path: either(part, rooms) },
      to: { path: index === 0 ? '^$' : roomsOf(part, lines.slice(0, index)) },
    },
    {
      name: `${part}: ${rooms.join(', ')} do not know each other`,
      severity: 'error',
      from: { path: either(part, rooms) },
      to: { path: either(part, rooms), pathNot: `^${part}$1` },
    },
  ]),
]);

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Two files that import each other, types too and by way of others, can be understood only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    {
      name: 'controllers hold no database',
      comment: 'A controller method is a permission and one call of a service.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '(^|/)node_modules/(pg|typeorm)/' },
    },
    {
      // Loaded when the first mail is sent, by `import()`, which oxlint's rule for other libraries does not see.
      name: 'nodemailer as it is documented',
      comment:
        'SMTPConnection and MailComposer have pages of their own in its documentation, nothing else below lib has.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^nodemailer/',
        pathNot: '^nodemailer/lib/(smtp-connection|mail-composer)$',
      },
    },
    {
      name: 'registrations-do-not-know-inquiries',
      severity: 'error',
      from: {
        path: '^src/(registrations|waiting-list|payments|tickets|delegates|self-service|guest-mails|event-changes|events|door)/',
      },
      to: { path: '^src/inquiries/' },
    },
    {
      name: 'inquiries-do-not-know-registrations',
      severity: 'error',
      from: { path: '^src/inquiries/' },
      to: { path: '^src/registrations/' },
    },
    {
      name: 'web apps do not know each other',
      severity: 'error',
      from: { path: '^web-(\\w+)/' },
      to: { path: '^(web-\\w+|src)/', pathNot: '^web-($1|shared)/' },
    },
    {
      name: 'back office: pages ask through the data provider',
      comment:
        'Every call is a named method of api/dataProvider.ts or api/calls/, and components take it by useApi().',
      severity: 'error',
      from: { path: '^web-admin/src/', pathNot: '^web-admin/src/api/' },
      to: { path: '^web-admin/src/api/client\\.ts$' },
    },
    {
      name: 'back office: react-query stays behind the hooks',
      comment:
        "Records are read by react-admin's hooks, all else by useCall, and changed by useAction. By hand: what is shown before it is kept, and several steps with states of their own.",
      severity: 'error',
      from: {
        path: '^web-admin/src/',
        pathNot:
          '^web-admin/src/(api/|kit/|frame/Layout|layout/RemoveButton|mail/MailSettingsPanel|statement/useStatement|door/calls|App|main)',
      },
      to: { path: '(^|/)node_modules/@tanstack/react-query/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site: pages do not know each other',
      severity: 'error',
      from: { path: '^web-public/src/pages/([^/]+)/' },
      to: { path: '^web-public/src/pages/', pathNot: '^web-public/src/pages/$1/' },
    },
    {
      name: 'site: content is given, not imported',
      comment: 'Pages are rendered from whatever content they are given: useContent(subject).',
      severity: 'error',
      from: { path: '^web-public/src/(app|pages|inquiries|registration|forms|ui)/', pathNot: 'dev\\.ts$' },
      to: {
        path: '^web-public/src/content/(index|seed|about|company|contact-page|event|form-pages|home|navigation|options|partners|privacy|sectors|sharing|small-pages|terms|form-texts|schema/[^/]+|projects/[^/]+)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$|(^|/)dist(-ssr)?/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
