import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Which files name the address of the site. */
export const NAMES_ORIGIN = /\.(?:html|xml|txt)$/;

/** Brotli at 5 takes a hundredth of the time of 11, and makes a page a tenth larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A page under the address that the site is served at (`PUBLIC_URL`), which was not known when it was built: canonical
 * links, sharing pictures, the sitemap and the data for search engines must never name another host.
 */
export function underOwnOrigin(body: Buffer, built: string, own: string) {
  const page = Buffer.from(body.toString().replaceAll(built, own));
  return { identity: page, br: brotliCompressSync(page, QUALITY), gzip: gzipSync(page) };
}
