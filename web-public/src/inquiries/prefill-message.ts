/**
 * Words that another part of the page puts into the inquiry form's message: a computation, a wish for a viewing. The
 * form may be awake already or wake later, so the last words also wait here.
 */
let waiting: string | undefined;
const EVENT = 'ask';

/** Puts `words` into the message of the page's inquiry form, and brings the form into view. */
export function prefillMessage(words: string): void {
  waiting = words;
  dispatchEvent(new Event(EVENT));
  const form = document.getElementById('inquire');
  form?.scrollIntoView({ block: 'start' });
  form?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
}

/** Calls `take` with words that wait now or come later. @returns what ends it */
export function onPrefill(take: (words: string) => void): () => void {
  const listen = () => {
    if (waiting === undefined) return;
    const words = waiting;
    waiting = undefined;
    take(words);
  };
  listen();
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
