import { fixture } from '../../support/jest/fixture.js';
import { payers, type Money } from '../../support/payments/payers.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const { register, proofsOf, paidPart } = payers(ask, () => api);

it('says what was received of people who were removed, so that the sums of the event add up', async () => {
  const { slug } = await ask<{ slug: string }>('POST', '/events', anEvent({ fee_centavos: 150_000 }));
  const [stays, goes] = [await register({ event: slug }), await register({ event: slug })];
  const contact = { ...{ first_name: 'Ruth', last_name: 'Cruz' }, email: 'r@example.com' };
  const group = await ask<{ delegates: { id: string }[] }>('POST', '/registrations', {
    ...{ event: slug, contact: { ...contact, phone_number: '639170000001' } },
    delegates: [{ first_name: 'Ana', last_name: 'Cruz' }],
  });
  const last = group.delegates[0]?.id ?? '';
  for (const id of [stays.id, goes.id, last])
    await ask('PUT', `/delegates/verify/${id}`, { payment_status: true });
  const sums = async () => {
    const money = await ask<Money & Record<string, number>>('GET', `/events/${slug}/money`);
    const {
      due_centavos = 0,
      removed_centavos = 0,
      paid_centavos,
      owed_centavos,
      to_return_centavos,
    } = money;
    expect(due_centavos - owed_centavos + to_return_centavos + removed_centavos).toBe(paid_centavos);
    return [paid_centavos, to_return_centavos, removed_centavos];
  };
  expect(await sums()).toEqual([450_000, 0, 0]);
  await ask('DELETE', `/delegates/${goes.id}`);
  await ask('DELETE', `/delegates/${last}`);
  expect(await sums()).toEqual([450_000, 0, 300_000]);
  const toReturn = await call(api, 'GET', `/payments/to-return?event=${slug}`, { as: staff });
  expect(toReturn.body).toMatchObject({ meta: { total: 0, to_return_centavos: 0 } });
  await ask('POST', `/delegates/${stays.id}/cancel`, {});
  expect(await sums()).toEqual([450_000, 150_000, 300_000]);
});

it('leaves no picture to be looked at with whoever has the money back', async () => {
  const { id } = await register();
  await paidPart(id, 150_000, 85);
  await ask('POST', `/delegates/${id}/cancel`, {});
  await ask('POST', `/registrations/${id}/refunds`, { amount_centavos: 150_000, channel: 'gcash' });
  const waiting = { id: [id], payment_status: false, proof_of_payment: true };
  expect(await ask('GET', `/delegates?filter=${encodeURIComponent(JSON.stringify(waiting))}`)).toEqual([]);
  // As evidence it stays.
  expect((await proofsOf(id)).map(({ state }) => state)).toEqual(['accepted']);
});

it('says of a part what it is, in the file for people too', async () => {
  const { id } = await register();
  await paidPart(id, 50_000, 86);
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const path = `/api/v1/delegates/export.csv?readable=true&filter=${filter}`;
  const file = await (await fetch(`${api.url}${path}`, { headers: staff })).text();
  expect(file).toContain(',Partly paid,');
});
