import type { FormTexts } from '../content/forms/form-texts';

type Group = keyof FormTexts;

/** Words that one island or another asks for; every other group goes with every page that has an island. */
const TEXTS_OF_ISLANDS: Record<string, readonly Group[]> = {
  calculator: ['calculatorTexts'],
  'find-ticket': ['ticketTexts'],
  group: ['groupTexts', 'proofTexts', 'waitingTexts'],
  'my-registration': ['groupTexts', 'ownTexts', 'ticketTexts'],
  registration: ['proofTexts', 'waitingTexts'],
  ticket: ['groupTexts', 'ownTexts', 'proofTexts', 'ticketTexts'],
  waiting: ['ticketTexts', 'waitingTexts'],
};
const OF_SOME = new Set(Object.values(TEXTS_OF_ISLANDS).flat());

/**
 * The words that the islands of a page may ask for. All of them are 5 kB of Brotli: the home page would not come with
 * the first packets of its line (14 kB), and everything after it a round trip later.
 */
export function textsOf(texts: FormTexts, islands: readonly string[]): Partial<FormTexts> {
  const own = new Set(islands.flatMap((name) => TEXTS_OF_ISLANDS[name] ?? []));
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !OF_SOME.has(name as Group) || own.has(name as Group)),
  );
}
