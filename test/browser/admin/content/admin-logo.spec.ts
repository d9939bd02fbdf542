import sharp from 'sharp';
import { openPage } from '../../../support/browser/browser.js';
import { fits, shoot, sound } from '../../../support/browser/sound.js';
import { contentDesk, publish } from '../../../support/desks/content-desk.js';

const { desk, open, html } = contentDesk();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
/** A mark and a name on nothing. */
const drawn = (name: string, width: number, height: number, inner: string) => ({
  name,
  mimeType: 'image/png',
  svg: `${SVG} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
});
const WORDS = (color: string) =>
  `<circle cx="150" cy="150" r="130" fill="#1d6b5a"/><text x="340" y="215" font-family="sans-serif" font-size="200" font-weight="bold" fill="${color}">Bahay Ilog</text>`;
const WIDE = drawn('wide.png', 1500, 300, WORDS('#16324f'));
const PALE = drawn('pale.png', 1500, 300, WORDS('#ffffff'));
const ROUND = drawn(
  'round.png',
  640,
  640,
  '<circle cx="320" cy="320" r="310" fill="#1d6b5a"/><path d="M180 470V250l140-110 140 110v220z" fill="#fff"/>',
);
const fileOf = async ({ svg, ...file }: typeof WIDE) => ({
  ...file,
  buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
});

it('an owner puts a logo and an icon on the site, and takes them off again', async () => {
  const page = await open('/content/logo/site');
  const choose = async (field: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByRole('button', { name: `Add: ${field}` }).click();
    const group = page.getByRole('group', { name: field });
    await group.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Pictures to upload').setInputFiles([file]);
    return { dialog, group };
  };
  const { dialog, group } = await choose('Logo on light ground', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(WIDE.svg),
  });
  await dialog.getByText('This is an SVG drawing, which can hold script.').waitFor();
  await dialog.getByLabel('Pictures to upload').setInputFiles([await fileOf(WIDE)]);
  await group.locator('img').waitFor();
  await choose('Logo on dark ground', await fileOf(PALE));
  await page.getByRole('group', { name: 'Logo on dark ground' }).locator('img').waitFor();
  await choose('Icon', await fileOf(ROUND));
  await page.getByRole('group', { name: 'Icon' }).locator('img').waitFor();
  await sound(page, 'logo-form');
  await publish(page);

  const visitor = await openPage();
  await visitor.goto(`${desk.url}/about-us`);
  for (const width of [390, 768, 1366, 1440, 1920]) {
    await visitor.setViewportSize({ width, height: 900 });
    const logo = visitor.getByRole('banner').getByRole('img', { name: 'Stealth Land' });
    // As large as its place, and drawn from a file that came.
    expect(
      await logo.evaluate((img: HTMLImageElement) => [img.clientWidth, img.clientHeight, img.naturalWidth]),
    ).toEqual([176, 35, 600]);
    expect(await fits(visitor)).toBe(true);
    await shoot(visitor, `logo-site-${width}`);
  }
  const inFooter = visitor.getByRole('contentinfo').getByRole('img', { name: 'Stealth Land' });
  expect(await inFooter.getAttribute('src')).not.toBe(
    await visitor.getByRole('banner').getByRole('img').first().getAttribute('src'),
  );

  for (const field of ['Logo on light ground', 'Logo on dark ground', 'Icon'])
    await page.getByRole('button', { name: `Leave out: ${field}` }).click();
  await publish(page);
  expect(await html('/about-us')).toMatch(/<header[\s\S]*<svg viewBox="0 0 32 32" class="size-8/);
});
