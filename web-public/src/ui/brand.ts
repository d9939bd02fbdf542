import type { SiteContent } from '../content';
import { MISSING_PICTURE, type PictureContent } from '../content/picture';

type UploadedPicture = PictureContent | undefined;
export type LogoFiles = { webp: string; png: string; width: number; height: number };

/** The frame in the header, in CSS pixels: as high as the factory's mark may be touched, and as wide as it with the brand. */
const FRAME = { width: 176, height: 44 };

/** Without its ending; undefined: there is none, or it is gone. */
const addressOf = (own: UploadedPicture): string | undefined =>
  own && own.img.src !== MISSING_PICTURE ? `/assets/${own.file}` : undefined;

/** The files of an own logo (`src/content/pictures/brand-files.ts`), with its size on a page. */
export function logoFiles(own: UploadedPicture): LogoFiles | undefined {
  const address = addressOf(own);
  if (own === undefined || address === undefined) return undefined;
  const { w, h } = own.img;
  const scale = Math.min(FRAME.width / w, FRAME.height / h);
  const sizeOf = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    webp: `${address}-logo.webp`,
    png: `${address}-logo.png`,
    width: sizeOf(w),
    height: sizeOf(h),
  };
}

type Logo = SiteContent['logo'];

/** What search engines are told of. */
export const logoAddress = (logo: Logo): string =>
  logoFiles(logo.light)?.png ?? versioned('/icon-512.png', logo);

/** The icons as phones and browsers ask for them, by what each is made of. */
const ICONS = {
  'favicon.ico': 'icon32',
  'apple-touch-icon.png': 'touch180',
  'icon-192.png': 'icon192',
  'icon-512.png': 'icon512',
  'icon-maskable-512.png': 'maskable512',
};

/** The files that stand in the place of the built icons; none: the factory's mark is shown. */
export function iconFiles({ icon, light }: Logo): { path: string; from: string }[] {
  const address = addressOf(icon) ?? addressOf(light);
  if (address === undefined) return [];
  return Object.entries(ICONS).map(([path, made]) => ({ path, from: `${address}-${made}.png` }));
}

/** Browsers keep icons for long: another icon has another address. */
export function versioned(address: string, logo: Logo): string {
  const [, version] = /([0-9a-f]{8})[0-9a-f]{24}-/.exec(iconFiles(logo)[0]?.from ?? '') ?? [];
  return version === undefined ? address : `${address}?v=${version}`;
}

/** The frame of a page, whose links lead to the own icons. */
export function withIcons(frame: string, logo: Logo): string {
  if (iconFiles(logo).length === 0) return frame;
  return frame
    .replace(/\s*<link rel="icon"[^>]* type="image\/svg\+xml"[^>]*>/, '')
    .replace(
      /href="(\/favicon\.ico|\/apple-touch-icon\.png)"/g,
      (_, address: string) => `href="${versioned(address, logo)}"`,
    );
}
