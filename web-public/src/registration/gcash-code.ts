import type { EventContent } from '../content';

type Qr = NonNullable<EventContent['payment']['gcash']['qr']>;

/** Where the code of a typed text is drawn to when the site is built. */
export const TYPED_CODE = '/pay/gcash.svg';

/** The address of the picture to scan. */
export const gcashCode = (qr: Qr) => ('picture' in qr ? qr.picture.img.src : TYPED_CODE);
