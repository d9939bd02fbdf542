import sharp from 'sharp';
import type { Credentials } from '../support/callers.js';
import { contentDesk, publish } from '../support/content-desk.js';
import { startOwnDesk, type OwnDesk } from '../support/own-desk.js';
import { mark } from './admin-desk.js';

jest.setTimeout(300_000);

let desk: OwnDesk;
let editor: Credentials;
beforeAll(async () => {
  desk = await startOwnDesk();
  editor = await desk.staff('editor');
});
afterAll(() => desk.close());

const { open, html } = contentDesk(
  () => desk,
  () => editor,
);

describe('the library of pictures', () => {
  it('takes many at once, and says of each once what it is and shows', async () => {
    const page = await open('/content');
    await page.getByRole('link', { name: 'Pictures' }).click();
    const name = mark();
    const jpeg = (background: string) =>
      sharp({ create: { width: 1600, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const file = (called: string, buffer: Buffer) => ({ name: called, mimeType: 'image/jpeg', buffer });
    await page
      .getByLabel('Pictures to upload')
      .setInputFiles([
        file(`${name}_roof.jpg`, await jpeg('#aa7744')),
        file('letter.jpg', Buffer.from('Dear Sir')),
        file('phone.heic', Buffer.from('____ftypheic____')),
        file(`${name}_gate.jpg`, await jpeg('#44aa77')),
      ]);
    await page.getByText('2 pictures are in the library now.').waitFor();
    const said = await page.locator('.pictures__upload-progress li').allInnerTexts();
    expect(said).toEqual([
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
    await details.getByRole('button', { name: 'Take it away' }).click();
    await page.getByRole('button', { name: 'Take it away' }).last().click();
    await page.getByRole('button', { name: `${name} gate` }).waitFor({ state: 'detached' });

    await page.goto('/admin/content/about/site');
    // What it shows now stands beside the button, which it would push away.
    await page.locator('.form__focal-point img').first().waitFor();
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
