import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** Small files that are much work, or much memory, to decode. Each is a valid picture, or close to one. */

const marker = (code: number, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Bits, first to last, as a JPEG scan holds them: filled up with ones, a zero after each 0xFF. */
function scanBytes(bits: string): Buffer {
  const bytes = (bits + '1'.repeat((8 - (bits.length % 8)) % 8)).match(/.{8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [255, 0] : [parseInt(byte, 2)])));
}

/** A Huffman table whose only code, `0`, is this symbol. */
const oneSymbol = (table: number, symbol: number) =>
  marker(0xc4, Buffer.from([table, 1, ...Array<number>(15).fill(0), symbol]));

const scan = (first: number, last: number, data: Buffer) =>
  Buffer.concat([marker(0xda, Buffer.from([1, 1, 0, first, last, 0])), data]);

/** A grey progressive JPEG of `side` × `side` pixels: one scan of nothing, then `scans` empty ones over all of it. */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(side, 1);
  frame.writeUInt16BE(side, 3);
  // "End of band" for up to 32,767 blocks: the code, then 14 bits that say how many more than 16,384.
  let runs = '';
  for (let left = blocks; left > 0; left -= 32_767) runs += `0${'1'.repeat(14)}`;
  const empty = scan(1, 63, scanBytes(runs));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    marker(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    marker(0xc2, frame),
    oneSymbol(0x00, 0),
    oneSymbol(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array<Buffer>(scans).fill(empty),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const chunk = (type: string, data: Buffer = Buffer.alloc(0)): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(8);
  out.writeUInt32BE(data.length);
  out.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([out.subarray(0, 4), body, out.subarray(4)]);
};

export interface PngShape {
  width: number;
  height: number;
  /** Bits of a channel. */
  depth?: 1 | 8 | 16;
  /** 0 grey, 2 colours, 6 colours and transparency. */
  colour?: 0 | 2 | 6;
  interlaced?: boolean;
  /** Put before the pixels. */
  extra?: Buffer[];
}

const CHANNELS = { 0: 1, 2: 3, 6: 4 };
/** x and y of the first pixel, then the steps, of each of Adam7's passes. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of zeros, which compress a thousandfold. */
export async function png({
  width,
  height,
  depth = 8,
  colour = 0,
  interlaced = false,
  extra = [],
}: PngShape) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const rowBytes = (pixels: number) => 1 + Math.ceil((pixels * CHANNELS[colour] * depth) / 8);
  const passes = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  const size = passes
    .map(([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const)
    .reduce((sum, [w, h]) => sum + (w > 0 ? h * rowBytes(w) : 0), 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', await zeros(size)),
    chunk('IEND'),
  ]);
}

async function zeros(size: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const out: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => out.push(bytes));
  const done = new Promise((resolve, reject) => deflate.once('end', resolve).once('error', reject));
  const block = Buffer.alloc(1 << 20);
  for (let left = size; left > 0; left -= block.length)
    if (!deflate.write(block.subarray(0, Math.min(left, block.length))))
      await new Promise((resolve) => deflate.once('drain', resolve));
  deflate.end();
  await done;
  return Buffer.concat(out);
}

/** So many compressed comments, each of `bytes` once it is opened. */
export function comments(count: number, bytes: number): Buffer[] {
  const data = Buffer.concat([Buffer.from('c\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 32))]);
  return Array<Buffer>(count).fill(chunk('zTXt', data));
}
