import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { mark } from '../../../../browser/admin/admin-desk.js';
import { axe } from '../../../../support/browser/axe.js';
import { openPage } from '../../../../support/browser/browser.js';
import { fits, shoot } from '../../../../support/browser/sound.js';
import { contentDesk, publish } from '../../../../support/desks/content-desk.js';
import { aPdf } from '../../../../support/payments/pdf.js';
import { aPicture } from '../../../../support/requests/pictures.js';

const { desk, editor, open, html } = contentDesk();

describe('the library of pictures', () => {
  it('takes many at once, and says of each once what it is and shows', async () => {
    const page = await open('/content');
    await page.getByRole('link', { name: 'Pictures' }).click();
    const name = mark();
    const jpeg = (background: string) => aPicture(1600, 900, background, 'jpeg');
    const file = (called: string, buffer: Buffer) => ({ name: called, mimeType: 'image/jpeg', buffer });
    await page
      .getByLabel('Pictures to upload')
      .setInputFiles([
        file(`${name}_roof.jpg`, await jpeg('#aa7744')),
        file('letter.jpg', Buffer.from('Dear Sir')),
        file('phone.heic', Buffer.from('____ftypheic____')),
        file(`${name}_gate.jpg`, await jpeg('#44aa77')),
      ]);
    const came = page.getByText('2 pictures are in the library now.');
    await came.waitFor();
    const labels = await came.locator('..').getByRole('listitem').allInnerTexts();
    expect(labels).toEqual([
      'letter.jpg Upload a JPEG, PNG or WebP picture.',
      expect.stringMatching(/^phone.heic cannot be opened by this browser: it is a HEIC picture\./),
    ]);

    await page.getByLabel('Search by name').fill(name);
    await page.getByRole('button', { name: `${name} roof` }).click();
    const details = page.getByRole('dialog');
    await details.getByLabel('What it shows').fill('The roof in October');
    await details.getByLabel('Labels').fill('Site visit, October');
    await details.getByRole('button', { name: 'Save, then the next' }).click();
    await details.getByRole('heading', { name: `${name} gate` }).waitFor();
    await details.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Remove it' }).last().click();
    await page.getByRole('button', { name: `${name} gate` }).waitFor({ state: 'detached' });

    await page.goto('/admin/content/about/site');
    // What it shows now stands beside the button, which it would push away.
    await page.getByRole('button', { name: 'Point that stays in sight' }).locator('img').first().waitFor();
    // The preview shows where the picture is, and the form stays where it was: else the click would be lost.
    await page.getByRole('button', { name: 'Change picture' }).first().click();
    await page.getByLabel('Search by name').fill('october');
    await page.getByRole('button', { name: `${name} roof` }).click();
    await page.getByText('It says on every page: “The roof in October”').waitFor();
    await publish(page);
    const shown = await html('/about-us');
    expect(shown).toContain('alt="The roof in October"');
    // A photograph has no caption; the renders further down keep theirs.
    const [, after = ''] = shown.split('alt="The roof in October"');
    expect(after.split('Our Purpose')[0]).not.toContain('Artist’s perspective');
    expect(after).toContain('>Artist’s perspective<');
  });
});

it('takes a picture larger than the server accepts: it is made smaller before it is sent again', async () => {
  const page = await open('/content/pictures');
  const name = mark();
  const large = await sharp({ create: { width: 9000, height: 6750, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([{ name: `${name}.png`, mimeType: 'image/png', buffer: large }]);
  await page.getByText('One picture is in the library now.').waitFor();
  await page.getByRole('button', { name: new RegExp(`^${name} Photograph, 3200 × 2400`) }).waitFor();
});

/** Where texts are drawn. */
const boxes = (elements: Element[]) =>
  elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top } = range.getBoundingClientRect();
    return { left, right, top };
  });

/** A photograph as a phone takes it: lying, with the side that is up said in its EXIF. */
const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a hotel from nothing', () => {
  it('has its photographs from a phone, then its prices and homes, and is published', async () => {
    const name = `Reef ${mark()}`;
    const slug = name.toLowerCase().replace(' ', '-');
    const phone = await desk.open('/admin/content/new-project', editor, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await phone.getByLabel('Sector').selectOption('hotel-leisure');
    const texts = {
      Name: name,
      Slogan: 'Wake to the break',
      'In one sentence': 'Rooms behind the palms.',
      Story: 'Three low houses behind the beach.',
      Street: 'Tourism Road',
      Barangay: 'Catangnan',
      City: 'General Luna',
      Province: 'Surigao del Norte',
      'Postal code': '8419',
    };
    for (const [label, value] of Object.entries(texts))
      await phone.getByLabel(label, { exact: true }).fill(value);
    await phone.getByRole('button', { name: 'Add pictures' }).click();
    const colors = ['#336655', '#665533', '#553366'];
    const files = colors.map(async (color, i) => ({
      name: `IMG_${i}.JPG`,
      mimeType: 'image/jpeg',
      buffer: await photo(color),
    }));
    await phone.getByLabel('Pictures to upload').setInputFiles(await Promise.all(files));
    await phone.getByRole('button', { name: 'Add 3 pictures' }).click();
    await phone.getByLabel('What picture 2 shows').fill('The pool at six');
    // One sentence for those that say nothing yet; the others keep theirs.
    await phone.getByLabel('One sentence for all pictures').fill('The lodge');
    await phone.getByRole('button', { name: 'Use it for all' }).click();
    await phone.getByRole('button', { name: 'Put it first' }).first().click();
    const labels = [1, 2, 3].map((number) => phone.getByLabel(`What picture ${number} shows`).inputValue());
    expect(await Promise.all(labels)).toEqual(['The pool at six', 'The lodge, 1', 'The lodge, 3']);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.getByRole('button', { name: 'Create the draft' }).click();
    await phone.getByRole('heading', { level: 1, name }).waitFor();
    await phone.context().close();

    const page = await open(`/content/projects/${slug}`);
    // What is made by itself is out of the way; a part that is added is open.
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    expect(await page.getByLabel('Address of its page').count()).toBe(0);
    await page.getByRole('button', { name: 'Add: Price list' }).click();
    await page.getByLabel('Name of this list').fill('December 2026');
    await page.getByLabel('Price of a square meter').fill('185000');
    await page.getByRole('button', { name: 'Homes, place and license' }).click();
    await page.getByRole('button', { name: /^Homes \d/ }).click();
    const homes: [string, string, string][] = [
      ['Garden room', '0', '28'],
      ['Pool suite', '1', '48'],
      ['Beach villa', '2', '120'],
    ];
    for (const [home, bedrooms, area] of homes) {
      await page.getByRole('button', { name: 'Add a home' }).click();
      const item = page.locator('ol[aria-label=Homes] > li').last();
      await item.getByLabel('Name', { exact: true }).fill(home);
      await item.getByLabel('Bedrooms').fill(bedrooms);
      // Nobody has a home of 0 square meters: it is empty at first.
      expect(await item.getByLabel('From').inputValue()).toBe('');
      await item.getByLabel('From').fill(area);
    }
    await page.getByRole('button', { name: 'Picture across the page' }).click();
    await page
      .getByRole('button', { name: /^Point that stays in sight/ })
      .first()
      .press('ArrowUp');
    await publish(page);
    const href = `/properties/hotel-leisure/${slug}`;
    const shown = await html(href);
    expect(shown).toContain('focus-x-50 focus-y-40');
    expect(shown).toMatch(new RegExp(`application/ld\\+json">[^<]*${name}`));
    expect(await html('/sitemap.xml')).toContain(`${href}</loc>`);
    for (const words of ['Garden room', '₱5,180,000', '₱8,880,000', '₱22,200,000'])
      expect(shown).toContain(words);
    expect(shown).toMatch(/property="og:image" content="[^"]*uploaded/);
    expect(await html('/properties')).toContain(name);

    const site = await openPage({ baseURL: desk.url });
    for (const width of [390, 768, 1440]) {
      await site.setViewportSize({ width, height: 900 });
      await site.goto(href);
      expect(await site.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const priced = await site.locator('.homes-list dd').evaluateAll(boxes);
    // Words alone stand beside each other, and none over another.
    expect(new Set(priced.map(({ top }) => top)).size).toBe(1);
    expect(priced.every(({ right }, i) => right <= (priced[i + 1]?.left ?? 1440))).toBe(true);
    await site.goto('/properties');
    const areas = await site.locator('.compared a > :nth-child(3)').evaluateAll(boxes);
    expect(new Set(areas.map(({ left }) => Math.round(left))).size).toBe(1);

    await page.getByRole('button', { name: 'Take off the site' }).click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site' }).waitFor();
    await publish(page);
    expect((await fetch(`${desk.url}${href}`)).status).toBe(404);
    await page.context().close();
  });
});

const GROVE = '/properties/residential/palawan/grove-tower';
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** The field of the first home's plan, in the form of its project. */
async function planOf(page: Page) {
  await page.getByRole('button', { name: 'Homes, place and license' }).click();
  await page.getByRole('button', { name: /^Homes \d/ }).click();
  await page.getByRole('button', { name: 'Studio', exact: true }).click();
  return page.getByRole('group', { name: 'Plan as a PDF (optional)' });
}

describe('the plan of a home', () => {
  it('is uploaded as a PDF, looked at in the preview, published, and opened by a visitor', async () => {
    const page = await open('/content/projects/grove-tower');
    const plan = await planOf(page);
    const bytes = aPdf('Studio', 1_234_567);
    await plan.getByLabel('Plan as a PDF: the file').setInputFiles(file('Studio plan.pdf', bytes));
    await plan.getByText('Studio plan.pdf is uploaded.').waitFor();
    await plan.getByText('PDF, 1.2 MB').waitFor();
    await page.frameLocator('iframe').getByRole('link', { name: 'Plan (PDF, 1.2 MB)' }).waitFor();
    expect(await html(GROVE)).not.toContain('Plan (PDF');
    const own = plan.getByRole('link', { name: 'Studio plan.pdf' });
    expect(await own.getAttribute('target')).toBe('_blank');
    expect((await page.request.get((await own.getAttribute('href')) ?? '')).status()).toBe(200);
    await publish(page);

    const visitor = await openPage({ baseURL: desk.url });
    await visitor.goto(GROVE);
    const link = visitor.getByRole('link', { name: 'Plan (PDF, 1.2 MB)' });
    const answer = await visitor.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="Studio plan.pdf"') as string,
    });
    expect((await answer.body()).equals(bytes)).toBe(true);

    for (const width of [390, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      expect(await fits(visitor)).toBe(true);
      await shoot(visitor, `plan-site-${width}`);
    }

    // The history names the file, not its address.
    await plan.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('list', { name: 'History' }).getByText('Studio plan.pdf').waitFor();
  });

  it('is dropped into its field, replaced and removed by keyboard', async () => {
    const page = await open('/content/projects/alpha-tower');
    const plan = await planOf(page);
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'Dropped.pdf', { type: 'application/pdf' }));
      return data;
    }, aPdf('Dropped').toString('latin1'));
    const room = plan.getByText('or drop it here, up to 15 MB.').locator('..');
    await room.dispatchEvent('drop', { dataTransfer: dropped });
    await plan.getByRole('link', { name: 'Dropped.pdf' }).waitFor();
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: /^Plan \(PDF, / })
      .waitFor();

    const replace = plan.getByRole('button', { name: 'Replace it' });
    const input = plan.getByLabel('Plan as a PDF: the file');
    // A key of the test gives Chromium no leave to open its dialog: seen is what asks for it.
    await input.evaluate((element) => element.addEventListener('click', () => (element.dataset.asked = '')));
    await replace.focus();
    await page.keyboard.press('Enter');
    await plan.locator('[data-asked]').waitFor({ state: 'attached' });
    await input.setInputFiles(file('Other.pdf', aPdf('Other')));
    await plan.getByRole('link', { name: 'Other.pdf' }).waitFor();
    expect(await replace.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axe(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const choose = plan.getByRole('button', { name: 'Choose a PDF' });
    await choose.waitFor();
    expect(await choose.evaluate((element) => element === document.activeElement)).toBe(true);
    await plan.getByLabel('Address elsewhere (optional)').fill('https://example.com/plan.pdf');
    await page.frameLocator('iframe').getByRole('link', { name: 'Plan (PDF)', exact: true }).waitFor();
  });
});
