import { randomUUID } from 'node:crypto';
import { registrationCode } from '../../../src/registrations/codes.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn, refusalOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

interface Registered {
  id: string;
  total_centavos: number;
  delegates: { id: string; uuid: string; email: string; phone_number: string; payment_mode: string }[];
  [field: string]: unknown;
}
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '10' } }));
const staff = fixture(() => signIn(api));
/** The delivered event; its days are those of `cluster-template.ts`. */
const event = fixture(async () =>
  dataOf<{ dates: string; payment_due_at: string }>(await call(api, 'GET', '/events/common-ground-2027')),
);

const errorsOf = (answer: { body: unknown }) =>
  (answer.body as { errors: { field: string; message: string }[] }).errors.map(({ field, message }) => ({
    field,
    message,
  }));
const contact = aContact({ email: 'ruth@church.example' });
const people = (n: number, change: object = {}) =>
  Array.from({ length: n }, (_, i) => ({
    first_name: `Delegate ${i}`,
    last_name: 'Santos',
    church_name: 'Grace',
    ...change,
  }));
const aGroup = (change: object = {}) => ({ contact, delegates: people(3), agree_terms: true, ...change });
const register = (change: object = {}, headers = {}) =>
  call(api, 'POST', '/registrations', { body: aGroup(change), headers });
const count = async (table: string) =>
  (await api.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n;

describe('POST /registrations', () => {
  it('registers all with one total; who has no e-mail is reached through the contact', async () => {
    const delegates = [
      ...people(2),
      { ...people(1)[0], email: 'own@church.example', phone_number: '0917 000 1111' },
    ];
    const answer = await register({ delegates, payment_mode: 'bank-transfer' });
    expect(answer.status).toBe(201);
    const made = dataOf<Registered>(answer);
    expect(made).toMatchObject({
      event: 'common-ground-2027',
      total_centavos: 450_000,
      contact: { ...contact, phone_number: '639181234567' },
      payment_due_at: event.payment_due_at,
    });
    expect(
      made.delegates.map(({ email, phone_number, payment_mode }) => [email, phone_number, payment_mode]),
    ).toEqual([
      ['ruth@church.example', '639181234567', 'bank-transfer'],
      ['ruth@church.example', '639181234567', 'bank-transfer'],
      ['own@church.example', '639170001111', 'bank-transfer'],
    ]);
    const one = await call(api, 'GET', `/delegates/${made.delegates[0]?.id}`, { as: staff });
    expect(dataOf(one)).toMatchObject({ first_name: 'Delegate 0', payment_status: false });
  });

  it('names what is wrong by row, and then keeps nothing', async () => {
    const before = await count('delegate');
    const delegates = [
      ...people(2),
      { first_name: ' ', last_name: 'Cruz', email: 'no' },
      { last_name: 'x', seat: 4 },
    ];
    const answer = await register({ delegates, contact: { ...contact, email: 'ruth@' } });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([
      { field: 'contact.email', message: 'Invalid email address' },
      { field: 'delegates[2].first_name', message: 'Required' },
      { field: 'delegates[2].email', message: 'Invalid email address' },
      { field: 'delegates[3].first_name', message: 'Required' },
      { field: 'delegates[3].seat', message: 'Unknown field' },
    ]);
    expect(await count('delegate')).toBe(before);
  });

  it.each([
    [{ delegates: [] }, 'delegates: A list of 1 to 50 delegates'],
    [{ delegates: people(51) }, 'delegates: A list of 1 to 50 delegates'],
    [{ delegates: ['Maria'] }, 'delegates: A list of 1 to 50 delegates'],
    [{ contact: null }, 'contact: Required'],
    [{ payment_mode: 'bitcoin' }, 'payment_mode: One of gcash, bank-transfer, cash'],
    [{ event: 'nowhere' }, 'event: There is no such event'],
  ])('refuses %j', async (change, message) => {
    expect(refusalOf(await register(change))).toEqual([400, message]);
  });

  it('makes one group of a request sent twice, and refuses the key for another', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await register({}, headers);
    const again = await register({}, headers);
    expect(dataOf(again)).toEqual(dataOf<Registered>(first));
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await register({ delegates: people(4) }, headers)).status).toBe(409);
  });

  it('takes all of a group or none where places are few, whoever comes at the same moment', async () => {
    const body = anEvent({ capacity: 10, network_places: 100 });
    const event = body.slug;
    await call(api, 'POST', '/events', { as: staff, body });
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ event })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    const { rows } = await api.db.query<{ groups: number; people: number }>(
      `SELECT count(DISTINCT r.id)::int AS groups, count(d.id)::int AS people FROM registration r
        JOIN event e ON e.id = r.event_id LEFT JOIN delegate d ON d.registration_id = r.id WHERE e.slug = $1`,
      [event],
    );
    expect(rows[0]).toEqual({ groups: 3, people: 9 });
  });

  it('writes one mail to the contact, with everybody in it', async () => {
    // Whose address was confirmed before: to others no name is quoted.
    await api.db.query("INSERT INTO confirmed_address (address) VALUES ('leader@church.example')");
    const made = dataOf<Registered>(
      await register({ contact: { ...contact, email: 'leader@church.example' } }),
    );
    const mails = async () =>
      (
        await api.db.query<{ record_id: string }>(
          "SELECT record_id FROM mail WHERE to_address = 'leader@church.example' AND template = 'registration-received'",
        )
      ).rows;
    await until(async () => (await mails()).length > 0);
    expect(await mails()).toEqual([{ record_id: made.delegates[0]?.id }]);
    const list = await call(api, 'GET', '/mails?filter={"to_address":"leader@church.example"}', {
      as: staff,
    });
    const id = dataOf<{ id: string }[]>(list)[0]?.id;
    const { text } = dataOf<{ text: string }>(await call(api, 'GET', `/mails/${id}/preview`, { as: staff }));
    expect(text).toContain('₱4,500 for 3 delegates');
    expect(text).toContain('Delegate 2 Santos, Grace');
    // Also where the first delegate has an address of their own.
    const own = people(2, { email: 'own@church.example' });
    await register({ contact: { ...contact, email: 'payer@church.example' }, delegates: own });
    const preview = async () => {
      const { rows } = await api.db.query<{ id: string }>(
        "SELECT id FROM mail WHERE to_address = 'payer@church.example'",
      );
      return rows[0]?.id;
    };
    await until(async () => (await preview()) !== undefined);
    const shown = await call(api, 'GET', `/mails/${await preview()}/preview`, { as: staff });
    expect(dataOf<{ to: string }>(shown).to).toBe('payer@church.example');
  });
});

describe('a registration', () => {
  it('of one is what POST /delegates makes, and is read by the delegate’s id', async () => {
    const { id, uuid } = dataOf<{ id: string; uuid: string }>(
      await call(api, 'POST', '/delegates', { body: aDelegate() }),
    );
    const record = dataOf<Registered>(await call(api, 'GET', `/registrations/${id}`, { as: staff }));
    expect(record).toMatchObject({
      id,
      total_centavos: 150_000,
      proofs: [],
      contact: { first_name: 'Maria' },
    });
    const state = dataOf<Registered>(await call(api, 'GET', `/delegates/uuid/${uuid}/registration`));
    expect(state).toEqual({
      code: registrationCode(id),
      registered_before: false,
      pay_code: `/api/v1/delegates/uuid/${uuid}/pay.png?amount=150000`,
      event: {
        slug: 'common-ground-2027',
        name: 'Common Ground 2027',
        dates: event.dates,
        times: 'Friday 8:30 am to Saturday 4:30 pm (Manila time)',
        place: 'Harborview Convention Hall, Cebu Business Park, Cebu City',
        cancelled: false,
        moved_from: null,
      },
      delegates: 1,
      total_centavos: 150_000,
      due_centavos: 150_000,
      held_until: null,
      lapsed: false,
      mail_withheld: false,
      to_confirm: false,
      money: { paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 },
      payment_due_at: event.payment_due_at,
      payment_status: false,
      cancelled_at: null,
      proof_state: null,
      proof_reason: null,
      proof_reference: null,
    });
  });

  it('is paid as a whole: one proof and one verification for all, and one mail with their tickets', async () => {
    const { id, delegates } = dataOf<Registered>(await register());
    expect((await sendProof(api.url, id, await noisyPicture(40))).status).toBe(200);
    const read = (one: { id: string }) => call(api, 'GET', `/delegates/${one.id}`, { as: staff });
    for (const one of delegates)
      expect(dataOf(await read(one))).toMatchObject({
        proof_of_payment: `/api/v1/delegates/${one.id}/proof-of-payment`,
      });
    const [, second] = delegates;
    const verify = (payment_status: boolean) =>
      call(api, 'PUT', `/delegates/verify/${second?.id}`, { as: staff, body: { payment_status } });
    expect((await verify(true)).status).toBe(200);
    for (const one of delegates) expect(dataOf(await read(one))).toMatchObject({ payment_status: true });
    const { rows } = await api.db.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM mail WHERE template = 'tickets' AND record_id = ANY($1)",
      [delegates.map((one) => one.id)],
    );
    expect(rows[0]?.n).toBe(1);
    expect((await sendProof(api.url, id, await noisyPicture(40))).status).toBe(409);
    await verify(false);
    for (const one of delegates) expect(dataOf(await read(one))).toMatchObject({ payment_status: false });
  });

  it('loses one delegate to the bin and gets it back; the proof of the others stays', async () => {
    const { id, delegates } = dataOf<Registered>(await register());
    await sendProof(api.url, id, await noisyPicture(40));
    const [first, second] = delegates;
    await call(api, 'DELETE', `/delegates/${first?.id}`, { as: staff });
    const record = () => call(api, 'GET', `/registrations/${id}`, { as: staff });
    expect(dataOf<Registered>(await record()).delegates).toHaveLength(2);
    const picture = await fetch(`${api.url}/api/v1/delegates/${second?.id}/proof-of-payment`, {
      headers: staff,
    });
    expect(picture.status).toBe(200);
    expect((await call(api, 'POST', `/delegates/bin/${first?.id}/restore`, { as: staff })).status).toBe(200);
    expect(dataOf<Registered>(await record()).delegates).toHaveLength(3);
  });
});
