import type { Page } from 'playwright-core';
import {
  adminSession,
  api,
  inquire,
  openDesk,
  register,
  stored,
  upload,
} from '../../../browser/admin/admin-desk.js';
import { startWalk, type Walk } from '../../../browser/admin/admin-walk.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aPicture } from '../../../support/requests/pictures.js';
import { anEvent } from '../../../support/requests/records.js';

type Numbers = {
  delegates: Record<string, number>;
  inquiries: Record<string, number>;
  money: { paid_centavos: number; owed_centavos: number }[];
};

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
async function listed(walk: Walk, href: string): Promise<string> {
  const { page } = walk;
  await walk.visit(href.replace('/admin', ''));
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
  const other = await startWalk();
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

it('Today shows what waits, what came in and what is paid, with the sums', async () => {
  const paid = await register();
  const waiting = await register();
  await inquire();
  await call(api, 'PUT', `/delegates/verify/${paid.id}`, {
    as: await adminSession(),
    body: { payment_status: true },
  });
  const picture = aPicture(90, 90, '#777');
  await upload(waiting.id, await picture);
  const { delegates, inquiries, money } = await stored<Numbers>('/dashboard?tz=Asia/Manila');

  const page = await openDesk('');
  const figure = (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) });
  await figure('Paid').waitFor();
  const shown = async (label: string) =>
    (await figure(label).innerText()).split('\n').map((line) => line.trim());
  const pesos = (of: 'paid_centavos' | 'owed_centavos') =>
    new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(
      money.reduce((sum, each) => sum + each[of], 0) / 100,
    );
  const number = (value = 0) => value.toLocaleString('en-PH');
  expect(await shown('Paid')).toEqual(['Paid', number(delegates.paid), `${pesos('paid_centavos')} received`]);
  expect((await shown('Unpaid')).slice(1)).toEqual([
    number(delegates.unpaid),
    `${pesos('owed_centavos')} owed`,
  ]);
  expect((await shown('Inquiries today'))[1]).toBe(number(inquiries.today));
  const proofs = delegates.proof_waiting;
  const all = proofs === 1 ? 'The one that waits' : `All ${number(proofs)} that wait`;
  await page.getByRole('link', { name: all }).waitFor();
  const days = page.getByRole('table', { name: 'Registrations and inquiries per day' }).getByRole('row');
  expect(await days.count()).toBe(31);
  const today = new Date().toLocaleDateString('en-PH', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Manila',
  });
  expect(await days.last().innerText()).toContain(today);
  // Each once: where inquiries come from was told twice.
  for (const name of ['By project', 'By source'])
    expect([name, await page.getByRole('table', { name }).count()]).toEqual([name, 1]);
  expect(await page.getByText('How they found us').count()).toBe(0);
});

it('on paper nothing that is fixed on the screen lies over Today, and its chart keeps its bars', async () => {
  const page = await openDesk('');
  await page
    .getByRole('table', { name: 'Registrations and inquiries per day' })
    .waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('body *')].map(
      (each) => [each, getComputedStyle(each)] as const,
    );
    return {
      fixed: styles
        .filter(([each, { position }]) => position === 'fixed' && each.checkVisibility())
        .map(([each]) => each.outerHTML.slice(0, 80)),
      bars: [
        ...new Set(
          styles.flatMap(([each, style]) =>
            each.matches('i[style*=height]') ? [style.printColorAdjust] : [],
          ),
        ),
      ],
    };
  });
  await page.emulateMedia({ media: 'screen' });
  expect(seen).toEqual({ fixed: [], bars: ['exact'] });
});
