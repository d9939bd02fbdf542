import { proofTexts } from '../../content/texts';

export const PROOF_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/** A proof that can be sent, or why a file cannot be one, in a sentence. */
export type PickedProof = { file: File; problem?: never } | { problem: string; file?: never };

/**
 * Looks into a file, since its name may lie: the server takes JPEG, PNG and WebP. An iPhone's HEIC is converted where
 * the browser can read it.
 */
export async function readProof(file: File): Promise<PickedProof> {
  if (file.size === 0) return { problem: proofTexts.empty };
  const type = typeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (type === 'image/heic') return convertHeic(file);
  if (file.size > PROOF_MAX_BYTES) return { problem: proofTexts.tooLarge };
  return type ? { file } : { problem: proofTexts.wrongType };
}

/** What the first bytes say. */
export function typeOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n')) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp';
  return /^[^]{4}ftyp(hei|hev|mif1|msf1)/.test(text) ? 'image/heic' : undefined;
}

/** Safari reads HEIC; a receipt stays readable at this many pixels. */
const LONGEST_SIDE = 3000;

async function convertHeic(file: File): Promise<PickedProof> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (jpeg) return { file: new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) };
  } catch {
    // This browser cannot read HEIC.
  }
  return { problem: proofTexts.heic };
}
