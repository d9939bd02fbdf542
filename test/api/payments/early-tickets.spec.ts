import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { asking, call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

interface State {
  registered_before: boolean;
  held_until: string | null;
}
interface Shown {
  tickets_because: string | null;
  same_people: { id: string }[];
}
const smtp = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: smtp.env }));
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const register = (fields: Record<string, unknown> = {}) =>
  ask<{ id: string; uuid: string }>('POST', '/delegates', aDelegate(fields));
const send = (id: string, body: object) =>
  call(api, 'POST', `/registrations/${id}/tickets`, { as: staff, body });

test('staff send tickets before all is paid, with a reason: mail, page, history and ledger say what is true', async () => {
  const email = 'early@church.example';
  const { id, uuid } = await register({ email });
  expect((await send(id, {})).status).toBe(400);
  expect((await send(id, { because: '  ' })).status).toBe(400);
  const sent = await send(id, { because: 'The church pays on Friday' });
  expect(sent.status).toBe(200);
  expect(dataOf<Shown>(sent).tickets_because).toBe('The church pays on Friday');
  const mail = await smtp.first(email, /Your ticket/);
  expect(mail.text).toContain('Still to pay: ₱1,500.');
  expect(mail.text).not.toContain('Your payment is verified');
  expect(await ask('GET', `/delegates/uuid/${uuid}`)).toMatchObject({
    payment_status: false,
    qr_code: `/api/v1/delegates/uuid/${uuid}/qr.png`,
  });
  expect(await ask('GET', `/registrations/${id}`)).toMatchObject({
    money: { paid_centavos: 0, owed_centavos: 150_000 },
  });
  const history = await ask<{ type: string }[]>('GET', `/delegates/${id}/history`);
  expect(history.map(({ type }) => type)).toContain('ticket.issued_early');
  // Paid afterwards, as ever.
  await ask('PUT', `/delegates/verify/${id}`, { payment_status: true });
  expect((await send(id, { because: 'Again' })).status).toBe(409);
});

test('not for what is cancelled, or looks like spam', async () => {
  const gone = await register({ email: 'gone@church.example' });
  await ask('POST', `/delegates/${gone.id}/cancel`, {});
  expect((await send(gone.id, { because: 'Why not' })).status).toBe(409);
  const spam = await register({ email: 'spam@church.example' });
  await ask('PUT', `/delegates/spam/${spam.id}`, { spam: true });
  expect((await send(spam.id, { because: 'Why not' })).status).toBe(409);
  expect((await send('0199c0de-0000-7000-8000-000000000001', { because: 'Why not' })).status).toBe(404);
});

test('who registers twice is told so by mail alone, and staff see it; a family of one address is not', async () => {
  const person = { first_name: 'Niña', last_name: 'Dela Peña', email: 'nina@church.example' };
  const first = await register({ ...person, phone_number: '09170001111' });
  const stateOf = ({ uuid }: { uuid: string }) => ask<State>('GET', `/delegates/uuid/${uuid}/registration`);
  const again = await register({
    ...person,
    first_name: 'NINA',
    last_name: 'dela pena',
    email: 'Nina@Church.example',
  });
  const sister = await register({ ...person, first_name: 'Ana' });
  const namesake = await register({
    ...person,
    ...{ email: 'another@church.example', phone_number: '09179998888' },
  });
  // Whoever knows name and number learns nothing from the ticket that they get for it, nor from their own mail.
  const stranger = await register({ ...person, email: 'stranger@else.example', phone_number: '09170001111' });
  for (const one of [again, stranger]) expect((await stateOf(one)).registered_before).toBe(false);
  const mailOf = ({ uuid }: { uuid: string }) =>
    smtp.mails.find(({ text }) => text?.includes(`/thank-you/${uuid}`));
  const all = [first, again, sister, namesake, stranger];
  await until(() => all.every(mailOf));
  const told = all.filter((one) => mailOf(one)?.text?.includes('Send me the first ticket'));
  expect(told).toEqual([again]);
  const same = async (id: string) =>
    (await ask<Shown>('GET', `/registrations/${id}`)).same_people.map((one) => one.id);
  expect(await same(first.id)).toEqual([again.id, stranger.id]);
  expect(await same(again.id)).toEqual([first.id]);
  expect(await same(sister.id)).toEqual([]);
  // One of them is cancelled: there is no second place any more.
  await ask('POST', `/delegates/${first.id}/cancel`, {});
  expect(await same(again.id)).toEqual([]);
});
