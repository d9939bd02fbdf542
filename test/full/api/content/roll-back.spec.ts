import { DuePlans } from '../../../../src/content/planned/due-plans.js';
import { LaterPublications } from '../../../../src/content/publishing/later-publications.js';
import { contentEditor } from '../../../support/desks/content-editor.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, type Json, refusalOf, signIn } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, undo, page, due, aProject } = contentEditor(api);

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

  it('says what publishing would change and by whom, what a publication changed, and which was undone', async () => {
    const about = await contentOf('about');
    const shown = { ...about, intro: 'As it is public' };
    await save(shown, 'about');
    await publish('about');
    await save({ ...about, intro: 'As it is written' }, 'about');
    const change = {
      ...{ kind: 'about', slug: 'site', title: 'About us', by: [expect.any(String)] },
      ...{ before: { intro: 'As it is public' }, after: { intro: 'As it is written' } },
    };
    expect(dataOf(await get('/content/changes'))).toMatchObject([change]);
    const { id } = dataOf(await publish('about'));
    expect(dataOf(await get('/content/changes'))).toEqual([]);
    expect(dataOf(await get(`/content/releases/${id as string}/changes`))).toMatchObject([change]);
    const isUndone = async () =>
      dataOf<Json[]>(await get('/content/releases'))
        .filter(({ undone }) => undone)
        .map((each) => each.id);
    expect(await isUndone()).not.toContain(id);
    await undo(id);
    expect(await isUndone()).toContain(id);
    expect(dataOf(await get('/content/changes'))).toMatchObject([change]);
    const unknown = '019a0000-0000-7000-8000-000000000000';
    expect((await get(`/content/releases/${unknown}/changes`)).status).toBe(404);
  });

  it('changes nothing where a colleague published meanwhile, or the site shows it already', async () => {
    const about = await contentOf('about');
    await save({ ...about, intro: 'Before my colleague' }, 'about');
    const mine = dataOf(await publish('about'));
    await save({ ...about, intro: 'Of my colleague' }, 'about');
    const theirs = dataOf(await publish('about'));
    expect(refusalOf(await rollBack(mine.id, mine.id))).toEqual([
      409,
      expect.stringMatching(/published in the meantime/) as string,
    ]);
    expect(refusalOf(await rollBack(theirs.id, theirs.id))).toEqual([409, 'The site shows this already.']);
    expect(await (await page('/about-us')).text()).toContain('Of my colleague');
    const unknown = '019a0000-0000-7000-8000-000000000000';
    expect((await rollBack(unknown, theirs.id)).status).toBe(404);
    expect((await differences(unknown)).status).toBe(404);
    expect((await rollBack(undefined, theirs.id)).status).toBe(400);
  });
});

describe('a planned publication', () => {
  type Plan = Json & { id: string; at: string; items: Json[] };
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const plan = (at: string, more: Json = {}) =>
    call(api, 'POST', '/content/planned', { as: editor, body: { at, ...more } });
  const planned = async () => dataOf<Plan[]>(await get('/content/planned'));
  const change = (id: string, body: Json) => call(api, 'PUT', `/content/planned/${id}`, { as: editor, body });
  const about = [{ kind: 'about', slug: 'site' }];
  const saveIntro = async (intro: string) => save({ ...(await contentOf('about')), intro }, 'about');
  const shows = async (words: string) => (await (await page('/about-us')).text()).includes(words);

  it('becomes public at its time, as it was planned: what was typed later stays a draft', async () => {
    await saveIntro('Planned words');
    const made = dataOf<Plan>(await plan(inSeconds(3_600), { items: about, note: 'The new year' }));
    expect(made).toMatchObject({ note: 'The new year', state: 'waiting', items: [{ title: 'About us' }] });
    await saveIntro('Later words');
    expect(await planned()).toMatchObject([{ id: made.id, items: [{ changed_since: true }] }]);
    expect(await change(made.id, { at: inSeconds(7_200) })).toMatchObject({ status: 200 });
    const atItsTime = `SELECT FROM content_plan JOIN job ON payload->>'plan_id' = content_plan.id::text
      WHERE content_plan.id = $1 AND run_at - at BETWEEN interval '-1 minute' AND interval '1 minute'`;
    expect((await api.db.query(atItsTime, [made.id])).rowCount).toBe(1);
    await due(made.id);
    await until(() => shows('Planned words'));
    expect(await planned()).toEqual([]);
    const releases = dataOf<Json[]>(await get('/content/releases'));
    expect(releases[0]).toMatchObject({ current: true, planned: true, note: 'The new year' });
    expect(releases.filter((release) => release.planned)).toHaveLength(1);
    expect(await contentOf('about')).toMatchObject({ intro: 'Later words' });
    expect((await change(made.id, { at: inSeconds(60) })).status).toBe(409);
  });

  it('is one where a second click, or a call whose answer was lost, plans the same again', async () => {
    await saveIntro('Planned once');
    const [at, more] = [inSeconds(3_600), { items: about, note: 'Once' }];
    const ids = (await Promise.all([plan(at, more), plan(at, more), plan(at, more)])).map(
      (answer) => dataOf<Plan>(answer).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await planned()).toHaveLength(1);
    expect((await call(api, 'DELETE', `/content/planned/${ids[0]}`, { as: editor })).status).toBe(200);
    expect(await planned()).toEqual([]);
  });

  it('may be moved, taken with what is written now, and taken back', async () => {
    const [first, second] = [
      dataOf<Plan>(await plan(inSeconds(3_600), { items: about })),
      dataOf<Plan>(await plan(inSeconds(7_200), { items: about })),
    ];
    await saveIntro('The last words');
    expect((await call(api, 'DELETE', `/content/planned/${first.id}`, { as: editor })).status).toBe(200);
    expect(await change(second.id, { at: inSeconds(7_300), anew: true })).toMatchObject({
      body: { data: { items: [{ changed_since: false }] } },
    });
    await due(second.id);
    await until(() => shows('The last words'));
    expect((await call(api, 'DELETE', `/content/planned/${first.id}`, { as: editor })).status).toBe(409);
  });

  it('is refused for a time that has passed, without a draft, and where a page would be broken', async () => {
    expect(await plan(inSeconds(-60))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'at', message: 'This time has passed. To publish at once, choose now.' }] },
    });
    expect((await plan(inSeconds(60), { items: about })).status).toBe(409);
  });

  it('that cannot be made then leaves the site as it is, and is said to the admins', async () => {
    await save(await aProject('nearly-gone'), 'projects', 'nearly-gone');
    await publish('projects/nearly-gone');
    const home = await contentOf<{ banner: { action: Json } }>('home');
    const to = '/properties/residential/visayas/nearly-gone';
    const banner = { ...home.banner, action: { ...home.banner.action, href: to } };
    await save({ ...home, banner }, 'home');
    const { id } = dataOf<Plan>(await plan(inSeconds(3_600), { items: [{ kind: 'home', slug: 'site' }] }));
    await call(api, 'DELETE', '/content/items/projects/nearly-gone', { as: editor });
    await publish('projects/nearly-gone');
    await due(id);
    await until(async () => (await planned()).some(({ state }) => state === 'failed'));
    const [failed] = await planned();
    expect(failed?.failure).toContain(`leads to ${to}, where there is no page.`);
    const { rows } = await api.db.query<{ count: number }>(
      `SELECT count(*)::int FROM mail WHERE template = 'publication-failed' AND record_id = $1`,
      [id],
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
    await call(api, 'DELETE', `/content/planned/${id}`, { as: editor });
    expect(await planned()).toEqual([]);
  });

  it('stays unpublished where it was still being checked while whoever planned it left', async () => {
    await saveIntro('Words of a key that is gone');
    const body = { name: 'Planner', scopes: ['content:read', 'content:write'] };
    const made = dataOf<{ id: string; key: string }>(
      await call(api, 'POST', '/api-keys', { as: await signIn(api), body }),
    );
    const as = { authorization: `Bearer ${made.key}` };
    const of = { at: inSeconds(3_600), items: about };
    const { id } = dataOf<Plan>(await call(api, 'POST', '/content/planned', { as, body: of }));
    // As it is left where the plan is written after those of the key were taken back.
    await api.db.query('DELETE FROM api_key WHERE id = $1', [made.id]);
    await due(id);
    await until(async () => (await planned()).every(({ state }) => state === 'failed'));
    expect(await planned()).toMatchObject([{ id, failure: 'Planner, who planned it, may publish no more.' }]);
    expect(await shows('Words of a key that is gone')).toBe(false);
    await call(api, 'DELETE', `/content/planned/${id}`, { as: editor });
  });

  it('is answered with how it stands where its time comes in the same moment', async () => {
    await saveIntro('Words due at once');
    // As if its job had run before the answer was read.
    await api.db.query(`CREATE FUNCTION at_once() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.state := 'published'; RETURN NEW; END $$;
      CREATE TRIGGER at_once BEFORE INSERT ON content_plan FOR EACH ROW EXECUTE FUNCTION at_once()`);
    const made = await plan(inSeconds(3_600), { items: about });
    await api.db.query('DROP FUNCTION at_once CASCADE');
    expect(made).toMatchObject({ status: 201, body: { data: { state: 'published' } } });
    expect(await planned()).toEqual([]);
  });

  it('stays unpublished, and is no failure, where it is taken back while its pages are made', async () => {
    await saveIntro('Words that were taken back');
    const { id } = dataOf<Plan>(await plan(inSeconds(3_600), { items: about }));
    await api.db.query('UPDATE content_plan SET at = now() WHERE id = $1', [id]);
    const publications = api.app.get(LaterPublications);
    const publish = publications.publish.bind(publications);
    const spy = jest.spyOn(publications, 'publish').mockImplementation(async (...given) => {
      await call(api, 'DELETE', `/content/planned/${id}`, { as: editor });
      return publish(...given);
    });
    await api.app.get(DuePlans).publish(id);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
    expect(await shows('Words that were taken back')).toBe(false);
    expect(await planned()).toEqual([]);
  });
});

describe('a moved page', () => {
  it('leads on from its old address, whatever was asked for with it, until a page has it', async () => {
    const list = [
      { from: '/projects/alpha.html', to: '/about-us#proof' },
      { from: '/shop', to: 'https://shop.example.com/?a=1' },
    ];
    expect(await save(list, 'redirects')).toMatchObject({ status: 200 });
    expect(await publish('redirects')).toMatchObject({ status: 200 });
    const leads = async (path: string) => {
      const answer = await page(path);
      return [answer.status, answer.headers.get('location')];
    };
    expect(await leads('/projects/alpha.html?utm=x')).toEqual([301, '/about-us?utm=x#proof']);
    expect(await leads('/projects/alpha.html/')).toEqual([301, '/about-us#proof']);
    expect(await leads('/shop?b=2')).toEqual([301, 'https://shop.example.com/?a=1&b=2']);
    expect((await page('/projects/alphaxhtml')).status).toBe(404);
    await save([], 'redirects');
    expect((await publish('redirects')).status).toBe(200);
    expect((await page('/shop')).status).toBe(404);
  });

  it.each([
    [
      [{ from: '/about-us', to: '/' }],
      'data.0.from',
      'There is a page at /about-us, so it cannot lead elsewhere.',
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      'data.0.to',
      'This leads back to where it begins.',
    ],
    [[{ from: '/a', to: '/nowhere' }], 'data.0.to', 'There is no page at /nowhere.'],
    [
      [{ from: 'https://x.ph/a', to: '/' }],
      'data.0.from',
      'Only what stands after the name of the site, such as /old-page',
    ],
    [
      [
        { from: '/a', to: '/' },
        { from: '/a', to: '/agents' },
      ],
      'data.1.from',
      'Already in this list: choose another',
    ],
  ])('is refused in words: %j', async (list, field, message) => {
    const { status, body } = await save(list, 'redirects');
    expect(status).toBe(400);
    expect((body as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field, message }));
  });
});
