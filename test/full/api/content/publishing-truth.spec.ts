import { contentEditor } from '../../../support/desks/content-editor.js';
import { shareByHand } from '../../../support/desks/inquiry-desk.js';
import { countHotel, hotelLike, pageSaying, type Project } from '../../../support/hotel.js';
import { fixture } from '../../../support/jest/fixture.js';
import { addStaff, call, dataOf, sessionOf } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, remove, undo, html } = contentEditor(api);
const agent = fixture(async () => sessionOf(api, await addStaff(api, 'agent')));
beforeAll(async () => {
  await shareByHand(api);
});

const COVE = '/properties/hotel-leisure/cove-house';
const grove = () => contentOf<Project>('projects', 'grove-tower');
const cove = () => contentOf<Project>('projects', 'cove-house');
const released = async () =>
  dataOf<{ id: string; current: boolean; note: string }[]>(await get('/content/releases'));
const currentId = async () => (await released()).find(({ current }) => current)?.id;

describe('a region that is taken off its list', () => {
  it('is not published while the menu or a project stands under it, and each place is named', async () => {
    const regions = await contentOf<{ slug: string }[]>('regions');
    await save(
      regions.filter(({ slug }) => slug !== 'visayas'),
      'regions',
    );
    const refused = await publish('regions');
    expect(refused).toMatchObject({ status: 422 });
    const { errors } = refused.body as { errors: { field: string; message: string }[] };
    const to = '/properties/residential/visayas';
    const lines = errors.map(({ field, message }) => `${field}: ${message}`);
    expect(lines).toContain(`Menu and footer: The link “Visayas” leads to ${to}, where there is no page.`);
    expect(lines).toContain(
      'Alpha Tower: Its region is not on the list of regions any more. Choose another, or take the project off.',
    );
    expect((await fetch(api.url + to)).status).toBe(200);
    const problems = dataOf<{ page: string; place: string | null }[]>(await get('/content/problems'));
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ page: 'Alpha Tower', place: 'projects/alpha-tower:region' }),
      ]),
    );
    await save(regions, 'regions');
  });

  it('leaves its page’s name in an address: the address of the project is where it is mended', async () => {
    const regions = await contentOf<{ slug: string }[]>('regions');
    const navigation = await contentOf<{ main: { items?: { items?: { href: string }[] }[] }[] }>(
      'navigation',
    );
    const without = structuredClone(navigation);
    for (const { items = [] } of without.main)
      for (const item of items) item.items &&= item.items.filter(({ href }) => !href.endsWith('/visayas'));
    expect((await save(without, 'navigation')).status).toBe(200);
    const alpha = await contentOf<Project>('projects', 'alpha-tower');
    const kept = regions.filter(({ slug }) => slug !== 'visayas');
    await save(kept, 'regions');
    await save({ ...alpha, region: 'palawan' }, 'projects', 'alpha-tower');
    const problems = dataOf<{ page: string; message: string; place: string | null }[]>(
      await get('/content/problems'),
    );
    expect(problems.find(({ page }) => page === '/properties/residential/visayas/alpha-tower')).toMatchObject(
      {
        place: 'projects/alpha-tower:href',
      },
    );
    await save(regions, 'regions');
    await save(alpha, 'projects', 'alpha-tower');
    await save(navigation, 'navigation');
  });
});

describe('how many homes are left', () => {
  beforeAll(async () => {
    const hotel = hotelLike(await grove());
    await countHotel(api);
    // Homes are reserved and sold with a license alone.
    const license = { state: 'issued', number: '12345', date: 'November 3, 2026' };
    const details = { ...hotel.details, license };
    await save({ ...hotel, details, place: 'The first words' }, 'projects', 'cove-house');
    expect(await publish('projects/cove-house')).toMatchObject({ status: 200 });
  });
  const asked = async () =>
    dataOf<{ id: string }>(
      await call(api, 'POST', '/inquiry/property', { body: anInquiry({ project_interest: 'Cove House' }) }),
    ).id;
  const set = async (id: string, state: string | null) =>
    expect(
      await call(api, 'PUT', `/inquiry/properties/${id}/home`, {
        as: agent,
        body: { project: 'cove-house', home: 'Villa', state },
      }),
    ).toMatchObject({ status: 200 });
  const left = (count: number) => pageSaying(api, COVE, `>${count} left<`);

  it('stays as it is when an earlier publication is shown again, and when a project comes back with it', async () => {
    const first = await currentId();
    const id = await asked();
    await set(id, 'reserved');
    await save({ ...(await cove()), place: 'The second words' }, 'projects', 'cove-house');
    await publish('projects/cove-house');
    await save({ ...(await cove()), place: 'Drafted words' }, 'projects', 'cove-house');
    await left(3);

    const changed = dataOf<{ now: Project; then: Project }[]>(
      await get(`/content/releases/${first}/differences`),
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]?.then.details).toEqual(changed[0]?.now.details);
    const rollBack = async (release: unknown) =>
      call(api, 'POST', '/content/roll-back', { as: editor, body: { release, shown: await currentId() } });
    expect(await rollBack(first)).toMatchObject({ status: 200 });
    const page = await html(COVE);
    expect(page).toContain('The first words');
    expect(page).toContain('>3 left<');
    // The draft is still the draft.
    expect(await cove()).toMatchObject({ place: 'Drafted words' });

    const drafted = await cove();
    await remove('projects', 'cove-house');
    await publish('projects/cove-house');
    expect(await rollBack(first)).toMatchObject({ status: 200 });
    expect(await html(COVE)).toContain('>3 left<');
    await save(drafted, 'projects', 'cove-house');
    await set(id, null);
    await left(4);
  });

  it('stays as it is when words are taken back: what was reserved since is no publication', async () => {
    const id = await asked();
    await save({ ...(await cove()), place: 'Words to take back' }, 'projects', 'cove-house');
    await publish('projects/cove-house');
    const words = await currentId();
    await set(id, 'reserved');
    expect(await currentId()).toBe(words);
    expect(await undo(words)).toMatchObject({ status: 200 });
    const page = await html(COVE);
    expect(page).not.toContain('Words to take back');
    expect(page).toContain('>3 left<');
    await set(id, null);
    await left(4);
  });

  it('stays as it is in an earlier version that becomes the draft again, also one that counted', async () => {
    const id = await asked();
    await set(id, 'sold');
    const data = await cove();
    const [room, villa, ...homes] = data.details.homes;
    const { availability: show, ...bare } = villa ?? {};
    const counted = { ...bare, units: { count: 6, reserved: 0, sold: 0, show } };
    const version = '0199c000-0000-7000-8000-000000000001';
    await api.db.query(
      `INSERT INTO content_version (id, kind, slug, data, at) VALUES ($1, 'projects', 'cove-house', $2, '2026-01-01')`,
      [version, { ...data, details: { ...data.details, homes: [room, counted, ...homes] } }],
    );
    await save({ ...data, place: 'Elsewhere' }, 'projects', 'cove-house');
    const path = '/content/items/projects/cove-house/restore';
    expect(await call(api, 'POST', path, { as: editor, body: { version } })).toMatchObject({ status: 200 });
    expect(await cove()).toEqual(data);
    await left(3);
    await set(id, null);
    await left(4);
  });
});

describe('a price list', () => {
  const VERSION = 'data.prices.version';
  const DATE = 'data.prices.date';

  it('has a new name and a new date where a price is another than the public one', async () => {
    const now = await grove();
    const dearer = { ...now.prices, perSqm: 220_000 };
    const named = (errors: [string, string][]) => ({
      status: 400,
      body: {
        errors: errors.map(([field, words]) => ({
          field,
          message: expect.stringContaining(words) as string,
        })),
      },
    });
    const old = now.prices.version as string;
    expect(await save({ ...now, prices: dearer }, 'projects', 'grove-tower')).toMatchObject(
      named([
        [VERSION, `These are not the prices of “${old}”`],
        [DATE, 'Since when'],
      ]),
    );
    const renamed = { ...dearer, version: `${old}-b` };
    expect(await save({ ...now, prices: renamed }, 'projects', 'grove-tower')).toMatchObject(
      named([[DATE, 'Since when']]),
    );
    const [home, ...homes] = now.details.homes;
    const ownPrice = { ...now, details: { ...now.details, homes: [{ ...home, price: 1 }, ...homes] } };
    expect((await save(ownPrice, 'projects', 'grove-tower')).status).toBe(400);
    // What is no price changes without.
    const changed = { ...now.prices, terms: { notIncluded: 'Transfer taxes.' } };
    expect((await save({ ...now, prices: changed }, 'projects', 'grove-tower')).status).toBe(200);
    const whole = { ...renamed, date: '2027-03-01' };
    expect((await save({ ...now, prices: whole }, 'projects', 'grove-tower')).status).toBe(200);
    expect((await publish('projects/grove-tower')).status).toBe(200);
    // And again from there.
    const next = { ...whole, version: 'Next', date: '2027-04-01', perSqm: 230_000 };
    expect((await save({ ...now, prices: next }, 'projects', 'grove-tower')).status).toBe(200);
    await save({ ...now, prices: whole }, 'projects', 'grove-tower');
  });
});
