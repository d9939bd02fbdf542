import { useSettled } from 'web-shared/useSettled';
import type { GuestMail } from '../api/types';
import { useCall } from '../api/useCall';
import { AFTER_MS } from '../letters/letters';

/** What is written, as the form holds it. */
export interface Letter {
  who: GuestMail['who'];
  recipients: GuestMail['recipients'];
  church_name: string;
  ministry: string;
  payment_mode: string;
  subject: string;
  words: string;
}

export const NO_LETTER: Letter = {
  who: 'all',
  recipients: 'each',
  church_name: '',
  ministry: '',
  payment_mode: '',
  subject: '',
  words: '',
};

/** The letter as the API takes it, with the filters that are set. */
export function toFields({ who, recipients, subject, words, ...filter }: Letter) {
  const given = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return { who, recipients, subject, words, filter: Object.fromEntries(given) };
}

/** What it looks like and whom it reaches, a moment after the last key. Without words, only whom. */
export function useGuestMailPreview(event: string, letter: Letter) {
  const settled = useSettled(letter, AFTER_MS);
  const blank = settled.subject.trim() === '' || settled.words.trim() === '';
  const shown = blank ? { ...settled, subject: '–', words: '–' } : settled;
  const { data, error } = useCall(
    ['guest-mail-preview', event, shown],
    (api, signal) => api.previewGuestMail(event, toFields(shown), signal),
    { placeholderData: (before) => before },
  );
  return { preview: data, error, blank, isCurrent: settled === letter };
}

/** Characters of an SMS of 160; any other makes it one of 70. Those in the second line count twice. */
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}\\[\]~|€]*$/;
const TWICE = /[\^{}\\[\]~|€]/g;

/** How many parts an SMS of this text has. */
export function smsParts(text: string): number {
  const isGsm = GSM.test(text);
  const length = isGsm ? text.length + (text.match(TWICE)?.length ?? 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}
