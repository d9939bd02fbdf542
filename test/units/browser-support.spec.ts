import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACK_OFFICE_BROWSERS, SITE_BROWSERS } from '../../web-shared/browsers';
import { unsupported } from '../support/browser/browser-support';

const root = join(__dirname, '..', '..');

it.each([
  ['AbortSignal.any([])', 'AbortSignal.any: chrome 111, edge 111, firefox 115, safari 16.4, ios 16.4'],
  ['new URL(x); URL.canParse(x)', 'URL.canParse: chrome 111, edge 111, safari 16.4, ios 16.4'],
  ['panel.showPopover()', '.showPopover: chrome 111, edge 111, firefox 115, safari 16.4, ios 16.4'],
  ['Object.groupBy(x, f)', 'Object.groupBy: chrome 111, edge 111, firefox 115, safari 16.4, ios 16.4'],
  ['navigator.vibrate(1)', 'navigator.vibrate: firefox 115, safari 16.4, ios 16.4'],
  ['requestIdleCallback(f)', 'requestIdleCallback: safari 16.4, ios 16.4'],
])('%s is told', (script, problem) => expect(unsupported(script, SITE_BROWSERS)).toEqual([problem]));

it.each([
  '[].toSpliced(0, 1); x.at(-1); crypto.randomUUID()',
  'class A { #a = 1; static { f() } }',
  '/(?<=a)b/',
])('%s is there since long', (script) => expect(unsupported(script, SITE_BROWSERS)).toEqual([]));

it.each(['/[a&&b]/v', '/(?i:a)/', 'using a = f()'])('%s is no script for them', (script) =>
  expect(() => unsupported(script, SITE_BROWSERS)).toThrow(/\(1:\d+\)$/),
);

/** Used only where it is there: what is written here was looked at. */
const ASKED_FOR = [
  ...['requestIdleCallback', 'navigator.vibrate', 'navigator.wakeLock'],
  ...['BarcodeDetector', 'BarcodeDetector.getSupportedFormats'],
  // Packages: React, zod, jsQR's and MUI's.
  ...[
    '.startViewTransition',
    'navigation',
    'navigator.connection',
    'setImmediate',
    'Error.captureStackTrace',
  ],
  ...['navigator.userAgentData', 'Float16Array'],
  // In the preview of an editor: a click opens the field where a browser can't say at which letter it was.
  '.caretPositionFromPoint',
];
/**
 * The reader of statements as PDF is pdf.js as unpdf packs it: that brings along what reading text needs of newer browsers,
 * and asks before it uses the rest, for pictures, signatures and forms, which a statement has none of.
 */
const BY_PDF_JS =
  /^(\.(bytes|dump|getOrInsertComputed|toBase64|toHex)|ImageDecoder.*|Math\.sumPrecise|Promise\.try|Sanitizer|Uint8Array\.fromBase64|navigator\.gpu):/;
const byPackage = (file: string, problem: string) =>
  file.startsWith('statement-worker-') && BY_PDF_JS.test(problem);
/** Methods of our own or of a package, which are called as something of a newer browser is. */
const OTHERS_OF_THAT_NAME = [
  ...['.use', '.escape', '.when', '.isValid', '.alpha', '.restore', '.take', '.toArray'],
];
const KNOWN = new Set([...ASKED_FOR, ...OTHERS_OF_THAT_NAME]);

describe.each([
  ['the site', SITE_BROWSERS, ['web-public/dist/assets']],
  ['the door', SITE_BROWSERS, ['web-door/dist', 'web-door/dist/assets']],
  ['the back office', BACK_OFFICE_BROWSERS, ['web-admin/dist/assets']],
])('%s as it is built', (_, browsers, folders) => {
  const built = folders.every((folder) => existsSync(join(root, folder)));

  (built ? it : it.skip)('runs in its oldest browsers', () => {
    const found: Record<string, string[]> = {};
    for (const folder of folders)
      for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))) {
        const script = readFileSync(join(root, folder, file), 'utf8');
        const fresh = unsupported(script, browsers).filter(
          (each) => !KNOWN.has(each.split(':')[0] ?? '') && !byPackage(file, each),
        );
        if (fresh.length > 0) found[file] = fresh;
      }
    expect(found).toEqual({});
  });
});
