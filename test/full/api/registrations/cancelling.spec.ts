import { randomUUID } from 'node:crypto';
import { OPTIONAL } from '../../../../src/delegates/delegate-fields.js';
import { namesOf } from '../../../../src/platform/listing/declared-fields.js';
import {
  contact,
  startDelegateDesk,
  type Delegate,
  type Group,
} from '../../../support/desks/delegate-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, refusalOf, queryOf } from '../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../support/requests/proof-uploader.js';
import { aDelegate } from '../../../support/requests/records.js';
import { until } from '../../../support/server/until.js';

const desk = fixture(() => startDelegateDesk());

describe('cancelling a delegate', () => {
  it('ends the ticket, at the door too, lowers what is to be paid, and tells the contact once', async () => {
    const { api, aGroup, act, record, read, pay, mailsTo, types, atDoor } = desk;
    const group = await aGroup();
    const [gone, stays] = group.delegates;
    const answer = await act(gone?.id, 'cancel', { because: 'Ill' });
    expect([answer.status, dataOf<Delegate>(answer).cancelled_at]).toEqual([200, expect.any(String)]);
    expect((await act(gone?.id, 'cancel')).status).toBe(200);

    expect((await record(group.id)).total_centavos).toBe(300_000);
    expect(await mailsTo(contact.email)).toContain('registration-cancelled');
    expect((await types(gone?.id)).filter((type) => type === 'delegate.cancelled')).toHaveLength(1);
    expect((await pay(stays?.id)).status).toBe(200);
    expect((await read(gone?.id)).payment_status).toBe(false);
    expect(await atDoor([gone?.uuid, stays?.uuid])).toEqual(['cancelled', 'welcome']);

    const state = await call(api, 'GET', `/delegates/uuid/${gone?.uuid}/registration`);
    expect(dataOf(state)).toMatchObject({ delegates: 2, cancelled_at: expect.any(String) as string });
    const refused = await act(gone?.id, 'cancel', {}, {});
    expect(refused.status).toBe(401);
  });

  it('keeps what was paid, hides the code, and refuses to verify or to make a code', async () => {
    const { api, staff, act, read, pay, atDoor } = desk;
    const one = dataOf<Delegate>(await call(api, 'POST', '/delegates', { body: aDelegate() }));
    await pay(one.id);
    await call(api, 'PATCH', `/delegates/qr-code/${one.id}`, { as: staff });
    await act(one.id, 'cancel');
    expect(await read(one.id)).toMatchObject({ payment_status: true, qr_code: expect.any(String) as string });
    expect(dataOf<Delegate>(await call(api, 'GET', `/delegates/uuid/${one.uuid}`)).qr_code).toBeNull();
    expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}/qr.png`)).status).toBe(404);
    for (const [method, path, body] of [
      ['PUT', `/delegates/verify/${one.id}`, { payment_status: false }],
      ['PATCH', `/delegates/qr-code/${one.id}`, {}],
    ] as const)
      expect((await call(api, method, path, { as: staff, body })).status).toBe(409);
    expect(await atDoor([one.uuid])).toEqual(['cancelled']);
  });

  it('shows in the list, its filter and the file for people', async () => {
    const { api, staff, eventOf, act } = desk;
    const event = await eventOf(5);
    const one = dataOf<Delegate>(
      await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, address: null }) }),
    );
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) });
    await act(one.id, 'cancel');
    const filtered = (cancelled_at: boolean) => queryOf({ filter: { event_id: event.id, cancelled_at } });
    const list = (cancelled: boolean) => call(api, 'GET', `/delegates?${filtered(cancelled)}`, { as: staff });
    expect(dataOf<Delegate[]>(await list(true)).map(({ id }) => id)).toEqual([one.id]);
    expect(dataOf<Delegate[]>(await list(false))).toHaveLength(1);
    const path = `/api/v1/delegates/export.csv?readable=true&${filtered(true)}`;
    const file = await fetch(api.url + path, { headers: { ...staff } });
    const [heads, line] = (await file.text()).split('\r\n').map((row) => row.split(','));
    expect(line?.[heads?.indexOf('Cancelled') ?? -1]).toMatch(/\d{4}/);
    expect(line?.[heads?.indexOf('Payment') ?? -1]).toBe('Cancelled');
  });

  it('gives the place to whoever waits', async () => {
    const { api, eventOf, act } = desk;
    const event = await eventOf(1);
    const one = dataOf<Delegate>(
      await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) }),
    );
    const body = { event: event.slug, contact, delegates: [{ first_name: 'Ana', last_name: 'Reyes' }] };
    const { uuid } = dataOf<Delegate>(await call(api, 'POST', '/waiting-list', { body }));
    await act(one.id, 'cancel');
    const entry = async () =>
      dataOf<{ state: string }>(await call(api, 'GET', `/waiting-list/${uuid}`)).state;
    await until(async () => (await entry()) === 'offered');
    const back = await act(one.id, 'reinstate');
    expect(refusalOf(back)).toEqual([409, 'This event is full.']);
  });

  it('in bulk, past those that are gone', async () => {
    const { api, staff, aGroup, read } = desk;
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

describe('a form without script', () => {
  it('registers again once what it made was cancelled or removed, and only then', async () => {
    const { api, staff, act } = desk;
    const fields = Object.entries(aDelegate({ agree_terms: 'on', first_name: 'Noscript' }));
    let cookie = '';
    const post = async (own = true) => {
      const answer = await fetch(`${api.url}/api/v1/delegates`, {
        method: 'POST',
        headers: {
          ...{ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          ...(own ? { cookie } : { 'user-agent': 'Another browser' }),
        },
        body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
        redirect: 'manual',
      });
      if (own) cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const uuid = answer.headers.get('location')?.split('/').pop();
      const sql = 'SELECT id FROM delegate WHERE uuid = $1';
      const [row] = (await api.db.query<{ id: string }>(sql, [uuid])).rows;
      return row?.id ?? `${answer.status} ${uuid}`;
    };
    const first = await post();
    expect(cookie).toMatch(/^form=[\w-]{22}$/);
    expect(await post()).toBe(first);
    // Whoever knows what was typed is led to a ticket of their own.
    expect(await post(false)).not.toBe(first);
    expect(await post()).toBe(first);
    expect((await act(first, 'cancel')).status).toBe(200);
    const [second, again] = await Promise.all([post(), post()]);
    expect(second).not.toBe(first);
    expect(again).toBe(second);
    await call(api, 'DELETE', `/delegates/${second}`, { as: staff });
    const third = await post();
    expect(third).toMatch(/^[0-9a-f-]{36}$/);
    expect([first, second]).not.toContain(third);
  });
});

describe('cancelling a registration', () => {
  it('ends all tickets, closes the proof that waits, and refuses a new one and its review', async () => {
    const { api, staff, aGroup, record, read, types } = desk;
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
    const { api, staff, aGroup, record } = desk;
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
    const { aGroup, act, record } = desk;
    const group = await aGroup(5);
    await Promise.all(group.delegates.slice(1).flatMap(({ id }) => [act(id, 'cancel'), act(id, 'cancel')]));
    expect((await record(group.id)).total_centavos).toBe(150_000);
  });
});

describe('taking a cancellation back', () => {
  it('asks for the share again, opens the same ticket, and happens once', async () => {
    const { aGroup, act, record, pay, atDoor } = desk;
    const group = await aGroup(3);
    const ids = group.delegates.map(({ id }) => id);
    for (const id of ids) await act(id, 'cancel');
    expect((await act(ids[0], 'reinstate')).status).toBe(200);
    await Promise.all([act(ids[1], 'reinstate'), act(ids[1], 'reinstate')]);
    expect((await record(group.id)).total_centavos).toBe(300_000);
    await pay(ids[0]);
    expect(await atDoor(group.delegates.map(({ uuid }) => uuid))).toEqual([
      'welcome',
      'welcome',
      'cancelled',
    ]);
    const late = await act(ids[2], 'reinstate');
    expect(refusalOf(late)).toEqual([
      409,
      'The others have paid without this one. Register the person again.',
    ]);
  });

  it('gives ten that want one place back to one', async () => {
    const { api, staff, eventOf, act } = desk;
    const event = await eventOf(10);
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const one = dataOf<Delegate>(
        await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug }) }),
      );
      await act(one.id, 'cancel');
      ids.push(one.id);
    }
    await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity: 1 } });
    const answers = await Promise.all(ids.map((id) => act(id, 'reinstate')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

it('calls who is cancelled by the same number as every mail before, where no name may be quoted', async () => {
  const { api, staff, aGroup, act } = desk;
  const group = await aGroup(8);
  const eighth = group.delegates[7]?.id;
  await act(eighth, 'cancel');
  const { rows } = await api.db.query<{ id: string }>(
    "SELECT id FROM mail WHERE record_id = $1 AND template = 'registration-cancelled'",
    [eighth],
  );
  const preview = await call(api, 'GET', `/mails/${rows[0]?.id}/preview`, { as: staff });
  const shown = JSON.stringify(preview.body);
  expect(shown).toContain('Delegate 8');
  expect(shown).toContain('Delegate 1');
  expect(shown).not.toContain('Santos');
});

describe('passing a place on', () => {
  const successor = () => ({
    first_name: 'Juan',
    last_name: 'Cruz',
    email: `juan-${randomUUID()}@church.example`,
    phone_number: '0917 555 0000',
  });

  it('keeps the payment and gives a new ticket; the old one is cancelled, and who had it is told', async () => {
    const { api, staff, act, record, pay, mailsTo, types, atDoor } = desk;
    const one = dataOf<Delegate>(
      await call(api, 'POST', '/delegates', {
        body: aDelegate({ email: `maria-${randomUUID()}@x.example` }),
      }),
    );
    await pay(one.id);
    await call(api, 'PATCH', `/delegates/qr-code/${one.id}`, { as: staff });
    const person = successor();
    const answer = await act(one.id, 'transfer', person);
    expect(refusalOf(answer)).toEqual([200, undefined]);
    const now = dataOf<Delegate>(answer);
    expect(now).toMatchObject({ id: one.id, first_name: 'Juan', payment_status: true });
    expect(now.qr_code).toBe(`/api/v1/delegates/uuid/${now.uuid}/qr.png`);
    expect(await atDoor([one.uuid, now.uuid])).toEqual(['cancelled', 'welcome']);
    expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}`)).status).toBe(404);
    expect(await mailsTo(person.email)).toEqual(['ticket']);
    await until(async () => (await mailsTo(one.email)).includes('place-passed-on'));
    expect(await types(one.id)).toContain('delegate.transferred');

    // The second click, and a lost answer.
    expect(dataOf<Delegate>(await act(one.id, 'transfer', person)).uuid).toBe(now.uuid);
    expect((await record(one.id)) as unknown).toMatchObject({ contact: { email: one.email } });
  });

  it('takes nothing along that was said of the person before, whatever is declared', async () => {
    const sent = aDelegate();
    const one = dataOf<Delegate>(await call(desk.api, 'POST', '/delegates', { body: sent }));
    const personal = namesOf(OPTIONAL).filter((name) => OPTIONAL[name].kind === 'person');
    expect(personal.length).toBeGreaterThan(0);
    for (const name of personal) expect([name, sent[name]]).not.toEqual([name, undefined]);
    const now = dataOf<Record<string, unknown>>(
      await desk.act(one.id, 'transfer', { ...successor(), ministry: 'Choir' }),
    );
    expect(personal.map((name) => [name, now[name]])).toEqual(
      personal.map((name) => [name, name === 'ministry' ? 'Choir' : null]),
    );
  });

  it('is refused for a cancelled place and for wrong fields, and keeps the old ticket out after the bin too', async () => {
    const { api, staff, act, atDoor } = desk;
    const one = dataOf<Delegate>(await call(api, 'POST', '/delegates', { body: aDelegate() }));
    expect((await act(one.id, 'transfer', { first_name: 'Juan' })).status).toBe(400);
    await act(one.id, 'transfer', successor());
    await call(api, 'DELETE', `/delegates/${one.id}`, { as: staff });
    await call(api, 'POST', `/delegates/bin/${one.id}/restore`, { as: staff });
    expect(await atDoor([one.uuid])).toEqual(['cancelled']);
    await act(one.id, 'cancel');
    expect((await act(one.id, 'transfer', successor())).status).toBe(409);
  });
});
