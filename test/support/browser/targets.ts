import type { Page } from 'playwright-core';

/**
 * What a finger must hit and is less than 44 px high, one line each. Links within a sentence are as high as their line
 * (WCAG 2.5.5 leaves them out); a control counts with its label, and with an `::after` that widens it.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    const height = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const reached = [element, ...labels].map((part) => part.getBoundingClientRect().height);
      const after = getComputedStyle(element, '::after');
      const wider = after.content !== 'none' && after.position === 'absolute' ? parseFloat(after.height) : 0;
      return Math.max(...reached, Number.isNaN(wider) ? 0 : wider);
    };
    return [
      ...document.querySelectorAll('a[href], button, select, textarea, summary, input:not([type=hidden])'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { width, right, bottom } = element.getBoundingClientRect();
        return width > 1 && right > 0 && bottom > 0;
      })
      .filter((element) => !inSentence(element) && Math.round(height(element)) < 44)
      .map((element) => `${Math.round(height(element))} px: ${element.outerHTML.slice(0, 160)}`);
  });
