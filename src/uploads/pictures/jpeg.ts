import type { FileBytes } from './file-bytes.js';
import { damaged, tooMuchWork, type Structure } from './structure.js';

// Markers of ITU-T T.81, table B.1.
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP2 = 0xe2;
/** The frames that cameras and phones write: baseline, extended and progressive with Huffman codes. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** All others are lossless, hierarchical or arithmetic-coded; C4, C8 and CC are no frames. */
const isOtherFrame = (marker: number) =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** A profile may take 255 segments, and a camera's notes some more. */
const MAX_SEGMENTS = 2_000;

/** Nanoseconds that a pixel takes (structure.ts): once to decode, and once more for each scan. */
const PIXEL_NS = 25;
const SCAN_NS = 1;
/** CMYK is converted by way of a profile. */
const CMYK_NS = 130;
const PROFILE_NS = 25;

/** Walks the segments as libjpeg does, which reads up to the end of the image or of the file. */
export async function readJpeg(bytes: FileBytes): Promise<Structure> {
  bytes.skip(2);
  let frame: { width: number; height: number; channels: number } | undefined;
  let scans = 0;
  let profiled = false;
  for (let segments = 0; ; segments++) {
    if (segments > MAX_SEGMENTS) throw tooMuchWork();
    const marker = await nextMarker(bytes, scans > 0);
    if (marker === END_OF_IMAGE) break;
    const length = (await bytes.take(2)).readUInt16BE(0);
    if (length < 2 || isOtherFrame(marker)) throw damaged();
    if (FRAMES.has(marker)) {
      if (frame || length < 8) throw damaged();
      frame = frameOf(await bytes.take(6));
      bytes.skip(length - 8);
      continue;
    }
    if (marker === START_OF_SCAN) scans++;
    profiled ||= marker === APP2;
    bytes.skip(length - 2);
  }
  if (!frame || scans === 0) throw damaged();
  const { width, height, channels } = frame;
  const colour = (channels === 4 ? CMYK_NS : 0) + (profiled ? PROFILE_NS : 0);
  return { width, height, pixelNs: PIXEL_NS + scans * SCAN_NS + colour };
}

function frameOf(header: Buffer) {
  const bits = header[0];
  const channels = header[5] ?? 0;
  if (bits !== 8 || ![1, 3, 4].includes(channels)) throw damaged();
  return { height: header.readUInt16BE(1), width: header.readUInt16BE(3), channels };
}

/** The next marker that begins a segment; the end of the image where the file ends within a scan. */
async function nextMarker(bytes: FileBytes, inScan: boolean): Promise<number> {
  try {
    await bytes.skipPast(markerIn);
    return (await bytes.take(1))[0] ?? 0;
  } catch (error) {
    if (inScan) return END_OF_IMAGE;
    throw error;
  }
}

/** Where a marker's code stands: behind an FF, and neither a stuffed zero, another FF, a restart nor TEM. */
function markerIn(block: Buffer, from: number): number {
  for (let at = block.indexOf(0xff, from); at >= 0; at = block.indexOf(0xff, at + 1)) {
    const code = block[at + 1];
    if (code === undefined) return -1;
    if (code > 0x01 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at + 1;
  }
  return -1;
}
