// npm run size: the JavaScript that each page loads before any interaction, in bytes of Brotli.
// Reads the last build; exits with 1 when a page is over its budget.
import { readFileSync, statSync } from 'node:fs';

const ROOT = new URL('..', import.meta.url);
const KB = 1000;
/** Bytes allowed to pages by their file in src/pages; pages not named here load no script at all. */
const BUDGETS = {
  home: 100 * KB,
  'alpha-tower': 110 * KB,
  'grove-tower': 110 * KB,
  agricultural: 110 * KB,
  'contact-us': 120 * KB,
  register: 120 * KB,
  'thank-you': 120 * KB,
};

const manifest = JSON.parse(readFileSync(new URL('dist-ssr/manifest.json', ROOT), 'utf8'));

/** The files that loading `key` loads with it. */
function filesOf(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, files);
  return files;
}

function size(file) {
  const raw = new URL(`dist/${file}`, ROOT);
  return (statSync(new URL(`${raw}.br`), { throwIfNoEntry: false }) ?? statSync(raw)).size;
}

const always = ['index.html', 'src/entry-client.tsx'];
let over = false;
for (const [page, budget] of Object.entries(BUDGETS)) {
  const files = new Set([...always, `src/pages/${page}.tsx`].flatMap((key) => [...filesOf(key)]));
  const total = [...files].reduce((sum, file) => sum + size(file), 0);
  const fits = total <= budget;
  over ||= !fits;
  console.log(
    `${page.padEnd(14)} ${(total / KB).toFixed(1).padStart(6)} kB of ${budget / KB} kB${fits ? '' : '  OVER'}`,
  );
}
process.exitCode = over ? 1 : 0;
