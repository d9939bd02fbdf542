import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { SiteFolder } from '../../../src/content/publishing/site-folder.js';
import { contentEditor } from '../../support/desks/content-editor.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  sessionOf,
  signIn,
  type Credentials,
  type Json,
} from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const { editor, get, contentOf, page, publish, undo } = contentEditor(api);
const ITEM = '/content/items/terms/site';
const ROUNDS = 6;
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
