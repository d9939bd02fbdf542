import type { Page } from 'playwright-core';
import { gotoQuiet, openPage } from '../../support/browser/browser.js';
import { registered } from '../forms/forms-registrant.js';
import { asStaff } from '../forms/forms-visitor.js';

/** Where a printer leaves backgrounds out, all words stand on white, but those whose ground is printed whatever is set. */
const SHEET = { width: 794, height: 1123 };
const ALPHA = '/properties/residential/visayas/alpha-tower';

it.each([
  '/',
  '/about-us',
  '/login',
  '/contact-us',
  '/register',
  '/properties/residential/palawan/grove-tower',
])('%s is read on white paper', async (path) => {
  const sheet = await openPage({ viewport: SHEET });
  await gotoQuiet(sheet, path);
  expect(await paleOn(sheet)).toEqual([]);
});

it('a project is read on white paper, with a home computed and without', async () => {
  const sheet = await openPage({ viewport: SHEET });
  await gotoQuiet(sheet, ALPHA);
  expect(await paleOn(sheet)).toEqual([]);
  await sheet.getByLabel('Years').selectOption('5 Years Fixed');
  expect(await paleOn(sheet)).toEqual([]);
});

it('a ticket is read on white paper, unpaid and paid', async () => {
  const { page, delegate } = await registered();
  expect(await paleOn(page)).toEqual([]);
  await asStaff('PUT', `/delegates/verify/${String(delegate.id)}`, { payment_status: true });
  await asStaff('PATCH', `/delegates/qr-code/${String(delegate.id)}`);
  await page.reload();
  await page.getByAltText('QR code of your registration').waitFor();
  expect(await paleOn(page)).toEqual([]);
});

it.each(['/', '/about-us', '/properties'])('%s prints no picture over two sheets', async (path) => {
  const sheet = await openPage({ viewport: SHEET });
  await gotoQuiet(sheet, path);
  await sheet.emulateMedia({ media: 'print' });
  const pictures = await sheet.evaluate(() => {
    const isWhole = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).breakInside === 'avoid' || isWhole(element.parentElement));
    const printed = [...document.querySelectorAll('main img')].filter((img) => img.checkVisibility());
    return printed.map((img) => [img.getAttribute('src'), isWhole(img.parentElement)]);
  });
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(([, whole]) => !whole)).toEqual([]);
});

/** Prints a page. @returns its words whose contrast with white is less than 4.5 */
async function paleOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate(paleWords);
  await page.emulateMedia({ media: null });
  return pale;
}

/** Runs in the page. */
function paleWords(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  /** Of a colour on white, as WCAG has it. */
  const contrast = (color: string, opacity: number) => {
    canvas.globalAlpha = 1;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.globalAlpha = opacity;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let words = 0;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const around = text.parentElement;
    const seen = around?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const shownText = text.textContent?.trim();
    if (!around || !seen || !shownText || around.closest('.sr-only, svg, option, script, style')) continue;
    words += 1;
    const { color, printColorAdjust } = getComputedStyle(around);
    if (printColorAdjust === 'exact') continue;
    const ratio = contrast(color, opacityOf(around));
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${color} ${shownText}`);
  }
  return words === 0 ? ['no words at all'] : found;
}
