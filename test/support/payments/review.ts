import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { register, sendProof } from '../requests/proof-uploader.js';

/** The Review page takes an A that comes sooner for one that was meant for the proof before (ReviewPage's SEEN_MS). */
const SEEN_MS = 260;

/** Waits until an A on the Review page decides on the proof that is shown. */
export async function seen(page: Page): Promise<void> {
  // The button wakes once the picture has loaded: the page's own clock has begun by then, however slow the machine is.
  await page.locator('button[aria-keyshortcuts="a"]:not([aria-disabled])').waitFor();
  await page.waitForTimeout(SEEN_MS);
}

/** A receipt that is drawn like a telephone's screenshot. */
export const receipt = async (n: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="1100">
    <rect width="100%" height="100%" fill="#${(0xe8eef8 - n * 257).toString(16)}"/>
    <text x="40" y="200" font-size="40">Receipt ${n}</text></svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' });
};
/** @returns the delegates' ids, in the order of the queue */
export async function sendProofs(
  url: string,
  count: number,
  picture: (n: number) => Promise<Blob>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await register(url);
    const sent = await sendProof(url, id, await picture(n));
    if (!sent.ok) throw new Error(`The proof was answered with ${sent.status}`);
    ids.push(id);
  }
  return ids;
}

/** Notes in the page when a key goes down and when the picture after it stands on the screen. */
export const stopwatch = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), true);
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLImageElement) || !target.alt.startsWith('Receipt of') || pressed === 0)
          return;
        const since = pressed;
        // A busy machine may draw this one after the next key.
        pressed = 0;
        requestAnimationFrame(() => times.push(performance.now() - since));
      },
      true,
    );
    Object.assign(globalThis, { times });
  });

export const receiptOn = (page: Page) => page.getByRole('img', { name: /^Receipt of/ });
/** The address of the picture that is shown. */
export const pictureOn = (page: Page) => receiptOn(page).getAttribute('src');

/** What is said when no proof is left, or colleagues hold the last ones. */
const DONE = /No proof is waiting|(A colleague is|Colleagues are) reviewing the last/;
export const doneOn = (page: Page) => page.getByText(DONE);

/** Presses A on the picture that is shown, and waits for the next one. */
export async function acceptBy(page: Page): Promise<void> {
  const before = await pictureOn(page);
  await seen(page);
  await page.keyboard.press('a');
  await page.waitForFunction(
    ([src, done]) => {
      const picture = document.querySelector<HTMLImageElement>('img[alt^="Receipt of"]');
      return picture
        ? picture.getAttribute('src') !== src && picture.complete
        : new RegExp(done).test(document.body.innerText);
    },
    [before, DONE.source] as const,
  );
}
