import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  makeKey,
  sessionOf,
  signIn,
  type Answer,
  type Credentials,
  dataOf,
} from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

let editor: Credentials;
let colleague: Credentials;
const api = fixture(() => startApi());
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
  const about = dataOf<{ data: object }>(await call(api, 'GET', '/content/items/about/site', { as: editor }));
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
