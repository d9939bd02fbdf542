import { randomUUID } from 'node:crypto';
import { fetchUtils, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL, HTTP, and the package `ra-data-simple-rest` with nothing but a key and the unwrapping of `data`. */
let stock: ReturnType<typeof simpleRestProvider>;
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  const scopes = [
    ...['delegates:read', 'delegates:write', 'inquiries:read', 'inquiries:write'],
    ...['events:read', 'events:write'],
  ];
  const made = await call(api, 'POST', '/api-keys', {
    as: staff,
    body: { name: 'Stock', scopes, expires_at: null },
  });
  const { key } = dataOf<{ key: string }>(made);
  stock = simpleRestProvider(`${api.url}/api/v1`, async (url: string, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('authorization', `Bearer ${key}`);
    const answer = await fetchUtils.fetchJson(url, { ...options, headers });
    return { ...answer, json: (answer.json as { data: unknown }).data };
  });
});

describe.each([
  ['delegates', 'delegates', aDelegate, { last_name: 'Reyes' }],
  ['inquiry/property', 'inquiry/properties', anInquiry, { last_name: 'Reyes' }],
])('%s', (made, kept, body, change) => {
  it('is created, read, listed, put back as it was read, and removed', async () => {
    const { data: first } = await stock.create<RaRecord>(made, { data: body({ last_name: 'Santos' }) });
    const { data: read } = await stock.getOne<RaRecord>(kept, { id: first.id });
    expect(read).toMatchObject({ id: first.id, last_name: 'Santos' });
    const { data: many } = await stock.getMany<RaRecord>(kept, { ids: [first.id] });
    expect(many.map(({ id }) => id)).toEqual([first.id]);
    const { data: changed } = await stock.update<RaRecord>(kept, {
      id: first.id,
      data: { ...read, ...change },
      previousData: read,
    });
    expect(changed).toMatchObject({ ...change, first_name: read.first_name as string });
    const list = await stock.getList<RaRecord>(kept, {
      filter: change,
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'created_at', order: 'DESC' },
    });
    expect([list.total, list.data[0]?.id]).toEqual([1, first.id]);
    expect((await stock.delete<RaRecord>(kept, { id: first.id, previousData: changed })).data.id).toBe(
      first.id,
    );
    await expect(stock.getOne<RaRecord>(kept, { id: first.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('updateMany', () => {
  it.each([
    ['delegates', 'delegates', aDelegate, { ministry: 'Youth', phone_number: '639171234567' }],
    ['inquiry/property', 'inquiry/properties', anInquiry, { status: 'contacted', place: 'Cebu City' }],
    [
      'events',
      'events',
      () => anEvent({ slug: `many-${randomUUID().slice(0, 8)}`, state: 'draft' }),
      { venue_name: 'Hall B' },
    ],
  ])('of %s changes these fields, and no other', async (made, kept, body, data) => {
    const create = () =>
      stock.create<RaRecord>(made, { data: { ...body(), ...(kept === 'events' && { pay_by_cash: null }) } });
    const ids = [(await create()).data.id, (await create()).data.id];
    const read = async () => (await stock.getMany<RaRecord>(kept, { ids })).data;
    const before = await read();
    const { data: changed } = await stock.updateMany(kept, { ids, data });
    expect(changed).toEqual(ids);
    // What follows from the change: that the visitor was answered.
    const follows = kept === 'inquiry/properties' ? { answered_at: expect.any(String) as string } : {};
    expect(await read()).toEqual(
      before.map((record) => ({ ...record, ...data, ...follows, updated_at: expect.any(String) as string })),
    );
    await stock.deleteMany(kept, { ids });
  });

  it('of what this call does not change is refused, not answered as done', async () => {
    const { data } = await stock.create<RaRecord>('delegates', { data: aDelegate() });
    await expect(
      stock.updateMany('delegates', { ids: [data.id], data: { payment_status: true } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  const soonest = {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'starts_at', order: 'ASC' as const },
  };

  it('are created, read by slug and id, listed, put back as they were read, and removed', async () => {
    const { data: made } = await stock.create<RaRecord>('events', {
      // Where payments go is no program's to say.
      data: anEvent({ slug: 'stock-event', state: 'draft', pay_by_cash: null }),
    });
    const { data: read } = await stock.getOne<RaRecord>('events', { id: 'stock-event' });
    expect(read).toEqual((await stock.getOne<RaRecord>('events', { id: made.id })).data);
    const data = { ...read, venue_name: 'Another hall' };
    const { data: changed } = await stock.update<RaRecord>('events', {
      id: made.id,
      data,
      previousData: read,
    });
    expect(changed).toEqual({ ...data, updated_at: expect.any(String) as string });
    const { data: many } = await stock.getMany<RaRecord>('events', { ids: [made.id] });
    expect(many).toEqual([changed]);
    const drafts = await stock.getList<RaRecord>('events', { filter: { state: 'draft' }, ...soonest });
    expect([drafts.total, drafts.data.map(({ id }) => id)]).toEqual([1, [made.id]]);
    const all = await stock.getList<RaRecord>('events', { filter: {}, ...soonest });
    expect([all.total, all.data.length]).toEqual([2, 2]);
    await stock.delete<RaRecord>('events', { id: 'stock-event', previousData: changed });
    await expect(stock.getOne<RaRecord>('events', { id: made.id })).rejects.toMatchObject({ status: 404 });
    expect((await stock.getList<RaRecord>('events', { filter: {}, ...soonest })).total).toBe(1);
  });

  it('refuse an unknown filter, and show no draft to strangers, whatever they ask for', async () => {
    await expect(stock.getList('events', { filter: { venue: 'x' }, ...soonest })).rejects.toMatchObject({
      status: 400,
    });
    const slug = 'not-yet-public';
    await call(api, 'POST', '/events', { as: staff, body: anEvent({ slug, state: 'draft' }) });
    for (const query of ['', `?filter=${encodeURIComponent('{"state":"draft"}')}`])
      expect(JSON.stringify((await call(api, 'GET', `/events${query}`)).body)).not.toContain(slug);
  });
});

describe('a correction of an inquiry', () => {
  const made = async () =>
    dataOf<{ id: string }>(await call(api, 'POST', '/inquiry/property', { body: anInquiry() })).id;
  const put = (id: string, body: object, headers: Record<string, string> = {}) =>
    call(api, 'PUT', `/inquiry/properties/${id}`, { as: staff, body, headers });

  it('is told in the history, and leaves the message as it was sent', async () => {
    const id = await made();
    const before = dataOf<object>(await call(api, 'GET', `/inquiry/properties/${id}`, { as: staff }));
    const answer = await put(id, {
      ...before,
      first_name: 'Ana',
      phone_number: '0917 555 0101',
      message: 'Other',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          ...before,
          first_name: 'Ana',
          phone_number: '639175550101',
          updated_at: expect.any(String) as string,
        },
      },
    });
    const { body } = await call(api, 'GET', `/inquiry/properties/${id}/history`, { as: staff });
    expect((body as { data: object[] }).data[0]).toMatchObject({
      type: 'inquiry.corrected',
      after: { first_name: 'Ana', phone_number: '639175550101' },
    });
  });
});
