import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSED = /\.(?:html|xml|txt|svg|webmanifest)$/;
/** Of a whole release: the hash of each file's source, by path. */
const LIST = '.files.json';
/** The same, of the files that are compressed as far as it goes. */
const SMALL = '.small.json';
type Hashes = Record<string, string>;
/** Of all brochures at once a small machine would have no memory for. */
const AT_ONCE = 4;

/** A file of a release: made only when its source differs from that of the release before. */
export type Made = { path: string; source: string; make: () => Promise<string | Buffer> | string | Buffer };
/** A file that could not be made, and why: the release is written without it. */
export type Failed = { page: string; message: string };

/**
 * Writes a release into a folder of its own, which appears whole or not at all. What a killed process leaves of it ends
 * in `.part`.
 * @param before the folder of a release whose files may be shared
 */
export async function writeRelease(
  folder: string,
  files: Made[],
  before: string | undefined,
): Promise<Failed[]> {
  // Of this writer alone: another process may have the same folder.
  const part = `${folder}.${randomUUID()}.part`;
  try {
    const failed = await write(part, files, before);
    await rename(part, folder);
    return failed;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Another process was faster, with the same files.
    if (!existsSync(folder)) throw error;
    return [];
  }
}

async function write(part: string, files: Made[], before: string | undefined): Promise<Failed[]> {
  const old = before === undefined ? {} : await hashes(before, LIST);
  const oldSmall = before === undefined ? {} : await hashes(before, SMALL);
  await mkdir(part, { recursive: true });
  const failed: Failed[] = [];
  const left = files.values();
  const writeOne = async ({ path: file, source, make }: Made) => {
    const target = path.join(part, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (before !== undefined && old[file] === source) return share(path.join(before, file), target);
    const data = await made(make);
    if (data instanceof Error)
      failed.push({ page: `/${file}`, message: `It cannot be drawn: ${data.message}` });
    else await writeWithCopies(target, data, 5);
  };
  const writing = Array.from({ length: AT_ONCE }, async () => {
    for (const file of left) await writeOne(file);
  });
  await Promise.all(writing);
  const missing = new Set(failed.map(({ page }) => page.slice(1)));
  const whole = files.filter(({ path: file }) => !missing.has(file));
  const list: Hashes = Object.fromEntries(whole.map(({ path: file, source }) => [file, source]));
  const small = Object.entries(list).filter(
    ([file, source]) => old[file] === source && oldSmall[file] === source,
  );
  await writeFile(path.join(part, SMALL), JSON.stringify(Object.fromEntries(small)));
  await writeFile(path.join(part, LIST), JSON.stringify(list));
  await makeReadable(part);
  return failed;
}

/** What a file holds, or why it cannot be made: one bad drawing must not stop a release. */
const made = async (make: Made['make']): Promise<string | Buffer | Error> => {
  try {
    return await make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** The site is public: a proxy may read it, whoever it runs as. */
async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  await Promise.all(
    entries.map((entry) =>
      chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
    ),
  );
}

/** Nothing where a list is missing, or was lost in a power failure. */
async function hashes(folder: string, name: string): Promise<Hashes> {
  try {
    return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Hashes;
  } catch {
    return {};
  }
}

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

let latest: string | undefined;

/**
 * Compresses the pages of a release as far as it goes, one after the other, behind its publication. It ends where
 * another release takes its place.
 */
export async function compressFurther(folder: string): Promise<void> {
  latest = folder;
  const now = await hashes(folder, LIST);
  const small = await hashes(folder, SMALL);
  for (const [file, source] of Object.entries(now)) {
    if (small[file] === source || !COMPRESSED.test(file)) continue;
    if (latest !== folder) break;
    const target = path.join(folder, file);
    // A new file: the old one may be shared with another release.
    await replace(`${target}.br`, await compress(await readFile(target), constants.BROTLI_MAX_QUALITY));
    small[file] = source;
  }
  await replace(path.join(folder, SMALL), JSON.stringify(small));
}

async function replace(file: string, data: string | Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, data);
  await chmod(part, 0o644);
  await rename(part, file);
}
