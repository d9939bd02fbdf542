import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.js';
import { Semaphore } from './semaphore.js';

/** Largest file taken in, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** Largest picture decoded, in pixels: above any phone's camera, and 200 MB of memory at most. */
const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept: a receipt stays legible. */
const MAX_SIDE = 2_400;

const NO_PICTURE = 'Upload a JPEG, PNG or WebP picture.';

// Only these decoders may ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});
sharp.cache(false);
sharp.concurrency(1);

/** Pictures decoded at the same time, and uploads that may wait for their turn. */
const turns = new Semaphore(2, 40);

/**
 * Decodes the picture at `source` whole and writes it anew as a JPEG to `target`: no EXIF, no position, no bytes of
 * the sender's survive.
 * @throws ApiError 415 when it is no picture, 413 when it has too many pixels, 503 when too many are waiting
 */
export async function reencode(source: string, target: string): Promise<void> {
  if (!hasSignature(await firstBytes(source))) throw new ApiError(415, NO_PICTURE);
  await turns.take(async () => {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    try {
      const { width, height } = await picture.metadata();
      if (width * height > MAX_PIXELS) throw tooManyPixels();
      await picture
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toFile(target);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (/pixel limit/i.test(String(error))) throw tooManyPixels();
      if (isFault(error)) throw error;
      throw new ApiError(415, `The picture is damaged. ${NO_PICTURE}`);
    }
  });
}

const tooManyPixels = () =>
  new ApiError(413, `The picture is larger than ${MAX_PIXELS / 1_000_000} megapixels.`);

/** Ours rather than the picture's: no space, no permission, no memory. */
const isFault = (error: unknown): boolean =>
  /no space left|permission denied|out of memory|unable to open|system error/i.test(String(error));

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** JPEG FF D8 FF; PNG 89 "PNG" CR LF 1A LF; WebP "RIFF" size "WEBP". */
export function hasSignature(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
  );
}
