import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSED = /\.(?:html|xml|txt|svg|webmanifest)$/;
/** Of a whole release: the hash of each file's source, by path. */
export const LIST = '.files.json';
type Hashes = Record<string, string>;

/** A file of a release: made only when its source differs from that of the release before. */
export type Made = { path: string; source: string; make: () => Promise<string | Buffer> | string | Buffer };

/**
 * Writes a release into a folder of its own, which appears whole or not at all.
 * @param before the folder of a release whose files may be shared
 */
export async function writeRelease(folder: string, files: Made[], before: string | undefined): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const old = before === undefined ? {} : await hashes(before);
  await Promise.all(
    files.map(async ({ path: file, source, make }) => {
      const target = path.join(part, file);
      await mkdir(path.dirname(target), { recursive: true });
      if (before !== undefined && old[file] === source) return share(path.join(before, file), target);
      await writeWithCopies(target, await make(), 5);
    }),
  );
  const list: Hashes = Object.fromEntries(files.map(({ path: file, source }) => [file, source]));
  await writeFile(path.join(part, LIST), JSON.stringify(list));
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}

const hashes = async (folder: string): Promise<Hashes> =>
  JSON.parse(await readFile(path.join(folder, LIST), 'utf8').catch(() => '{}')) as Hashes;

/** The same file under a second name, with its compressed copies. */
async function share(from: string, to: string) {
  for (const ending of ['', '.br', '.gz'])
    if (existsSync(from + ending)) await link(from + ending, to + ending);
}

async function writeWithCopies(file: string, data: string | Buffer, quality: number) {
  await writeFile(file, data);
  if (!COMPRESSED.test(file)) return;
  const [br, zipped] = await Promise.all([compress(data, quality), gz(data, { level: 6 })]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, zipped);
}

const compress = (data: string | Buffer, quality: number) =>
  brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses the new pages of a release as far as it goes, one after the other, behind its publication. */
export async function compressFurther(folder: string, before: string | undefined): Promise<void> {
  const [now, old] = [await hashes(folder), before === undefined ? {} : await hashes(before)];
  for (const [file, source] of Object.entries(now)) {
    if (old[file] === source || !COMPRESSED.test(file)) continue;
    const target = path.join(folder, file);
    const small = await compress(await readFile(target), constants.BROTLI_MAX_QUALITY);
    // A new file: the old one may be shared with another release.
    await writeFile(`${target}.br.part`, small);
    await rename(`${target}.br.part`, `${target}.br`);
  }
}
