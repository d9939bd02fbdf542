import { type Api, startApi } from '../support/api.js';
import { addStaff, type Answer, call, type Credentials, sessionOf } from '../support/callers.js';

jest.setTimeout(240_000);

let api: Api;
let editor: Credentials;
beforeAll(async () => {
  api = await startApi();
  editor = await sessionOf(api, await addStaff(api, 'editor'));
});
afterAll(() => api.close());

type Json = Record<string, unknown>;
const dataOf = <T = Json>({ body }: Answer): T => (body as { data: T }).data;
const get = (path: string) => call(api, 'GET', path, { as: editor });
const contentOf = async <T = Json>(kind: string, slug = 'site') =>
  dataOf<{ data: T }>(await get(`/content/items/${kind}/${slug}`)).data;
const save = (data: unknown, kind: string, slug = 'site') =>
  call(api, 'PUT', `/content/items/${kind}/${slug}`, { as: editor, body: { data } });
const publish = (...names: string[]) => {
  const items = names.map((name) => ({ kind: name.split('/')[0], slug: name.split('/')[1] ?? 'site' }));
  return call(api, 'POST', '/content/publish', { as: editor, body: names.length > 0 ? { items } : {} });
};
const undo = (release: unknown) => call(api, 'POST', '/content/undo', { as: editor, body: { release } });
const page = (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' });

/** A project of its own, as the back office begins one. */
async function aProject(slug: string, more: Json = {}): Promise<Json> {
  const like = await contentOf('projects', 'grove-tower');
  const details = { ...(like.details as Json), slug, homes: [], map: undefined, section: undefined };
  const href = `/properties/residential/visayas/${slug}`;
  return { ...like, name: slug, interest: slug, href, region: 'visayas', details, ...more };
}

describe('rolling back', () => {
  const rollBack = (release: unknown, shown: unknown) =>
    call(api, 'POST', '/content/roll-back', { as: editor, body: { release, shown } });
  const differences = (release: unknown) => get(`/content/releases/${release as string}/differences`);

  it('shows again all that an earlier publication showed, says before what changes, and may be undone', async () => {
    const about = await contentOf('about');
    await save({ ...about, intro: 'The first words' }, 'about');
    const first = dataOf(await publish('about'));
    await save({ ...about, intro: 'The second words' }, 'about');
    await publish('about');
    await save(await aProject('built-later'), 'projects', 'built-later');
    const last = dataOf(await publish('projects/built-later'));
    const later = '/properties/residential/visayas/built-later';
    expect((await page(later)).status).toBe(200);

    expect(dataOf(await differences(first.id))).toMatchObject([
      { title: 'About us', now: { intro: 'The second words' }, then: { intro: 'The first words' } },
      { title: 'built-later', now: { name: 'built-later' }, then: null },
    ]);
    const rolled = await rollBack(first.id, last.id);
    expect(rolled).toMatchObject({
      status: 200,
      body: {
        data: { current: true, note: expect.stringMatching(/^As published on \d+ \w+ \d{4}, /) as string },
      },
    });
    expect(await (await page('/about-us')).text()).toContain('The first words');
    expect((await page(later)).status).toBe(404);
    expect(dataOf(await differences(first.id))).toEqual([]);
    // Nothing that was written is lost.
    const items = dataOf<Json[]>(await get('/content'));
    expect(items.find(({ slug }) => slug === 'built-later')).toMatchObject({
      state: 'draft',
      on_site: false,
    });
    expect(await contentOf('about')).toMatchObject({ intro: 'The second words' });

    expect((await undo(dataOf(rolled).id)).status).toBe(200);
    expect(await (await page('/about-us')).text()).toContain('The second words');
    expect((await page(later)).status).toBe(200);
  });

  it('changes nothing where a colleague published meanwhile, or the site shows it already', async () => {
    const about = await contentOf('about');
    await save({ ...about, intro: 'Before my colleague' }, 'about');
    const mine = dataOf(await publish('about'));
    await save({ ...about, intro: 'Of my colleague' }, 'about');
    const theirs = dataOf(await publish('about'));
    expect(await rollBack(mine.id, mine.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/published meanwhile/) as string },
    });
    expect(await rollBack(theirs.id, theirs.id)).toMatchObject({
      status: 409,
      body: { message: 'The site shows this already.' },
    });
    expect(await (await page('/about-us')).text()).toContain('Of my colleague');
    const unknown = '019a0000-0000-7000-8000-000000000000';
    expect((await rollBack(unknown, theirs.id)).status).toBe(404);
    expect((await differences(unknown)).status).toBe(404);
    expect((await rollBack(undefined, theirs.id)).status).toBe(400);
  });
});
