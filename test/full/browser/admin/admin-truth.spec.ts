import {
  adminSession,
  api,
  filtered,
  mark,
  openDesk,
  register,
  stored,
  verify,
  verifyMany,
} from '../../../browser/admin/admin-desk.js';
import { call } from '../../../support/requests/callers.js';

type Stored = { payment_status: boolean };
const paid = async (id: string) => (await stored<Stored>(`/delegates/${id}`)).payment_status;

describe('a selection', () => {
  it('stays from page to page and is changed as a whole; a filter, a search and a reload let go of it', async () => {
    const last_name = mark();
    const made = [];
    for (let i = 0; i < 12; i += 1)
      made.push(
        await register({
          last_name,
          first_name: i < 11 ? 'Same' : 'Changed',
          church_name: i < 6 ? 'Alpha' : 'Beta',
        }),
      );
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    const choose = async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await page.getByText(/delegates? selected$/).waitFor();
    };
    const nothingChosen = () => page.getByText(/delegates? selected/).waitFor({ state: 'detached' });

    await choose();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('11-12 of 12').waitFor();
    await page.getByText('10 delegates selected (10 on other pages)').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText('12 delegates selected (10 on other pages)').waitFor();
    // One of the page before was changed by a colleague since it was seen: it is left alone, by name.
    const changed = made[11]?.id ?? '';
    const body = { ...made[11], church_name: 'Gamma' };
    await call(api, 'PUT', `/delegates/${changed}`, { as: await adminSession(), body });
    await verifyMany(page, 'Mark 12 delegates paid');
    const report = page.getByRole('dialog', { name: '11 of 12 done' });
    await report
      .getByRole('listitem')
      .filter({ hasText: `Changed ${last_name}: It was changed since the list was read` })
      .waitFor();
    await report.getByRole('button', { name: 'Close' }).click();
    await nothingChosen();
    expect([await paid(changed), await paid(made[0]?.id ?? ''), await paid(made[10]?.id ?? '')]).toEqual([
      false,
      true,
      true,
    ]);

    await choose();
    await page.getByRole('searchbox').fill('Alpha');
    await page.getByText('1-6 of 6').waitFor();
    await nothingChosen();
    await choose();
    await page.getByRole('button', { name: /^Remove the filter Search: Alpha/ }).click();
    await page.getByText('1-10 of 12').waitFor();
    await nothingChosen();
    await choose();
    await page.reload();
    await page.getByText('1-10 of 12').waitFor();
    await nothingChosen();
  });
});

describe('a list', () => {
  it('shows every filter in force with a cross, also one that it remembers from before', async () => {
    const last_name = mark();
    await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name, payment_status: false })}`);
    await page.getByText('1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('link', { name: 'Delegates', exact: true }).click();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByText(`Last name starts with: ${last_name}`).waitFor();
    await chips.getByText('Payment: Unpaid').waitFor();
    await chips.getByRole('button', { name: 'Remove all filters' }).click();
    await chips.waitFor({ state: 'detached' });
  });
});

describe('verifying', () => {
  it('says so only once the server has done it, and a second click sends nothing', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    let answer = () => {};
    const held = new Promise<void>((go) => (answer = go));
    let sent = 0;
    await page.route('**/delegates/verify/*', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await verify(page);
    const button = page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true });
    await button.and(page.locator(':disabled')).waitFor();
    expect(await page.getByText('You have changed the status').count()).toBe(0);
    expect(await page.getByText('Unpaid', { exact: true }).count()).toBe(1);
    answer();
    await page.getByText('You have changed the status successfully').waitFor();
    expect(await paid(id)).toBe(true);
    expect(sent).toBe(1);
  });

  it('is not undone by the second half of a double click', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    // The second click comes a tenth of a second after the other button stands there and can be pressed, but for the pause.
    await page.evaluate(() => {
      const watcher = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('button')];
        const unverify = buttons.find(({ textContent }) => textContent === 'Mark as unpaid');
        if (!unverify || !document.body.textContent.includes('You have changed the status')) return;
        watcher.disconnect();
        setTimeout(() => {
          unverify.click();
          document.body.dataset.clickedTwice = '';
        }, 100);
      });
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await verify(page);
    await page.getByText('You have changed the status successfully').waitFor();
    await page.locator('body[data-clicked-twice]').waitFor();
    const unverify = page.getByRole('button', { name: 'Mark as unpaid' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await paid(id)).toBe(true);
    await unverify.click();
    await page.getByRole('dialog', { name: /^Mark .* as unpaid\?$/ }).waitFor();
  });

  it('is never said to have happened when the server refuses', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Verify', exact: true }).waitFor();
    await call(api, 'DELETE', `/delegates/${id}`, { as: await adminSession() });
    await verify(page);
    await page
      .getByRole('alert')
      .filter({ hasText: /not found|does not exist|no longer/i })
      // The panel of its registration may say so too.
      .first()
      .waitFor();
    expect(await page.getByText('You have changed the status').count()).toBe(0);
  });
});

const PHONE = { width: 390, height: 844 };

describe('a toast', () => {
  it('never lies on what was pressed, and the same one again does not stand beside the first', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    const message = 'The code cannot be made now. '.repeat(4).trim();
    await page.route('**/delegates/qr-code/*', (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, message, error: 'Conflict' } }),
    );
    const makeCode = page.getByRole('button', { name: 'Make QR code' });
    const toast = page.getByRole('alert').filter({ hasText: message });
    for (const viewport of [PHONE, { width: 1366, height: 768 }]) {
      await page.setViewportSize(viewport);
      for (let n = 0; n < 2; n += 1) {
        await makeCode.click();
        await toast.waitFor();
        await makeCode.and(page.locator(':enabled')).waitFor();
        const isFree = await makeCode.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect([viewport.width, isFree, await toast.count()]).toEqual([viewport.width, true, 1]);
      }
    }
  });

  it('on a phone covers neither the name of the page nor its first button, and gives way to one at its bottom', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, undefined, { viewport: PHONE });
    await verify(page);
    const toast = page.getByRole('status').filter({ hasText: 'You have changed the status' });
    await toast.waitFor();
    const box = await toast.boundingBox();
    const needed = await page.locator('h1, main .MuiButton-contained').all();
    expect(needed.length).toBeGreaterThan(0);
    for (const one of needed) {
      const other = await one.boundingBox();
      if (!box || !other) throw new Error('It is not shown');
      const isFree = other.y + other.height <= box.y || box.y + box.height <= other.y;
      expect([await one.innerText(), isFree]).toEqual([await one.innerText(), true]);
    }

    await page.route('**/delegates/spam/*', (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, message: 'Not now.', error: 'Conflict' } }),
    );
    const button = page.getByRole('button', { name: 'A robot sent it' });
    await page.goto(`/admin/delegates/${(await register()).id}`);
    await button.waitFor();
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: Math.ceil(y + height) + 24 });
    await button.click();
    const refused = page.getByRole('alert').filter({ hasText: 'Not now.' });
    await refused.waitFor();
    const { y: top = Infinity, height: tall = 0 } = (await refused.boundingBox()) ?? {};
    expect(top + tall).toBeLessThanOrEqual(y);
  });
});
