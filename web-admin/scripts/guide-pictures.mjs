// npm run guide-pictures -- http://localhost:3000 EMAIL PASSWORD: draws the pictures of docs/publishing.md anew.
// Needs a running server with its delivered content, and somebody's sign-in who may publish; it publishes nothing.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import chromiumBinary from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const [base = 'http://localhost:3000', email = '', password = ''] = process.argv.slice(2);
const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));

process.env.TMPDIR ??= tmpdir();
const browser = await chromium.launch({
  executablePath: await chromiumBinary.executablePath(),
  args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const page = await browser.newPage({
  baseURL: base,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});

/** The screen as it stands, small enough for a document. */
async function draw(name) {
  await page.evaluate(() => globalThis.document.fonts.ready);
  const png = await page.screenshot();
  const { size } = await sharp(png)
    .resize({ width: 1120 })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(`${FOLDER}${name}.jpg`);
  console.log(`docs/images/${name}.jpg: ${Math.round(size / 1000)} kB`);
}
const frame = () => page.frameLocator('iframe');

await mkdir(FOLDER, { recursive: true });
const answer = await page.request.post('/api/v1/auth/sign-in', { data: { email, password } });
if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}.`);
// What is typed for a picture is not kept.
page.on('dialog', (dialog) => void dialog.accept());

await page.goto('/admin/content');
await page.getByRole('link', { name: 'About us' }).waitFor();
await draw('guide-site');

await page.getByRole('link', { name: 'About us' }).click();
await frame().getByRole('heading', { level: 1 }).waitFor();
await page.getByLabel('Introduction').fill('We build slowly, and we stay: every house has its own ground.');
await frame().getByText('We build slowly').waitFor();
await draw('guide-words');

await page.getByRole('button', { name: /^Sections/ }).click();
await page.getByRole('list', { name: 'Sections' }).waitFor();
await page.getByRole('list', { name: 'Sections' }).scrollIntoViewIfNeeded();
await draw('guide-list');

await page.goto('/admin/events');
await page.getByRole('link', { name: 'Common Ground 2027' }).click();
await frame().getByRole('heading', { level: 1 }).waitFor();
await page.getByRole('button', { name: /^Fee and places/ }).click();
await draw('guide-event');
await browser.close();
