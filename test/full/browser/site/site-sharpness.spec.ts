import { openPage } from '../../../support/browser/browser.js';
import { LEAST, sharpness } from '../../../support/browser/sharpness.js';

const SCREENS = [
  [390, 844, 3],
  [768, 1024, 2],
  [768, 1024, 1],
  [1440, 900, 1],
  [1920, 1080, 1],
] as const;
const PAGES = [
  '/',
  '/properties',
  '/properties/residential/visayas',
  '/properties/residential/visayas/alpha-tower',
  '/properties/agriculture/agricultural',
  '/about-us',
  '/contact-us',
  '/agents',
  '/partner-with-us/investor-relations',
  '/register',
  '/login',
];
describe('every picture has the pixels that the screen shows', () => {
  it.each(SCREENS)('at %i × %i with %i pixels each', async (width, height, deviceScaleFactor) => {
    const page = await openPage({ viewport: { width, height }, deviceScaleFactor });
    const blurred: unknown[] = [];
    let measured = 0;
    for (const path of PAGES) {
      await page.goto(path);
      for (const picture of await sharpness(page)) {
        measured++;
        if (picture.ratio < LEAST) blurred.push({ path, ...picture });
      }
    }
    expect(blurred).toEqual([]);
    expect(measured).toBeGreaterThan(20);
  });
});

it('the page for unknown addresses is a picture that reaches the footer at 768 × 1024', async () => {
  const page = await openPage({ viewport: { width: 768, height: 1024 } });
  await page.goto('/no-such-page');
  const ends = (selector: string, edge: 'top' | 'bottom') =>
    page.locator(selector).evaluate((part, at) => Math.round(part.getBoundingClientRect()[at]), edge);
  expect(await ends('main picture > img', 'bottom')).toBe(await ends('footer', 'top'));
});
