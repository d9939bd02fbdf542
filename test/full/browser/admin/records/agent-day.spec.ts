import type { Page } from 'playwright-core';
import { axeDayAndNight } from '../../../../support/browser/axe.js';
import { choose } from '../../../../support/browser/choose.js';
import { shareByHand } from '../../../../support/desks/inquiry-desk.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { figure } from '../../../../support/jest/figure.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { anInquiry } from '../../../../support/requests/records.js';

const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  await shareByHand(desk);
});

const LEADS = 12;
const BY_HAND = [
  ['telephone', 'Telephone'],
  ['walk-in', 'Walk-in'],
  ['referral', 'Referral'],
] as const;

/** Three leads each of the site, of another program and of a file: nothing that the agent types. */
async function others(): Promise<void> {
  const { body } = await call(desk, 'POST', '/api-keys', {
    as: desk.admin,
    body: { name: 'Lead ads', scopes: ['inquiries:write'] },
  });
  const { key } = (body as { data: { key: string } }).data;
  const leads = [0, 1, 2].map((n) => ({ first_name: `File ${n}`, phone_number: `0919555000${n}` }));
  await call(desk, 'POST', '/inquiry/properties/import', { as: desk.admin, body: { leads } });
  for (const n of [0, 1, 2]) {
    await call(desk, 'POST', '/inquiry/property', { body: anInquiry({ first_name: `Site ${n}` }) });
    await call(desk, 'POST', '/inquiry/properties', {
      as: { authorization: `Bearer ${key}` },
      body: { first_name: `Ad ${n}`, phone_number: `0918555000${n}`, external_id: `ad-${n}` },
    });
  }
}

/** The page as one person uses it, who is counted: what is pressed, and what is typed. */
function counted(page: Page) {
  const used = { clicks: 0, keys: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'option' | 'menuitem' = 'button') => {
    used.clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  return {
    used,
    press,
    keys: async (...names: string[]) => {
      used.keys += names.length;
      for (const name of names) await page.keyboard.press(name);
    },
    type: async (label: string, text: string) => {
      used.keys += text.length;
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    },
    /** A day is typed by eight digits, an hour by four and its half of the day. */
    set: async (label: string, value: string) => {
      used.keys += value.includes(':') ? 5 : 8;
      await page.getByLabel(label).fill(value);
    },
    choose: async (label: string, option: string) => {
      used.clicks += 2;
      await choose(page, label, option);
    },
    /** From wherever one is to a lead of the list. */
    open: async (name: string) => {
      if (!/inquiries(\?|$)/.test(page.url())) await press(/^Inquiries/, 'link');
      await press(name, 'link');
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
  };
}

/**
 * An agent's twenty minutes: twelve leads in four ways (by hand, the site, another program, a file), three corrections,
 * three calls with their notes and next steps, two viewings, two leads handed on, and all of one person. What the agent
 * does is counted and printed.
 */
it('an agent enters and corrects a day’s leads, calls, plans, hands on, and finds all of one person', async () => {
  const as = await desk.staff('agent');
  await desk.staff('agent'); // whom two are handed to
  await others();
  const page = await desk.open('/admin/inquiries', as, { viewport: { width: 1366, height: 768 } });
  const { used, press, keys, type, set, choose, open } = counted(page);
  const begun = Date.now();

  // Twelve and more stand on one page.
  used.clicks += 2;
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');

  for (const [n, [channel, words]] of BY_HAND.entries()) {
    if (n > 0) await press(/^Inquiries/, 'link');
    await press('New lead', 'link');
    await type('First name', `Nena ${n}`);
    // The last is somebody who has asked before.
    await type('Phone number', n === 2 ? '0917 555 0000' : `0917 555 000${n}`);
    if (channel !== 'telephone') await choose('How they found us', words);
    if (n === 2) await page.getByText('There is an inquiry already').waitFor();
    await press('Add the lead');
    await page.getByRole('heading', { level: 1, name: `Nena ${n}` }).waitFor();
  }

  const corrected = [
    ['Nena 2', 'Last name', 'Cruz', 'Nena 2 Cruz'],
    ['Ad 0', 'Last name', 'Reyes', 'Ad 0 Reyes'],
    ['File 0', 'E-mail', 'file0@example.ph', 'File 0'],
  ] as const;
  for (const [n, [name, field, value, after]] of corrected.entries()) {
    if (n > 0) await open(name);
    await press('Correct');
    await type(field, value);
    await press('Save changes');
    await page.getByRole('button', { name: 'Correct' }).waitFor();
    await page.getByRole('heading', { level: 1, name: after, exact: true }).waitFor();
    await page.getByText('corrected', { exact: false }).first().waitFor();
  }

  for (const [n, day] of ['2030-12-01', '2030-12-02'].entries()) {
    await open(`Nena ${n}`);
    await press('Plan the next step');
    await choose('What it is', 'A viewing');
    await set('Next step on', day);
    await set('At (Philippine time)', '14:30');
    await type('Project to view', 'Alpha Tower');
    await type('Where you meet', 'Showroom');
    await press('Save changes');
    await page.getByText('Viewing of Alpha Tower, Showroom').waitFor();
    // In the history too, as it is said above.
    await page.getByRole('cell', { name: '2:30 PM', exact: true }).waitFor();
  }
  await press('Viewings', 'link');
  await page.getByText('December 1, 2030').waitFor();
  expect(await page.locator('main li time').allInnerTexts()).toEqual(['2:30 PM', '2:30 PM']);

  // Calls, each with what was said and what is to be done; of the last, who is reached then, at what hour.
  for (const [n, name] of ['Site 0 Peñaflor', 'Ad 1', 'File 1'].entries()) {
    await open(name);
    await page.getByRole('link', { name: 'Call' }).evaluate((link) => link.setAttribute('href', '#'));
    await press('Call', 'link');
    await page.getByRole('group', { name: `Did you reach ${name}?` }).waitFor();
    await keys('r');
    await page.getByText('Called: Reached').first().waitFor();
    await type('New note', 'Wants a studio, calls back');
    await press('Add the note');
    await page.locator('main').getByText('Wants a studio, calls back').first().waitFor();
    await press('Plan the next step');
    await type('Next step', 'Send the price list');
    await set('Next step on', '2030-12-03');
    if (n === 2) await set('At (Philippine time)', '09:15');
    await press('Save changes');
    await page
      .getByText(/^December 3, 2030.*Send the price list$/)
      .first()
      .waitFor();
  }

  // Two go to a colleague at once, chosen from the keyboard, and are no longer seen.
  await press(/^Inquiries/, 'link');
  await page.getByRole('link', { name: 'File 2' }).waitFor();
  const oldest = (await page.locator('tbody a[href*="/inquiries/"]').allInnerTexts()).slice(-2);
  await page
    .getByRole('link', { name: oldest[0] ?? '' })
    .last()
    .focus();
  await keys('x', 'ArrowDown', 'x');
  await press(/^Who answers 2 inquiries/);
  await press('Luz Reyes', 'menuitem');
  await press('Hand over to Luz Reyes');
  await page.getByText('2 inquiries are now Luz Reyes’s').waitFor();
  for (const name of oldest) await page.getByRole('link', { name }).waitFor({ state: 'detached' });

  // Everything of one person, on one page.
  await open('Nena 2 Cruz');
  await press('Everything about this person', 'link');
  await page.getByText('Also written Nena 0').waitFor();

  const { rows } = await desk.db.query<Record<string, number>>(
    `SELECT count(*)::int AS leads, count(*) FILTER (WHERE answered_at IS NOT NULL)::int AS answered,
       count(*) FILTER (WHERE next_step = 'Send the price list')::int AS steps,
       count(*) FILTER (WHERE next_step_kind = 'viewing')::int AS viewings,
       (SELECT count(*)::int FROM inquiry_note WHERE kind = 'note') AS notes FROM inquiry`,
  );
  // What was entered by hand was talked of.
  expect(rows[0]).toEqual({ leads: LEADS, answered: 6, steps: 3, viewings: 2, notes: 3 });
  const seconds = Math.round((Date.now() - begun) / 1000);
  figure(`An agent’s day: ${used.clicks} clicks, ${used.keys} keys, ${seconds} s`);
  expect(used.clicks).toBeLessThanOrEqual(65);
});

it('an agent who enters a colleague’s customer is told whose it is, and sees nothing of them', async () => {
  await call(desk, 'POST', '/inquiry/properties', {
    as: await desk.staff('agent'),
    body: { first_name: 'Hers alone', phone_number: '09195557777' },
  });
  const page = await desk.open('/admin/inquiries/create', await desk.staff('agent'));
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+63 919 555 7777');
  await page
    .getByRole('status')
    .filter({ hasText: 'They are a customer of Luz Reyes already. Talk to each other before you add them.' })
    .waitFor();
  expect(await page.getByText('Hers alone').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0919 555 7778');
  await page.getByText(/^They are a customer of/).waitFor({ state: 'detached' });
});

const sent = async (change: Record<string, unknown> = {}) =>
  dataOf<{ id: string }>(await call(desk, 'POST', '/inquiry/property', { body: anInquiry(change) })).id;
const stored = async (id: string) =>
  dataOf<Record<string, unknown>>(await call(desk, 'GET', `/inquiry/properties/${id}`, { as: desk.admin }));

/** Presses *Call*; what the system opens for it is none of the page's business. */
async function dial(page: Page) {
  const link = page.getByRole('link', { name: 'Call', exact: true });
  await link.evaluate((element) => element.setAttribute('href', '#'));
  await link.click();
}
const question = (page: Page) => page.getByRole('group', { name: /^Did you reach / });

it('a call asks what came of it, and stands there until it is said, by a button or a key', async () => {
  const id = await sent();
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).getByText('Called, just now, Luz Reyes').waitFor();
  expect(await stored(id)).toMatchObject({ status: 'new', answered_at: null, last_call: 'unknown' });

  // It stops nothing: a note is written, whose letters are no answer, and the page is opened anew.
  await page.getByRole('textbox', { name: 'New note' }).fill('');
  await page.getByRole('textbox', { name: 'New note' }).pressSequentially('rnw');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'rnw' }).waitFor();
  await page.reload();
  await question(page).waitFor();
  expect((await stored(id)).last_call).toBe('unknown');

  await page.keyboard.press('n');
  await page.getByText('José Peñaflor: No answer', { exact: true }).waitFor();
  await question(page).waitFor({ state: 'detached' });
  await page.getByText('No answer, just now, Luz Reyes', { exact: true }).waitFor();
  expect(await stored(id)).toMatchObject({ status: 'new', answered_at: null, last_call: 'no-answer' });
  await page.getByText('waits 0 min').waitFor();
  await page.getByRole('cell', { name: 'No answer', exact: true }).waitFor();

  // The second time somebody else answers: the number is marked, and no longer once it is corrected.
  await dial(page);
  await question(page).getByRole('button', { name: 'Wrong number' }).click();
  await page.getByText(/^Somebody else answers at this number/).waitFor();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0917 555 4321');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/^Somebody else answers at this number/).waitFor({ state: 'detached' });

  // Today and the list say the same.
  await page.goto('/admin/');
  await page.getByText(/Wrong number, .+, Luz Reyes/).waitFor();
  await page.goto('/admin/inquiries');
  const row = page.getByRole('row').filter({ hasText: 'Peñaflor' });
  await row.getByText(/Wrong number, .+, Luz Reyes/).waitFor();

  // What was said by mistake is corrected at the call.
  await page.goto(`/admin/inquiries/${id}/show`);
  const note = page.getByRole('listitem').filter({ hasText: 'Called: Wrong number' });
  await note.getByRole('button', { name: 'Correct the outcome' }).click();
  await note.getByRole('button', { name: 'Reached' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Called: Reached' }).waitFor();
  expect(await stored(id)).toMatchObject({ status: 'contacted', last_call: 'reached', phone_fails: false });
});

it('a call that was none is taken back from the question', async () => {
  const id = await sent();
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).getByRole('button', { name: 'Take back' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await stored(id)).toMatchObject({ status: 'new', last_call: null, assignee_id: null });
});

it('the question stands in the head at every width, by day and by night, and covers nothing', async () => {
  const id = await sent({
    first_name: 'Maria Concepción de los Ángeles',
    last_name: 'Villanueva-Buenaventura',
  });
  const page = await desk.open(`/admin/inquiries/${id}/show`, await desk.staff('agent'));
  await dial(page);
  await question(page).waitFor();
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Between a laptop and a large screen nothing has another colour.
    if (width < 1920)
      expect([width, await axeDayAndNight(page, () => question(page).waitFor())]).toEqual([width, []]);
    const edges = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(edges).toEqual([width, width]);
    const box = await question(page).boundingBox();
    const name = page.getByRole('heading', { level: 1 });
    const [h1, head] = [await name.boundingBox(), await name.locator('..').boundingBox()];
    if (!head || !box || !h1) throw new Error('The head is not shown');
    // In a row of its own, under the name and the actions, as wide as the head.
    expect(box.y).toBeGreaterThanOrEqual(h1.y + h1.height);
    expect(Math.abs(box.width - head.width)).toBeLessThan(1);
    for (const name of ['Reached', 'No answer', 'Wrong number']) {
      const button = await question(page).getByRole('button', { name }).boundingBox();
      expect(button && button.x >= box.x && button.x + button.width <= box.x + box.width).toBe(true);
    }
    // Stays in sight while the page scrolls, where there is room for it.
    if (width < 600) continue;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(
      await question(page).evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    expect(await question(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
      height / 2,
    );
  }
});
