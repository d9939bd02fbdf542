import type { Page } from 'playwright-core';
import { mark } from '../../../browser/admin/admin-desk.js';
import { contentDesk } from '../../../support/desks/content-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

jest.setTimeout(480_000);

const { desk, editor, open } = contentDesk();
const colleague = fixture(() => desk.staff('editor'));
const ABOUT = '/content/items/about/site';
type About = Record<string, unknown>;
const about = async () => (await call(desk, 'GET', ABOUT, { as: editor })).body as { data: { data: About } };
const unfinished = async () =>
  ((await call(desk, 'GET', '/content/unfinished/about/site', { as: editor })).body as { data: unknown[] })
    .data;
const isKept = (page: Page) => page.getByText('Kept for you, not saved as a draft yet').waitFor();

it('keeps what is typed, with a field that is empty, over a reload; it is saved once it is whole', async () => {
  const page = await open('/content/about/site');
  const words = `We build slowly ${mark()}.`;
  await page.getByLabel('Introduction').fill(words);
  await page.getByLabel('Heading').first().fill('');
  await isKept(page);
  // Nobody is asked whether to lose it: nothing is lost.
  await page.reload();
  await page.getByText('had not saved as a draft').waitFor();
  expect(await page.getByLabel('Introduction').inputValue()).toBe(words);
  expect(await page.getByLabel('Heading').first().inputValue()).toBe('');
  expect((await about()).data.data.intro).not.toBe(words);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('It becomes a draft once one field is corrected.').waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByLabel('Heading').first().fill('About Us');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved').waitFor();
  expect((await about()).data.data.intro).toBe(words);
  await until(async () => (await unfinished()).length === 0);
  await page.reload();
  await page.getByLabel('Introduction').waitFor();
  expect(await page.getByText('had not saved as a draft').count()).toBe(0);
});

it('goes back to the draft on request, and then holds nothing', async () => {
  const page = await open('/content/about/site');
  await page.getByLabel('Introduction').fill(`Something else ${mark()}`);
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go back to the draft' }).click();
  await until(async () => (await unfinished()).length === 0);
  expect(await page.getByLabel('Introduction').inputValue()).toBe((await about()).data.data.intro);
});

it('says who else writes, lets the reader go on with theirs, and shows both where the draft was saved meanwhile', async () => {
  const mine = await open('/content/about/site');
  const words = `Begun by one ${mark()}`;
  await mine.getByLabel('Introduction').fill(words);
  await isKept(mine);
  await open('/content').then(async (list) => {
    await list.getByText('Being written by').waitFor();
    await list.close();
  });

  const theirs = await desk.open('/admin/content/about/site', colleague);
  await theirs.getByText('is writing here too, and has not saved it').waitFor();
  await theirs.getByRole('button', { name: 'Continue from theirs' }).click();
  expect(await theirs.getByLabel('Introduction').inputValue()).toBe(words);
  const finished = `Finished by another ${mark()}`;
  await theirs.getByLabel('Introduction').fill(finished);
  await theirs.getByRole('button', { name: 'Save draft' }).click();
  await theirs.getByText('Draft saved').waitFor();

  await mine.reload();
  await mine.getByText('A colleague has saved the draft since').waitFor();
  await mine.getByRole('button', { name: 'Save draft' }).click();
  const both = mine.getByRole('dialog');
  await both.getByText(words).first().waitFor();
  await both.getByText(finished).first().waitFor();
  expect((await about()).data.data.intro).toBe(finished);
});

describe('a click on the preview', () => {
  /** Clicks on texts and pictures of what is written here, from its first to its last. @returns the fields that did not open */
  const clickAll = async (page: Page, piece: string) =>
    page.evaluate(
      async ([start, most]) => {
        const shown = document.querySelector('iframe')?.contentDocument;
        if (!shown) throw new Error('No preview');
        const until = async (isSo: () => boolean) => {
          const end = Date.now() + 5_000;
          while (!isSo() && Date.now() < end) await new Promise((done) => setTimeout(done, 10));
          return isSo();
        };
        const fieldOf = (element: Element) => element.getAttribute('data-field') ?? '';
        const all = [...shown.querySelectorAll<HTMLElement>(`[data-field^="${start}:"]`)];
        const visible = all.filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        const fields = new Map(visible.map((element) => [fieldOf(element), element]));
        const missed: string[] = [];
        const every = Math.ceil(fields.size / most);
        const chosen = [...fields].filter((_, i) => i % every === 0);
        for (const [field, element] of chosen) {
          element.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = { clientX: left + width / 2, clientY: top + height / 2 };
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
          const id = `field-${field.slice(start.length + 1).replaceAll('.', '-')}`;
          const isShown = () => {
            const input = document.getElementById(id) ?? document.getElementById(`${id}-file`);
            const isTyped = element.isContentEditable && shown.activeElement === element;
            const isOpen = input !== null && input.getClientRects().length > 0;
            return isOpen && (isTyped || document.activeElement === input);
          };
          if (!(await until(isShown))) missed.push(field);
          element.blur();
        }
        return { count: chosen.length, missed };
      },
      [piece, 16] as const,
    );

  it('opens the field of each text and picture, on the pages of every kind', async () => {
    const kinds = (await call(desk, 'GET', '/content/kinds', { as: editor })).body as {
      data: { kind: string; many: boolean }[];
    };
    // The site as delivered has none of the owner's own pages and news.
    const delivered = kinds.data.filter(({ kind }) => !['pages', 'news', 'newsPage'].includes(kind));
    const pieces = delivered.map(({ kind, many }) => `${kind}/${many ? 'grove-tower' : 'site'}`);
    const page = await open('/content');
    let clicks = 0;
    for (const piece of pieces) {
      await page.goto(`/admin/content/${piece}`);
      await page.frameLocator('iframe').locator('main').waitFor();
      const { count, missed } = await clickAll(page, piece);
      expect({ piece, missed }).toEqual({ piece, missed: [] });
      clicks += count;
    }
    expect(clicks).toBeGreaterThan(100);
    await page.context().close();
  });

  it('lets simple texts be typed where they stand: the form has them as they were typed', async () => {
    const page = await open('/content/terms/site');
    const heading = page.frameLocator('iframe').locator('h1');
    await heading.click();
    await page.keyboard.press('Control+A');
    const words = `Fair & <b>square</b> ${mark()}`;
    await page.keyboard.type(words);
    const field = page.getByLabel('Heading', { exact: true });
    expect(await field.inputValue()).toBe(words);
    await isKept(page);
    expect(await heading.innerText()).toBe(words);
    await page.keyboard.press('Enter');
    await until(async () => (await heading.getAttribute('contenteditable')) === null);
    expect(await field.inputValue()).toBe(words);
    await page.context().close();
  });

  it('opens what is written elsewhere beside the same page, and follows a link where that is asked', async () => {
    const page = await open('/content/about/site');
    const shown = page.frameLocator('iframe');
    const words = `Not lost ${mark()}`;
    await page.getByLabel('Introduction').fill(words);
    await shown.locator('footer').getByText('Homes, hotels and farms').click();
    await page.getByRole('heading', { level: 1, name: 'Company' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'field-footer-line');
    await shown.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await shown.getByRole('link', { name: 'Agents' }).first().click();
    await page.waitForFunction(() => document.activeElement?.id.startsWith('field-main-') ?? false);
    await page.getByRole('link', { name: 'All content' }).click();
    await page.getByRole('link', { name: 'About us' }).click();
    await page.getByText('had not saved as a draft').waitFor();
    expect(await page.getByLabel('Introduction').inputValue()).toBe(words);
    await shown
      .getByRole('link', { name: 'Agents' })
      .first()
      .click({ modifiers: ['Control'] });
    await shown.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    await page.context().close();
  });
});
