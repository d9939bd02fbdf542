import { countHotel, hotelLike, pageSaying, type Project } from '../hotel.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  type Json,
  sessionOf,
  signIn,
} from '../requests/callers.js';
import { anInquiry } from '../requests/records.js';
import { startApi, type Api } from '../server/api.js';
import { inquiryPath, shareByHand } from './inquiry-desk.js';

export const COVE = '/properties/hotel-leisure/cove-house';
export const ISSUED = { state: 'issued', number: '12345', date: 'November 3, 2026' };

/** What staff read of an inquiry that has a home. */
export interface HomeState {
  id: string;
  status: string;
  home_name: string | null;
  home_state: string | null;
  home_since: string | null;
  home_until: string | null;
  home_reason: string | null;
  home_price_list: string | null;
}

type Site = Pick<Api, 'url' | 'db'>;

/** Makes a hotel with a license public, with its homes counted. */
export async function publishHotel(site: Site, editor: Credentials) {
  await countHotel(site);
  const item = (slug: string) => `/content/items/projects/${slug}`;
  const grove = dataOf<{ data: Project }>(await call(site, 'GET', item('grove-tower'), { as: editor })).data;
  const bare = hotelLike(grove);
  const hotel: Project = { ...bare, details: { ...bare.details, license: ISSUED } };
  const save = (data: unknown) => call(site, 'PUT', item('cove-house'), { as: editor, body: { data } });
  const publish = () =>
    call(site, 'POST', '/content/publish', {
      as: editor,
      body: { items: [{ kind: 'projects', slug: 'cove-house' }] },
    });
  for (const answer of [await save(hotel), await publish()])
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { hotel, save, publish };
}

/** A hotel with a license on the site, whose homes are counted, and colleagues who sell them. */
export async function openHomesDesk() {
  const api = await startApi();
  const admin = await signIn(api);
  const editor = await sessionOf(api, await addStaff(api, 'editor'));
  const manager = await sessionOf(api, await addStaff(api, 'manager'));
  const agent = await sessionOf(api, await addStaff(api, 'agent'));
  await shareByHand(api);
  const { hotel, save, publish } = await publishHotel(api, editor);
  return {
    ...{ api, admin, editor, manager, agent, hotel, save, publish },
    asked: async () =>
      dataOf<HomeState>(
        await call(api, 'POST', '/inquiry/property', { body: anInquiry({ project_interest: 'Cove House' }) }),
      ).id,
    set: (id: string, state: string | null, more: Json = {}, as: Credentials = agent) =>
      call(api, 'PUT', inquiryPath(id, '/home'), {
        as,
        body: { project: 'cove-house', home: 'Villa', state, ...more },
      }),
    extend: (id: string, until: string, reason: string) =>
      call(api, 'PUT', inquiryPath(id, '/home/until'), { as: agent, body: { until, reason } }),
    read: async (id: string) => dataOf<HomeState>(await call(api, 'GET', inquiryPath(id), { as: manager })),
    /** The numbers of its homes. */
    stock: async (home = 'Villa') => {
      const filter = encodeURIComponent(JSON.stringify({ project: 'cove-house', home }));
      const [row] = dataOf<(Json & { id: string })[]>(
        await call(api, 'GET', `/stock?filter=${filter}`, { as: agent }),
      );
      if (!row) throw new Error(`${home} is not counted`);
      return row;
    },
    left: (count: number) => pageSaying(api, COVE, count === 0 ? '>Sold out<' : `>${count} left<`),
    close: () => api.close(),
  };
}
