import type { Event } from '../events/event.entity.js';
import { exactQrPh, isQrPh } from '../events/qr-ph.js';

/** Douglas Crockford's base 32: without I, L, O and U, which are misread or spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
/** Characters of an id that its last 40 bits take: a number holds 53. */
const HEX_DIGITS = 10;

/**
 * The short code of a registration, for people and for the message of a payment: eight letters and digits of the
 * random end of its id. Kept equal to `registration_code()` of the database (a test compares them).
 * Two of 30,000 registrations share one in one of 2,400 cases, so it finds and never decides.
 */
export function registrationCode(id: string): string {
  let bits = Number.parseInt(id.replaceAll('-', '').slice(-HEX_DIGITS), 16);
  let code = '';
  for (let length = 0; length < CODE_LENGTH; length++) {
    code = `${LETTERS[bits % 32]}${code}`;
    bits = Math.floor(bits / 32);
  }
  return code;
}

/** The code as it was meant: O is 0, I and L are 1. @returns undefined where it cannot be one */
export function asCode(word: string): string | undefined {
  const code = word.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}

/** All words of a text that may be codes: the message of a payment, or what was read from a picture. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/[^0-9A-Za-z]+/).flatMap((word) => asCode(word) ?? [])),
];

/**
 * pngjs's own choices take colours with transparency and try each filter on each line, 19 ms for a code of 512 pixels.
 * Its lines are grey and mostly the one above again: filter 2 (PNG specification, 9.2) takes 11 ms and half the bytes.
 * `qrcode` passes them on, though its types do not know them.
 */
const GREY_AND_REPEATED = { colorType: 0, filterType: 2 } as { deflateLevel?: number };

/**
 * The link as a QR code, with the quiet zone that scanners need.
 * @param width of the PNG, in pixels
 */
export async function drawQrCode(link: string, width: number): Promise<Buffer> {
  // The library is loaded with the first code, so that the start does not wait for it.
  const { toBuffer } = await import('qrcode');
  const options = { type: 'png', width, margin: 4, errorCorrectionLevel: 'M' } as const;
  return toBuffer(link, { ...options, rendererOpts: GREY_AND_REPEATED });
}

/** So many are kept, of some 2 kB each. */
const KEPT = 500;
const pictures = new Map<string, Promise<Buffer>>();

/**
 * The same, kept: whoever has one link of a ticket may ask for its picture as often as they like, and drawing it takes ten
 * times what any other answer takes. One that could not be drawn is drawn for the next who asks.
 */
export function keptQrCode(text: string, width: number): Promise<Buffer> {
  const key = `${width} ${text}`;
  const kept = pictures.get(key);
  if (kept) return kept;
  const drawn = drawQrCode(text, width);
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  const [oldest] = pictures.keys();
  if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
  return drawn;
}

/** Wide enough that a wallet reads it from the gallery of a phone. */
const WIDTH = 720;

/** Whether a registration has a code of its own to pay with. @param owed what is still to be paid, in centavos */
export const hasPayCode = (
  { gcash_qr, gcash_exact }: Pick<Event, 'gcash_qr' | 'gcash_exact'>,
  owed: number,
): boolean => gcash_exact && owed > 0 && gcash_qr !== null && isQrPh(gcash_qr);

/** The address of the picture. The sum is in it, so that no cached older picture is shown once a part is paid. */
export const payCodePath = (uuid: string, owed: number): string =>
  `/api/v1/delegates/uuid/${uuid}/pay.png?amount=${owed}`;

/** The event's QR Ph code with what is owed and the registration's short code in it, as a PNG. */
export const drawPayCode = (gcash_qr: string, owed: number, registration_id: string): Promise<Buffer> =>
  keptQrCode(exactQrPh(gcash_qr, owed, registrationCode(registration_id)), WIDTH);
