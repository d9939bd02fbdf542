import { findDelegate, howToPay } from '../../../src/registrations/mails/registration-facts.js';
import { fixture } from '../../support/jest/fixture.js';
import { WALLET_CODE } from '../../support/payments/qr-ph.js';
import { anonymous, call, dataOf, type Json, signIn } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi({ siteOfEvents: true }));
const admin = fixture(() => signIn(api));

const page = (path: string) => fetch(`${api.url}${path}`);
/** Of an event made just now: its page is there once it is rendered. */
const formOf = async (slug: string) => {
  const path = `/register/${slug}`;
  await until(async () => (await page(path)).status === 200);
  return (await page(path)).text();
};
const LISTS = '/content/items/formLists/site';
const publish = async (data: Json) => {
  expect((await call(api, 'PUT', LISTS, { as: admin, body: { data } })).status).toBe(200);
  expect((await call(api, 'POST', '/content/publish', { as: admin, body: {} })).status).toBe(200);
};

describe('the ways to pay', () => {
  const register = (more: Json) => call(api, 'POST', '/delegates', { body: aDelegate(more), as: anonymous });
  const wrong = (modes: string) => ({
    status: 400,
    body: { errors: [{ field: 'payment_mode', message: `One of ${modes}` }] },
  });

  it('are those that the owner lists, in the form, the API, the mails, the lists and the file; old records keep their words', async () => {
    const cash = dataOf(await register({ payment_mode: 'cash' }));
    const lists = dataOf<{ data: { paymentModes: Json[] } }>(
      await call(api, 'GET', LISTS, { as: admin }),
    ).data;
    const maya = { value: 'maya', label: 'Maya', how: 'Send it to 0917 555 0000 in the Maya app.' };
    const withoutCash = lists.paymentModes.filter(({ value }) => value !== 'cash');
    expect(await register({ payment_mode: 'maya' })).toMatchObject(wrong('gcash, bank-transfer, cash'));
    await publish({ ...lists, paymentModes: [...withoutCash, maya] });
    expect(await (await page('/register')).text()).toMatch(/<option value="maya"[^>]*>Maya/);
    expect(await (await page('/thank-you/x')).text()).toContain('"formerPaymentModes":[{"value":"cash"');
    const paying = await register({ payment_mode: 'maya' });
    expect(paying).toMatchObject({ status: 201, body: { data: { payment_mode: 'maya' } } });
    expect(await register({ payment_mode: 'cash' })).toMatchObject(wrong('gcash, bank-transfer, maya'));
    const group = {
      contact: { first_name: 'A', last_name: 'B', email: 'a@b.ph', phone_number: '639171234567' },
      delegates: [{ first_name: 'A', last_name: 'B' }],
      payment_mode: 'cash',
    };
    expect(await call(api, 'POST', '/registrations', { body: group, as: anonymous })).toMatchObject(
      wrong('gcash, bank-transfer, maya'),
    );
    const staff = { as: admin };
    // An old record may be changed, and keeps its way to pay.
    const { id } = cash;
    const change = { ...aDelegate({ payment_mode: 'cash' }), church_name: 'Another' };
    expect((await call(api, 'PUT', `/delegates/${String(id)}`, { ...staff, body: change })).status).toBe(200);
    const found = await call(api, 'GET', '/delegates?filter={"payment_mode":"maya"}', staff);
    expect(dataOf<Json[]>(found)).toHaveLength(1);
    const file = await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true`, { headers: admin });
    expect(await file.text()).toMatch(/,Maya,[^]*,Cash,|,Cash,[^]*,Maya,/);
    expect(dataOf(await call(api, 'GET', '/payment-modes', { as: anonymous }))).toEqual([
      { value: 'gcash', label: 'GCash', offered: true },
      { value: 'bank-transfer', label: 'Bank transfer', offered: true },
      { value: 'maya', label: 'Maya', offered: true },
      { value: 'cash', label: 'Cash', offered: false },
    ]);
    const facts = await findDelegate(api.db, String(dataOf(paying).id));
    if (!facts) throw new Error('The delegate is gone');
    expect(howToPay(facts.mode, '₱1,500')).toBe(
      'Send it to 0917 555 0000 in the Maya app. Then open your registration and upload a picture of the receipt.',
    );
    await publish(lists);
    expect(dataOf<Json[]>(await call(api, 'GET', '/payment-modes', { as: anonymous })).at(-1)).toEqual({
      value: 'maya',
      label: 'Maya',
      offered: false,
    });
  });
});

describe('the ways to pay of an event', () => {
  const MODES = [
    { value: 'maya', label: 'Maya', account_name: 'Camp Desk', account_number: '0918 555 0000', code: true },
    { value: 'at-camp', label: 'At the camp', how: 'Pay at the gate.', at_desk: true },
  ];
  const makeEvent = async (change: Json) =>
    dataOf<{ id: string; slug: string }>(
      await call(api, 'POST', '/events', { as: admin, body: anEvent(change) }),
    );
  const register = (event: string, more: Json = {}) =>
    call(api, 'POST', '/delegates', { as: anonymous, body: { ...aDelegate({ event }), ...more } });

  it('take the place of those for all: in the form, the API, the mails, holds and reminders', async () => {
    const { id, slug } = await makeEvent({ payment_modes: MODES, capacity: 9, hold_hours: 5 });
    expect(dataOf(await call(api, 'GET', `/events/${slug}`, { as: admin })).payment_modes).toEqual(
      MODES.map((mode) => ({ at_desk: false, code: false, ...mode })),
    );
    // Put back as it was read, nothing about money has changed.
    const read = dataOf(await call(api, 'GET', `/events/${slug}`, { as: admin }));
    expect((await call(api, 'PUT', `/events/${id}`, { as: admin, body: read })).status).toBe(200);
    const changes = await api.db.query(
      "SELECT FROM activity WHERE record_id = $1 AND type = 'event.payee_changed'",
      [id],
    );
    expect(changes.rowCount).toBe(1);
    expect(dataOf(await call(api, 'GET', `/payment-modes/${slug}`, { as: anonymous }))).toEqual([
      {
        ...{ value: 'maya', label: 'Maya', how: null, at_desk: false, code: true },
        ...{ account_name: 'Camp Desk', account_number: '0918 555 0000' },
      },
      {
        ...{ value: 'at-camp', label: 'At the camp', how: 'Pay at the gate.', at_desk: true, code: false },
        ...{ account_name: null, account_number: null },
      },
    ]);
    const html = await formOf(slug);
    expect(html).toMatch(/<option value="maya"[^>]*>Maya/);
    expect(html).not.toContain('<option value="gcash"');
    expect(await register(slug, { payment_mode: 'gcash' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'payment_mode', message: 'One of maya, at-camp' }] },
    });
    const unsaid = await register(slug, { payment_mode: undefined });
    expect(dataOf(unsaid).payment_mode).toBe('maya');
    const desk = dataOf(await register(slug, { payment_mode: 'at-camp', first_name: 'Ana' }));
    const held = await api.db.query<{ mode: string; held: boolean }>(
      `SELECT d.payment_mode AS mode, r.held_until IS NOT NULL AS held FROM delegate d
         JOIN registration r ON r.id = d.registration_id WHERE d.event_id = $1 ORDER BY 1`,
      [id],
    );
    expect(held.rows).toEqual([
      { mode: 'at-camp', held: true },
      { mode: 'maya', held: true },
    ]);
    const wordsFor = async (delegate: unknown) => {
      const facts = await findDelegate(api.db, String(delegate));
      return facts && howToPay(facts.mode, '₱2,500');
    };
    expect(await wordsFor(dataOf(unsaid).id)).toBe(
      'Send ₱2,500 by Maya to Camp Desk, 0918 555 0000. Then open your registration and upload a picture of the receipt.',
    );
    expect(await wordsFor(desk.id)).toBe('Pay at the gate. Please bring ₱2,500.');
    expect(dataOf<Json[]>(await call(api, 'GET', '/payment-modes', { as: anonymous }))).toContainEqual({
      ...{ value: 'at-camp', label: 'At the camp', offered: false },
    });
    const wrong = await call(api, 'PATCH', `/events/${id}`, {
      as: admin,
      body: { payment_modes: [{ value: 'No Good', label: 'X' }, { value: 'maya' }] },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'payment_modes[0].value' }, { field: 'payment_modes[1].label' }] },
    });
    for (const payment_modes of [[], [MODES[0], MODES[0]], ['x'], 'maya'])
      expect((await call(api, 'PATCH', `/events/${id}`, { as: admin, body: { payment_modes } })).status).toBe(
        400,
      );
  });

  it('are said before an event with a fee is published: the fault is named at their field', async () => {
    const refused = { status: 400, body: { errors: [{ field: 'payment_modes' }] } };
    const silent = { pay_by_cash: null };
    const create = (change: Json) =>
      call(api, 'POST', '/events', { as: admin, body: anEvent({ ...silent, ...change }) });
    expect(await create({})).toMatchObject(refused);
    expect(await create({ payment_modes: [{ value: 'gcash', label: 'GCash' }] })).toMatchObject(refused);
    expect(await create({ payment_modes: [{ value: 'maya', label: 'Maya', code: true }] })).toMatchObject(
      refused,
    );
    // A name alone is nowhere to send money to.
    expect(await create({ gcash_name: 'Camp Desk' })).toMatchObject(refused);
    const payable: Json[] = [
      { fee_centavos: 0 },
      { gcash_number: '0918 555 0000' },
      { gcash_qr: WALLET_CODE },
      { pay_by_bank_transfer: 'To BDO 0012 3456 7890.' },
      { payment_modes: [{ value: 'cash', label: 'Cash', at_desk: true }] },
      { payment_modes: [{ value: 'maya', label: 'Maya', account_number: '0918 555 0000' }] },
    ];
    for (const change of payable) expect([change, (await create(change)).status]).toEqual([change, 201]);

    const draft = dataOf<{ id: string }>(await create({ state: 'draft' })).id;
    const patch = (body: Json, id = draft) => call(api, 'PATCH', `/events/${id}`, { as: admin, body });
    expect(await patch({ state: 'published' })).toMatchObject(refused);
    expect(dataOf(await call(api, 'GET', `/events/${draft}`, { as: admin }))).toMatchObject({
      state: 'draft',
    });
    expect((await patch({ state: 'published', pay_by_cash: 'At the desk.' })).status).toBe(200);
    expect(await patch({ pay_by_cash: null })).toMatchObject(refused);
    const free = dataOf<{ id: string }>(await create({ fee_centavos: 0 })).id;
    expect(await patch({ fee_centavos: 100 }, free)).toMatchObject(refused);
    // One of an older version that says nothing may be changed in all else.
    await api.db.query('UPDATE event SET fee_centavos = 100 WHERE id = $1', [free]);
    expect((await patch({ kind: 'Camp' }, free)).status).toBe(200);
  });

  it('are none where nothing is to be paid: the tickets are there at once', async () => {
    const { slug } = await makeEvent({ fee_centavos: 0 });
    expect(dataOf(await call(api, 'GET', `/payment-modes/${slug}`, { as: anonymous }))).toEqual([]);
    const html = await formOf(slug);
    expect(html).not.toContain('name="payment_mode"');
    const { id, uuid } = dataOf<{ id: string; uuid: string }>(await register(slug));
    const ticket = dataOf(await call(api, 'GET', `/delegates/uuid/${uuid}`, { as: anonymous }));
    expect(ticket).toMatchObject({ payment_status: true });
    expect((await page(`/api/v1/delegates/uuid/${uuid}/qr.png`)).status).toBe(200);
    const group = dataOf<{ id: string }>(
      await call(api, 'POST', '/registrations', {
        as: anonymous,
        body: {
          event: slug,
          contact: { first_name: 'A', last_name: 'B', email: 'leader@b.ph', phone_number: '639171234567' },
          delegates: [{ first_name: 'A', last_name: 'B' }, { first_name: 'C', last_name: 'D' }, {}],
        },
      }),
    );
    const mails = async (registration: string) =>
      (
        await api.db.query<{ template: string; to_address: string }>(
          `SELECT template, to_address FROM mail JOIN delegate d ON d.id = record_id WHERE d.registration_id = $1 ORDER BY 1`,
          [registration],
        )
      ).rows;
    await until(async () => (await mails(group.id)).length === 2 && (await mails(id)).length === 1);
    expect(await mails(group.id)).toEqual([
      { template: 'names-to-follow', to_address: 'leader@b.ph' },
      { template: 'tickets', to_address: 'leader@b.ph' },
    ]);
    expect((await mails(id)).map(({ template }) => template)).toEqual(['ticket']);
    const money = await call(api, 'GET', `/registrations/${id}`, { as: admin });
    expect(dataOf(money)).toMatchObject({
      payment_status: true,
      money: { paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0 },
    });
  });
});
