// Translates src/ into dist/: TypeScript into JavaScript with its source map, a file at a time and without a look at the
// types, which `npm test` and `npm run dev` check; other files as they are.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from './lib/run.mjs';
import { TRANSLATION } from './lib/translation.mjs';

const [from, to] = [join(root, 'src'), join(root, 'dist')];

const entries = await readdir(from, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
  .map((entry) => relative(from, join(entry.parentPath, entry.name)))
  .values();
await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));

/** Takes one file after the other, until none is left. */
async function work() {
  for (const file of files) {
    await mkdir(join(to, dirname(file)), { recursive: true });
    await (file.endsWith('.ts') ? translate(file) : copyFile(join(from, file), join(to, file)));
  }
}

async function translate(file) {
  const [source, target] = [join(from, file), join(to, file.replace(/ts$/, 'js'))];
  const { code, map } = await transformFile(source, {
    ...TRANSLATION,
    sourceMaps: true,
    sourceFileName: relative(dirname(target), source),
  });
  await writeFile(`${target}.map`, map);
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
}
