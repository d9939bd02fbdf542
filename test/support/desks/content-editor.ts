import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { fixture } from '../jest/fixture.js';
import { addStaff, call, type Credentials, dataOf, type Json, sessionOf } from '../requests/callers.js';
import type { Api } from '../server/api.js';

/** An editor of a suite, and what they do by the API. */
export function contentEditor(api: Api) {
  const editor = fixture(async () => sessionOf(api, await addStaff(api, 'editor')));
  const get = (path: string) => call(api, 'GET', path, { as: editor });
  const contentOf = async <T = Json>(kind: string, slug = 'site') =>
    dataOf<{ data: T }>(await get(`/content/items/${kind}/${slug}`)).data;
  return {
    editor,
    get,
    contentOf,
    save: (data: unknown, kind: string, slug = 'site', headers: Credentials = {}) =>
      call(api, 'PUT', `/content/items/${kind}/${slug}`, { as: editor, body: { data }, headers }),
    remove: (kind: string, slug: string) =>
      call(api, 'DELETE', `/content/items/${kind}/${slug}`, { as: editor }),
    /** @param names as `about` or `projects/grove-tower`; none: all that is drafted */
    publish: (...names: string[]) => {
      const items = names.map((name) => ({ kind: name.split('/')[0], slug: name.split('/')[1] ?? 'site' }));
      return call(api, 'POST', '/content/publish', { as: editor, body: names.length > 0 ? { items } : {} });
    },
    /** As if the time of a planned publication had come. */
    due: async (plan: unknown) => {
      await api.db.query('UPDATE content_plan SET at = now() WHERE id = $1', [plan]);
      await api.db.query(`UPDATE job SET run_at = now() WHERE payload->>'plan_id' = $1`, [plan]);
      api.app.get(Jobs).wake();
    },
    undo: (release: unknown) => call(api, 'POST', '/content/undo', { as: editor, body: { release } }),
    page: (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' }),
    html: async (path: string) => (await fetch(api.url + path)).text(),
    /** A project of its own, as the back office begins one. */
    aProject: async (slug: string, more: Json = {}): Promise<Json> => {
      const like = await contentOf('projects', 'grove-tower');
      const details = { ...(like.details as Json), slug, homes: [], map: undefined, section: undefined };
      const href = `/properties/residential/visayas/${slug}`;
      return { ...like, name: slug, interest: slug, href, region: 'visayas', details, ...more };
    },
  };
}
