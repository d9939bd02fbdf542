import morphdom from 'morphdom';
import { brand } from 'web-shared/palette';
import { keyOf } from '../../kit/form/tree';
import { parseFieldAddress, type FieldAddress } from '../field-address';

const ATTRIBUTE = 'data-field';
/** What can be pointed at is seen before it is clicked. */
const POINTED = `[${ATTRIBUTE}]:hover{outline:2px dashed ${brand.sea};outline-offset:2px;cursor:text}img[${ATTRIBUTE}]:hover{cursor:pointer}`;

/** Draws a page into a frame's document: what stays the same is left alone, with its pictures and its place. */
export function draw(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  // No script runs in the frame; without them the browser has nothing to refuse.
  for (const script of next.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  const style = next.createElement('style');
  style.textContent = POINTED;
  next.head.append(style);
  morphdom(page.documentElement, next.documentElement, {
    // The text that the reader is typing is newer than the rendered page.
    onBeforeElUpdated: (from, to) => !from.isContentEditable && !from.isEqualNode(to),
  });
}

/**
 * The marked element that was pointed at: the nearest around the target, or what lies under it, such as a picture under
 * its shade. A part without a field of its own leads to what is said beside it.
 */
export function markedAt(page: Document, { target, clientX, clientY }: MouseEvent): Element | undefined {
  const under = [target as Element, ...page.elementsFromPoint(clientX, clientY)];
  for (const element of under) {
    const found = element.closest(`[${ATTRIBUTE}]`);
    if (found) return found;
  }
  return undefined;
}

/** The nearest field to a part that has none: the first in the smallest surrounding element that has any. */
export function markedBeside(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const found = around.querySelector(`[${ATTRIBUTE}]`);
    if (found) return around.tagName === 'BODY' ? undefined : found;
  }
  return undefined;
}

export const fieldAddressOf = (element: Element): FieldAddress =>
  parseFieldAddress(element.getAttribute(ATTRIBUTE) ?? '');

const SHOWN_MS = 1_600;

/**
 * Brings what a field says into sight and frames it for a moment: itself, or where it is said by no text of its own,
 * such as a price, what its group says.
 */
export function showField(page: Document, { piece, path }: FieldAddress): void {
  const marked = [...page.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}^="${CSS.escape(piece)}:"]`)];
  const visible = marked.filter(isVisible);
  const is = (key: string) => (element: Element) => element.getAttribute(ATTRIBUTE) === `${piece}:${key}`;
  const isUnder = (key: string) => (element: Element) =>
    element.getAttribute(ATTRIBUTE)?.startsWith(`${piece}:${key}.`) ?? false;
  const group = path.slice(0, -1);
  const found =
    visible.find(is(keyOf(path))) ??
    visible.find(isUnder(keyOf(path))) ??
    (group.length > 0 ? visible.find(isUnder(keyOf(group))) : undefined);
  if (!found) return;
  // Only the frame is scrolled. `scrollIntoView` would scroll the editor around it too, and move a button between the
  // press that focused it and the release: its click would be lost.
  const { top, height } = found.getBoundingClientRect();
  const { scrollingElement } = page;
  if (scrollingElement) scrollingElement.scrollTop += top + height / 2 - scrollingElement.clientHeight / 2;
  frame(found);
}

function frame({ style }: HTMLElement): void {
  style.outline = `3px solid ${brand.sea}`;
  style.outlineOffset = '4px';
  setTimeout(() => {
    style.outline = '';
    style.outlineOffset = '';
  }, SHOWN_MS);
}

/** Whether an element is visible; a closed menu is not. */
const isVisible = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
