import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { COVE, ISSUED, openHomesDesk } from '../../support/desks/homes-desk.js';
import { inquiryPath } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, type Json } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';

const desk = fixture(() => openHomesDesk());

const [head, , ...ROWS] = (
  readFileSync('docs/publishing.md', 'utf8').split('## What the License to Sell governs')[1] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const STATES: Record<string, Json | undefined> = {
  'Nothing entered': undefined,
  'Applied for': { state: 'applied for' },
  Issued: { ...ISSUED, advertisement: 'ADV-77', completion: 'December 2030' },
};

/** A page without the words of all islands, which travel with each. */
const page = async (path: string) => {
  const [body = ''] = (await (await fetch(desk.api.url + path)).text()).split(
    '<script type="application/json" id="texts">',
  );
  return body;
};
async function pdf(path: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(desk.api.url + path)).arrayBuffer());
  const open = await getDocumentProxy(bytes);
  const pages = await Promise.all(
    Array.from({ length: open.numPages }, async (_, n) => (await open.getPage(n + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** What is said of a license; of one that is issued, all that was entered. */
const effectIn = (text: string) => {
  if (/no reservation, no payment/.test(text)) return 'no reservation, no payment';
  if (['No. 12345', 'No. ADV-77', 'December 2030'].every((words) => text.includes(words)))
    return 'its number';
  return /License to Sell|reservation/i.test(text) ? text : 'no word of a license';
};
const cardIn = (text: string) => {
  if (/License to Sell applied for/.test(text)) return 'applied for';
  if (/License to Sell No\. 12345/.test(text)) return 'its number';
  return /License to Sell/i.test(text) ? text : 'no word of a license';
};

const OUTLETS: Record<string, () => Promise<string>> = {
  Prices: async () => ((await page(COVE)).includes('₱4,500,000') ? 'shown' : 'not shown'),
  Calculator: async () =>
    (await page(COVE)).includes('Reservation fee') ? 'with the reservation fee' : 'without a reservation fee',
  Computation: async () => effectIn(await pdf('/api/v1/computations/cove-house')),
  Brochure: async () =>
    effectIn(await pdf(/href="([^"]+brochure[^"]*\.pdf)"/.exec(await page(COVE))?.[1] ?? '')),
  Page: async () => effectIn(await page(COVE)),
  Cards: async () => cardIn(await page('/properties/hotel-leisure')),
  Form: async () => {
    const body = anInquiry({ project_interest: 'Cove House' });
    const { status } = await call(desk.api, 'POST', '/inquiry/property', { body });
    return status === 201 ? 'takes an inquiry' : `answers ${status}`;
  },
  'Reserve and sell': async () => {
    const ids = [await desk.asked(), await desk.asked()];
    const answers = [await desk.set(ids[0] ?? '', 'reserved'), await desk.set(ids[1] ?? '', 'sold')];
    for (const status of ['reserved', 'sold']) {
      const path = inquiryPath(await desk.asked(), '/work');
      answers.push(await call(desk.api, 'PUT', path, { as: desk.agent, body: { status } }));
    }
    for (const id of ids) await desk.set(id, null);
    if (answers.every(({ status }) => status === 200)) return 'allowed';
    const isRefused = ({ status, body }: { status: number; body: unknown }) =>
      status === 409 && (body as Json).code === 'not_licensed';
    return answers.every(isRefused) ? 'refused' : JSON.stringify(answers);
  },
  'Search engines': async () => (/"@type":"Offer"|"offers"/.test(await page(COVE)) ? 'an offer' : 'no offer'),
};

it('is a table of each outlet and each state', () => {
  expect(head?.slice(1)).toEqual(Object.keys(STATES));
  expect(ROWS.map(([outlet]) => outlet)).toEqual(Object.keys(OUTLETS));
});

describe.each(Object.entries(STATES))('a License to Sell: %s', (state, license) => {
  beforeAll(async () => {
    const { license: _, ...details } = desk.hotel.details;
    await desk.save({ ...desk.hotel, place: state, details: { ...details, ...(license && { license }) } });
    expect(await desk.publish()).toMatchObject({ status: 200 });
  });

  it.each(ROWS)('%s', async (outlet = '', ...cells) => {
    const cell = cells[Object.keys(STATES).indexOf(state)];
    expect(await OUTLETS[outlet]?.()).toBe(cell);
  });
});
