import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { makeDevice, scan, scans } from '../support/door-devices.js';
import { noisyPicture, sendProof } from '../support/proof-uploader.js';
import { aDelegate } from '../support/records.js';
import { until } from '../support/until.js';
import { offerWhenPlanned } from '../support/waiting.js';

jest.setTimeout(120_000);

interface Delegate {
  id: string;
  uuid: string;
  first_name: string;
  email: string;
  cancelled_at: string | null;
  payment_status: boolean;
  qr_code: string | null;
  proof_of_payment: string | null;
}
interface Group {
  id: string;
  total_centavos: number;
  payment_status: boolean;
  delegates: Delegate[];
  proofs: { id: string; state: string; reason: string | null }[];
}
let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  staff = await signIn(api);
  offerWhenPlanned(api);
});
afterAll(() => api.close());

const dataOf = <T = Delegate>(answer: { body: unknown }) => (answer.body as { data: T }).data;
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;
const contact = {
  first_name: 'Ruth',
  last_name: 'V',
  email: 'ruth@church.example',
  phone_number: '09181234567',
};

async function aGroup(size = 3, change: object = {}): Promise<Group> {
  const delegates = Array.from({ length: size }, (_, n) => ({
    first_name: `Delegate ${n}`,
    last_name: 'Santos',
    email: `n${n}-${randomUUID()}@church.example`,
  }));
  const answer = await call(api, 'POST', '/registrations', { body: { contact, delegates, ...change } });
  return dataOf<Group>(answer);
}
async function anEvent(capacity: number): Promise<{ id: string; slug: string }> {
  const body = {
    slug: `event-${randomUUID().slice(0, 8)}`,
    name: 'Youth Camp 2028',
    starts_at: '2028-04-10T08:00:00+08:00',
    ends_at: '2028-04-12T16:00:00+08:00',
    venue_name: 'Camp Hill',
    fee_centavos: 250_000,
    state: 'published',
    capacity,
  };
  return dataOf<{ id: string; slug: string }>(await call(api, 'POST', '/events', { as: staff, body }));
}
const act = (id: string | undefined, verb: string, body: object = {}, as = staff) =>
  call(api, 'POST', `/delegates/${id}/${verb}`, { as, body });
const record = async (id: string) =>
  dataOf<Group>(await call(api, 'GET', `/registrations/${id}`, { as: staff }));
const read = async (id: string | undefined) =>
  dataOf(await call(api, 'GET', `/delegates/${id}`, { as: staff }));
const pay = (id: string | undefined) =>
  call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
const mailsTo = async (address: string | undefined) =>
  (
    await api.db.query<{ template: string }>('SELECT template FROM mail WHERE to_address = $1 ORDER BY id', [
      address,
    ])
  ).rows.map(({ template }) => template);
const types = async (id: string | undefined) =>
  (
    await api.db.query<{ type: string }>('SELECT type FROM activity WHERE record_id = $1 ORDER BY id', [id])
  ).rows.map(({ type }) => type);
const at = async (uuids: (string | undefined)[]) => {
  const device = await makeDevice(api, staff);
  return (
    await scans(
      api,
      device,
      uuids.map((uuid) => scan(uuid ?? '')),
    )
  ).map(({ outcome }) => outcome);
};

describe('cancelling a delegate', () => {
  it('ends the ticket, at the door too, lowers what is to be paid, and tells the contact once', async () => {
    const group = await aGroup();
    const [gone, stays] = group.delegates;
    const answer = await act(gone?.id, 'cancel', { because: 'Ill' });
    expect([answer.status, dataOf(answer).cancelled_at]).toEqual([200, expect.any(String)]);
    expect((await act(gone?.id, 'cancel')).status).toBe(200);

    expect((await record(group.id)).total_centavos).toBe(300_000);
    expect(await mailsTo(contact.email)).toContain('registration-cancelled');
    expect((await types(gone?.id)).filter((type) => type === 'delegate.cancelled')).toHaveLength(1);
    expect((await pay(stays?.id)).status).toBe(200);
    expect((await read(gone?.id)).payment_status).toBe(false);
    expect(await at([gone?.uuid, stays?.uuid])).toEqual(['cancelled', 'welcome']);

    const state = await call(api, 'GET', `/delegates/uuid/${gone?.uuid}/registration`);
    expect(dataOf<object>(state)).toMatchObject({
      delegates: 2,
      cancelled_at: expect.any(String) as string,
    });
    const refused = await act(gone?.id, 'cancel', {}, {});
    expect(refused.status).toBe(401);
  });

  it('keeps what was paid, hides the code, and refuses to verify or to make a code', async () => {
    const one = dataOf(await call(api, 'POST', '/delegates', { body: aDelegate() }));
    await pay(one.id);
    await call(api, 'PATCH', `/delegates/qr-code/${one.id}`, { as: staff });
    await act(one.id, 'cancel');
    expect(await read(one.id)).toMatchObject({ payment_status: true, qr_code: expect.any(String) as string });
    expect(dataOf(await call(api, 'GET', `/delegates/uuid/${one.uuid}`)).qr_code).toBeNull();
    expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}/qr.png`)).status).toBe(404);
    for (const [method, path, body] of [
      ['PUT', `/delegates/verify/${one.id}`, { payment_status: false }],
      ['PATCH', `/delegates/qr-code/${one.id}`, {}],
    ] as const)
      expect((await call(api, method, path, { as: staff, body })).status).toBe(409);
    expect(await at([one.uuid])).toEqual(['cancelled']);
  });

  it('shows in the list, its filter and the file for people', async () => {
    const event = await anEvent(5);
    const one = dataOf(
      await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, address: null }) }),
    );
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) });
    await act(one.id, 'cancel');
    const list = (cancelled_at: boolean) =>
      call(
        api,
        'GET',
        `/delegates?filter=${encodeURIComponent(JSON.stringify({ event_id: event.id, cancelled_at }))}`,
        {
          as: staff,
        },
      );
    expect(dataOf<Delegate[]>(await list(true)).map(({ id }) => id)).toEqual([one.id]);
    expect(dataOf<Delegate[]>(await list(false))).toHaveLength(1);
    const filter = encodeURIComponent(JSON.stringify({ event_id: event.id, cancelled_at: true }));
    const file = await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true&filter=${filter}`, {
      headers: staff as Record<string, string>,
    });
    const [heads, line] = (await file.text()).split('\r\n').map((row) => row.split(','));
    expect(line?.[heads?.indexOf('Cancelled') ?? -1]).toMatch(/\d{4}/);
  });

  it('gives the place to whoever waits', async () => {
    const event = await anEvent(1);
    const one = dataOf(await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) }));
    const body = { event: event.slug, contact, delegates: [{ first_name: 'Ana', last_name: 'Reyes' }] };
    const { uuid } = dataOf(await call(api, 'POST', '/waiting-list', { body }));
    await act(one.id, 'cancel');
    const entry = async () =>
      dataOf<{ state: string }>(await call(api, 'GET', `/waiting-list/${uuid}`)).state;
    await until(async () => (await entry()) === 'offered');
    const back = await act(one.id, 'reinstate');
    expect([back.status, messageOf(back)]).toEqual([409, 'This event is full.']);
  });

  it('in bulk, past those that are gone', async () => {
    const { delegates } = await aGroup(2);
    const records = [...delegates, { id: randomUUID() }].map(({ id }) => ({ id }));
    const answer = await call(api, 'POST', '/delegates/bulk', {
      as: staff,
      body: { action: 'cancel', records },
    });
    expect(dataOf<{ done: unknown[] }>(answer)).toMatchObject({ failed: [expect.anything()] });
    for (const { id } of delegates) expect((await read(id)).cancelled_at).not.toBeNull();
  });
});

describe('cancelling a registration', () => {
  it('ends all tickets, closes the proof that waits, and refuses a new one and its review', async () => {
    const group = await aGroup(2);
    await sendProof(api.url, group.id, await noisyPicture());
    const proof = (await record(group.id)).proofs[0];
    const answer = await call(api, 'POST', `/registrations/${group.id}/cancel`, { as: staff, body: {} });
    expect(answer.status).toBe(200);
    const after = dataOf<Group>(answer);
    expect(after.delegates.every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
    expect(after.proofs[0]).toMatchObject({ state: 'rejected' });
    expect((await read(group.delegates[0]?.id)).proof_of_payment).toBeNull();
    expect((await sendProof(api.url, group.id, await noisyPicture())).status).toBe(409);
    for (const verb of ['accept', 'undo'])
      expect((await call(api, 'POST', `/proofs/${proof?.id}/${verb}`, { as: staff, body: {} })).status).toBe(
        409,
      );
    expect(await types(group.id)).toContain('registration.cancelled');
    const mails = await api.db.query(
      "SELECT FROM mail WHERE template = 'registration-cancelled' AND record_id = ANY($1)",
      [group.delegates.map(({ id }) => id)],
    );
    expect(mails.rowCount).toBe(1);
  });

  it('is either cancelled or paid when both happen at once, never half of each', async () => {
    for (let round = 0; round < 10; round += 1) {
      const group = await aGroup(3);
      await sendProof(api.url, group.id, await noisyPicture(20));
      const proof = (await record(group.id)).proofs[0];
      await Promise.all([
        call(api, 'POST', `/proofs/${proof?.id}/accept`, { as: staff, body: {} }),
        call(api, 'POST', `/registrations/${group.id}/cancel`, { as: staff, body: {} }),
      ]);
      const after = await record(group.id);
      expect(after.delegates.every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
      const paid = new Set(after.delegates.map(({ payment_status }) => payment_status));
      expect([paid.size, after.proofs[0]?.state]).toEqual([
        1,
        after.payment_status ? 'accepted' : 'rejected',
      ]);
    }
  });

  it('takes off each share once when all cancel at the same moment', async () => {
    const group = await aGroup(5);
    await Promise.all(group.delegates.slice(1).flatMap(({ id }) => [act(id, 'cancel'), act(id, 'cancel')]));
    expect((await record(group.id)).total_centavos).toBe(150_000);
  });
});

describe('taking a cancellation back', () => {
  it('asks for the share again, opens the same ticket, and happens once', async () => {
    const group = await aGroup(3);
    const ids = group.delegates.map(({ id }) => id);
    for (const id of ids) await act(id, 'cancel');
    expect((await act(ids[0], 'reinstate')).status).toBe(200);
    await Promise.all([act(ids[1], 'reinstate'), act(ids[1], 'reinstate')]);
    expect((await record(group.id)).total_centavos).toBe(300_000);
    await pay(ids[0]);
    expect(await at(group.delegates.map(({ uuid }) => uuid))).toEqual(['welcome', 'welcome', 'cancelled']);
    const late = await act(ids[2], 'reinstate');
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'The others have paid without this one. Register the person anew.',
    ]);
  });

  it('gives ten that want one place back to one', async () => {
    const event = await anEvent(10);
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const one = dataOf(await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) }));
      await act(one.id, 'cancel');
      ids.push(one.id);
    }
    await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity: 1 } });
    const answers = await Promise.all(ids.map((id) => act(id, 'reinstate')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

describe('passing a place on', () => {
  const successor = () => ({
    first_name: 'Juan',
    last_name: 'Cruz',
    email: `juan-${randomUUID()}@church.example`,
    phone_number: '0917 555 0000',
  });

  it('keeps the payment and gives a new ticket; the old one is cancelled, and who had it is told', async () => {
    const one = dataOf(
      await call(api, 'POST', '/delegates', {
        body: aDelegate({ email: `maria-${randomUUID()}@x.example` }),
      }),
    );
    await pay(one.id);
    await call(api, 'PATCH', `/delegates/qr-code/${one.id}`, { as: staff });
    const person = successor();
    const answer = await act(one.id, 'transfer', person);
    expect([answer.status, messageOf(answer)]).toEqual([200, undefined]);
    const now = dataOf<Delegate & { user_uuid: string; age: null; church_name: string }>(answer);
    expect(now).toMatchObject({ id: one.id, first_name: 'Juan', payment_status: true, age: null });
    expect([now.church_name, now.qr_code]).toEqual([
      'Grace Community Church',
      `/api/v1/delegates/uuid/${now.uuid}/qr.png`,
    ]);
    expect(await at([one.uuid, now.uuid])).toEqual(['cancelled', 'welcome']);
    expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}`)).status).toBe(404);
    expect(await mailsTo(person.email)).toEqual(['ticket']);
    await until(async () => (await mailsTo(one.email)).includes('place-passed-on'));
    expect(await types(one.id)).toContain('delegate.transferred');

    // The second click, and a lost answer.
    expect(dataOf(await act(one.id, 'transfer', person)).uuid).toBe(now.uuid);
    expect((await record(one.id)) as unknown).toMatchObject({ contact: { email: one.email } });
  });

  it('is refused for a cancelled place and for wrong fields, and keeps the old ticket out after the bin too', async () => {
    const one = dataOf(await call(api, 'POST', '/delegates', { body: aDelegate() }));
    expect((await act(one.id, 'transfer', { first_name: 'Juan' })).status).toBe(400);
    await act(one.id, 'transfer', successor());
    await call(api, 'DELETE', `/delegates/${one.id}`, { as: staff });
    await call(api, 'POST', `/delegates/bin/${one.id}/restore`, { as: staff });
    expect(await at([one.uuid])).toEqual(['cancelled']);
    await act(one.id, 'cancel');
    expect((await act(one.id, 'transfer', successor())).status).toBe(409);
  });
});
