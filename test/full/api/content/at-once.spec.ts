import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { SiteFolder } from '../../../../src/content/publishing/site-folder.js';
import { contentEditor } from '../../../support/desks/content-editor.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  sessionOf,
  signIn,
  type Credentials,
  type Json,
  makeKey,
  type Answer,
} from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, page, publish, undo } = contentEditor(api);
const ITEM = '/content/items/terms/site';
const ROUNDS = 3;
/** An undo that waits for nothing is answered long before. */
const WELL_OVER_MS = 5_000;

/** As the editor of the back office saves: over the version that was read, and anew where a colleague was faster. */
async function write(field: string, words: string, as: Credentials): Promise<number> {
  for (let overtaken = 0; ; overtaken++) {
    const read = await call(api, 'GET', ITEM, { as });
    const { data } = dataOf<{ data: Json }>(read);
    const headers = { 'if-match': read.headers.get('etag') ?? '' };
    const saved = await call(api, 'PUT', ITEM, { as, body: { data: { ...data, [field]: words } }, headers });
    if (saved.status === 200) return overtaken;
    expect(saved.status).toBe(412);
  }
}

async function approve(id: string, as: Credentials): Promise<string> {
  const { shown } = dataOf<{ shown: string | null }>(await get(`/content/proposals/${id}`));
  const published = await call(api, 'POST', `/content/proposals/${id}/publish`, { as, body: { shown } });
  expect([published.status, published.body]).toMatchObject([200, { data: { state: 'published' } }]);
  return dataOf<{ id: string }[]>(await get('/content/releases'))[0]?.id ?? '';
}
const html = async () => (await page('/terms-of-use')).text();

it('shows what is public, where another process goes back before a publication is shown here', async () => {
  const published = async (lead: string) => {
    await write('lead', lead, editor);
    return dataOf<{ id: string }>(await publish('terms')).id;
  };
  const first = await published('The first lead');
  await published('The second lead');
  const dataSource = api.app.get(DataSource);
  const run = dataSource.transaction.bind(dataSource) as (work: unknown) => Promise<unknown>;
  const spy = jest.spyOn(dataSource, 'transaction').mockImplementation(async (...work: unknown[]) => {
    const done = await run(work[0]);
    const { rowCount } = await api.db.query(
      `UPDATE content_pointer SET release_id = $1 FROM content_release r, content_version v
        WHERE r.id = release_id AND v.id = ANY(r.versions) AND v.data->>'lead' = 'The third lead'`,
      [first],
    );
    if (rowCount === 0) return done;
    // What the other process did is shown before this one goes on after its commit.
    await api.db.query('NOTIFY content_release');
    await until(async () => (await html()).includes('The first lead'));
    return done;
  });
  await published('The third lead').finally(() => spy.mockRestore());
  expect(await html()).toContain('The first lead');
});

it('shows nothing again that was taken back while the process was busy with it', async () => {
  const folder = api.app.get(SiteFolder);
  const prepare = folder.prepare.bind(folder);
  const { id: mine } = dataOf<{ id: string }>(
    await write('lead', 'Mine', editor).then(() => publish('terms')),
  );
  const folderOfMine = folder.path;
  let isBusy = false;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const spy = jest.spyOn(folder, 'prepare').mockImplementation(async (release, ...rest) => {
    const answer = await prepare(release, ...rest);
    if (release === mine) {
      isBusy = true;
      await held;
    }
    return answer;
  });
  // An event was changed, say: the process is about to show this release anew, and is slow.
  await api.db.query('NOTIFY content_release');
  await until(() => isBusy);
  const undone = undo(mine);
  await until(
    async () =>
      (await api.db.query('SELECT FROM content_pointer WHERE release_id = $1', [mine])).rowCount === 0,
  );
  // What was begun first ends first: until then the undo waits, however long this takes.
  expect(await Promise.race([undone, sleep(WELL_OVER_MS)])).toBeUndefined();
  goOn();
  expect((await undone).status).toBe(200);
  expect(folder.path).not.toBe(folderOfMine);
  expect(await html()).not.toContain('Mine');
  spy.mockRestore();
});

it('two editors write the same page while an admin publishes: nothing is lost, and only what was seen is public', async () => {
  const admin = await signIn(api);
  const second = await sessionOf(api, await addStaff(api, 'editor'));
  expect((await call(api, 'PUT', '/content/approval', { as: admin, body: { needed: true } })).status).toBe(
    200,
  );
  const releases: string[] = [];
  let overtaken = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const [one, other] = await Promise.all([
      write('title', `Title ${round}`, editor),
      write('lead', `Lead ${round}`, second),
    ]);
    overtaken += one + other;
    // Each field is one editor's, so what either wrote stands.
    expect(await contentOf('terms')).toMatchObject({ title: `Title ${round}`, lead: `Lead ${round}` });
    const items = [{ kind: 'terms', slug: 'site' }];
    const proposal = dataOf<{ id: string }>(
      await call(api, 'POST', '/content/proposals', { as: round % 2 ? editor : second, body: { items } }),
    );
    // The editors go on while the admin publishes what was proposed.
    const [release] = await Promise.all([
      approve(proposal.id, admin),
      write('title', `Title after ${round}`, editor),
      write('lead', `Lead after ${round}`, second),
    ]);
    releases.push(release);
    const shown = await html();
    expect(shown).toContain(`Lead ${round}`);
    expect(shown).not.toContain(`after ${round}`);
    expect(await contentOf('terms')).toMatchObject({
      title: `Title after ${round}`,
      lead: `Lead after ${round}`,
    });
  }
  expect(overtaken).toBeGreaterThan(0);

  // Going back is as before, and leaves the drafts alone.
  const body = { release: releases[0], shown: releases.at(-1) };
  expect((await call(api, 'POST', '/content/roll-back', { as: admin, body })).status).toBe(200);
  expect(await html()).toContain('Lead 1');
  const [{ id: back } = { id: '' }] = dataOf<{ id: string }[]>(await get('/content/releases'));
  expect((await call(api, 'POST', '/content/undo', { as: admin, body: { release: back } })).status).toBe(200);
  expect(await html()).toContain(`Lead ${ROUNDS}`);
  expect(await contentOf('terms')).toMatchObject({ lead: `Lead after ${ROUNDS}` });
});

describe('what is not finished', () => {
  let editor: Credentials;
  let colleague: Credentials;
  const admin = fixture(() => signIn(api));
  beforeAll(async () => {
    [editor, colleague] = [
      await sessionOf(api, await addStaff(api, 'editor')),
      await sessionOf(api, await addStaff(api, 'editor')),
    ];
  });

  const PATH = '/content/unfinished/about/site';
  type Kept = { mine: boolean; data: object; base_version: string | null; base_data: object | null };
  const kept = async (as: Credentials) => dataOf<Kept[]>(await call(api, 'GET', PATH, { as }));
  const keep = (data: unknown, as = editor, base: string | null = null, path = PATH): Promise<Answer> =>
    call(api, 'PUT', path, { as, body: { data, base } });
  it('keeps each person’s own, whatever is missing in it, with what it was begun on', async () => {
    expect((await keep({ intro: '' })).status).toBe(204);
    expect((await keep({ intro: 'And no heading' })).status).toBe(204);
    expect((await keep({ intro: 'Another’s' }, colleague)).status).toBe(204);
    const found = await kept(editor);
    expect(found.map(({ mine, data }) => [mine, data])).toEqual([
      [false, { intro: 'Another’s' }],
      [true, { intro: 'And no heading' }],
    ]);
    const { data } = (await call(api, 'GET', '/content/items/about/site', { as: editor })).body as {
      data: { data: object };
    };
    expect(found.map(({ base_data }) => base_data)).toEqual([null, data.data]);
    // Nothing of it is a draft.
    expect((await call(api, 'GET', '/content/problems', { as: editor })).body).toEqual({ data: [] });
  });

  it('forgets it when its writer saves, discards or gives it up, and nobody else’s', async () => {
    expect((await call(api, 'DELETE', PATH, { as: colleague })).status).toBe(204);
    expect((await kept(editor)).map(({ mine }) => mine)).toEqual([true]);
    const about = dataOf<{ data: object }>(
      await call(api, 'GET', '/content/items/about/site', { as: editor }),
    );
    await keep({ intro: 'Of the colleague' }, colleague);
    const saved = await call(api, 'PUT', '/content/items/about/site', {
      as: editor,
      body: { data: { ...about.data, intro: 'Whole' } },
    });
    expect(saved.status).toBe(200);
    expect((await kept(editor)).map(({ mine }) => mine)).toEqual([false]);
  });

  it('takes no other content, no other version, nothing but content, and is for editors and admins alone', async () => {
    expect((await keep({}, editor, null, '/content/unfinished/projects/never-was')).status).toBe(404);
    expect((await keep({}, editor, '01234567-89ab-7def-8123-456789abcdef')).status).toBe(404);
    expect((await keep('words')).status).toBe(400);
    expect((await kept(admin)).length).toBe(1);
    const others = [
      await makeKey(api, admin, ['content:write']),
      await sessionOf(api, await addStaff(api, 'manager')),
    ];
    for (const as of others) {
      expect((await keep({}, as)).status).toBe(403);
      expect((await call(api, 'GET', PATH, { as })).status).toBe(403);
    }
    expect((await call(api, 'GET', PATH)).status).toBe(401);
  });
});
