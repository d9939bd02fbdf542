import type { Page } from 'playwright-core';

/** What browsers within the support may lack (README, "Browsers"), and some that all of them have but older ones not. */
const YOUNG: Record<string, readonly string[]> = {
  AbortSignal: ['any', 'timeout'],
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  'Array.prototype': ['toSpliced', 'toSorted', 'toReversed', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  'Crypto.prototype': ['randomUUID'],
  'Navigator.prototype': ['vibrate', 'wakeLock', 'share'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLButtonElement.prototype': [
    ...['command', 'commandForElement', 'popoverTargetElement', 'popoverTargetAction'],
  ],
  'HTMLDialogElement.prototype': ['requestClose', 'closedBy'],
  'Element.prototype': ['checkVisibility', 'moveBefore'],
  'Document.prototype': ['startViewTransition'],
  Intl: ['Segmenter', 'DurationFormat'],
  globalThis: [
    'requestIdleCallback',
    'navigation',
    'scheduler',
    'CloseWatcher',
    'Iterator',
    'BarcodeDetector',
  ],
};

/** In the page, before its scripts. */
const take = (young: Record<string, readonly string[]>) => {
  for (const [path, names] of Object.entries(young)) {
    let of: unknown = globalThis;
    for (const name of path.split('.')) of = Reflect.get(of as object, name);
    for (const name of names) Reflect.deleteProperty(of as object, name);
  }
};

export type Age = 'knows no popover' | 'knows no command';

/** What HTML alone does in newer browsers: invoker commands, and in those of iOS 16 popovers too. */
const ATTRIBUTES: Record<Age, RegExp> = {
  'knows no command': / (?:command|commandfor|closedby)="[^"]*"/g,
  'knows no popover': / (?:command|commandfor|closedby|popover|popovertarget|popovertargetaction)="[^"]*"/gi,
};

/** Makes a page one of an older browser: without the newer calls, attributes and selectors. To be called first. */
export async function age(page: Page, how: Age = 'knows no popover'): Promise<void> {
  await page.addInitScript(take, YOUNG);
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300) return route.fulfill({ response });
    const text = (await response.text()).replace(ATTRIBUTES[how], '');
    const body = how === 'knows no popover' ? text.replaceAll(':popover-open', ':no-such-state') : text;
    await route.fulfill({ response, body });
  });
}
