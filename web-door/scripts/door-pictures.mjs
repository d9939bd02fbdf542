// node web-door/scripts/door-pictures.mjs http://localhost:3000 admin@… password
// Takes the pictures of docs/door.md from the real pages. Registers a few delegates: give it a server to try things on.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import chromiumBinary from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const [base = 'http://localhost:3000', email, password] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../docs/images');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await chromiumBinary.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--font-render-hinting=none',
  ],
});
const phone = {
  baseURL: base,
  viewport: { width: 390, height: 844 },
  timezoneId: 'Asia/Manila',
  locale: 'en-PH',
};

const desk = await (await browser.newContext({ ...phone, viewport: { width: 1280, height: 800 } })).newPage();
const api = async (method, path, body) => {
  const answer = await desk.request.fetch(`${base}/api/v1${path}`, {
    method,
    headers: { origin: base },
    ...(body && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
};
await api('POST', '/auth/sign-in', { email, password });

/** Several in one registration, paid or not. */
async function register(names, paid) {
  const contact = {
    first_name: 'Ruth',
    last_name: 'Villanueva',
    email: 'ruth@example.com',
    phone_number: '639170000001',
  };
  const delegates = names.map(([first_name, last_name, church_name]) => ({
    first_name,
    last_name,
    church_name,
  }));
  const group = await api('POST', '/registrations', { contact, delegates });
  if (paid) await api('PUT', `/delegates/verify/${group.delegates[0].id}`, { payment_status: true });
  return group.delegates.map(({ uuid }) => `${base}/thank-you/${uuid}`);
}

async function take(page, name, width = 390) {
  const png = await page.screenshot();
  writeFileSync(
    join(folder, `${name}.webp`),
    await sharp(png).resize({ width }).webp({ quality: 80 }).toBuffer(),
  );
}

async function device(gate, name) {
  const page = await (await browser.newContext({ ...phone, permissions: ['camera'] })).newPage();
  const { link } = await api('POST', '/door/devices', { gate, name, takes_payments: true });
  await page.goto(new URL(link).pathname + new URL(link).hash);
  return page;
}
const scan = async (page, code) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.locator('.result:not([data-outcome="checking"])').waitFor();
  await page.waitForTimeout(400);
};

const [maria, ...group] = await register(
  [
    ['Maria', 'Santos', 'Grace Community Church'],
    ['Paolo', 'Santos', 'Grace Community Church'],
    ['Lourdes', 'Reyes', 'Grace Community Church'],
  ],
  true,
);
const [jose] = await register([['José', 'Peñaflor', 'Hope Chapel']], false);
const [ana] = await register([['Ana', 'Dizon', 'Hope Chapel']], true);

const page = await device('North gate', 'Ben');
await page.getByRole('button', { name: 'Start scanning' }).waitFor();
await take(page, 'door-start');
await page.getByRole('button', { name: 'Start scanning' }).click();
await page.getByText(/List just now/).waitFor();
await scan(page, maria);
await take(page, 'door-welcome');
await scan(page, maria);
await take(page, 'door-already-in');
await scan(page, jose);
await take(page, 'door-not-paid');
await page.context().setOffline(true);
await page.getByText('No connection').waitFor();
await scan(page, ana);
await take(page, 'door-offline');
await page.context().setOffline(false);
await page.getByText(/not sent/).waitFor({ state: 'detached' });

const second = await device('South gate', 'Luz');
await second.getByRole('button', { name: 'Start scanning' }).click();
await second.getByText(/List just now/).waitFor();
for (const code of group) await scan(second, code);
const nonce = randomUUID();
const before = new Date(Date.now() - 60_000).toISOString();
await api('POST', '/door/scans', {
  scans: [{ nonce, code: ana, scanned_at: before, shown: 'welcome', gate: 'Side door' }],
});
await desk.goto('/admin/door-desk');
await desk.getByText('was let in a second time').waitFor();
await take(desk, 'door-desk', 1_000);
await desk.getByRole('button', { name: 'Sign a device in' }).click();
await desk.getByRole('textbox', { name: 'Gate' }).fill('North gate');
await desk.getByRole('button', { name: 'Show the code' }).click();
await desk.getByRole('img', { name: /QR code/ }).waitFor();
await take(desk, 'door-code', 1_000);
await browser.close();
