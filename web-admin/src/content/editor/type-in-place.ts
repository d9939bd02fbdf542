const SPACES = /[\s\u00a0]+/g;

/** Whether an element shows a text and nothing else, letter by letter: then it can be typed there. */
export const isShownBy = (element: Element, value: unknown): element is HTMLElement =>
  typeof value === 'string' &&
  element.tagName !== 'IMG' &&
  element.childElementCount === 0 &&
  element.textContent.replace(SPACES, ' ').trim() === value.replace(SPACES, ' ').trim();

/**
 * Lets somebody type where they clicked. `Enter`, `Escape` and leaving end it.
 * @param element one that `isShownBy` its text
 */
export function typeInPlace(element: HTMLElement, at: MouseEvent, onInput: (text: string) => void): void {
  if (element.isContentEditable) return;
  const page = element.ownerDocument;
  element.setAttribute('contenteditable', 'plaintext-only');
  // Browsers that do not know it.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  putCaret(page, at);
  const given = new AbortController();
  const { signal } = given;
  const end = () => {
    given.abort();
    element.removeAttribute('contenteditable');
  };
  element.addEventListener('input', () => onInput(textOf(element)), { signal });
  element.addEventListener('blur', end, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      element.blur();
    },
    { signal },
  );
}

/** Browsers write a last or second space as one that does not break. */
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ').replace(/\s*\n\s*/g, ' ');

function putCaret(page: Document, { clientX, clientY }: MouseEvent): void {
  const at = page.caretPositionFromPoint?.(clientX, clientY);
  if (at) page.getSelection()?.collapse(at.offsetNode, at.offset);
}
