import { open } from 'node:fs/promises';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { FileBytes, FileEnded } from './file-bytes.js';
import { readJpeg } from './jpeg.js';
import { readPng } from './png.js';
import { damaged, NO_PICTURE, OTHERS, tooMuchWork, type Structure } from './structure.js';
import { readWebp } from './webp.js';

/** Largest picture decoded, in pixels: above any phone's camera. */
export const MAX_PIXELS = 50_000_000;
/** Longest side: every row costs something, however short it is. A long screenshot has 20,000. */
const MAX_SIDE = 32_767;
/** Nanoseconds that a byte of the file takes, however many pixels come of it. */
const FILE_BYTE_NS = 30;

/**
 * Reads the structure of a picture, without decoding it.
 * @param maxCostMs milliseconds of a processor's time that it may take
 * @returns about how many milliseconds of a processor's time it takes to decode
 * @throws ApiError 415 when it is no picture, 413 when it has too many pixels or takes too much work
 */
export async function inspect(path: string, maxCostMs: number): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { width, height, pixelNs } = await read(new FileBytes(file), await firstBytes(new FileBytes(file)));
    if (width === 0 || height === 0) throw damaged();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const cost = (width * height * pixelNs + size * FILE_BYTE_NS) / 1e6;
    if (Math.max(width, height) > MAX_SIDE || cost > maxCostMs) throw tooMuchWork();
    return cost;
  } catch (error) {
    throw error instanceof FileEnded ? damaged() : error;
  } finally {
    await file.close();
  }
}

export const tooManyPixels = () =>
  new ApiError(413, `The picture is larger than ${MAX_PIXELS / 1_000_000} megapixels.`);

const firstBytes = (bytes: FileBytes): Promise<string> =>
  bytes.take(12).then(
    (taken) => taken.toString('latin1'),
    () => '',
  );

/** JPEG FF D8 FF; PNG 89 "PNG" CR LF 1A LF; WebP "RIFF" size "WEBP". */
function read(bytes: FileBytes, first: string): Promise<Structure> {
  if (first.startsWith('\xff\xd8\xff')) return readJpeg(bytes);
  if (first.startsWith('\x89PNG\r\n\x1a\n')) return readPng(bytes);
  if (first.startsWith('RIFF') && first.slice(8) === 'WEBP') return readWebp(bytes);
  const other = OTHERS.find(([begins]) => begins.test(first));
  throw new ApiError(415, other?.[1] ?? NO_PICTURE);
}
