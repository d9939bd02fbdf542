import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { WALLET_CODE } from '../../support/payments/qr-ph.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  type Json,
  makeKey,
  sessionOf,
  signIn,
} from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let admin: Credentials;
let staff: Credentials;
let editor: Credentials;
let colleague: string;
const smtp = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: smtp.env }));
beforeAll(async () => {
  admin = await signIn(api);
  staff = await sessionOf(api, await addStaff(api, 'manager'));
  editor = await sessionOf(api, await addStaff(api, 'editor'));
  colleague = (await addStaff(api, 'admin')).email;
});

const make = async (change: Json = {}) =>
  dataOf<{ id: string }>(
    await call(api, 'POST', '/events', {
      as: admin,
      body: anEvent({ slug: `e-${randomUUID()}`, ...change }),
    }),
  ).id;
const patch = (id: string, body: Json, as: Credentials) => call(api, 'PATCH', `/events/${id}`, { as, body });
const ACCOUNT = {
  gcash_name: 'Evil',
  gcash_number: '0999 999 9999',
  gcash_qr: WALLET_CODE,
  pay_by_gcash: 'Send it to 0999 999 9999.',
  pay_by_bank_transfer: 'To account 42.',
  pay_by_cash: 'Give it to me.',
  payment_modes: [{ value: 'maya', label: 'Maya', account_number: '0999 999 9999' }],
};
/** As if everybody had signed in long ago. */
const age = () =>
  api.db.query(`UPDATE staff_session SET confirmed_at = now() - interval '16 minutes',
    created_at = now() - interval '16 minutes'`);
const mailsTo = (to: string) => smtp.to(to, /^Where payments go/);

it('nobody but an admin changes where payments for an event go', async () => {
  const id = await make({ gcash_number: '0900 550 2027' });
  const key = await makeKey(api, admin);
  for (const as of [staff, editor, key]) {
    for (const [field, value] of Object.entries(ACCOUNT)) {
      const answer = await patch(id, { [field]: value }, as);
      expect([field, answer.status, answer.body]).toEqual([
        field,
        403,
        expect.objectContaining({
          errors: [{ field, message: 'Only an admin may change where payments go.', code: 'invalid' }],
        }),
      ]);
    }
    const created = await call(api, 'POST', '/events', {
      as,
      body: anEvent({ slug: `e-${randomUUID()}`, gcash_number: '0999' }),
    });
    expect(created.status).toBe(403);
    // All else stays theirs, also by a form that sends the account back as it was.
    expect(await patch(id, { kind: 'Camp', gcash_number: '0900 550 2027' }, as)).toMatchObject({
      status: 200,
    });
  }
  expect(dataOf(await call(api, 'GET', `/events/${id}`))).toMatchObject({ gcash_number: '0900 550 2027' });
});

it('an admin does, with the password given lately; every admin hears of it, and the history has its line', async () => {
  const id = await make();
  await age();
  const late = await patch(id, ACCOUNT, admin);
  expect(late).toMatchObject({ status: 403, body: { errors: [{ field: 'current_password' }] } });
  expect((await patch(id, { kind: 'Retreat' }, admin)).status).toBe(200);
  admin = await signIn(api);
  expect(await patch(id, { ...ACCOUNT, kind: 'Camp' }, admin)).toMatchObject({ status: 200 });
  const history = dataOf<{ type: string; fields: string[] }[]>(
    await call(api, 'GET', `/events/${id}/history`, { as: admin }),
  );
  expect(
    history
      .slice(0, 2)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['event.changed', 'event.payee_changed']);
  expect(history.find(({ type }) => type === 'event.payee_changed')?.fields).toEqual(Object.keys(ACCOUNT));
  expect(history.find(({ type }) => type === 'event.changed')?.fields).toEqual(['kind']);
  await until(() => mailsTo(colleague).some(({ text }) => text?.includes('now: 0999 999 9999')));
  expect(mailsTo(colleague).at(-1)?.text).toContain('Number of the GCash account, before: nothing');
});

it('what the site says of the ways to pay is published by an admin', async () => {
  const path = '/content/items/formLists/site';
  const lists = dataOf<{ data: { paymentModes: Json[] } }>(await call(api, 'GET', path, { as: editor })).data;
  const paymentModes = [...lists.paymentModes, { value: 'maya', label: 'Maya', how: 'Send it to 0999.' }];
  await call(api, 'PUT', path, { as: editor, body: { data: { ...lists, paymentModes } } });
  const publish = (as: Credentials) => call(api, 'POST', '/content/publish', { as, body: {} });
  expect(await publish(editor)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Only an admin may change where payments go') as string },
  });
  const before = mailsTo(colleague).length;
  expect((await publish(admin)).status).toBe(200);
  await until(() => mailsTo(colleague).length === before + 1);
  expect(mailsTo(colleague).at(-1)?.text).toContain('Send it to 0999.');
});
