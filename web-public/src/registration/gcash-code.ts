import type { EventContent } from '../content';

type Qr = NonNullable<EventContent['payment']['gcash']['qr']>;

/** Where the code of a typed text is drawn to when the site is rendered: each event may be paid to another account. */
export const typedCode = (slug: string) => `/pay/${slug}.svg`;

/** The address of the picture to scan. */
export const gcashCode = (qr: Qr, slug: string) => ('picture' in qr ? qr.picture.img.src : typedCode(slug));
