import type { Sharp } from 'sharp';

/** The ground of the pages: --color-paper in web-public/src/app/styles/app.css. */
export const PAPER = '#fbf8f2';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Three times the frame of the header, and what search engines are told of, at least 112 pixels high (web-public/src/ui/brand.ts). */
const LOGOS = { webp: { width: 600, height: 180 }, png: { width: 1200, height: 360 } };
/** The frame of a letterhead; mails carry it twice as large, in few colors: each of thousands weighs that much more. */
const LETTERHEAD = { width: 176, height: 44 };
/** A logo so wide that it would be lower than that in the frame is wider than it, up to what a phone shows. */
const LOW = { width: 320, height: 18 };

/** How large a logo stands at the head of a mail. */
export function letterSize(width: number, height: number): { width: number; height: number } {
  const within = (frame: typeof LETTERHEAD) => Math.min(frame.width / width, frame.height / height);
  const scale = Math.max(within(LETTERHEAD), within(LOW));
  const sizeOf = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: sizeOf(width), height: sizeOf(height) };
}
/** Icons on a ground of their own are cut by the system, which leaves so much of the middle in sight. */
const INNER = { touch: 0.84, maskable: 0.64 };

/** `0f…-logo.webp`, `0f…-letter.png`, `0f…-icon192.png`: no other is made, so that a stranger fills no disk with the rest. */
const BRAND =
  /^[0-9a-f]{32}-(?:logo\.(webp|png)|(letter)\.png|(?:(icon)(32|192|512)|(touch)(180)|(maskable)(512))\.png)$/;

export const isBrand = (file: string): boolean => BRAND.test(file);

/** Draws a logo or an icon from an uploaded picture; its ground stays transparent where the picture is. */
export async function drawBrand(picture: Sharp, file: string, target: string): Promise<void> {
  const [, logo, letter, ...icons] = BRAND.exec(file) ?? [];
  if (letter !== undefined) {
    const drawn = await picture.metadata();
    const { width, height } = letterSize(drawn.width, drawn.height);
    const small = picture.resize({ width: 2 * width, height: 2 * height, fit: 'inside' });
    return void (await small.png({ palette: true }).toFile(target));
  }
  const [icon = '', side] = icons.filter((part) => part !== undefined);
  if (logo === 'webp' || logo === 'png') {
    const small = picture.resize({ ...LOGOS[logo], fit: 'inside', withoutEnlargement: true });
    await (logo === 'webp' ? small.webp({ quality: 92, smartSubsample: true }) : small.png()).toFile(target);
    return;
  }
  const size = Number(side);
  if (icon === 'icon') return void (await within(picture, size, size, CLEAR).png().toFile(target));
  const { width = 1, height = 1, hasAlpha } = await picture.metadata();
  const isWhole = !hasAlpha && Math.abs(width / height - 1) < 0.05;
  const inner = isWhole ? size : Math.round(size * INNER[icon as keyof typeof INNER]);
  await within(picture.flatten({ background: PAPER }), inner, size, PAPER)
    .png()
    .toFile(target);
}

/** In the middle of a square. */
function within(picture: Sharp, inner: number, size: number, background: string | typeof CLEAR): Sharp {
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return picture
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
}
