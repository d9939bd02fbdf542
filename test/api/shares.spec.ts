import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';

/** Real: PostgreSQL and HTTP. What a group is to pay follows who is in it. */
interface Delegate {
  id: string;
  email: string;
  payment_status: boolean;
}
interface Group {
  id: string;
  total_centavos: number;
  delegates: Delegate[];
}
let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  staff = await signIn(api);
});
afterAll(() => api.close());

const dataOf = <T>(answer: { body: unknown }) => (answer.body as { data: T }).data;
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

async function aGroup(size: number): Promise<Group> {
  const delegates = Array.from({ length: size }, (_, n) => ({
    ...{ first_name: `Delegate ${n}`, last_name: 'Santos' },
    email: `n${n}-${randomUUID()}@church.example`,
  }));
  const contact = {
    ...{ first_name: 'Ruth', last_name: 'V' },
    ...{ email: 'ruth@church.example', phone_number: '09181234567' },
  };
  return dataOf<Group>(await call(api, 'POST', '/registrations', { body: { contact, delegates } }));
}
const act = (id: string | undefined, verb: string) =>
  call(api, 'POST', `/delegates/${id}/${verb}`, { as: staff, body: {} });
const record = async (id: string) =>
  dataOf<Group>(await call(api, 'GET', `/registrations/${id}`, { as: staff }));
const read = async (id: string | undefined) =>
  dataOf<Delegate>(await call(api, 'GET', `/delegates/${id}`, { as: staff }));
const pay = (id: string | undefined) =>
  call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });

describe('removing one of a group', () => {
  const remove = (id: string | undefined) => call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  const restore = (id: string | undefined) =>
    call(api, 'POST', `/delegates/bin/${id}/restore`, { as: staff });
  const erase = (one: Delegate | undefined) =>
    call(api, 'POST', '/privacy/erase', {
      as: staff,
      body: { email: one?.email, records: [{ kind: 'delegates', id: one?.id }] },
    });
  const due = async ({ id }: Group) => (await record(id)).total_centavos;

  it('lowers what is to be paid as cancelling does, and asks for it again once it is back', async () => {
    const group = await aGroup(4);
    const [one, two, three, four] = group.delegates;
    await Promise.all([remove(one?.id), remove(two?.id)]);
    expect(await due(group)).toBe(300_000);
    // Whoever had cancelled takes nothing along.
    await act(three?.id, 'cancel');
    await remove(three?.id);
    expect(await due(group)).toBe(150_000);
    // The last one leaves the total as it was, and finds it so.
    await remove(four?.id);
    expect(await due(group)).toBe(150_000);
    for (const each of [four, one, two, three]) expect((await restore(each?.id)).status).toBe(200);
    expect(await due(group)).toBe(450_000);
    await act(three?.id, 'reinstate');
    expect(await due(group)).toBe(600_000);
  });

  it('changes nothing of what is paid; who missed the payment does not come back among those who paid', async () => {
    const group = await aGroup(3);
    const [one, two, three] = group.delegates;
    await remove(one?.id);
    await pay(two?.id);
    await remove(three?.id);
    expect(await due(group)).toBe(300_000);
    expect((await restore(three?.id)).status).toBe(200);
    const late = await restore(one?.id);
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'The others have paid without this one. Register the person anew.',
    ]);
    expect([await due(group), (await record(group.id)).delegates.length]).toEqual([300_000, 2]);
  });

  it('for good, on the wish of the person, lowers it too', async () => {
    const group = await aGroup(3);
    const [one, two, three] = group.delegates;
    expect((await erase(one)).status).toBe(200);
    expect(await due(group)).toBe(300_000);
    await pay(two?.id);
    expect((await erase(two)).status).toBe(200);
    expect(await due(group)).toBe(300_000);
    expect((await read(three?.id)).payment_status).toBe(true);
  });

  it('and putting it back, both many times at once, keeps the sum right', async () => {
    const group = await aGroup(5);
    const some = group.delegates.slice(1);
    await Promise.all(some.map(({ id }) => remove(id)));
    expect(await due(group)).toBe(150_000);
    await Promise.all(some.map(({ id }) => restore(id)));
    expect(await due(group)).toBe(750_000);
  });
});
