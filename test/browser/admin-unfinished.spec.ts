import type { Page } from 'playwright-core';
import { call, type Credentials } from '../support/callers.js';
import { contentDesk } from '../support/content-desk.js';
import { type OwnDesk, startOwnDesk } from '../support/own-desk.js';
import { until } from '../support/until.js';
import { mark } from './admin-desk.js';

jest.setTimeout(240_000);

let desk: OwnDesk;
let editor: Credentials;
let colleague: Credentials;
beforeAll(async () => {
  desk = await startOwnDesk();
  [editor, colleague] = [await desk.staff('editor'), await desk.staff('editor')];
});
afterAll(() => desk.close());

const { open } = contentDesk(
  () => desk,
  () => editor,
);
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
  await page.getByText('It becomes a draft once one field is mended.').waitFor();
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
  await theirs.getByRole('button', { name: 'Go on with theirs' }).click();
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
