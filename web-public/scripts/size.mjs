// npm run size: the JavaScript that each page may load before any interaction, in bytes of Brotli.
// Reads the last build; exits with 1 when a page is over its kilobytes of script in the table of pages.
import { readFileSync, statSync } from 'node:fs';

const ROOT = new URL('..', import.meta.url);
const KB = 1000;
const read = (file) => readFileSync(new URL(file, ROOT), 'utf8');
const manifest = JSON.parse(read('dist-ssr/manifest.json'));
const table = JSON.parse(read('dist-ssr/pages.json'));
const islands = Object.fromEntries(
  [...read('src/app/islands.ts').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/(.*)'\)/gm)].map(
    // Without React it is no .tsx.
    ([, name, file]) => [name, [`src/${file}.tsx`, `src/${file}.ts`].find((key) => key in manifest)],
  ),
);

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

/** The islands that wake by themselves on a phone: those that do not wait until they come near or are touched. */
function awakeIn(html) {
  const found = [...html.matchAll(/data-island="([\w-]+)" data-when="painted"/g)].map(([, name]) => name);
  const keys = found.map((name) => islands[name]);
  return keys.some((key) => key.endsWith('.tsx')) ? ['src/app/hydrate.tsx', ...keys] : keys;
}

let over = false;
for (const { path, scriptKb } of table) {
  if (scriptKb === 0) continue;
  const html = read(`dist/${path === '/' ? '' : `${path.slice(1).replace('*', '_any')}/`}index.html`);
  const keys = ['index.html', ...awakeIn(html)];
  // What a form is made of is fetched without being run.
  const early = /id="form-files">(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
  const files = [
    ...keys.flatMap((key) => [...filesOf(key)]),
    ...JSON.parse(early).map((file) => file.slice(1)),
  ];
  const total = [...new Set(files)].reduce((sum, file) => sum + size(file), 0);
  const fits = total <= scriptKb * KB;
  over ||= !fits;
  console.log(
    `${path.padEnd(46)} ${(total / KB).toFixed(1).padStart(6)} kB of ${scriptKb} kB${fits ? '' : '  OVER'}`,
  );
}
process.exitCode = over ? 1 : 0;
