import type { FileBytes } from './file-bytes.js';
import { damaged, tooMuchWork, type Structure } from './structure.js';

const SIGNATURE_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Some programs write a chunk for every kilobyte or so. */
const MAX_CHUNKS = 10_000;
/** Notes and a colour profile may be compressed, and libpng opens each, up to 8 MB. */
const COMPRESSED = new Set(['zTXt', 'iTXt', 'iCCP']);
const MAX_COMPRESSED = 8;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Nanoseconds (structure.ts) of a pixel, and of each of its bytes: to inflate, to unfilter, to scale down. */
const PIXEL_NS = 5;
const BYTE_NS = 5;

export async function readPng(bytes: FileBytes): Promise<Structure> {
  bytes.skip(SIGNATURE_BYTES);
  const header = await bytes.take(8);
  if (header.toString('latin1', 4) !== 'IHDR' || header.readUInt32BE(0) !== 13) throw damaged();
  const fields = await bytes.take(13);
  bytes.skip(CHECKSUM_BYTES);
  await countChunks(bytes);
  const [bits = 0, colour = 0, , , interlaced] = fields.subarray(8);
  const pixelBytes = ((CHANNELS[colour] ?? 4) * bits) / 8;
  return {
    width: fields.readUInt32BE(0),
    height: fields.readUInt32BE(4),
    // An interlaced picture is kept in memory whole, and gone over seven times.
    pixelNs: PIXEL_NS + BYTE_NS * pixelBytes * (interlaced ? 2 : 1),
  };
}

async function countChunks(bytes: FileBytes): Promise<void> {
  let compressed = 0;
  for (let chunks = 0; ; chunks++) {
    const head = await bytes.take(8);
    const type = head.toString('latin1', 4);
    if (type === 'IEND') return;
    if (COMPRESSED.has(type)) compressed++;
    if (chunks > MAX_CHUNKS || compressed > MAX_COMPRESSED) throw tooMuchWork();
    bytes.skip(head.readUInt32BE(0) + CHECKSUM_BYTES);
  }
}
