import { DuePlans } from '../../../../src/content/planned/due-plans.js';
import { contentEditor } from '../../../support/desks/content-editor.js';
import { COVE, ISSUED } from '../../../support/desks/homes-desk.js';
import { shareByHand } from '../../../support/desks/inquiry-desk.js';
import { countHotel, hotelLike, pageSaying, type Project } from '../../../support/hotel.js';
import { fixture } from '../../../support/jest/fixture.js';
import { addStaff, call, dataOf, type Json, sessionOf } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, contentOf, save: saveItem, publish: publishItems } = contentEditor(api);

const hotel = async () => {
  const project = hotelLike(await contentOf<Project>('projects', 'grove-tower'));
  return { ...project, details: { ...project.details, license: ISSUED } };
};
const save = (data: unknown) => saveItem(data, 'projects', 'cove-house');
const publish = async (data: unknown) => {
  expect(await save(data)).toMatchObject({ status: 200 });
  expect(await publishItems('projects/cove-house')).toMatchObject({ status: 200 });
};

describe('a home from an inquiry', () => {
  type Reserved = { id: string; status: string; home_state: string | null };
  const agent = fixture(async () => sessionOf(api, await addStaff(api, 'agent')));
  beforeAll(async () => {
    await shareByHand(api);
    await countHotel(api);
    await publish(await hotel());
  });
  const asked = async () =>
    dataOf<Reserved>(
      await call(api, 'POST', '/inquiry/property', { body: anInquiry({ project_interest: 'Cove House' }) }),
    );
  const set = (id: string, state: string | null, home = 'Villa', as = agent) =>
    call(api, 'PUT', `/inquiry/properties/${id}/home`, { as, body: { project: 'cove-house', home, state } });
  const work = (id: string, body: Json) =>
    call(api, 'PUT', `/inquiry/properties/${id}/work`, { as: agent, body });
  const cove = () => contentOf<Project>('projects', 'cove-house');
  const villa = async () => {
    const filter = encodeURIComponent(JSON.stringify({ home: 'Villa' }));
    const [row] = dataOf<Json[]>(await call(api, 'GET', `/stock?filter=${filter}`, { as: agent }));
    return row;
  };
  const left = (count: number) => pageSaying(api, COVE, `>${count} left<`);

  it('is reserved, sold and given back: the page follows, the history says who, and no price moves', async () => {
    const { id } = await asked();
    await left(4);
    expect(await set(id, 'reserved')).toMatchObject({
      status: 200,
      body: {
        data: { home_project: 'cove-house', home_name: 'Villa', home_state: 'reserved', status: 'reserved' },
      },
    });
    await left(3);
    // The same again is nothing new.
    expect(await set(id, 'reserved')).toMatchObject({ status: 200 });
    expect(await villa()).toMatchObject({ count: 6, reserved: 2, sold: 1, free: 3 });
    expect(await set(id, 'sold')).toMatchObject({ status: 200, body: { data: { status: 'sold' } } });
    expect(await villa()).toMatchObject({ count: 6, reserved: 1, sold: 2, free: 3 });
    // The site would go on counting it: the status follows from the home.
    expect(await work(id, { status: 'reserved' })).toMatchObject({
      status: 409,
      body: { message: 'Villa is sold for them. Change that first, under “Home and price”.' },
    });
    expect(await set(id, 'reserved', 'Garden room')).toMatchObject({
      status: 409,
      body: { message: 'This inquiry has a home already: Villa. Give that one back first.' },
    });
    expect(await set(id, null)).toMatchObject({
      status: 200,
      body: { data: { home_state: null, status: 'qualified' } },
    });
    await left(4);
    const history = dataOf<{ after: Json | null }[]>(
      await call(api, 'GET', `/inquiry/properties/${id}/history`, { as: agent }),
    );
    expect(history.map(({ after }) => after?.home_state)).toEqual(
      expect.arrayContaining(['reserved', 'sold']),
    );
    expect((await cove()).prices).toEqual((await hotel()).prices);
  });

  it('is refused where none is left, where nobody counts, to editors, and for what is a colleague’s', async () => {
    const { id } = await asked();
    const none = 'No Suite is left: all 3 are reserved or sold.';
    expect(await set(id, 'reserved', 'Suite')).toMatchObject({ status: 409, body: { message: none } });
    for (const home of ['Garden room', 'Palace'])
      expect(await set(id, 'sold', home)).toMatchObject({ status: 404 });
    expect(await set(id, 'gone')).toMatchObject({ status: 400 });
    expect(await set(id, 'reserved', 'Villa', editor)).toMatchObject({ status: 403 });
    const other = await addStaff(api, 'agent');
    await api.db.query('UPDATE inquiry SET assignee_id = $1 WHERE id = $2', [other.id, id]);
    expect(await set(id, 'reserved')).toMatchObject({ status: 403 });
    expect(await villa()).toMatchObject({ reserved: 1, sold: 1 });
    expect(
      await call(api, 'PUT', '/content/items/projects/cove-house', { as: agent, body: { data: {} } }),
    ).toMatchObject({
      status: 403,
    });
  });

  it('takes back somebody who was lost', async () => {
    const { id } = await asked();
    expect(await work(id, { status: 'lost', lost_reason: 'price' })).toMatchObject({ status: 200 });
    expect(await set(id, 'reserved')).toMatchObject({
      status: 200,
      body: { data: { status: 'reserved', lost_reason: null, answered_at: expect.any(String) as string } },
    });
    expect(await set(id, null)).toMatchObject({ status: 200 });
  });

  it('is refused while there is no License to Sell, by the home and by the status', async () => {
    const why = 'Cove House has no License to Sell that is issued, so nothing of it may be reserved or sold.';
    const refused = { status: 409, body: { message: why } };
    const [buyer, other] = [await asked(), await asked()];
    expect(await set(buyer.id, 'reserved')).toMatchObject({ status: 200 });
    const project = await hotel();
    await publish({ ...project, details: { ...project.details, license: undefined } });
    try {
      for (const state of ['reserved', 'sold']) {
        expect(await set(other.id, state)).toMatchObject(refused);
        expect(await work(other.id, { status: state })).toMatchObject(refused);
      }
      expect(await set(buyer.id, 'sold')).toMatchObject(refused);
      expect(await set(buyer.id, null)).toMatchObject({ status: 200 });
      const homes = dataOf<{ slug: string; licensed: boolean }[]>(
        await call(api, 'GET', '/inquiry/work/homes', { as: agent }),
      );
      expect(homes.find(({ slug }) => slug === 'cove-house')?.licensed).toBe(false);
      expect(await work(other.id, { status: 'viewing' })).toMatchObject({ status: 200 });
    } finally {
      await publish(project);
    }
    expect(await work(other.id, { status: 'reserved' })).toMatchObject({ status: 200 });
  });

  it('of a project without homes has no status either that its license does not allow', async () => {
    const { id } = dataOf<Reserved>(
      await call(api, 'POST', '/inquiry/property', {
        body: anInquiry({ project_interest: 'El Nido Coffee Plantation' }),
      }),
    );
    expect(await work(id, { status: 'reserved' })).toMatchObject({ status: 409 });
  });

  it('leaves drafts and planned publications what they are', async () => {
    const { id } = await asked();
    const now = await cove();
    const dearer = {
      ...now,
      prices: { ...now.prices, perSqm: 160_000, version: 'planned', date: '2027-01-01' },
    };
    await save(dearer);
    const items = [{ kind: 'projects', slug: 'cove-house' }];
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = dataOf<{ id: string }>(
      await call(api, 'POST', '/content/planned', { as: editor, body: { items, at } }),
    );
    await save({ ...dearer, place: 'A drafted place' });
    await set(id, 'reserved');
    const page = await left(3);
    expect(page).not.toMatch(/160,000|A drafted place/);
    expect(await cove()).toMatchObject({ place: 'A drafted place' });
    await api.db.query(`UPDATE content_plan SET at = now() - interval '1 second' WHERE id = $1`, [plan.id]);
    await api.app.get(DuePlans).publish(plan.id);
    const then = await pageSaying(api, COVE, '₱160,000 for each square meter');
    expect(then).toContain('>3 left<');
    expect(then).not.toContain('A drafted place');
    await set(id, null);
    await left(4);
  });

  it('says what the homes are, and what a sample computation asks for', async () => {
    const homes = dataOf<{ slug: string }[]>(await call(api, 'GET', '/inquiry/work/homes', { as: agent }));
    expect(homes.find(({ slug }) => slug === 'grove-tower')).toMatchObject({
      name: 'Grove Tower',
      calculator: { currency: 'PHP', years: { min: 3, max: 15 } },
    });
    expect(homes.find(({ slug }) => slug === 'cove-house')).toMatchObject({
      homes: [
        { name: 'Garden room', price: 4_500_000, units: null, room_type: 1, asks_area: false },
        {
          name: 'Villa',
          price: expect.any(Number) as number,
          units: { count: 6 },
          room_type: 2,
          asks_area: true,
        },
        { name: 'Suite' },
        { name: 'Loft' },
      ],
    });
  });
});
