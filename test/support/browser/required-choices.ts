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

/** Where a choice is asked for, once something is typed there: in a form of the site, in a row of a group, in a dialog over a page. */
const ROW = ':is(li [role=group], dialog):has(input[aria-required="true"]:not([value=""]))';
const ASKED = ['form:has(input:required:valid) select:required', `${ROW} select[aria-required="true"]`];
/** A field of the back office with the star of those that must be given. */
const STARRED = '.MuiFormControl-root:has(.MuiFormLabel-root [aria-hidden="true"])';

/** What is open of a choice: on the site a select, in the back office the input that MUI hides behind what it draws. */
const openOf = (page: Page, { name, first }: (typeof OF_ALL)[number]): Locator =>
  page.locator(
    [
      ...ASKED.map((asked) => `${asked}:has(option[value="${first.id}"]):has(option[value=""]:checked)`),
      `${STARRED} input[name="${name}"][value=""]`,
    ].join(', '),
  );

/** As a browser fills in what it has kept, and leaves the focus where it is. */
function choose(control: SVGElement | HTMLElement, value: string): void {
  const { prototype } = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Choices that must be made by declaration (`isRequired`): the first is taken wherever a form asks for one, before Playwright acts
 * there, so that a new one breaks no suite that is about something else. What is done by keys alone takes one of the next two.
 */
export async function makesRequiredChoices(page: Page): Promise<void> {
  for (const choice of OF_ALL) {
    const open = openOf(page, choice);
    await page.addLocatorHandler(open.first(), () => chooseAll(open, choice.first.id));
  }
}

async function chooseAll(open: Locator, id: string): Promise<void> {
  while ((await open.count()) > 0) await open.first().evaluate(choose, id);
}

/** The same at once. */
export async function makeRequiredChoices(page: Page): Promise<void> {
  for (const choice of OF_DELEGATES) await chooseAll(openOf(page, choice), choice.first.id);
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
