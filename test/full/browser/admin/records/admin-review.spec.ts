import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { axe, axeDayAndNight, COLOURS } from '../../../../support/browser/axe.js';
import { drawn, quiet } from '../../../../support/browser/browser.js';
import { fits } from '../../../../support/browser/sound.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { figure } from '../../../../support/jest/figure.js';
import { fixture } from '../../../../support/jest/fixture.js';
import {
  acceptBy,
  doneOn,
  pictureOn,
  receipt,
  receiptOn,
  seen,
  sendProofs,
  stopwatch,
} from '../../../../support/payments/review.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../../support/requests/proof-uploader.js';
import { until } from '../../../../support/server/until.js';

/** Of its own: this suite decides on every proof that waits. */
const desk = fixture(() => startOwnDesk());

afterEach(async () => {
  // What a test left waiting is decided, so that the next one begins with an empty queue.
  for (const page of opened.splice(0)) await page.close();
  // What is being read at this moment is claimed a moment later; what a closed page held is nobody's.
  await until(async () => {
    await desk.db.query('UPDATE proof SET claimed_by = NULL, claimed_until = NULL');
    const { proofs, waiting } = await claimed();
    for (const { id } of proofs)
      await call(desk, 'POST', `/proofs/${id}/accept`, { as: desk.admin, body: { reference: null } });
    return waiting === 0;
  });
});

const opened: Page[] = [];
const open = async (path: string, as = desk.admin, options = {}) => {
  const page = await desk.open(path, as, options);
  opened.push(page);
  return page;
};
const claimed = async () =>
  dataOf<{ proofs: { id: string }[]; waiting: number }>(
    await call(desk, 'POST', '/proofs/claim', { as: desk.admin, body: { count: 10 } }),
  );
/** @returns the delegates' ids, in the order of the queue */
const proofs = (count: number, picture = receipt) => sendProofs(desk.url, count, picture);
const stateOf = async (id: string) => {
  const answer = await call(desk, 'GET', `/delegates/${id}`, { as: desk.admin });
  const { payment_status, qr_code } = dataOf<{ payment_status: boolean; qr_code: string | null }>(answer);
  return { paid: payment_status, ticket: qr_code !== null };
};
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** More than three claims hold. */
const MANY = 20;

it(`works through ${MANY} proofs by keys alone, one for each`, async () => {
  // Four send at once; each picture is another one.
  const each = MANY / 4;
  const ids = (await Promise.all([0, 1, 2, 3].map((n) => proofs(each, (m) => receipt(n * each + m))))).flat();
  const page = await open('/admin/delegates');
  await page.getByRole('heading', { level: 1, name: 'Delegates' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await count(page, `${MANY} proofs wait`).waitFor();
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  await page
    .getByRole('status')
    .getByText(/^Maria Santos, ₱1,500(\.00)?, code \w+$/)
    .waitFor();
  await stopwatch(page);
  let keystrokes = 2;
  for (let n = 0; n < MANY; n += 1) {
    await acceptBy(page);
    keystrokes += 1;
  }
  await page.getByText('No proof is waiting.').waitFor();
  const times = (await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)).sort(
    (a, b) => a - b,
  );
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  figure(
    `Review of ${MANY} proofs: ${keystrokes} keystrokes, median ${median.toFixed(0)} ms from key to next picture, ` +
      `95th of 100 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`,
  );
  expect(times.length).toBeGreaterThanOrEqual(Math.floor(MANY * 0.9));
  // What others on the machine take adds to most, and what the page itself takes to each: the quickest tell of the page.
  expect(times[Math.floor(times.length / 10)]).toBeLessThanOrEqual(150);
  // The last answer may be under way while the page says so.
  await until(async () => (await Promise.all(ids.map(stateOf))).every(({ paid, ticket }) => paid && ticket));
});

it('gives two members of staff at once no proof twice', async () => {
  const ids = await proofs(16);
  const people = await Promise.all([desk.staff(), desk.staff()]);
  const pages = await Promise.all(people.map((one) => open('/admin/review', one)));
  // Neither begins before the other has some: on a busy machine one would be through before the other's page had come.
  await Promise.all(pages.map((page) => receiptOn(page).waitFor()));
  const seen = await Promise.all(
    pages.map(async (page) => {
      const pictures: string[] = [];
      for (let src = await shown(page); src !== null; src = await shown(page)) {
        pictures.push(src);
        await acceptBy(page);
      }
      return pictures;
    }),
  );
  // Whoever is refused by a busy machine gets that one again, and keeps it.
  const [ones, others] = seen.map((pictures) => new Set(pictures)) as [Set<string>, Set<string>];
  expect([...ones].filter((picture) => others.has(picture))).toEqual([]);
  expect(ones.size + others.size).toBe(16);
  expect(Math.min(ones.size, others.size)).toBeGreaterThan(0);
  // The last answers may be under way while the pages say so.
  await until(async () => (await Promise.all(ids.map(stateOf))).every(({ paid }) => paid));
});
/** The picture, or null at the end of the queue; what colleagues hold may still come. */
const shown = async (page: Page) =>
  (await doneOn(page).count()) > 0 ? null : await pictureOn(page).catch(() => null);

it('rejects by keys with a reason of the list, undoes, and moves without deciding', async () => {
  const [first = '', second = ''] = await proofs(2);
  const page = await open('/admin/review');
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  const picture = await pictureOn(page);
  await page.keyboard.press('ArrowRight');
  expect(await pictureOn(page)).not.toBe(picture);
  await page.keyboard.press('ArrowLeft');
  expect(await pictureOn(page)).toBe(picture);

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject the proof of Maria Santos?' });
  await dialog.getByRole('button', { name: 'Wrong amount' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await count(page, '1 proof waits').waitFor();
  const rejection = async () =>
    dataOf<{ proofs: { state: string; reason: string }[] }>(
      await call(desk, 'GET', `/registrations/${first}`, { as: desk.admin }),
    ).proofs[0];
  await until(async () => (await rejection())?.state === 'rejected');
  expect((await rejection())?.reason).toBe('The amount on the receipt is not what the registration costs.');
  await page.keyboard.press('u');
  await page.getByText('Taken back: Maria Santos').waitFor();
  await count(page, '2 proofs wait').waitFor();
  expect(await pictureOn(page)).toBe(picture);
  expect([await stateOf(first), await stateOf(second)]).toEqual([
    { paid: false, ticket: false },
    { paid: false, ticket: false },
  ]);
});

it('rejects the proof that the reason was typed about, also when a colleague lets go of an older one', async () => {
  const [first = '', second = ''] = await proofs(2);
  const colleague = randomUUID();
  const held = await call(desk, 'POST', '/proofs/claim', {
    as: desk.admin,
    body: { count: 1, holder: colleague },
  });
  expect(dataOf<{ proofs: object[] }>(held).proofs).toHaveLength(1);
  const page = await open('/admin/review');
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  const picture = await pictureOn(page);
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').fill('Written about the second one');
  await call(desk, 'POST', `/proofs/release?holder=${colleague}`, { as: desk.admin });
  // What the page asks again once a minute.
  const claims = page.waitForResponse((answer) => answer.url().endsWith('/proofs/claim'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await claims;
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const proofOf = async (id: string) =>
    dataOf<{ proofs: { state: string }[] }>(
      await call(desk, 'GET', `/registrations/${id}`, { as: desk.admin }),
    ).proofs[0]?.state;
  await until(async () => (await proofOf(second)) === 'rejected');
  expect(await proofOf(first)).toBe('waiting');
  await page.waitForFunction(
    (src) => document.querySelector('img[alt^="Receipt of"]')?.getAttribute('src') !== src,
    picture,
  );
});

it('shows an accepted proof again when a colleague takes its payment back', async () => {
  const [only = ''] = await proofs(1);
  const page = await open('/admin/review');
  await acceptBy(page);
  await until(async () => (await stateOf(only)).paid);
  await page.getByText('No proof is waiting.').waitFor();
  const { proofs: accepted } = dataOf<{ proofs: { id: string }[] }>(
    await call(desk, 'GET', `/registrations/${only}`, { as: desk.admin }),
  );
  await call(desk, 'POST', `/proofs/${accepted[0]?.id}/undo`, { as: desk.admin });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
});

it('does not accept by a key that came too soon, nor the picture that was replaced', async () => {
  const [first = '', second = ''] = await proofs(2);
  const page = await open('/admin/review');
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  // The payer is faster.
  await sendProof(desk.url, first, await noisyPicture(40));
  await seen(page);
  await page.keyboard.press('a');
  await page.getByRole('alert').getByText('The payer has sent a newer picture since').waitFor();
  expect((await stateOf(first)).paid).toBe(false);

  await page.reload();
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  await seen(page);
  // Pressed twice, it decides on one.
  await Promise.all([page.keyboard.press('a'), page.keyboard.press('a')]);
  await count(page, '1 proof waits').waitFor();
  await until(async () => (await stateOf(second)).paid);
  expect([(await stateOf(second)).paid, (await stateOf(first)).paid]).toEqual([true, false]);
});

it('takes the second of a double click, and a key that is held down, for the proof before', async () => {
  await proofs(3);
  const page = await open('/admin/review');
  const accept = page.getByRole('button', { name: 'Accept' });
  await count(page, '3 proofs wait').waitFor();
  await seen(page);
  const box = await accept.boundingBox();
  const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.click(...middle);
  await count(page, '2 proofs wait').waitFor();
  await seen(page);
  const second = await pictureOn(page);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await drawn(page);
  expect(await pictureOn(page)).toBe(second);
  await accept.focus();
  await page.keyboard.down('Enter');
  await count(page, '1 proof waits').waitFor();
  await seen(page);
  const third = await pictureOn(page);
  expect(third).not.toBe(second);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await accept.evaluate((button) => button === document.activeElement)).toBe(true);
  await drawn(page);
  expect(await pictureOn(page)).toBe(third);
  // What the first two presses sent may still be on its way.
  await until(async () => (await claimed()).waiting === 1);
});

it('counts a picture from when it is drawn, and a key by when it was pressed, however busy the machine is', async () => {
  const ids = await proofs(3);
  const page = await open('about:blank');
  // A busy machine tells of what has loaded when it is on the screen for long.
  await page.addInitScript(() => {
    const late = (event: Event) =>
      event.target instanceof HTMLImageElement && event.stopImmediatePropagation();
    document.addEventListener('load', late, true);
  });
  await page.goto('/admin/review');
  // As Caps Lock types it, and as a keyboard of another script does.
  for (const typed of [{ key: 'A' }, { key: 'ф', code: 'KeyA' }]) {
    await seen(page);
    const before = await pictureOn(page);
    await page.evaluate((init) => {
      window.dispatchEvent(new KeyboardEvent('keydown', init));
      // Pressed once more before the next picture came; the page comes to it later.
      Object.assign(window, { again: new KeyboardEvent('keydown', init) });
    }, typed);
    await until(async () => (await pictureOn(page)) !== before);
    await seen(page);
    const next = await pictureOn(page);
    await page.evaluate(() => {
      window.dispatchEvent((window as unknown as { again: Event }).again);
    });
    await drawn(page);
    expect(await pictureOn(page)).toBe(next);
  }
  await count(page, '1 proof waits').waitFor();
  await until(async () => (await stateOf(ids[1] ?? '')).paid);
  expect((await stateOf(ids[2] ?? '')).paid).toBe(false);
});

it('refuses a reference that has paid already, unless an admin says why', async () => {
  await proofs(2);
  const page = await open('/admin/review', await desk.staff());
  const acceptWith = async (on: Page) => {
    await on.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
    await on.getByLabel('Reference number on the receipt').fill('9012345678901');
    await on.keyboard.press('Enter');
    await seen(on);
    await on.keyboard.press('a');
  };
  await acceptWith(page);
  await count(page, '1 proof waits').waitFor();
  await acceptWith(page);
  const dialog = page.getByRole('dialog', { name: '9012345678901 was used for a payment already' });
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await count(page, '1 proof waits').waitFor();
  // What it still asks for, the next proof among it, would hold that one for minutes.
  await quiet(page);
  await page.goto('about:blank');
  // What a page that was left held is let go of, a moment later on a busy machine.
  await until(async () => !(await desk.db.query('SELECT FROM proof WHERE claimed_by NOTNULL')).rowCount);

  const admin = await open('/admin/review');
  await acceptWith(admin);
  await admin.getByLabel('Why it may pay for both').fill('A couple who paid together');
  await admin.getByRole('button', { name: 'Accept anyway' }).click();
  await admin.getByText('No proof is waiting.').waitFor();
});

it('shows picture, sum and both decisions at every width, without faults', async () => {
  await proofs(1);
  const page = await open('/admin/review');
  await page.getByRole('img', { name: 'Receipt of Maria Santos' }).waitFor();
  const inView = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    });
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    await quiet(page);
    expect([width, await inView('Accept'), await inView('Reject')]).toEqual([width, true, true]);
    expect([width, await fits(page)]).toEqual([width, true]);
    // Between a phone and a desk nothing has another colour.
    if (width === 768) continue;
    const rules = width === 390 ? undefined : COLOURS;
    expect([width, await axeDayAndNight(page, undefined, rules)]).toEqual([width, []]);
  }
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('No proof is waiting.').waitFor();
});
