import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from './browser.js';

/** As text: axe cannot be loaded as a module of Jest, and evaluated text is no matter for the page's CSP. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A table that is being fetched anew is dimmed: waits for what is busy, ten seconds at most. */
const NOT_BUSY = `(async () => {
  const end = Date.now() + 10_000;
  while (document.querySelector('[aria-busy="true"]') && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
})()`;
/** Colours on their way from one to another are no fault: waits for what ends, and does within two seconds. */
const AT_REST = `(async () => {
  const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  const ending = moving.map((each) => each.finished);
  await Promise.race([Promise.allSettled(ending), new Promise((resolve) => setTimeout(resolve, 2_000))]);
})()`;

/**
 * What axe finds wrong with a page as it stands, one line each: WCAG 2.2 A and AA, and best practices.
 * @param rules only these
 * @param within only in what this selector finds
 */
export async function axe(page: Page, rules?: string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  await page.evaluate(NOT_BUSY);
  await drawn(page);
  await page.evaluate(AT_REST);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // A frame is a page of its own, in which axe is not: it would be waited for.
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  // Of all that it found, only the violations are sent to us.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${within ? `${JSON.stringify(within)}, ` : ''}${options}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 4).map(({ target }) => target.join(' '));
    return `${id}: ${help}: ${where.join(' | ')}`;
  });
}

/** The rules that look at colours: what another width or the night may change of a page whose structure is known. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The same by day, and by night what night changes: the colours (axe takes a second of a processor for all of it).
 * @param settled what to wait for after each change
 * @param byDay only these rules
 * @param within at night only in what this selector finds
 */
export async function axeDayAndNight(
  page: Page,
  settled = () => Promise.resolve(),
  byDay?: string[],
  within?: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, rules, where] of [
    ['light', byDay, undefined],
    ['dark', COLOURS, within],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled();
    faults.push(...(await axe(page, rules, where)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
