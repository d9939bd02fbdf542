import { randomUUID } from 'node:crypto';
import { OPTIONAL } from '../../../src/delegates/delegate-fields.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn, refusalOf } from '../../support/requests/callers.js';
import { differences } from '../../support/requests/conformance.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { jobsDone } from '../../support/server/one-life.js';
import { until } from '../../support/server/until.js';

interface MyRegistration {
  contact: { email: string };
  delegates: {
    id: string;
    uuid: string;
    first_name: string;
    cancelled_at: string | null;
    updated_at: string;
  }[];
  total_centavos: number;
  may_change: boolean;
}
const mails = fixture(() => startMailServer());
const api = fixture(() =>
  startApi({
    env: { ...mails.env, DATABASE_POOL_SIZE: '20' },
  }),
);
const staff = fixture(() => signIn(api));

const subjectsTo = (address: string) => mails.to(address).map(({ subject }) => subject);

/** A group, and the token of a link that was really mailed. */
async function aGroup(size = 3) {
  const email = `ruth-${randomUUID()}@church.example`;
  const contact = { first_name: 'Ruth', last_name: 'V', email, phone_number: '09181234567' };
  const delegates = Array.from({ length: size }, (_, n) => ({
    first_name: `Delegate ${n}`,
    last_name: 'Santos',
  }));
  const made = dataOf<MyRegistration & { id: string }>(
    await call(api, 'POST', '/registrations', { body: { contact, delegates } }),
  );
  const asked = await call(api, 'POST', '/registration-links', {
    body: { uuid: made.delegates[1]?.uuid ?? made.delegates[0]?.uuid },
  });
  expect(asked.status).toBe(202);
  const token = await tokenTo(email, /^Change or cancel/);
  return { ...made, email, contact, token };
}
async function tokenTo(address: string, subject: RegExp): Promise<string> {
  const token = /my-registration#([\w-]{43})/.exec((await mails.first(address, subject)).text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}
const act = (path: string, token: string, body: object = {}) =>
  call(api, 'POST', `/registration-link${path}`, { body: { token, ...body } });
const person = (change: object = {}) => ({
  first_name: 'Juan',
  last_name: 'Cruz',
  email: `juan-${randomUUID()}@church.example`,
  phone_number: '09175550000',
  ...change,
});

describe('a mailed link', () => {
  it('goes to the contact alone, is kept as a hash, and shows as often as somebody looks', async () => {
    const { token, email, id } = await aGroup();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const seen = dataOf<MyRegistration>(await act('', token));
      expect([seen.contact.email, seen.delegates.length, seen.may_change]).toEqual([email, 3, true]);
    }
    const kept = await api.db.query('SELECT * FROM registration_link WHERE registration_id = $1', [id]);
    expect(JSON.stringify(kept.rows)).not.toContain(token);
    const log = await api.db.query(
      "SELECT FROM activity WHERE record_id = $1 AND type <> 'registration.created'",
      [id],
    );
    expect(log.rowCount).toBe(0);
  });

  it('answers the same whether there is such a ticket, and mails nothing for another', async () => {
    await jobsDone(api);
    const before = mails.mails.length;
    const { delegates } = await aGroup(1);
    const known = await call(api, 'POST', '/registration-links', { body: { uuid: delegates[0]?.uuid } });
    const unknown = await call(api, 'POST', '/registration-links', { body: { uuid: randomUUID() } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await jobsDone(api);
    // Asked twice within two minutes, it is mailed once (or twice across the border of two).
    expect(mails.mails.length - before).toBeLessThanOrEqual(3);
    expect((await call(api, 'POST', '/registration-links', { body: { uuid: 'x' } })).status).toBe(400);
  });

  it('opens nothing when it is too old, cut off, or another registration is meant', async () => {
    const { token, id } = await aGroup(1);
    const other = await aGroup(1);
    const foreign = await act(`/delegates/${other.delegates[0]?.id}`, token, person());
    expect(foreign.status).toBe(404);
    const cancelled = await act('/cancel', token, { delegates: [other.delegates[0]?.id] });
    expect(cancelled.status).toBe(404);
    expect(differences('POST', '/registration-link/cancel', cancelled)).toEqual([]);
    await api.db.query(
      "UPDATE registration_link SET expires_at = now() - interval '1 s' WHERE registration_id = $1",
      [id],
    );
    for (const [path, body] of [
      ['', {}],
      ['/cancel', {}],
      ['/contact', other.contact],
    ] as const)
      for (const wrong of [token, token.slice(1)]) {
        const answer = await act(path, wrong, body);
        expect(refusalOf(answer)).toEqual([400, expect.stringContaining('This link is too old')]);
      }
  });

  it('is in the mail of “Find my ticket”, for who pays', async () => {
    const { email } = await aGroup(2);
    await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
    const token = await tokenTo(email, /tickets$/);
    expect(dataOf<MyRegistration>(await act('', token)).delegates).toHaveLength(2);
  });
});

describe('the contact', () => {
  it('corrects and completes a delegate, whose ticket stays; the address before is told', async () => {
    const { token, delegates, email } = await aGroup();
    const [first] = dataOf<MyRegistration>(await act('', token)).delegates;
    const fields = person({ church_name: 'Grace', age: 40 });
    const answer = await act(`/delegates/${first?.id}`, token, { ...fields, seen_at: first?.updated_at });
    expect(refusalOf(answer)).toEqual([200, undefined]);
    expect(dataOf<MyRegistration>(answer).delegates[0]).toMatchObject({
      uuid: delegates[0]?.uuid,
      church_name: 'Grace',
      age: 40,
    });
    // The answer was lost, and the page asks again.
    const again = await act(`/delegates/${first?.id}`, token, { ...fields, seen_at: first?.updated_at });
    expect(again.status).toBe(200);
    await until(() => subjectsTo(email).includes('Your email address was changed'));
    // A colleague, or the other one with the link, was faster.
    const late = await act(`/delegates/${first?.id}`, token, {
      ...fields,
      age: 41,
      seen_at: first?.updated_at,
    });
    expect([late.status, dataOf<MyRegistration>(await act('', token)).delegates[0]]).toMatchObject([
      409,
      { age: 40 },
    ]);
    const wrong = await act(`/delegates/${first?.id}`, token, { ...fields, email: 'no' });
    expect(refusalOf(wrong)).toEqual([400, 'email: Invalid email address']);
  });

  it('gets another address: the one before is told, and its other links open nothing', async () => {
    const group = await aGroup(2);
    await call(api, 'POST', '/delegates/find-tickets', { body: { email: group.email } });
    const older = await tokenTo(group.email, /tickets$/);
    const email = `new-${randomUUID()}@church.example`;
    const answer = await act('/contact', group.token, { ...group.contact, email });
    expect(dataOf<MyRegistration>(answer).contact.email).toBe(email);
    await until(() => subjectsTo(group.email).includes('Your email address was changed'));
    expect((await act('', older)).status).toBe(400);
    expect((await act('', group.token)).status).toBe(200);
    await act('/contact', group.token, { ...group.contact, email });
    expect(subjectsTo(group.email).filter((subject) => subject?.includes('address'))).toHaveLength(1);
  });

  it('is corrected by staff: what was mailed to the address before, a stranger perhaps, opens nothing', async () => {
    const { token, id, contact, delegates } = await aGroup(2);
    const path = `/registrations/${id}/contact`;
    const own = `own-${randomUUID()}@church.example`;
    const change = (body: object) => call(api, 'PATCH', path, { as: staff, body });
    await call(api, 'PATCH', `/delegates/${delegates[1]?.id}`, { as: staff, body: { email: own } });
    const named = await change({ last_name: 'Villa' });
    expect(dataOf(named)).toMatchObject({
      contact: { ...contact, phone_number: '639181234567', last_name: 'Villa' },
    });
    expect((await act('', token)).status).toBe(200);
    const email = `right-${randomUUID()}@church.example`;
    expect(dataOf(await change({ email }))).toMatchObject({ contact: { last_name: 'Villa', email } });
    expect((await act('', token)).status).toBe(400);
    const addresses = await api.db.query(
      'SELECT email FROM delegate WHERE registration_id = $1 ORDER BY id',
      [id],
    );
    expect(addresses.rows).toEqual([{ email }, { email: own }]);
    await change({ phone_number: '09190000001' });
    const phones = await api.db.query('SELECT phone_number FROM delegate WHERE registration_id = $1', [id]);
    expect(phones.rows).toEqual([{ phone_number: '639190000001' }, { phone_number: '639190000001' }]);
    expect((await change({})).status).toBe(400);
    expect((await change({ email: null })).status).toBe(400);
    const nobody = await call(api, 'PATCH', `/registrations/${randomUUID()}/contact`, {
      as: staff,
      body: { email },
    });
    expect(nobody.status).toBe(404);
  });

  it('is the delegate who registered alone: their new address ends what was mailed to the one before', async () => {
    const email = `one-${randomUUID()}@church.example`;
    const made = await call(api, 'POST', '/delegates', { body: aDelegate({ email }) });
    const { id, uuid } = dataOf<{ id: string; uuid: string }>(made);
    await call(api, 'POST', '/registration-links', { body: { uuid } });
    const token = await tokenTo(email, /^Change or cancel/);
    await call(api, 'PATCH', `/delegates/${id}`, { as: staff, body: { age: 41 } });
    expect((await act('', token)).status).toBe(200);
    const right = `right-${randomUUID()}@church.example`;
    await call(api, 'PATCH', `/delegates/${id}`, { as: staff, body: { email: right } });
    expect((await act('', token)).status).toBe(400);
  });

  it('passes a place on, once; the second click changes nothing', async () => {
    const { token, delegates } = await aGroup(2);
    const next = person();
    const once = await Promise.all(
      [1, 2].map(() => act(`/delegates/${delegates[0]?.id}/transfer`, token, next)),
    );
    const [one, two] = once.map((answer) => dataOf<MyRegistration>(answer).delegates[0]?.uuid);
    expect(one).toBe(two);
    expect(one).not.toBe(delegates[0]?.uuid);
    await until(() => subjectsTo(next.email).length === 1);
    const former = await api.db.query('SELECT FROM former_ticket WHERE delegate_id = $1', [delegates[0]?.id]);
    expect(former.rowCount).toBe(1);
  });

  it('may name a delegate in capitals', async () => {
    const { token, delegates } = await aGroup(2);
    const ids = [delegates[0]?.id.toUpperCase()];
    expect(dataOf<MyRegistration>(await act('/cancel', token, { delegates: ids })).total_centavos).toBe(
      150_000,
    );
  });

  it('cancels one, then all, and is told; the places are free', async () => {
    const { token, delegates, email } = await aGroup(3);
    const one = dataOf<MyRegistration>(
      await act('/cancel', token, { delegates: [delegates[0]?.id], because: 'Ill' }),
    );
    expect([one.total_centavos, one.may_change]).toEqual([300_000, true]);
    // Another tab still shows the place: what happened to it is said, and nothing of a change.
    const open = { ...person(), seen_at: '2026-01-01T00:00:00.000Z' };
    for (const path of [`/delegates/${delegates[0]?.id}`, `/delegates/${delegates[0]?.id}/transfer`])
      expect(refusalOf(await act(path, token, open))[1]).toMatch(/^This place was cancelled/);
    const all = dataOf<MyRegistration>(await act('/cancel', token));
    expect([all.delegates.every(({ cancelled_at }) => cancelled_at !== null), all.may_change]).toEqual([
      true,
      false,
    ]);
    expect((await act('/cancel', token)).status).toBe(200);
    await until(() => subjectsTo(email).filter((subject) => subject?.startsWith('Cancelled')).length === 2);
    const { rows } = await api.db.query(
      "SELECT caller_kind FROM activity WHERE record_id = $1 AND type = 'delegate.cancelled'",
      [delegates[0]?.id],
    );
    expect(rows).toEqual([{ caller_kind: 'anonymous' }]);
  });

  it('changes nothing once changes are closed, and may still look', async () => {
    const body = anEvent();
    const event = dataOf<{ id: string }>(await call(api, 'POST', '/events', { as: staff, body }));
    const email = `solo-${randomUUID()}@church.example`;
    const { uuid } = dataOf<{ uuid: string }>(
      await call(api, 'POST', '/delegates', { body: aDelegate({ event: body.slug, email }) }),
    );
    await call(api, 'POST', '/registration-links', { body: { uuid } });
    const token = await tokenTo(email, /^Change or cancel/);
    const changes = { changes_close_at: '2026-01-05T00:00:00+08:00' };
    expect((await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: changes })).status).toBe(200);
    expect(dataOf<MyRegistration>(await act('', token)).may_change).toBe(false);
    const late = await act('/cancel', token);
    expect(refusalOf(late)).toEqual([409, expect.stringContaining('closed on')]);
  });
});

describe('the former ticket', () => {
  it('says that the place was passed on, and nothing of whoever has it now', async () => {
    const { token, delegates } = await aGroup(1);
    const [one] = delegates;
    const former = () => call(api, 'GET', `/former-tickets/${one?.uuid}`);
    expect((await former()).status).toBe(404);
    const [now] = dataOf<MyRegistration>(
      await act(`/delegates/${one?.id}/transfer`, token, person()),
    ).delegates;
    const answer = await former();
    const { passed_on_at, event, ...rest } = dataOf<{ passed_on_at: string; event: { name: string } }>(
      answer,
    );
    expect([answer.status, event.name, rest]).toEqual([200, 'Common Ground 2027', {}]);
    expect(Date.now() - Date.parse(passed_on_at)).toBeLessThan(60_000);
    expect(JSON.stringify(answer.body)).not.toContain(now?.uuid);
    expect((await call(api, 'GET', `/former-tickets/${now?.uuid}`)).status).toBe(404);
    expect((await call(api, 'GET', '/former-tickets/nonsense')).status).toBe(400);
  });
});

test('a field that visitors must give is not emptied, and asked of a successor; what was never known stays', async () => {
  const { delegates, token } = await aGroup();
  const [known, unknown] = delegates.map(({ id }) => `/delegates/${id}`);
  expect((await act(`${known}`, token, person({ ministry: 'Music' }))).status).toBe(200);
  const { ministry } = OPTIONAL;
  Object.assign(ministry, { isRequired: true });
  try {
    const emptied = await act(`${known}`, token, person({ ministry: '' }));
    expect(refusalOf(emptied)).toEqual([400, 'ministry: Required']);
    expect((await act(`${known}`, token, person())).status).toBe(200);
    expect((await act(`${unknown}`, token, person({ ministry: '' }))).status).toBe(200);
    const passedOn = await act(
      `${unknown}/transfer`,
      token,
      person({ first_name: 'Pia', ministry: undefined }),
    );
    expect(refusalOf(passedOn)).toEqual([400, 'ministry: Required']);
  } finally {
    Object.assign(ministry, { isRequired: undefined });
  }
});
