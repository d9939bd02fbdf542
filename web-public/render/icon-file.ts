/** A PNG of 32 pixels as the file that browsers ask for by themselves: a head of 22 bytes, and the PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export const iconFile = (path: string, png: Buffer): Buffer => (path.endsWith('.ico') ? icoOf(png) : png);
