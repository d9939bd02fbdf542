import type { Event } from '../../events/event.entity.js';
import { exactQrPh, isQrPh } from '../../events/qr-ph.js';
import { registrationCode } from './code.js';
import { drawQrCode } from './qr-code.js';

/** Wide enough that a wallet reads it from the gallery of a phone. */
const WIDTH = 720;

/** Whether a registration has a code of its own to pay with. @param owed what is still to be paid, in centavos */
export const hasPayCode = (
  { gcash_qr, gcash_exact }: Pick<Event, 'gcash_qr' | 'gcash_exact'>,
  owed: number,
): boolean => gcash_exact && owed > 0 && gcash_qr !== null && isQrPh(gcash_qr);

/** Of the page that shows it; the sum is in it, so that no older picture stands for it once a part is paid. */
export const payCodePath = (uuid: string, owed: number): string =>
  `/api/v1/delegates/uuid/${uuid}/pay.png?amount=${owed}`;

/** The event's QR Ph code with what is owed and the registration's short code in it, as a PNG. */
export const drawPayCode = (gcash_qr: string, owed: number, registration_id: string): Promise<Buffer> =>
  drawQrCode(exactQrPh(gcash_qr, owed, registrationCode(registration_id)), WIDTH);
