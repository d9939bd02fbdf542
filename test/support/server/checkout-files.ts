import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** A line of .gitignore as a pattern of a name; those of this checkout have no folder before it. */
const pattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .replace(/\/$/, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')}$`,
  );

/**
 * Files of this checkout that Git has or would take: their paths, with `/`. By the file system, since an unpacked
 * archive is a checkout too.
 */
export function checkoutFiles(): string[] {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  const ignored = [/^\.git$/, ...lines.filter((line) => line !== '' && !line.startsWith('#')).map(pattern)];
  const filesIn = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (ignored.some((each) => each.test(entry.name))) return [];
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  return filesIn('');
}
