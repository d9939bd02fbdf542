import type { Page } from 'playwright-core';
import { call, dataOf } from '../../support/requests/callers.js';
import { aPicture } from '../../support/requests/pictures.js';
import { anEvent } from '../../support/requests/records.js';
import { adminSession, api, inquire, openDesk, register, stored, upload } from './admin-desk.js';

/** What makes a tile and its list differ where one forgets it: who is gone, is no guest, or is another event's or colleague's. */
async function makeAwkward(): Promise<void> {
  const as = await adminSession();
  const desk = (method: string, path: string, body?: object) =>
    call(api, method, path, { as, ...(body && { body }) });
  const { id: me } = await stored<{ id: string }>('/auth/me');
  const picture = await aPicture(90, 90, '#777');
  const { id: event } = dataOf<{ id: string }>(await desk('POST', '/events', anEvent()));
  for (const event_id of [undefined, event]) {
    const [paid, gone, unpaid, waiting] = await Promise.all(
      [1, 2, 3, 4].map(() => register({ ...(event_id && { event_id }) })),
    );
    if (!paid || !gone || !unpaid || !waiting) throw new Error('Nobody is registered');
    for (const { id } of [paid, gone]) await desk('PUT', `/delegates/verify/${id}`, { payment_status: true });
    for (const { id } of [gone, unpaid]) await desk('POST', `/delegates/${id}/cancel`, {});
    await upload(waiting.id, picture);
  }
  const [mine, others, viewed] = [
    await inquire(),
    await inquire(),
    await inquire({ project_interest: 'ALPHA tower' }),
  ];
  await call(api, 'POST', '/inquiry/property', {
    body: { ...ROBOT, email: `${Date.now()}@example.com` },
    headers: { 'x-form-honeypot': '1' },
  });
  const due = { next_step: 'Call', next_step_on: '2026-01-05' };
  await desk('PUT', `/inquiry/properties/${mine.id}/work`, { assignee_id: me, ...due });
  await desk('PUT', `/inquiry/properties/${others.id}/work`, { assignee_id: null, ...due });
  await desk('POST', `/inquiry/properties/${viewed.id}/answers`, { via: 'mail' });
}

const ROBOT = {
  ...{ first_name: 'Bot', last_name: 'Net', phone_number: '639181112222', country: 'Philippines' },
  ...{ place: 'Cebu City', project_interest: 'Alpha Tower', message: 'Buy now', agree_terms: true },
};

interface Tile {
  words: string;
  href: string;
  said: string;
}

/** Every link of Today to a list, with the number that it says: its own, or that of the rows above it. */
const tilesOf = (page: Page): Promise<Tile[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLAnchorElement>('a[href*="filter="]')].map((link) => {
      const own = link.querySelector('strong')?.textContent ?? link.textContent;
      const [number] = /[\d,]+/.exec(own) ?? (/\bone\b|^The line/.test(own) ? ['1'] : []);
      const rows = link.closest('section')?.querySelectorAll('ul > li').length ?? 0;
      return { words: link.textContent, href: link.getAttribute('href') ?? '', said: number ?? String(rows) };
    }),
  );

/** How many rows the list says it has, whose filter is in sight. */
async function listed(page: Page, href: string): Promise<string> {
  await page.goto(href);
  const total = page.getByText(/of [\d,]+$/).first();
  const none = page.getByText(/^No .* found/).first();
  await total.or(none).waitFor();
  const filter = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  const named = (await chips.allInnerTexts()).filter((text) => text.includes(': '));
  expect([href, named.length]).toEqual([href, Object.keys(filter).length]);
  return (await total.count()) > 0 ? (/[\d,]+$/.exec(await total.innerText())?.[0] ?? '') : '0';
}

it('every tile of Today opens a list of exactly the number that it says', async () => {
  await makeAwkward();
  const page = await openDesk('');
  await page.getByRole('table', { name: 'By source' }).waitFor();
  await page.getByRole('heading', { name: 'Your next steps' }).waitFor();
  await page.getByRole('link', { name: /unanswered$/ }).waitFor();
  const tiles = await tilesOf(page);
  const words = tiles.map((tile) => tile.words).join('|');
  for (const name of [
    'Inquiries today',
    'Registered today',
    'Paid',
    'Unpaid',
    'unanswered',
    'that wait',
    'All that is due',
  ])
    expect(words).toContain(name);
  expect(tiles.length).toBeGreaterThan(8);
  const other = await openDesk('/inquiries');
  const found: string[] = [];
  for (const { words: name, href, said } of tiles)
    found.push(`${name} ${href}: ${said} ${await listed(other, href)}`);
  expect(found).toEqual(tiles.map(({ words: name, href, said }) => `${name} ${href}: ${said} ${said}`));
});

it('what is to be returned for an event opens that event’s alone', async () => {
  const page = await openDesk('');
  const link = page.getByRole('table').getByRole('link', { name: /₱/ }).first();
  const said = (await link.innerText()).trim();
  await link.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('status').filter({ hasText: said }).waitFor();
});
