import { brand } from 'web-shared/palette';
import morphdom from 'morphdom';

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Draws a page into a frame's document: what stays the same is left alone, with its pictures and its place. */
export function draw(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  // No script runs in the frame; without them the browser has nothing to refuse.
  for (const script of next.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  morphdom(page.documentElement, next.documentElement, {
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
}

/** A text of the content as a pattern for the page: `{brand}` stands for whatever it is. */
export const patternOf = (words: string): RegExp =>
  new RegExp(
    `^${spaced(words)
      .replace(/[.*+?^$|()[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+?')
      .replace(/[{}]/g, '\\$&')}$`,
  );

const SHOWN_MS = 1_600;

/** Brings a text, or a picture with these words, into sight and frames it for a moment. @returns whether it is there */
export function isDrawn(page: Document, words: string): boolean {
  const wanted = spaced(words);
  if (wanted === '') return false;
  const pattern = patternOf(wanted);
  const walker = page.createTreeWalker(page.body, 1 /* NodeFilter.SHOW_ELEMENT */);
  let found: HTMLElement | undefined;
  while (walker.nextNode()) {
    const element = walker.currentNode as HTMLElement;
    const text = element.tagName === 'IMG' ? (element.getAttribute('alt') ?? '') : element.textContent;
    if (text.length < wanted.length * 4 + 200 && pattern.test(spaced(text)) && isVisible(element))
      found = element;
    else if (found && !found.contains(element)) break;
  }
  if (!found) return false;
  // Only the frame is scrolled. `scrollIntoView` would scroll the editor around it too, and move a button between the
  // press that focused it and the release: its click would be lost.
  const { top, height } = found.getBoundingClientRect();
  const { scrollingElement } = page;
  if (scrollingElement) scrollingElement.scrollTop += top + height / 2 - scrollingElement.clientHeight / 2;
  const { style } = found;
  style.outline = `3px solid ${brand.sea}`;
  style.outlineOffset = '4px';
  setTimeout(() => {
    style.outline = '';
    style.outlineOffset = '';
  }, SHOWN_MS);
  return true;
}

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;
