import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, type Json, signIn } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

type Guest = { id: string; uuid: string };
async function guest(change: Json = {}, ofEvent: Json = {}): Promise<Guest> {
  const event = anEvent({
    slug: `e-${randomUUID()}`,
    gcash_name: 'S. L. Events',
    gcash_number: '09005502027',
    ...ofEvent,
  });
  await call(api, 'POST', '/events', { as: staff, body: event });
  return dataOf<Guest>(
    await call(api, 'POST', '/delegates', { body: aDelegate({ event: event.slug, ...change }) }),
  );
}
async function page(uuid: string) {
  const answer = await fetch(`${api.url}/thank-you/${uuid}?plain`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const upload = (uuid: string) => `action="/api/v1/delegates/proof-of-payment/upload/${uuid}"`;

it('shows an unpaid ticket with how to pay and a form for the receipt, and a paid one with its code', async () => {
  const { id, uuid } = await guest({ first_name: 'María <b>', church_name: 'Grace & Hope' });
  const unpaid = await page(uuid);
  expect(unpaid.status).toBe(200);
  expect(unpaid.html).toContain('María &#60;b&#62; Santos');
  expect(unpaid.html).toContain('Grace &#38; Hope');
  expect(unpaid.html).not.toContain('<b>');
  expect(unpaid.html).toContain('Send ₱2,500 by GCash to S. L. Events, 09005502027.');
  expect(unpaid.html).toContain(upload(uuid));
  expect(unpaid.html).not.toContain('qr.png');
  expect(unpaid.html).not.toContain('<script');
  const policy = unpaid.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(unpaid.headers.get('cache-control')).toBe('no-store');
  await call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
  await call(api, 'PATCH', `/delegates/qr-code/${id}`, { as: staff });
  const paid = await page(uuid);
  expect(paid.html).toContain(`src="/api/v1/delegates/uuid/${uuid}/qr.png"`);
  expect(paid.html).toContain(`href="/api/v1/delegates/uuid/${uuid}/event.ics"`);
  for (const gone of [upload(uuid), 'How to pay']) expect(paid.html).not.toContain(gone);
});

it('asks whoever pays at the desk for no picture, and says what became of a receipt', async () => {
  const cash = await guest({ payment_mode: 'cash' });
  expect((await page(cash.uuid)).html).not.toContain(upload(cash.uuid));
  const free = await guest({}, { fee_centavos: 0 });
  expect((await page(free.uuid)).html).not.toContain('How to pay');
});

/** As where the mail server of the address refused its mail for good. */
async function refuse(id: string) {
  const mails = `FROM mail WHERE record_id = $1 AND state = 'withheld'`;
  await until(async () => (await api.db.query(`SELECT ${mails}`, [id])).rowCount === 1);
  await api.db.query(`UPDATE mail SET state = 'failed' WHERE record_id = $1`, [id]);
}

it('says that no mail goes to the address', async () => {
  const single = await guest();
  const plain = async (uuid: string) => (await page(uuid)).html;
  const NONE = 'We could not send email';
  expect(await plain(single.uuid)).not.toContain(NONE);
  await refuse(single.id);
  expect(await plain(single.uuid)).toContain(NONE);
});

it('says of a receipt that waits, once the event is cancelled, that what came with it goes back', async () => {
  const one = await guest();
  await sendProof(api.url, one.uuid, await noisyPicture(24));
  const { event_id: event } = dataOf<{ event_id: string }>(
    await call(api, 'GET', `/delegates/${one.id}`, { as: staff }),
  );
  await call(api, 'POST', `/events/${event}/cancel`, { as: staff, body: {} });
  const { html } = await page(one.uuid);
  expect(html).toContain('Any payment that has reached us will be refunded.');
  const proofs = await api.db.query<{ id: string }>('SELECT id FROM proof WHERE registration_id = $1', [
    one.id,
  ]);
  const body = { reason: 'It is blurred.' };
  await call(api, 'POST', `/proofs/${proofs.rows[0]?.id}/reject`, { as: staff, body });
  expect((await page(one.uuid)).html).not.toMatch(/send it again|refunded/i);
});

it('says that a place was cancelled or passed on, and that there is no such ticket', async () => {
  const cancelled = await guest();
  await call(api, 'POST', `/delegates/${cancelled.id}/cancel`, { as: staff, body: {} });
  const gone = await page(cancelled.uuid);
  expect([gone.status, gone.html.includes('This place was cancelled')]).toEqual([200, true]);
  expect(gone.html).not.toContain(upload(cancelled.uuid));
  const passed = await guest();
  const person = {
    first_name: 'Ben',
    last_name: 'Cruz',
    email: 'ben@church.example',
    phone_number: '09170002222',
  };
  const answer = await call(api, 'POST', `/delegates/${passed.id}/transfer`, { as: staff, body: person });
  expect(answer.status).toBe(200);
  const former = await page(passed.uuid);
  expect([former.status, former.html.includes('This place was transferred')]).toEqual([404, true]);
  expect(former.html).not.toContain('Ben');
  for (const unknown of [randomUUID(), 'no-uuid']) {
    const none = await page(unknown);
    expect([none.status, none.html.includes('We cannot find this ticket')]).toEqual([404, true]);
  }
});
