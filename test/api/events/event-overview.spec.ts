import { randomUUID } from 'node:crypto';
import { asking, call, signIn, type Credentials } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';

let api: Api;
let staff: Credentials;
beforeAll(async () => {
  // Where no mail goes, no group is asked to confirm.
  api = await startApi({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'events@example.ph' } });
  staff = await signIn(api);
});

const ask = asking(() => ({ api, as: staff }));
const makeEvent = (change: object) =>
  ask<{ id: string; slug: string }>('POST', '/events', {
    ...anEvent({ slug: `e-${randomUUID()}`, state: 'published', fee_centavos: 100_000 }),
    ...change,
  });

test('says how an event stands, and nothing of another one', async () => {
  const event = await makeEvent({ capacity: 5 });
  const other = await makeEvent({});
  const register = (slug: string) => ask<{ id: string }>('POST', '/delegates', aDelegate({ event: slug }));
  const [paid, partly, gone] = [
    await register(event.slug),
    await register(event.slug),
    await register(event.slug),
  ];
  await register(other.slug);
  await ask('PUT', `/delegates/verify/${paid.id}`, { payment_status: true });
  await sendProof(api.url, partly.id, await noisyPicture(81));
  const { proofs } = await ask<{ proofs: { id: string }[] }>('GET', `/registrations/${partly.id}`);
  await ask('POST', `/proofs/${proofs[0]?.id}/accept`, { amount_centavos: 40_000 });
  await sendProof(api.url, partly.id, await noisyPicture(82));
  await ask('POST', `/delegates/${gone.id}/cancel`, {});
  await ask('POST', '/registrations', {
    event: event.slug,
    contact: aContact({ email: 'ruth@church.example', phone_number: '09170000003' }),
    delegates: [{}, { first_name: 'Ana', last_name: 'Cruz' }],
  });
  const expected = {
    places: {
      ...{ capacity: 5, registered: 4, paid: 1, unnamed: 1, offered: 0, left: 1 },
      ...{ waiting: 0, waiting_places: 0, cancelled: 1 },
    },
    money: { due_centavos: 400_000, paid_centavos: 140_000, owed_centavos: 260_000, to_return_centavos: 0 },
    payments: { paid: 1, partly: 1, unpaid: 1, to_return: 0, proofs_waiting: 1 },
    door: [],
  };
  expect(await ask('GET', `/dashboard/events/${event.id}`)).toMatchObject(expected);
  expect(await ask('GET', `/dashboard/events/${event.slug}`)).toMatchObject(expected);
  // Nobody has registered: nothing, and no failure.
  const empty = await makeEvent({});
  expect(await ask('GET', `/dashboard/events/${empty.id}`)).toMatchObject({
    ...{
      places: { registered: 0, left: null },
      payments: { unpaid: 0 },
      money: { due_centavos: 0, channels: [] },
    },
  });
  // A large group has no places before it confirms: it is said apart, and the rest adds up.
  const hall = await makeEvent({ capacity: 30 });
  await ask('POST', '/delegates', aDelegate({ event: hall.slug }));
  await ask('POST', '/registrations', {
    event: hall.slug,
    contact: aContact({
      first_name: 'Lea',
      last_name: 'Salonga',
      email: 'lea@church.example',
      phone_number: '09170000004',
    }),
    delegates: Array.from({ length: 12 }, () => ({})),
  });
  expect(await ask('GET', `/dashboard/events/${hall.id}`)).toMatchObject({
    places: { capacity: 30, registered: 1, to_confirm: 12, unnamed: 0, offered: 0, left: 29 },
    // Nor does one request of a stranger change what the event is owed.
    money: { registered: 1, due_centavos: 100_000, owed_centavos: 100_000 },
    payments: { unpaid: 1 },
  });
  expect((await call(api, 'GET', `/dashboard/events/${randomUUID()}`, { as: staff })).status).toBe(404);
});
