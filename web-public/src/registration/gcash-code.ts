import type { EventContent } from '../content';

type Qr = NonNullable<EventContent['payment']['gcash']['qr']>;

/**
 * Where the code of a typed text is drawn to when the site is rendered: each event may be paid to another account. A PNG,
 * since it is also saved: no gallery shows SVG.
 */
export const typedCode = (slug: string) => `/pay/${slug}.png`;

/** The address of the picture to scan. */
export const gcashCode = (qr: Qr, slug: string) => ('picture' in qr ? qr.picture.img.src : typedCode(slug));

/** What it is called once it is saved: by its own kind, or the gallery would not know it. */
export const savedAs = (address: string) => `pay${/\.\w+$/.exec(address)?.[0] ?? '.png'}`;
