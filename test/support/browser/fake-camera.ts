import { writeFileSync } from 'node:fs';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';

/** Pictures a second, as Chromium plays a file of JPEGs. */
const RATE = 30;

/** What the camera sees, and for how long. */
export interface Scene {
  /** Left out: nobody holds a ticket up. */
  code?: string;
  seconds: number;
}

/** A ticket on a telephone that is held up at a slant: grey around it, not all of the picture, a little blurred. */
async function frame(code: string | undefined): Promise<Buffer> {
  const hall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#6f6a60' } });
  if (code === undefined) return hall.jpeg({ quality: 80 }).toBuffer();
  const qr = await toBuffer(code, { width: 300, margin: 3, errorCorrectionLevel: 'M' });
  const held = await sharp(qr).rotate(8, { background: '#f4f1ea' }).blur(0.6).png().toBuffer();
  return hall
    .composite([{ input: held }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Writes a film of tickets for Chromium's fake camera, which plays it again and again. */
export async function filmTickets(file: string, scenes: readonly Scene[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const { code, seconds } of scenes) {
    const picture = await frame(code);
    frames.push(...Array.from({ length: Math.round(seconds * RATE) }, () => picture));
  }
  writeFileSync(file, Buffer.concat(frames));
}

export const cameraFlags = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
  '--autoplay-policy=no-user-gesture-required',
];
