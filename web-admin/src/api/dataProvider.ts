import { useDataProvider, type DataProvider, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { API, pathOf } from './address';
import { accountCalls } from './calls/account';
import { contentCalls } from './calls/content';
import { delegateCalls } from './calls/delegates';
import { eventCalls } from './calls/events';
import { guestMailCalls } from './calls/guestMails';
import { inquiryCalls } from './calls/inquiries';
import { mailCalls } from './calls/mail';
import { moneyCalls } from './calls/money';
import { newsletterCalls } from './calls/newsletters';
import { recordCalls } from './calls/records';
import { staffCalls } from './calls/staff';
import { upkeepCalls } from './calls/upkeep';
import { send } from './client';
import { httpClient } from './httpClient';
import { ifMatch, versionOf } from './version';

const rest = simpleRestProvider(API, httpClient);
/** The provider's own names of resources become paths below the API. */
const at = (resource: string) => pathOf(resource).slice(1);

/** As many as a list's filter takes. */
const MAX_IDS = 100;

const notOffered = (verb: string) => () => Promise.reject(new Error(`${verb} is not offered by this API`));

/** react-admin's own verbs, as `ra-data-simple-rest` has them; httpClient.ts says how a change names the version that was read. */
const verbs = {
  getList: async (resource, params) => {
    const found = await rest.getList(at(resource), params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
    const last = Math.ceil((found.total ?? 0) / perPage);
    if (page <= last || last < 1) return found;
    // All rows of the last page are gone. Without rows react-admin goes to the first page; with them, to the last that there is.
    return rest.getList(at(resource), { ...params, pagination: { page: last, perPage } });
  },
  getOne: (resource, params) => rest.getOne(at(resource), params),
  getMany: async (resource, { ids, ...params }) => {
    const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, n) =>
      rest.getMany(at(resource), { ...params, ids: ids.slice(n * MAX_IDS, (n + 1) * MAX_IDS) }),
    );
    return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
  },
  create: (resource, params) => rest.create(at(resource), params),
  update: (resource, params) => rest.update(at(resource), params),
  delete: async (resource, { id, previousData }) => {
    const headers = ifMatch(versionOf(previousData));
    return { data: (await send<RaRecord>('DELETE', `${pathOf(resource)}/${id}`, { headers })).data };
  },
  // Of many at once the server makes one call, which says what it left alone: calls/bulk.ts.
  updateMany: notOffered('updateMany'),
  deleteMany: notOffered('deleteMany'),
  getManyReference: (resource, params) => rest.getManyReference(at(resource), params),
} as DataProvider;

export const dataProvider = {
  ...verbs,
  ...accountCalls,
  ...contentCalls,
  ...delegateCalls,
  ...eventCalls,
  ...guestMailCalls,
  ...newsletterCalls,
  ...inquiryCalls,
  ...mailCalls,
  ...moneyCalls,
  ...recordCalls,
  ...staffCalls,
  ...upkeepCalls,
};
export type Api = typeof dataProvider;

/** The data provider with the calls that are no CRUD: the one way in which pages ask the API. */
export const useApi = () => useDataProvider<Api>();
