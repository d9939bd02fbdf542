import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkoutFiles } from '../support/server/checkout-files.js';

/** A path or a file's name, as a comment names one: `check-pages.ts`, `src/content/pictures/pictures.ts`. */
const NAMED = /(?<![\w/.@*{'-]|\.\/)((?:[\w@.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css|vtt|py))(?![\w/])/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const CODE = /\.(?:ts|tsx|mjs|cjs)$/;

const files = checkoutFiles();
const PROGRAMS = new Set(['src', 'web-public', 'web-admin', 'web-door', 'web-shared']);
/** Each program's own: the API's `rules.ts` is not the site's. */
const names = new Set(files.map((file) => `${partOf(file)} ${basename(file)}`));
const all = new Set(files);

function partOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Whether a comment's name is that of a file: by its end, or from the folder that the comment stands in. */
function isThere(name: string, beside: string): boolean {
  // An example.
  if (name === 'x.ts') return true;
  const part = partOf(beside);
  // A test or a script may speak of any program.
  if (!name.includes('/'))
    return PROGRAMS.has(part) ? names.has(`${part} ${name}`) : files.some((file) => basename(file) === name);
  return (
    all.has(name) ||
    all.has(join(dirname(beside), name)) ||
    files.some((file) => file.endsWith(`/${name}`)) ||
    // What a build makes of a file of ours.
    /(^|\/)dist/.test(name)
  );
}

it('no comment names a file that is gone', () => {
  const gone = files
    .filter((file) => CODE.test(file) && !file.endsWith('schema.d.ts'))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(COMMENT) ?? []).flatMap((comment) =>
        [...comment.matchAll(NAMED)]
          .map(([, name = '']) => name.replace(/^\.\//, ''))
          .filter((name) => !isThere(name, file))
          .map((name) => `${file}: ${name}`),
      ),
    );
  expect(gone).toEqual([]);
});
