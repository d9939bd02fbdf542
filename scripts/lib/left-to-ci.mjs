// What a run by hand leaves to CI: suites that take long, as long as nothing that they are for differs from upstream.
// Lint, units, parts of pages, the API's rules and the journeys of visitors, delegates and staff run always.

/** All suites stand on these. */
const UNDER_ALL = /^(test\/support\/|package(-lock)?\.json$|jest\.config\.mjs$)/;

/** Suites by their path, and the files that they are for; the first that fits holds. */
const ROWS = [
  // Kills, full disks, whole starts.
  [/^test\/faults\//, /^(src\/((platform|backups|cli)\/|[\w-]+\.ts$)|scripts\/|deploy\/)/],
  // Crowds, floods, and peers that hang or mean harm.
  [/^test\/api\/(fuzz|unending-bodies|csv-slow-readers|lists-after-bursts)\b/, /^src\/platform\//],
  [/^test\/api\/(receipt-turns|receipt-reader)\b/, /^src\/payments\//],
  [/^test\/api\/(places|hall-of-200)\b/, /^src\/(registrations|delegates|waiting-list|events)\//],
  [/^test\/api\/(mail-bursts|mail-hangs|mail-faults)\b/, /^src\/(platform\/(mail|jobs)|inquiries)\//],
  [/^test\/api\/(webhooks-hostile|activity-feed)\b/, /^src\/activity\//],
  [
    /^test\/api\/(access-(reset-password|lockout|limits|log)|password-links)\b/,
    /^src\/(auth|cli|platform)\//,
  ],
  [/^test\/api\/door-crowd\b/, /^src\/door\//],
  // What goes through all of the API, or waits: five seconds and more each.
  [
    /^test\/api\/(access-made-passwords|idempotency|lists|names-to-follow|roles|upkeep|who-may-call)\b/,
    /^src\//,
  ],
  [
    /^test\/api\/(backups|demo-data|event-overview|guest-mails|picture-crops|statements|storage-claim)\b/,
    /^src\//,
  ],
  [/^test\/api\/(mail|waiting-list|webhooks)\b/, /^src\//],
  // Whole sites, published again and again.
  [
    /^test\/api\/(content|content-archive|publishing|roll-back|project-prices|preview-fields|inquiry-homes)\./,
    /^(src\/(content|website|inquiries|platform)|web-(public|shared))\//,
  ],
  // The development server, and the documents that are made from all of the code.
  [/^test\/units\/dev\b/, /^(web-\w+|scripts)\//],
  [/^test\/units\/openapi/, /^(src|scripts|web-shared)\/|^(openapi|nest-cli|tsconfig)|^\.swcrc$/],
  // What delegates do seldom, from the mail to the desk.
  [
    /^test\/browser\/(names-to-follow|receipts|self-service|waiting-list)\b/,
    /^(src\/(delegates|payments|registrations|self-service|waiting-list)|web-(admin|public|shared))\//,
  ],
  // What pages do beyond the journeys: each state, each width, each browser.
  [/^test\/browser\/(site|forms|older-phones|ticket)\b/, /^web-(public|shared)\//],
  [
    /^test\/browser\/admin-(content|pictures|plans?|unfinished)\b/,
    /^(web-(admin|shared)|web-public\/(render|src\/content)|src\/content)\//,
  ],
  [/^test\/browser\/admin-(?!keyboard|sign-in)/, /^web-(admin|shared)\//],
  [/^test\/browser\/door-/, /^(web-(door|shared)|src\/door)\//],
];

/**
 * @param {string[]} suites paths from the checkout's folder
 * @param {string[]} different paths of what differs from upstream
 * @returns {string[]} those of the suites that need not run by hand
 */
export function leftToCi(suites, different) {
  if (different.some((path) => UNDER_ALL.test(path))) return [];
  return suites.filter((suite) => {
    const row = ROWS.find(([paths]) => paths.test(suite));
    return row && !different.some((path) => path === suite || row[1].test(path));
  });
}

/** @returns {RegExp[]} of each row: which suites it is of */
export const rows = () => ROWS.map(([suites]) => suites);
