import type { Locator, Page } from 'playwright-core';
import { FIELDS } from '../../../web-shared/api/fields';

interface Asked {
  name: string;
  label: string;
  isRequired: boolean;
  choices?: readonly { id: string; name: string }[];
}

const choicesOf = (fields: readonly Asked[]) =>
  fields.flatMap(({ name, label, isRequired, choices: [first] = [] }) =>
    isRequired && first ? [{ name, label, first }] : [],
  );
const OF_DELEGATES = choicesOf(FIELDS.delegates);
const OF_ALL = [...OF_DELEGATES, ...choicesOf(FIELDS.inquiries)];

/** A field of the back office with the star of those that must be given; MUI hides its input behind what it draws. */
const STARRED = '.MuiFormControl-root:has(.MuiFormLabel-root [aria-hidden="true"]) input';

/** Where a choice is still open, on the site and in the back office. */
const openOf = (page: Page, { name, first }: (typeof OF_ALL)[number]): Locator => {
  const select = `select:is(:required, [aria-required="true"]):has(option[value="${first.id}"])`;
  return page.locator(`${select}:has(option[value=""]:checked), ${STARRED}[name="${name}"][value=""]`);
};

/** Chooses as a browser fills in what it has kept, and leaves the focus where it is; not on the site where nothing is typed yet. */
function choose(controls: (SVGElement | HTMLElement)[], value: string): void {
  // What a page shows at Back is for the browser to put back.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') return;
  for (const control of controls) {
    const isSelect = control instanceof HTMLSelectElement;
    const around = control.closest('li [role=group], dialog, form') ?? document;
    const typed = [...around.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')];
    if (isSelect && typed.every((input) => input.value === '')) continue;
    const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Makes all choices that are open now. */
export async function makeRequiredChoices(page: Page): Promise<void> {
  for (const choice of OF_ALL) await openOf(page, choice).evaluateAll(choose, choice.first.id);
}

/**
 * Choices that must be made by declaration (`isRequired`): the first is taken wherever a form asks for one, before Playwright acts
 * there, so that a new one breaks no suite that is about something else. What is done by keys alone makes them at its time.
 */
export async function makesRequiredChoices(page: Page): Promise<void> {
  for (const choice of OF_ALL)
    await page.addLocatorHandler(openOf(page, choice).first(), () => makeRequiredChoices(page), {
      noWaitAfter: true,
    });
}

/** From one to the next by keys, where the first of them has the focus. */
export async function chooseByKeys(page: Page): Promise<void> {
  for (const _ of OF_DELEGATES) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
  }
}

/** A delegate in a table that is pasted: further heads, and the cells below them. */
export const REQUIRED_CELLS = {
  heads: OF_DELEGATES.map(({ label }) => `\t${label}`).join(''),
  cells: OF_DELEGATES.map(({ first }) => `\t${first.name}`).join(''),
};
