import { contentEditor } from '../../../support/desks/content-editor.js';
import { fixture } from '../../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  makeKey,
  sessionOf,
  signIn,
  type Credentials,
  type Json,
} from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

interface Proposal {
  id: string;
  state: string;
  shown: string | null;
  outdated: boolean;
  items: Json[];
}

const api = fixture(() => startApi());
const { editor, get, contentOf, save, publish, undo, page, due } = contentEditor(api);
let admin: Credentials;
let other: Credentials;
let key: Credentials;
beforeAll(async () => {
  admin = await signIn(api);
  other = await sessionOf(api, await addStaff(api, 'admin'));
  key = await makeKey(api, admin);
  await switchTo(true);
});
afterEach(async () => {
  for (const { id } of await open())
    await call(api, 'POST', `/content/proposals/${id}/send-back`, { as: admin, body: { answer: 'Tidied.' } });
  await switchTo(true);
});

const switchTo = (needed: boolean, as = admin) =>
  call(api, 'PUT', '/content/approval', { as, body: { needed } });
const about = [{ kind: 'about', slug: 'site' }];
const propose = (body: Json = { items: about }, as: Credentials = editor) =>
  call(api, 'POST', '/content/proposals', { as, body });
const proposed = async (body?: Json, as?: Credentials) => dataOf<Proposal>(await propose(body, as));
const open = async (as: Credentials = editor) =>
  dataOf<Proposal[]>(await call(api, 'GET', '/content/proposals', { as })).filter(
    ({ state }) => state === 'waiting',
  );
const found = async (id: string) => dataOf<Proposal>(await get(`/content/proposals/${id}`));
const approve = async (id: string, as = admin, shown?: string | null) =>
  call(api, 'POST', `/content/proposals/${id}/publish`, {
    as,
    body: { shown: shown === undefined ? (await found(id)).shown : shown },
  });
const sendBack = (id: string, answer: string, as = admin) =>
  call(api, 'POST', `/content/proposals/${id}/send-back`, { as, body: { answer } });
const intro = async (words: string) => save({ ...(await contentOf('about')), intro: words }, 'about');
const shows = async (words: string) => (await (await page('/about-us')).text()).includes(words);
const count = async (table: string, where: string, ...values: unknown[]) =>
  (await api.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`, values))
    .rows[0]?.n;
const mails = (template: string, id: string) =>
  count('mail', 'template = $1 AND record_id = $2', template, id);
const releases = async () => dataOf<Json[]>(await get('/content/releases'));
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

describe('with approval', () => {
  it('nobody but an admin makes anything public or plans it, by a key neither; only an admin sets it', async () => {
    await intro('The words of before');
    const before = dataOf(await propose());
    await approve(before.id as string);
    const [first] = await releases();
    await intro('Past the back office');
    const at = inSeconds(3_600);
    const calls: [string, string, Json][] = [
      ['POST', '/content/publish', { items: about }],
      ['POST', '/content/undo', { release: first?.id }],
      ['POST', '/content/roll-back', { release: first?.id, shown: first?.id }],
      ['POST', '/content/planned', { items: about, at }],
      ['PUT', '/content/planned/019a0000-0000-7000-8000-000000000000', { at, anew: true }],
      ['POST', `/content/proposals/${before.id as string}/publish`, {}],
      ['POST', `/content/proposals/${before.id as string}/send-back`, { answer: 'No' }],
    ];
    for (const as of [editor, key])
      for (const [method, path, body] of calls)
        expect({ path, ...(await call(api, method, path, { as, body })) }).toMatchObject({
          ...{ path, status: 403, body: { code: 'approval_needed' } },
        });
    for (const as of [editor, key]) expect((await switchTo(false, as)).status).toBe(403);
    expect(await shows('Past the back office')).toBe(false);
    expect(dataOf(await call(api, 'GET', '/content/approval', { as: editor }))).toEqual({
      ...{ needed: true, may_publish: false },
    });
    expect((await call(api, 'POST', '/content/publish', { as: admin, body: { items: about } })).status).toBe(
      200,
    );
    expect(
      (await call(api, 'POST', '/content/undo', { as: admin, body: { release: (await releases())[0]?.id } }))
        .status,
    ).toBe(200);
  });

  it('an editor proposes versions, admins are told, and one of them publishes just these', async () => {
    await intro('As it was proposed');
    const { id } = await proposed({ items: about, note: 'New words' });
    expect(await mails('site-proposed', id)).toBe(2);
    await intro('Written afterwards');
    expect(await found(id)).toMatchObject({
      ...{ state: 'waiting', outdated: false, note: 'New words', by_name: 'Luz Reyes' },
      items: [
        { title: 'About us', written_since_by: 'Luz Reyes', published_since_by: null, left_out: false },
      ],
      mine: true,
    });
    expect(dataOf(await get(`/content/proposals/${id}/changes`))).toMatchObject([
      { title: 'About us', after: { intro: 'As it was proposed' } },
    ]);
    expect(await approve(id)).toMatchObject({ status: 200, body: { data: { state: 'published' } } });
    expect(await shows('As it was proposed')).toBe(true);
    expect(await mails('site-proposal-decided', id)).toBe(1);
    expect((await releases())[0]).toMatchObject({ proposed_by: 'Luz Reyes', note: 'New words' });
    const recent = dataOf<Json[]>(await call(api, 'GET', '/activity/recent', { as: admin }));
    expect(recent.find(({ type }) => type === 'content.published')).toMatchObject({
      after: { proposed_by: 'Luz Reyes' },
    });
  });

  it('is published once: by two admins at once, by a second click, and where the answer was lost', async () => {
    await intro('Published once');
    const { id, shown } = await proposed();
    const before = (await releases()).length;
    const answers = await Promise.all([admin, other, admin].map((as) => approve(id, as, shown)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await approve(id, other, shown)).toMatchObject({
      status: 200,
      body: { data: { state: 'published' } },
    });
    expect((await releases()).length).toBe(before + 1);
    expect(await mails('site-proposal-decided', id)).toBe(1);
    expect(
      await count('activity', `type = 'content.published' AND record_id = $1`, (await releases())[0]?.id),
    ).toBe(1);
    expect(await sendBack(id, 'Too late')).toMatchObject({ status: 409, body: { code: 'proposal_gone' } });
  });

  it('of two that touch the same page, the one that waits says what was published since', async () => {
    const second = await sessionOf(api, await addStaff(api, 'editor'));
    await intro('By the first');
    const first = await proposed();
    await intro('By the second');
    const later = await proposed({ items: about }, second);
    expect(await open()).toHaveLength(2);
    await approve(later.id);
    expect(await found(first.id)).toMatchObject({
      outdated: true,
      items: [{ left_out: true, published_since_by: expect.any(String) as string }],
    });
    expect(await approve(first.id)).toMatchObject({ status: 409, body: { code: 'nothing_to_publish' } });
    expect(await shows('By the second')).toBe(true);

    await intro('By the first, again');
    const third = await proposed();
    await intro('By the second, on top of it');
    const fourth = await proposed({ items: about }, second);
    const seen = fourth.shown;
    await approve(third.id);
    expect(await found(fourth.id)).toMatchObject({
      outdated: false,
      items: [{ left_out: false, published_since_by: expect.any(String) as string }],
    });
    // The differences that the admin has read are others by now.
    expect(await approve(fourth.id, admin, seen)).toMatchObject({
      status: 409,
      body: { code: 'published_meanwhile' },
    });
    expect((await approve(fourth.id)).status).toBe(200);
    expect(await shows('By the second, on top of it')).toBe(true);
  });

  it('the same again makes no second one, and one that holds its pages anew takes its place', async () => {
    await intro('Proposed twice');
    const [one, two] = await Promise.all([proposed(), proposed()]);
    expect(one.id).toBe(two.id);
    await intro('Proposed anew');
    const three = await proposed();
    expect((await open()).map(({ id }) => id)).toEqual([three.id]);
    expect((await found(one.id)).state).toBe('withdrawn');
    expect((await propose({ items: [{ kind: 'home', slug: 'site' }] })).status).toBe(409);
  });

  it('is withdrawn by whoever proposed it, and sent back with a sentence, which is told once', async () => {
    const second = await sessionOf(api, await addStaff(api, 'editor'));
    await intro('Not yet');
    const { id } = await proposed();
    const withdraw = (as: Credentials, which = id) =>
      call(api, 'DELETE', `/content/proposals/${which}`, { as });
    expect((await withdraw(second)).status).toBe(403);
    expect((await withdraw(editor)).status).toBe(200);
    expect((await withdraw(editor)).status).toBe(200);
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'proposal_gone' } });

    const again = await proposed();
    expect((await sendBack(again.id, ' ')).status).toBe(400);
    expect((await sendBack(again.id, 'The year is missing.')).status).toBe(200);
    expect((await sendBack(again.id, 'The year is missing.')).status).toBe(200);
    expect(await mails('site-proposal-decided', again.id)).toBe(1);
    expect(dataOf<Proposal[]>(await get('/content/proposals'))).toContainEqual(
      expect.objectContaining({
        id: again.id,
        state: 'sent back',
        answer: 'The year is missing.',
        mine: true,
      }),
    );
    // Proposed anew, it is asked about no more.
    await proposed();
    expect((await found(again.id)).state).toBe('withdrawn');
  });

  it('a publication at a time to come is planned by the admin, with what was proposed', async () => {
    await intro('At its time');
    const { id } = await proposed({ items: about, at: inSeconds(3_600) });
    await intro('Written later');
    expect(await approve(id)).toMatchObject({ body: { data: { state: 'planned' } } });
    expect(await approve(id)).toMatchObject({ status: 200 });
    const plans = dataOf<Json[]>(await get('/content/planned'));
    expect(plans).toHaveLength(1);
    await due(plans[0]?.id);
    await until(() => shows('At its time'));
    expect((await releases())[0]).toMatchObject({ planned: true, proposed_by: 'Luz Reyes' });
    expect((await found(id)).state).toBe('planned');
    expect(await propose({ items: about, at: inSeconds(-5) })).toMatchObject({ status: 400 });
  });

  it('taking back and showing again are proposed too, and say when the site has gone on', async () => {
    await intro('The good words');
    await approve((await proposed()).id);
    await intro('The bad words');
    await approve((await proposed()).id);
    const [bad, good] = await releases();
    const taken = await proposed({ does: 'undo', release: bad?.id });
    expect(taken).toMatchObject({ items: [{ title: 'About us' }] });
    expect(dataOf(await get(`/content/proposals/${taken.id}/changes`))).toMatchObject([
      { before: { intro: 'The bad words' }, after: { intro: 'The good words' } },
    ]);
    expect((await approve(taken.id)).status).toBe(200);
    expect(await shows('The good words')).toBe(true);
    expect(await propose({ does: 'undo', release: bad?.id })).toMatchObject({ status: 409 });

    const shownAgain = await proposed({ does: 'roll back', release: bad?.id });
    const undone = await proposed({ does: 'undo', release: good?.id });
    expect((await approve(shownAgain.id)).status).toBe(200);
    expect(await shows('The bad words')).toBe(true);
    expect((await found(undone.id)).outdated).toBe(true);
    expect(await approve(undone.id)).toMatchObject({ status: 409, body: { code: 'publication_superseded' } });
    expect((await propose({ does: 'undo' })).status).toBe(400);
  });

  it('switched off, what waits can be published by an editor too, and all is as before', async () => {
    await intro('It waited');
    const { id } = await proposed();
    await switchTo(false);
    await switchTo(false);
    expect((await approve(id, editor)).status).toBe(200);
    expect(await shows('It waited')).toBe(true);
    await intro('As before');
    expect((await publish('about')).status).toBe(200);
    expect((await undo((await releases())[0]?.id)).status).toBe(200);
    const recent = dataOf<Json[]>(await call(api, 'GET', '/activity/recent', { as: admin }));
    expect(recent.filter(({ type }) => type === 'content.approval_off')[0]).toMatchObject({
      before: { approval: true },
      after: { approval: false },
    });
  });
});
