import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { cases } from '../../../browser/forms/forms-cases.js';
import { newName, stored } from '../../../browser/forms/forms-visitor.js';
import { openPage, siteUrl } from '../../../support/browser/browser.js';
import { aPicture } from '../../../support/requests/pictures.js';

const noScript = () => openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const ANA = { first_name: 'Ana', email: 'ana@example.com', phone_number: '09187654321' };
async function send(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[name=agree_terms]').check();
  await form.locator('button[type=submit]').click();
}

describe('a visitor without JavaScript', () => {
  it.each(['/', '/properties/residential/visayas/alpha-tower'])(
    'reads the story of %s and sees its pictures',
    async (path) => {
      const page = await noScript();
      await page.goto(path);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(1200);
      const picture = page.locator('main img').first();
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    },
  );

  it.each(cases)('inquires by $title', async ({ path, name, stored: expected }) => {
    const last_name = newName();
    const page = await noScript();
    await page.goto(path);
    const form = page.locator(`form[name^="${name}"]`);
    const isGeneral = name === 'general-inquiry';
    if (isGeneral) {
      await form.locator('[name=project_interest]').selectOption('Others');
      await form.locator('[name=project_interest_others]').fill('A farm lot');
      await form.locator('[name=where_did_find_about]').selectOption('Online');
    }
    const message = 'How much is a studio?';
    await send(form, { ...ANA, last_name, phone_number: '0917 123 4567', message });
    await page.waitForURL('**/inquiry-sent');
    expect(await page.locator('main').innerText()).toContain('Your inquiry has been successfully created.');
    const [record, ...others] = await stored('inquiry/properties', last_name);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      phone_number: '639171234567',
      agree_terms: true,
      agree_newsletter: false,
      project_interest: isGeneral ? 'A farm lot' : expected.project_interest,
    });
    // The same form, sent twice.
    await page.goBack();
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**/inquiry-sent');
    expect(await stored('inquiry/properties', last_name)).toHaveLength(1);
  });

  it.each([
    ['/properties/residential/palawan/grove-tower', 'Grove Tower'],
    ['/properties/agriculture/agricultural', undefined],
  ])('of %s asks about what is typed, in the one field for it', async (path, project) => {
    const page = await noScript();
    await page.goto(path);
    const form = page.locator('form[name^="project-inquiry-"]');
    const other = form.getByLabel('Which project?');
    expect(await other.count()).toBe(1);
    if (project) expect(await other.inputValue()).toBe(project);
    const last_name = newName();
    await send(form, {
      ...ANA,
      last_name,
      phone_number: '(0918) 765-4321',
      message: 'Is a lot left?',
      project_interest_others: 'A farm lot nearby',
    });
    await page.waitForURL('**/inquiry-sent');
    const [record] = await stored('inquiry/properties', last_name);
    expect(record).toMatchObject({ project_interest: 'A farm lot nearby', phone_number: '639187654321' });
  });

  it('is told in words what is wrong, and finds what was typed after going back', async () => {
    const page = await noScript();
    await page.goto('/contact-us');
    const form = page.locator('form[name="general-inquiry"]');
    await form.locator('[name=first_name]').fill('Maria');
    await form.locator('[name=email]').fill('maria@nowhere');
    // As a browser does that does not check forms.
    await page.request.get('/');
    const answer = await page.request.post('/api/v1/inquiry/property', {
      form: { first_name: 'Maria', email: 'maria@nowhere', phone_number: '0917' },
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? '');
    const paragraphs = await page.locator('main p:visible').allInnerTexts();
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        'Last name: Required',
        'Message: Required',
        'Email: Invalid email address',
        'You must agree to the terms',
      ]),
    );
    expect(paragraphs.join()).not.toContain('First name');
    await page.goBack();
    expect(await form.locator('[name=first_name]').inputValue()).toBe('Maria');
  });

  it('registers with a picture of the receipt, and is told what comes next', async () => {
    const last_name = newName();
    const page = await noScript();
    await page.goto('/register');
    const picture = await aPicture(300, 400, '#2a6f97');
    await page
      .locator('form[name^=registration] [name=image]')
      .setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: picture });
    const form = page.locator('form[name^=registration]');
    await send(form, { ...ANA, last_name, age: '34', church_name: 'Grace Church' });
    await page.waitForURL('**/registered/*');
    expect(await page.locator('h1').innerText()).toBe('You have registered successfully');
    expect(await page.locator('main').innerText()).toContain('We have your proof of payment');
    expect(await page.locator('main').innerText()).not.toContain('was not accepted');
    const [delegate] = await stored('delegates', last_name);
    expect(delegate).toMatchObject({ age: 34, church_name: 'Grace Church', payment_mode: 'gcash' });
    expect(delegate?.proof_of_payment).toEqual(expect.stringContaining('/proof-of-payment'));
    const ticket = await page.getByRole('link', { name: 'Open your ticket' }).getAttribute('href');
    expect(ticket).toBe(`/thank-you/${String(delegate?.uuid)}`);
  });

  it('registers without a picture, and sends the receipt later', async () => {
    const last_name = newName();
    const page = await noScript();
    await page.goto('/register');
    await send(page.locator('form[name^=registration]'), { ...ANA, last_name });
    await page.waitForURL('**/registered/*');
    const main = page.locator('main');
    expect(await main.innerText()).not.toContain('We have your proof of payment');

    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.getByLabel('Proof of payment').setInputFiles(file);
      await page.getByRole('button', { name: 'Upload proof of payment' }).click();
    };
    const text = { name: 'r.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await upload(text);
    await page.waitForURL('**/registered/*+picture_refused');
    await main.getByText('Your proof of payment was not accepted').waitFor();
    await upload({ ...text, buffer: await aPicture(300, 400, '#2a6f97') });
    await page.waitForURL('**/registered/*+picture_kept');
    await main.getByText('We have your proof of payment').waitFor();
    const [delegate] = await stored('delegates', last_name);
    expect(delegate?.proof_of_payment).toEqual(expect.stringContaining('/proof-of-payment'));
    // The ticket's own page leads on to one without script.
    await page.getByRole('link', { name: 'Open your ticket' }).click();
    await page.waitForURL(`**/${String(delegate?.uuid)}/ticket.html`);
    await page.getByText(`Ana ${last_name}`).waitFor();
    await page.getByText('We have your proof of payment and are checking it.').waitFor();
  });

  it('who came by an agent’s link inquires with the agent’s code and the campaign', async () => {
    const last_name = newName();
    const page = await noScript();
    await page.goto('/r/maria-cruz/contact-us?utm_source=facebook&utm_campaign=launch');
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    const form = page.locator('form[name="general-inquiry"]');
    await form.locator('[name=project_interest]').selectOption('Not Applicable');
    await form.locator('[name=where_did_find_about]').selectOption('Online');
    await send(form, { ...ANA, last_name, message: 'Is a studio left?' });
    await page.waitForURL('**/inquiry-sent');
    const [record] = await stored('inquiry/properties', last_name);
    expect(record).toMatchObject({
      agent_code: 'maria-cruz',
      landing_page: '/contact-us',
      utm_source: 'facebook',
      utm_campaign: 'launch',
    });
  });

  it('sees nothing that only script answers', async () => {
    const page = await noScript();
    await page.goto('/');
    expect(await page.getByLabel('Next picture').isVisible()).toBe(false);
    await page.goto('/register');
    expect(await page.getByRole('button', { name: 'Dial code' }).isVisible()).toBe(false);
    await page.goto('/register/group');
    expect(await page.getByLabel('First name').first().isVisible()).toBe(false);
  });

  it.each(['/register/group', '/my-registration', `/waiting/${randomUUID()}`])(
    'is told at %s whom to write to or call',
    async (path) => {
      const page = await noScript();
      await page.goto(path);
      const before = page.locator('main').getByText(/needs JavaScript/);
      await before.locator('xpath=following::a[1][starts-with(@href, "tel:")]').waitFor();
      await before.locator('xpath=following::a[2][starts-with(@href, "mailto:")]').waitFor();
    },
  );
});

const visit = async (link: string) => {
  const answer = await fetch(siteUrl() + link, { redirect: 'manual' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
};

it.each([
  ['/r/maria-cruz', '/?agent=maria-cruz'],
  ['/r/maria-cruz/properties?utm_source=x', '/properties?utm_source=x&agent=maria-cruz'],
])('an agent’s link %s leads to %s, and is kept by nobody', async (link, location) => {
  expect(await visit(link)).toMatchObject({
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
});

it.each(['/r/', '/r/a%2Fb', '/r/maria//evil.example', `/r/${'x'.repeat(41)}`])(
  'what is no agent’s link, such as %s, leads nowhere',
  async (link) => {
    const { status, headers } = await visit(link);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

it("another site's form is refused, in words", async () => {
  const answer = await fetch(`${siteUrl()}/api/v1/inquiry/property`, {
    method: 'POST',
    body: new URLSearchParams({ first_name: 'Eve' }),
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/form-problem/other']);
});
