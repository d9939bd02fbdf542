import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, UpdateParams } from 'react-admin';
import { API, call, httpClient } from './client';
import { inTurns } from './inTurns';
import { pathOf } from './paths';
import type { Delegate, Inquiry } from './types';

const rest = simpleRestProvider(API, httpClient);

/** Fields that the record's own call does not change: a change of one of them alone goes to its own call. */
const OWN_CALLS: Record<string, Record<string, (id: Identifier, value: unknown) => Promise<Delegate>>> = {
  delegates: {
    payment_status: (id, payment_status) => call('PUT', `/delegates/verify/${id}`, { payment_status }),
    qr_code: (id) => call('PATCH', `/delegates/qr-code/${id}`),
  },
};

const updateOne = async (resource: string, params: UpdateParams): Promise<{ data: Delegate }> => {
  const [field = '', ...others] = Object.keys(params.data as object);
  const ownCall = others.length === 0 ? OWN_CALLS[resource]?.[field] : undefined;
  return ownCall
    ? { data: await ownCall(params.id as Identifier, (params.data as Record<string, unknown>)[field]) }
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
