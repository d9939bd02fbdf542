import { create } from 'qrcode';
import sharp from 'sharp';

/** Whether a picture is the QR code of a text: every module is compared, at any size and margin. */
export async function showsQrCode(png: Buffer, text: string): Promise<boolean> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const trimmed = await sharp(png).trim().toBuffer();
  const pixels = await sharp(trimmed)
    .resize(size * 5, size * 5, { kernel: 'nearest', fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const isDark = (row: number, column: number) =>
    (pixels[(row * 5 + 2) * size * 5 + column * 5 + 2] ?? 255) < 128;
  return [...data].every((dark, i) => isDark(Math.floor(i / size), i % size) === Boolean(dark));
}
