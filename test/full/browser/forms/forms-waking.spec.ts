import type { Page } from 'playwright-core';
import { receipt } from '../../../browser/forms/forms-registrant.js';
import { holdScripts } from '../../../browser/forms/forms-visitor.js';
import { openPage, quiet } from '../../../support/browser/browser.js';

/** The slowest of phones that are still in use: its forms take longest to wake. */
const RATE = 6;

/** A page of a slow phone, as soon as it is painted. */
async function slowly(path: string): Promise<Page> {
  const page = await openPage({ viewport: { width: 412, height: 823 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page;
}

const awake = (page: Page) =>
  page.locator('[data-island][data-awake]:has(form)').first().waitFor({ state: 'attached' });
const every50 = { delay: 50 };

describe(`while a form wakes at 1/${RATE} of the processor`, () => {
  it('what is typed, chosen and tapped stays, once, under the caret', async () => {
    const page = await slowly('/register');
    const form = page.locator('form[name^=registration]');
    await form.locator('[name=first_name]').pressSequentially('Maria Clara', every50);
    await form.locator('[name=last_name]').focus();
    await page.keyboard.type('Cruz', every50);
    await page.keyboard.press('Home');
    await page.keyboard.type('dela ', every50);
    await form.locator('[name=phone_number]').pressSequentially('09171234567', every50);
    await form.locator('[name=payment_mode]').selectOption('cash');
    await form.locator('[name=agree_terms]').check();
    await awake(page);
    await form.locator('[name=email]').pressSequentially('maria@example.com', every50);
    const values = await form.evaluate((element: HTMLFormElement) =>
      ['first_name', 'last_name', 'phone_number', 'payment_mode', 'email'].map((name) => {
        const control = element.elements.namedItem(name);
        return control && 'value' in control ? String(control.value) : '';
      }),
    );
    expect(values.toSpliced(2, 1)).toEqual(['Maria Clara', 'dela Cruz', 'cash', 'maria@example.com']);
    expect(values[2]).toMatch(/^0?9171234567$/);
    expect(await form.locator('[name=agree_terms]').isChecked()).toBe(true);
    // The form has taken it: it is a draft.
    await page.waitForFunction(() =>
      (localStorage.getItem('draft:registration-common-ground-2027') ?? '').includes('maria@example'),
    );
    const draft = await page.evaluate(
      () => localStorage.getItem('draft:registration-common-ground-2027') ?? '',
    );
    const { values: kept } = JSON.parse(draft) as { values: Record<string, unknown> };
    expect(kept).toMatchObject({ first_name: 'Maria Clara', last_name: 'dela Cruz', payment_mode: 'cash' });
    expect(kept).toMatchObject({ phone_number: '+639171234567', agree_terms: true });
  });

  it('what the browser fills in stays', async () => {
    const page = await slowly('/contact-us');
    const form = page.locator('form[name=general-inquiry]');
    // As autofill does: the value at once, then its events, and no key. By the browser's own setter: where the form is awake
    // already, React replaces that of the input, and takes what came through its own for nothing new.
    await form.evaluate((element: HTMLFormElement) => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const filled = {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'ana@example.com',
        phone_number: '+63 918 765 4321',
      };
      for (const [name, value] of Object.entries(filled)) {
        const control = element.elements.namedItem(name);
        if (!(control instanceof HTMLInputElement)) throw new Error(name);
        native?.set?.call(control, value);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await awake(page);
    await form.locator('[name=message]').pressSequentially('How much?', every50);
    await page.waitForFunction(() =>
      (localStorage.getItem('draft:general-inquiry') ?? '').includes('How much?'),
    );
    const draft = await page.evaluate(() => localStorage.getItem('draft:general-inquiry') ?? '');
    expect(JSON.parse(draft)).toMatchObject({
      values: {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'ana@example.com',
        phone_number: '+639187654321',
      },
    });
    expect(await form.locator('[name=first_name]').inputValue()).toBe('Ana');
  });

  it('a picture that is chosen stays', async () => {
    const page = await slowly('/register');
    const proof = page.getByLabel('Proof of payment');
    await proof.setInputFiles(await receipt());
    await page.getByText('receipt.png').waitFor();
    expect(await proof.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  });

  it('a person of a group stays, and a press is acted on once', async () => {
    const page = await slowly('/register/group');
    const form = page.locator('form[name^=group]');
    const person = form.getByRole('group', { name: '1' });
    await person.getByLabel('First name').pressSequentially('Benjamin', every50);
    await person.getByLabel('Last name').pressSequentially('Cruz', every50);
    await form.getByRole('button', { name: /^Add/ }).first().click();
    await awake(page);
    await form.getByRole('group', { name: '2' }).waitFor();
    expect(await form.getByRole('group', { name: '3' }).count()).toBe(0);
    expect(await person.getByLabel('First name').inputValue()).toBe('Benjamin');
    expect(await person.getByLabel('Last name').inputValue()).toBe('Cruz');
  });

  it('Submit says what is missing, in our words', async () => {
    const page = await slowly('/register');
    await page.locator('form[name^=registration] button[type=submit]').click();
    await page.locator('[data-toast]').getByText('All fields are required').waitFor();
    await page.getByText('Required', { exact: true }).first().waitFor();
  });
});

it('a form that is sent only when valid has its button disabled from the start, and says why when it is pressed', async () => {
  const page = await openPage();
  await page.goto('/contact-us');
  const submit = page.locator('form[name=general-inquiry] button[type=submit]');
  await page.locator('form[name=general-inquiry] button[type=submit]:disabled').waitFor();
  await quiet(page);
  expect(await page.locator('[data-island][data-awake]:has(form)').count()).toBe(0);
  await submit.locator('..').click();
  await page.getByText('All fields are required').waitFor();
});

it('rows that are pasted before the script comes can be added once it is there', async () => {
  const page = await openPage();
  const arrive = await holdScripts(page);
  await page.goto('/register/group', { waitUntil: 'commit' });
  await page.getByText('Paste rows from a spreadsheet').click();
  await page.getByLabel(/^Copy the rows/).fill('Name\nAna Reyes\nBen Lim');
  arrive();
  await page.getByRole('button', { name: 'Add these rows' }).click();
  await page.getByText('2 rows added.').waitFor();
});
