import { ApiError } from '../../platform/http/errors/api-error.js';
import type { FileBytes } from './file-bytes.js';
import { ANIMATED, damaged, type Structure } from './structure.js';

/** Bytes of "RIFF", the size, "WEBP". */
const RIFF_BYTES = 12;
const ANIMATION_FLAG = 0x02;
/** Nanoseconds that a pixel takes (structure.ts); the lossless kind is the slower one. */
const PIXEL_NS = 35;

/** The size stands in the first chunk: https://developers.google.com/speed/webp/docs/riff_container */
export async function readWebp(bytes: FileBytes): Promise<Structure> {
  bytes.skip(RIFF_BYTES);
  const type = (await bytes.take(8)).toString('latin1', 0, 4);
  const head = await bytes.take(10);
  if (type === 'VP8X' && ((head[0] ?? 0) & ANIMATION_FLAG) !== 0) throw new ApiError(415, ANIMATED);
  return { ...sizeOf(type, head), pixelNs: PIXEL_NS };
}

function sizeOf(type: string, head: Buffer): { width: number; height: number } {
  if (type === 'VP8X') return { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ') return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L') throw damaged();
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
