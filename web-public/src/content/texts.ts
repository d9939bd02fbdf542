import type { FormTexts } from './forms/form-texts';

/**
 * The words of forms and other parts with script. They are content and may change with any release, so no script holds
 * them: in the browser they are read from the page, which carries them as inert JSON, and elsewhere from the release
 * that is being rendered.
 */
export const TEXTS_ID = 'texts';

let given: FormTexts | undefined;

/** Before a page is rendered, and in tests. */
export function giveTexts(texts: FormTexts): void {
  given = texts;
}

function texts(): FormTexts {
  if (given) return given;
  const json = typeof document === 'undefined' ? null : document.getElementById(TEXTS_ID)?.textContent;
  if (!json) throw new Error('The words of the forms were asked for before they were given');
  return (given = JSON.parse(json) as FormTexts);
}

/** A group whose words are looked up when they are used: the file that imports it may be loaded before they are given. */
function group<Name extends keyof FormTexts>(name: Name): FormTexts[Name] {
  return new Proxy({} as FormTexts[Name], {
    get: (_, key) => Reflect.get(texts()[name], key) as unknown,
  });
}

export const messages = group('messages');
export const toasts = group('toasts');
export const consentTexts = group('consentTexts');
export const callTexts = group('callTexts');
export const draftTexts = group('draftTexts');
export const errorPageTexts = group('errorPageTexts');
export const buttons = group('buttons');
export const labels = group('labels');
export const placeholders = group('placeholders');
export const phoneTexts = group('phoneTexts');
export const inquiryTexts = group('inquiryTexts');
export const registrationTexts = group('registrationTexts');
export const groupTexts = group('groupTexts');
export const priceTexts = group('priceTexts');
export const proofTexts = group('proofTexts');
export const ticketTexts = group('ticketTexts');
export const waitingTexts = group('waitingTexts');
export const ownTexts = group('ownTexts');
export const calculatorTexts = group('calculatorTexts');
export const partTexts = group('partTexts');
