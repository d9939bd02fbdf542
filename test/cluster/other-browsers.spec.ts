import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort } from '../../src/platform/http/listening.js';
import { sitePages } from '../support/browser/site-pages.js';
import { makeCode } from '../support/door/door-devices.js';
import { ADMIN } from '../support/jest/admin.js';
import { call, type Credentials, dataOf, signIn } from '../support/requests/callers.js';
import { startApi, type Api } from '../support/server/api.js';
import { until } from '../support/server/until.js';
import { FIREFOX, startFirefox } from './support/firefox.js';
import { describeWith } from './support/programs.js';
import type { OtherBrowser } from './support/webdriver.js';
import { startWebKit, WEBKIT } from './support/webkit.js';

/** The Review page takes an A that comes sooner for one that was meant for the proof before. */
const SEEN_MS = 260;

/** What visitors, payers, staff and helpers do, each once. That pages do as they should in detail, Chromium shows. */
describe.each([
  { name: 'Firefox', needs: FIREFOX, start: startFirefox, narrow: 390 },
  // As narrow as its window gets beside the address bar.
  { name: 'WebKit', needs: WEBKIT, start: startWebKit, narrow: 447 },
])('$name', ({ needs, start, narrow }) => {
  describeWith(needs.programs, needs.packages)('walks', () => {
    let api: Api;
    let admin: Credentials;
    let browser: OtherBrowser;
    beforeAll(async () => {
      const PORT = String(await checkPort('127.0.0.1', 0));
      // As `localhost`, which browsers trust like https.
      api = await startApi({ env: { PORT, PUBLIC_URL: `http://localhost:${PORT}` } });
      admin = await signIn(api);
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      await api?.close();
    });
    const at = (path: string) => `${api.settings.publicUrl}${path}`;

    it.each([narrow, 1366])('every page of the site, %i px wide', async (width) => {
      await browser.resize(width, 800);
      const seen: Record<string, unknown>[] = [];
      for (const { path } of sitePages) {
        await browser.go(at(path));
        seen.push({ path, ...(await browser.run(inspect)) });
      }
      const whole = { width, wider: 0, broken: [], failed: null };
      expect(seen).toEqual(sitePages.map(({ path, h1 }) => ({ path, h1: h1 ? [h1] : [], ...whole })));
    });

    let ticket: { id: string; uuid: string };
    it('a visitor, who registers with a proof of payment and gets a ticket', async () => {
      await browser.resize(narrow, 900);
      await browser.go(at('/register'));
      await browser.until(awake, 'registration');
      for (const [field, text] of Object.entries(PERSON))
        await browser.type(`form[name^=registration] [name=${field}]`, text);
      await browser.click('form[name^=registration] [name=agree_terms]');
      await browser.until(chooseProof);
      await browser.click('form[name^=registration] button[type=submit]');
      await browser.shows('You have registered successfully');
      await browser.shows('Unpaid');
      const [, uuid = ''] = /thank-you\/(\S+)/.exec(await browser.text()) ?? [];
      const { rows } = await api.db.query<typeof ticket>('SELECT id, uuid FROM delegate WHERE uuid = $1', [
        uuid,
      ]);
      expect(rows).toHaveLength(1);
      [ticket = ticket] = rows;
    });

    it('staff, who sign in and accept the proof by its key', async () => {
      await browser.resize(1366, 800);
      await browser.go(at('/admin/review'));
      await browser.type('input[name=email]', ADMIN.email);
      await browser.type('input[name=password]', ADMIN.password);
      await browser.click('button[type=submit]', 'Sign in');
      await browser.until(hasPicture, 'img[alt^="Receipt of"]');
      await browser.until(() => document.querySelector('button[aria-keyshortcuts=a]:not([aria-disabled])'));
      await sleep(SEEN_MS);
      await browser.press('a');
      await browser.shows('No proof is waiting.');
      expect(await overflowOf(browser)).toBe(0);
      await until(async () => (await delegate()).payment_status);
    });

    it('staff, who open every item of the menu, without an error', async () => {
      await browser.resize(1366, 800);
      await browser.go(at('/admin'));
      await browser.until(() => document.querySelector('nav a[href="/admin/webhooks"]'));
      await browser.run(noteErrors);
      for (const address of await browser.run(menuOf)) {
        await browser.run(unfold, address);
        await browser.click(`nav a[href="${address}"]`);
        await browser.until(hasHeading, address);
        expect({ address, errors: await browser.run(() => (window as Noting).noted) }).toEqual({
          address,
          errors: [],
        });
      }
    });

    it('the ticket, which shows Paid and its code', async () => {
      await call(api, 'PATCH', `/delegates/qr-code/${ticket.id}`, { as: admin });
      await browser.resize(narrow, 900);
      await browser.go(at(`/thank-you/${ticket.uuid}`));
      await browser.shows('Ana Tester');
      await browser.shows('Paid');
      await browser.until(hasPicture, 'img[src*="qr.png"]');
      expect(await overflowOf(browser)).toBe(0);
      // With its picture: it opens without a line.
      await browser.until(isKept, [`/thank-you/${ticket.uuid}`, '/qr.png']);
    });

    it('the door, which says that there is no camera, and takes a hardware scanner', async () => {
      const { link } = await makeCode(api, admin, { gate: 'North gate' });
      await browser.go(at(new URL(link).pathname + new URL(link).hash));
      await browser.click('button', 'Start scanning');
      await browser.shows('This device has no camera.');
      expect(await overflowOf(browser)).toBe(0);
      for (const word of ['Welcome', 'Already in']) {
        await browser.run(scan, at(`/thank-you/${ticket.uuid}`));
        await browser.until((text) => document.querySelector('.result')?.textContent.includes(text), word);
      }
      await browser.shows('Ana Tester');
      expect((await api.db.query(`SELECT FROM door_scan WHERE outcome = 'welcome'`)).rowCount).toBe(1);
    });

    const delegate = async () =>
      dataOf<{ payment_status: boolean }>(await call(api, 'GET', `/delegates/${ticket.id}`, { as: admin }));
  });
});

const PERSON = {
  first_name: 'Ana',
  last_name: 'Tester',
  email: 'ana@example.com',
  phone_number: '0918 765 4321',
};

/** How far the page is wider than the window, whose scrollbar is part of it. */
const overflowOf = (browser: OtherBrowser) =>
  browser.run(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

// What follows runs in the pages.

type Noting = Window & { noted?: string[] };

/** Keeps what goes wrong from now on: errors of the window, and what React says of those that a part has caught. */
function noteErrors() {
  const noted: string[] = ((window as Noting).noted = []);
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  console.error = (...words: unknown[]) => noted.push(words.map(String).join(' '));
}

/** Addresses of the menu's items, but for signing out. */
const menuOf = () =>
  [...document.querySelectorAll('nav a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !address.endsWith('/sign-out'));

/** Opens the group of the menu that an item is in. */
function unfold(address: string) {
  const group = document.querySelector(`nav a[href="${address}"]`)?.closest('details');
  if (group) group.open = true;
}

const hasHeading = (address: string) =>
  location.pathname.startsWith(address) && document.querySelector('main h1') !== null;

/** What a page of the site shows, from its head to its foot, once the pictures in it have come. */
async function inspect() {
  const broken: string[] = [];
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return (
        image.currentSrc && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      );
    });
    for (const image of inSight) {
      while (!image.complete) await new Promise((come) => setTimeout(come, 20));
      if (image.naturalWidth === 0 && !broken.includes(image.currentSrc)) broken.push(image.currentSrc);
    }
  }
  return {
    h1: [...document.querySelectorAll('h1')].map((head) => head.textContent),
    width: innerWidth,
    wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    broken,
    failed: document.querySelector('dialog[open]')?.textContent ?? null,
  };
}

/** Whether a form is alive, as it is soon after it comes near, or a pointer comes to it. */
function awake(name: string) {
  const form = document.querySelector(`form[name^="${name}"]`);
  form?.scrollIntoView();
  form?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return form?.closest('[data-island][data-awake]') != null;
}

/** A picture as from the telephone's own. */
async function chooseProof() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
  const context = canvas.getContext('2d');
  context?.fillText('Receipt', 100, 100);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  const input = document.querySelector<HTMLInputElement>('form[name^=registration] input[type=file]');
  if (!picture || !input) return false;
  const chosen = new DataTransfer();
  chosen.items.add(new File([picture], 'receipt.jpg', { type: 'image/jpeg' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function hasPicture(selector: string) {
  const picture = document.querySelector<HTMLImageElement>(selector);
  return picture?.complete && picture.naturalWidth > 0;
}

/** Whether the browser keeps addresses that end so. */
async function isKept(endings: string[]) {
  const names = (await (await caches.open('tickets')).keys()).map(({ url }) => url);
  return endings.every((ending) => names.some((name) => name.endsWith(ending)));
}

function scan(code: string) {
  for (const key of [...code, 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
