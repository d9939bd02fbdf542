import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The list of the files that a release consists of (web-public/render/write-release.ts). */
export const LIST = '.files.json';
/** Mode bits: all of it is public, so that a proxy may read it, whoever it runs as. */
export const READABLE = 0o755;

/** What every release makes anew; all else that was built (styles, scripts, pictures) is served beside it. */
export const RENDERED = /\.html$|^(?:sitemap\.xml|robots\.txt|site\.webmanifest)$/;

/**
 * Brotli at 5 takes a hundredth of the time of 11, and makes a page a tenth larger. The window is as large as the
 * largest page (256 kB, not 4 MB): all pages are compressed at once, and the process would keep that memory.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The address that the pages in `built` were rendered for; undefined where the site was not built. */
async function originOf(built: string): Promise<string | undefined> {
  const routes = await readFile(join(built, 'routes.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(routes) as { origin?: string }).origin;
}

/**
 * Writes the pages of the built site for the address that the site is served at (`PUBLIC_URL`), which was not known when
 * they were built: canonical links, sharing pictures, the sitemap and the data for search engines must never name another
 * host.
 * @param folder appears whole
 * @returns false where the pages name that address already: nothing is written
 */
export async function builtUnder(origin: string, built: string, folder: string): Promise<boolean> {
  const old = await originOf(built);
  if (old === undefined || old === origin) return false;
  await rm(folder, { recursive: true, force: true });
  const part = `${folder}.${randomUUID()}.part`;
  const names = (await readdir(built, { recursive: true })).filter((name) =>
    RENDERED.test(name.split(sep).join('/')),
  );
  await Promise.all(
    [...names, 'routes.json'].map(async (name) => {
      const page = (await readFile(join(built, name), 'utf8')).replaceAll(old, origin);
      await mkdir(dirname(join(part, name)), { recursive: true, mode: READABLE });
      await writeFile(join(part, name), page);
      await writeFile(join(part, `${name}.br`), await brotli(page, QUALITY));
      await writeFile(join(part, `${name}.gz`), await gzipped(page));
    }),
  );
  await writeFile(join(part, LIST), JSON.stringify(Object.fromEntries(names.map((name) => [name, '']))));
  await chmod(part, READABLE);
  await rename(part, folder).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true });
    // Another process was faster, with the same files.
    if (!existsSync(folder)) throw error;
  });
  return true;
}
