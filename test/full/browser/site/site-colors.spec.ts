import { gotoQuiet, openPage } from '../../../support/browser/browser.js';

describe('in forced colours', () => {
  it('sliders and chosen options can be seen', async () => {
    const page = await openPage({ forcedColors: 'active' });
    await gotoQuiet(page, '/properties/residential/visayas/alpha-tower');
    const slider = page.locator('input[type=range]').first();
    expect(await slider.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
    const colours = await page
      .locator('label:has(> input[type=radio])')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(new Set(colours).size).toBeGreaterThan(1);
  });
});
