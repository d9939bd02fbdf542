import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, UpdateParams } from 'react-admin';
import { API, call, httpClient } from './client';
import { inTurns } from './inTurns';
import { pathOf } from './paths';
import type { Delegate, Inquiry } from './types';

const rest = simpleRestProvider(API, httpClient);

/** Changes that have a call of their own; asked for with `meta: { action }` so that lists update as usual. */
const ACTIONS = {
  verify: (id: Identifier, { payment_status }: Partial<Delegate>) =>
    call<Delegate>('PUT', `/delegates/verify/${id}`, { payment_status }),
  'qr-code': (id: Identifier) => call<Delegate>('PATCH', `/delegates/qr-code/${id}`),
};
export type Action = keyof typeof ACTIONS;

const updateOne = async (resource: string, params: UpdateParams): Promise<{ data: Delegate }> => {
  const action = (params.meta as { action?: Action } | undefined)?.action;
  return action
    ? { data: await ACTIONS[action](params.id as Identifier, params.data as Partial<Delegate>) }
    : rest.update(pathOf(resource), params);
};

/** Keyword search has its own call, which knows `range` and no other filter. */
async function searchInquiries(keyword: string, { pagination }: GetListParams) {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const url = `${API}/inquiry/search?${new URLSearchParams({ keyword, range }).toString()}`;
  const { headers, json } = await httpClient(url);
  return { data: json as Inquiry[], total: Number(headers.get('content-range')?.split('/').pop()) };
}

const WIDTH = 6;

export const dataProvider = {
  ...rest,
  getList: (resource: string, params: GetListParams) => {
    const keyword = (params.filter as { keyword?: string } | undefined)?.keyword;
    return resource === 'inquiries' && keyword
      ? searchInquiries(keyword, params)
      : rest.getList(pathOf(resource), params);
  },
  getOne: (resource, params) => rest.getOne(pathOf(resource), params),
  getMany: (resource, params) => rest.getMany(pathOf(resource), params),
  create: (resource, params) => rest.create(pathOf(resource), params),
  update: updateOne,
  updateMany: async (resource, { ids, ...params }) => ({
    data: await inTurns(ids, WIDTH, async (id) => {
      await updateOne(resource, { ...params, id, previousData: { id } });
      return id;
    }),
  }),
  delete: (resource, params) => rest.delete(pathOf(resource), params),
  deleteMany: async (resource, { ids }) => ({
    data: await inTurns(ids, WIDTH, async (id) => {
      await rest.delete(pathOf(resource), { id });
      return id;
    }),
  }),
} as DataProvider;
