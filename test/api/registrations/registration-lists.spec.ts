import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fixture } from '../../support/jest/fixture.js';
import { asking, call, signIn, dataOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface Listed {
  id: string;
  code: string;
  contact: { last_name: string; email: string };
  delegates: number;
  due_centavos: number;
  paid_centavos: number;
  owed_centavos: number;
  to_return_centavos: number;
  payment_status: boolean;
  cancelled: boolean;
  channel: string | null;
  proof_state: string | null;
}
let event: { id: string; slug: string };
let free: { id: string; slug: string };
let group: { id: string; delegates: { id: string }[] };
let partly: { id: string };
let over: { id: string };
let unpaid: { id: string };
let guest: { id: string };

const ask = asking(() => ({ api, as: staff }));
const query = (filter: object, more = '') => `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const listed = async (filter: object, more?: string) => {
  const answer = await call(api, 'GET', `/registrations?${query(filter, more)}`, { as: staff });
  expect(answer.status).toBe(200);
  return answer.body as { data: Listed[]; meta: { total: number; next: string | null } };
};
const ids = async (filter: object) => {
  const { data, meta } = await listed({ event_id: event.id, ...filter });
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id).sort();
};
const pay = async (id: string, amount_centavos: number, seed: number) => {
  await sendProof(api.url, id, await noisyPicture(seed));
  const { proofs } = await ask<{ proofs: { id: string; state: string }[] }>('GET', `/registrations/${id}`);
  const waiting = proofs.find(({ state }) => state === 'waiting');
  await ask('POST', `/proofs/${waiting?.id}/accept`, { amount_centavos, reference: `90${seed}` });
};

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));
beforeAll(async () => {
  const make = (fee_centavos: number) =>
    ask<{ id: string; slug: string }>('POST', '/events', {
      ...anEvent({ slug: `e-${randomUUID()}`, state: 'published', fee_centavos }),
    });
  event = await make(100_000);
  free = await make(0);
  const register = (last_name: string, of = event) =>
    ask<{ id: string }>('POST', '/delegates', aDelegate({ event: of.slug, last_name }));
  group = await ask('POST', '/registrations', {
    event: event.slug,
    contact: aContact({ email: 'Ruth@church.example', phone_number: '09170000003' }),
    delegates: [
      { first_name: 'Ana', last_name: 'Cruz' },
      { first_name: 'Ben', last_name: 'Lim' },
    ],
  });
  partly = await register('Partly');
  over = await register('Overpaid');
  unpaid = await register('Unpaid');
  guest = await register('Guest', free);
  await pay(partly.id, 30_000, 71);
  await pay(over.id, 120_000, 72);
  await ask('POST', `/delegates/${group.delegates[1]?.id}/cancel`, {});
});

test('each registration says who pays, what for, and how its money stands', async () => {
  const { data, meta } = await listed({ event_id: event.id });
  expect(meta.total).toBe(4);
  // The newest first.
  expect(data.map(({ id }) => id)).toEqual([unpaid.id, over.id, partly.id, group.id]);
  expect(data.map(({ contact, delegates }) => [contact.last_name, delegates])).toEqual([
    ['Unpaid', 1],
    ['Overpaid', 1],
    ['Partly', 1],
    ['Villanueva', 1],
  ]);
  expect(data[1]).toMatchObject({
    ...{ due_centavos: 100_000, paid_centavos: 120_000, owed_centavos: 0, to_return_centavos: 20_000 },
    ...{
      currency: 'PHP',
      channel: 'gcash',
      reference: '9072',
      payment_status: true,
      proof_state: 'accepted',
    },
  });
  expect(data[3]).toMatchObject({ due_centavos: 100_000, owed_centavos: 100_000, channel: null });
  for (const one of data) {
    const { money, code } = await ask<{ code: string; money: object }>('GET', `/registrations/${one.id}`);
    expect(one).toMatchObject({ code, ...money });
  }
});

test('is filtered by what the money says, and a total is true after each payment', async () => {
  expect(await ids({ payment_status: true })).toEqual([over.id]);
  expect(await ids({ to_return: true })).toEqual([over.id]);
  expect(await ids({ cancelled: true })).toEqual([]);
  expect(await ids({ email_is: 'ruth@CHURCH.example' })).toEqual([group.id]);
  expect(await ids({ proof_state: 'accepted' })).toEqual([partly.id, over.id].sort());
  const owing = [unpaid.id, partly.id, group.id].sort();
  expect(await ids({ owes: true })).toEqual(owing);
  // What a filter counts changes without a change of any registration.
  const late = await ask<{ id: string }>(
    'POST',
    '/delegates',
    aDelegate({ event: event.slug, last_name: 'Late' }),
  );
  expect(await ids({ owes: true })).toEqual([...owing, late.id].sort());
  await pay(late.id, 100_000, 73);
  expect(await ids({ owes: true })).toEqual(owing);
  await ask('POST', `/delegates/${late.id}/cancel`, {});
  expect(await ids({ cancelled: true })).toEqual([late.id]);
  expect(await ids({ cancelled: true, to_return: true })).toEqual([late.id]);
});

test('is searched by the words of who pays, of who comes, and by its code', async () => {
  const { code } = await ask<{ code: string }>('GET', `/registrations/${group.id}`);
  for (const q of ['ruth villa', 'cruz an', code, code.toLowerCase(), 'ruth@church'])
    expect([q, await ids({ q })]).toEqual([q, [group.id]]);
  expect(await ids({ q: 'nobody' })).toEqual([]);
  const unknown = await call(api, 'GET', `/registrations?${query({ surname: 'x' })}`, { as: staff });
  expect(unknown.status).toBe(400);
});

test('is walked by keys, counted without filters, and a free event owes nothing', async () => {
  const all = await listed({}, '&range=[0,1]');
  const walked = all.data.map(({ id }) => id);
  for (let next = all.meta.next; next !== null;) {
    const page = await listed({}, `&range=[0,1]&after=${encodeURIComponent(next)}`);
    walked.push(...page.data.map(({ id }) => id));
    next = page.meta.next;
  }
  expect(walked).toHaveLength(all.meta.total);
  expect(new Set(walked).size).toBe(walked.length);
  const [row] = (await listed({ event_id: free.id })).data;
  expect(row).toMatchObject({ id: guest.id, due_centavos: 0, owed_centavos: 0 });
  expect((await listed({}, '&range=[900,909]')).data).toEqual([]);
});

test('is a file per event, in fields for programs and in words for a treasurer', async () => {
  const file = async (more = '') => {
    const address = `${api.url}/api/v1/registrations/export.csv?${query({ event_id: event.id, owes: true }, more)}`;
    return (await (await fetch(address, { headers: staff })).text()).trimEnd().split('\r\n');
  };
  const [head = '', ...rows] = await file();
  expect(head.split(',').slice(0, 5)).toEqual(['id', 'code', 'event_id', 'event_name', 'first_name']);
  expect(rows).toHaveLength(3);
  const [words = '', ...lines] = await file('&readable=true');
  expect(words).toContain('Delegates,To pay,Received,Still to pay,To return,Paid by,Reference');
  expect(lines.find((line) => line.includes('Partly'))).toContain(',1,1000.00,300.00,700.00,0.00,');
});

test('a delegate’s record has the sums of its registration, and another state once they change', async () => {
  const read = async () => {
    const answer = await call(api, 'GET', `/delegates/${unpaid.id}`, { as: staff });
    return { etag: answer.headers.get('etag') ?? '', data: dataOf<object>(answer) };
  };
  const before = await read();
  expect(before.data).toMatchObject({
    ...{
      due_centavos: 100_000,
      paid_centavos: 0,
      owed_centavos: 100_000,
      to_return_centavos: 0,
      currency: 'PHP',
    },
  });
  await pay(unpaid.id, 40_000, 74);
  const after = await read();
  expect(after.data).toMatchObject({ paid_centavos: 40_000, owed_centavos: 60_000 });
  expect(after.etag).not.toBe(before.etag);
  const verify = (etag: string) =>
    call(api, 'PUT', `/delegates/verify/${unpaid.id}`, {
      ...{ as: staff, body: { payment_status: true }, headers: { 'if-match': etag } },
    });
  expect((await verify(before.etag)).status).toBe(412);
  const paid = await verify(after.etag);
  expect(paid.status).toBe(200);
  // The answer is what is read next, so its ETag holds.
  expect((await read()).etag).toBe(paid.headers.get('etag'));
  const put = await call(api, 'PUT', `/delegates/${unpaid.id}`, {
    as: staff,
    body: (await read()).data,
  });
  expect(put.status).toBe(200);
  const list = await ask<object[]>('GET', `/delegates?${query({ registration_id: unpaid.id })}`);
  expect(list).toMatchObject([{ paid_centavos: 100_000, owed_centavos: 0 }]);
});

it('answers what its document says, and nothing of how the list reads its rows', async () => {
  const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
    components: { schemas: { ListedRegistrationView: { properties: object } } };
  };
  const documented = Object.keys(document.components.schemas.ListedRegistrationView.properties).sort();
  const first = await listed({}, '&range=[0,0]');
  const second = await listed({}, `&range=[0,0]&after=${encodeURIComponent(first.meta.next ?? '')}`);
  expect(second.data).toHaveLength(1);
  for (const row of [...first.data, ...second.data]) expect(Object.keys(row).sort()).toEqual(documented);
});
