import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, makeKey, signIn } from '../support/callers.js';
import { aDelegate, anInquiry } from '../support/records.js';

interface Seen {
  data: { id: string; spam?: boolean };
}
const FORMS = [
  ['/inquiry/property', '/inquiry/properties', anInquiry],
  ['/delegates', '/delegates', aDelegate],
] as const;
const ROBOTS: [string, Credentials][] = [
  ['fills in the trap', { 'x-form-age': '60000', 'x-form-honeypot': '1' }],
  ['is too quick', { 'x-form-age': '400' }],
];

let api: Api;
let key: Credentials;
beforeAll(async () => {
  api = await startApi();
  key = await makeKey(api, await signIn(api));
});
afterAll(() => api.close());

describe.each(FORMS)('what is sent to %s', (post, list, aRecord) => {
  const send = async (headers: Credentials) => {
    const answer = await call(api, 'POST', post, { body: aRecord(), headers });
    expect(answer.status).toBe(201);
    return (answer.body as Seen).data;
  };
  const asStaff = async (id: string) =>
    ((await call(api, 'GET', `${list}/${id}`, { as: key })).body as Seen).data;

  it.each(ROBOTS)('by one who %s is stored and flagged, and the sender is not told', async (_, headers) => {
    const made = await send(headers);
    expect(made).not.toHaveProperty('spam');
    expect(await asStaff(made.id)).toMatchObject({ ...made, spam: true });
  });

  it('by a person, or by a program without a form, is not flagged', async () => {
    const people: Credentials[] = [{ 'x-form-age': '45000' }, {}];
    for (const headers of people) {
      const made = await send(headers);
      expect(await asStaff(made.id)).toMatchObject({ ...made, spam: false });
    }
  });

  it('is found by the flag', async () => {
    const of = async (spam: boolean) => {
      const filter = encodeURIComponent(JSON.stringify({ spam }));
      const { body } = await call(api, 'GET', `${list}?filter=${filter}`, { as: key });
      return (body as { meta: { total: number } }).meta.total;
    };
    expect([await of(true), await of(false)]).toEqual([2, 2]);
  });

  it('can not be flagged or cleared through its fields', async () => {
    const answer = await call(api, 'POST', post, { body: { ...aRecord(), spam: true } });
    expect((await asStaff((answer.body as Seen).data.id)).spam).toBe(false);
  });

  it('is the same record when it is sent again a little later', async () => {
    const again = (age: string) => ({ 'idempotency-key': once, 'x-form-age': age });
    const once = randomUUID();
    const first = await send(again('900'));
    expect((await send(again('4000'))).id).toBe(first.id);
  });
});
