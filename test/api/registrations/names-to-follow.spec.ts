import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { makeDevice, scan, scans } from '../../support/door/door-devices.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, dataOf, signIn, refusalOf } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

interface Place {
  id: string;
  uuid: string;
  first_name: string;
  last_name: string;
  email: string;
  qr_code: string | null;
  updated_at: string;
}
interface Group {
  id: string;
  total_centavos: number;
  delegates: Place[];
}
const mails = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: mails.env }));
const staff = fixture(() => signIn(api));

const address = () => `ruth-${randomUUID()}@church.example`;
const contactOf = (email: string) => ({
  ...{ first_name: 'Ruth', last_name: 'Villanueva' },
  ...{ email, phone_number: '09181234567' },
});
const register = (delegates: object[], email = address(), path = '/registrations', event?: string) =>
  call(api, 'POST', path, { body: { contact: contactOf(email), delegates, ...(event && { event }) } });
const ANA = { first_name: 'Ana', last_name: 'Reyes' };

/** Ana and two places without names. */
async function aGroup() {
  const email = address();
  const made = dataOf<Group>(await register([ANA, {}, { church_name: 'Grace', first_name: ' ' }], email));
  return { ...made, email, open: made.delegates[1] as Place };
}
const person = (change: object = {}) => ({
  ...{ first_name: 'Ben', last_name: 'Cruz' },
  ...{ email: `ben-${randomUUID()}@church.example`, phone_number: '09175550000' },
  ...change,
});
const verify = (id: string | undefined) =>
  call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
const ticketOf = async (uuid: string) => dataOf<Place>(await call(api, 'GET', `/delegates/uuid/${uuid}`));
const tokenIn = (text: string | undefined): string =>
  /my-registration#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const queued = async (ids: string[], template: string) =>
  (await api.db.query('SELECT FROM mail WHERE record_id = ANY($1) AND template = $2', [ids, template]))
    .rowCount;

describe('places without names', () => {
  it('are taken with the others, count whole, and are reached through the contact', async () => {
    const { total_centavos, delegates, email } = await aGroup();
    expect(total_centavos).toBe(450_000);
    expect(delegates.map((one) => [one.first_name, one.last_name, one.email])).toEqual([
      ['Ana', 'Reyes', email],
      ['', '', email],
      ['', '', email],
    ]);
    const mail = await mails.first(email, /^You are registered/);
    // Nobody has confirmed the address yet: what was typed is not quoted to it.
    expect(mail.text).not.toContain('Ana');
    expect(mail.text).toContain('Delegate 1');
    expect(mail.text).toContain('2 names to follow');
    // The link of the mail is the one by which they are completed.
    const own = await call(api, 'POST', '/registration-link', { body: { token: tokenIn(mail.text) } });
    expect(dataOf<Group>(own).delegates).toHaveLength(3);
  });

  it('are refused with half a name, and with what else is wrong', async () => {
    const answer = await register([{ first_name: 'Ana' }, { last_name: 'Cruz' }, { age: 0 }, { seat: 1 }]);
    expect((answer.body as { errors: object[] }).errors).toMatchObject([
      { field: 'delegates[0].last_name', message: 'Required' },
      { field: 'delegates[1].first_name', message: 'Required' },
      { field: 'delegates[2].age', message: expect.any(String) as string },
      { field: 'delegates[3].seat', message: 'Unknown field' },
    ]);
    const half = api.db.query("UPDATE delegate SET first_name = '' WHERE last_name = 'Reyes'");
    await expect(half).rejects.toThrow('delegate_names_together');
    const alone = await call(api, 'POST', '/delegates', { body: { email: address(), phone_number: '0918' } });
    expect(refusalOf(alone)).toEqual([400, expect.stringContaining('first_name: Required')]);
  });

  it('are cleaned as any other row, and what was read can be put back', async () => {
    const row = { church_name: ' Grace ', phone_number: '0917 555 0000', age: '34', id: randomUUID() };
    const made = await register([ANA, row]);
    expect(made.status).toBe(201);
    const { id } = dataOf<Group>(made).delegates[1] as Place;
    const read = () => call(api, 'GET', `/delegates/${id}`, { as: staff });
    const before = dataOf<Place & Record<string, unknown>>(await read());
    expect(before).toMatchObject({ church_name: 'Grace', phone_number: '639175550000', age: 34 });

    const put = (body: object) => call(api, 'PUT', `/delegates/${id}`, { as: staff, body });
    expect((await put(before)).status).toBe(200);
    const { first_name, last_name, email, phone_number } = before;
    const aged = await put({ email, phone_number, age: 35 });
    expect([aged.status, dataOf<Group>(aged)]).toMatchObject([200, { first_name, last_name, age: 35 }]);
    expect(refusalOf(await put({ ...before, first_name: 'Ben' }))).toEqual([400, 'last_name: Required']);
    expect((await put({ ...before, first_name: 'Ben', last_name: 'Cruz' })).status).toBe(200);
    // A name that was given is not taken away.
    const answer = await put({ email, phone_number, first_name: '', last_name: '' });
    expect((answer.body as { errors: object[] }).errors).toMatchObject([
      { field: 'first_name', message: 'Required' },
      { field: 'last_name', message: 'Required' },
    ]);
    expect((await put({ email, phone_number })).status).toBe(200);
    expect(dataOf(await read())).toMatchObject({ first_name: 'Ben', last_name: 'Cruz' });
  });

  it('are found by a filter, and stay blank in the file for people', async () => {
    const { delegates } = await aGroup();
    const filter = (name_to_follow: boolean) =>
      encodeURIComponent(JSON.stringify({ id: delegates.map(({ id }) => id), name_to_follow }));
    const list = async (open: boolean) =>
      dataOf<Place[]>(await call(api, 'GET', `/delegates?filter=${filter(open)}`, { as: staff }));
    expect([(await list(true)).length, (await list(false)).map(({ first_name }) => first_name)]).toEqual([
      2,
      ['Ana'],
    ]);
    const path = `/api/v1/delegates/export.csv?readable=true&filter=${filter(true)}`;
    const file = await (await fetch(`${api.url}${path}`, { headers: staff })).text();
    expect(file.split('\r\n')[1]).toMatch(/^,,/);
  });

  it('wait in line as any other, and say so', async () => {
    const body = anEvent({ capacity: 2 });
    await call(api, 'POST', '/events', { as: staff, body });
    await register([ANA], address(), '/registrations', body.slug);
    const email = address();
    const joined = dataOf<{ uuid: string }>(await register([ANA, {}], email, '/waiting-list', body.slug));
    expect(joined).toMatchObject({ places: 2, delegates: ['Ana Reyes', 'Name to follow'] });
    // Who has not opened the mailed link is quoted no name.
    const token = /#([\w-]{43})/.exec((await mails.first(email)).text ?? '')?.[1];
    await call(api, 'POST', `/waiting-list/${joined.uuid}/confirm`, { body: { token } });
    expect((await mails.first(email, /^You are on the waiting list/)).text).toContain('1 name to follow');
  });
});

describe('once it is paid', () => {
  it('only who has a name gets a ticket, and the contact is asked for the others', async () => {
    const { delegates, open, email } = await aGroup();
    await verify(delegates[0]?.id);
    const asked = await mails.first(email, /^2 names are missing/);
    expect(asked.text).toContain('your payment is verified');
    expect(tokenIn(asked.text)).not.toBe('');
    expect(
      await queued(
        delegates.map(({ id }) => id),
        'ticket',
      ),
    ).toBe(1);

    // Also where staff have made the code: it leads nobody through the door who has no name.
    await call(api, 'PATCH', `/delegates/qr-code/${open.id}`, { as: staff });
    expect((await ticketOf(open.uuid)).qr_code).toBeNull();
    expect((await call(api, 'GET', `/delegates/uuid/${open.uuid}/qr.png`)).status).toBe(404);
    // Taken back and verified again, nobody is asked twice.
    await call(api, 'PUT', `/delegates/verify/${open.id}`, { as: staff, body: { payment_status: false } });
    await verify(open.id);
    expect(
      await queued(
        delegates.map(({ id }) => id),
        'names-to-follow',
      ),
    ).toBe(1);
  });

  it('the contact gives a name by the link: the ticket goes to that person, with its code', async () => {
    const { delegates, open, email } = await aGroup();
    await verify(delegates[0]?.id);
    await call(api, 'PATCH', `/delegates/qr-code/${open.id}`, { as: staff });
    const token = tokenIn((await mails.first(email, /names are missing/)).text);
    const path = `/registration-link/delegates/${open.id}`;
    const nobody = await call(api, 'POST', path, { body: { token, ...person({ first_name: '' }) } });
    expect(refusalOf(nobody)).toEqual([400, 'first_name: Required']);
    const ben = person();
    const moved = await call(api, 'POST', `${path}/transfer`, { body: { token, ...ben } });
    expect(refusalOf(moved)).toEqual([
      409,
      expect.stringContaining('has no name yet, so it cannot be transferred'),
    ]);
    expect((await call(api, 'POST', path, { body: { token, ...ben } })).status).toBe(200);

    const ticket = await mails.first(ben.email, /^Your ticket/);
    expect(ticket.text).toContain(`/thank-you/${open.uuid}`);
    expect((await ticketOf(open.uuid)).qr_code).not.toBeNull();
    // The contact said it: it is nobody's address that was changed.
    expect(await queued([open.id], 'address-changed')).toBe(0);
    const { rows } = await api.db.query<{ after: object }>(
      "SELECT after FROM activity WHERE record_id = $1 AND type = 'delegate.changed'",
      [open.id],
    );
    expect(rows[0]?.after).toMatchObject({ first_name: 'Ben', last_name: 'Cruz' });
    // A correction afterwards sends no second one.
    const again = { ...ben, church_name: 'Grace' };
    await call(api, 'POST', path, { body: { token, ...again } });
    expect(await queued([open.id], 'ticket')).toBe(1);
  });

  it('staff give a name, and the ticket goes out; unpaid, it comes with the payment', async () => {
    const { delegates, open } = await aGroup();
    const put = (id: string | undefined, fields: object) =>
      call(api, 'PUT', `/delegates/${id}`, { as: staff, body: fields });
    const [ben, carla] = [person(), person({ first_name: 'Carla' })];
    expect((await put(open.id, ben)).status).toBe(200);
    expect(await queued([open.id], 'ticket')).toBe(0);
    await verify(open.id);
    expect(await queued([open.id], 'ticket')).toBe(1);
    const last = delegates[2];
    expect(refusalOf(await put(last?.id, { ...carla, last_name: ' ' }))).toEqual([
      400,
      'last_name: Required',
    ]);
    await put(last?.id, carla);
    await mails.first(carla.email, /^Your ticket/);
    await put(last?.id, { ...carla, age: 40 });
    expect(await queued([last?.id ?? ''], 'ticket')).toBe(1);
  });

  it('the door lets a group in whole, and says which names are to follow', async () => {
    const { delegates, open } = await aGroup();
    await verify(open.id);
    const device = await makeDevice(api, staff);
    const [first] = await scans(api, device, [scan(delegates[0]?.uuid ?? '')]);
    expect(first?.group.map(({ name }) => name).sort()).toEqual([
      'Ana Reyes',
      'Name to follow',
      'Name to follow',
    ]);
    const found = dataOf<{ name: string }[]>(await call(api, 'GET', '/door/search?q=grace', { as: device }));
    expect(found[0]).toMatchObject({ name: 'Name to follow', church: 'Grace' });
  });
});

describe('before the names are known', () => {
  it('they follow the contact to another address', async () => {
    const { email, delegates } = await aGroup();
    const token = tokenIn((await mails.first(email, /^You are registered/)).text);
    const next = address();
    await call(api, 'POST', '/registration-link/contact', { body: { token, ...contactOf(next) } });
    const { rows } = await api.db.query<{ email: string }>(
      'SELECT email FROM delegate WHERE id = ANY($1) ORDER BY id',
      [delegates.map(({ id }) => id)],
    );
    expect(rows.map((row) => row.email)).toEqual([email, next, next]);
  });

  it('“Find my ticket” sends the link by which they are given, and no ticket of nobody', async () => {
    const email = address();
    await register([{}, {}], email);
    await call(api, 'POST', '/delegates/find-tickets', { body: { email } });
    const mail = await mails.first(email, /^Your registration$/);
    expect([tokenIn(mail.text) !== '', mail.text?.includes('Open the ticket')]).toEqual([true, false]);
  });

  it('a cancellation counts them, and all but the named are gone', async () => {
    const { delegates, email } = await aGroup();
    await call(api, 'POST', `/delegates/${delegates[1]?.id}/cancel`, { as: staff, body: {} });
    const mail = await mails.first(email, /^Cancelled/);
    expect(mail.text).toMatch(/1 name to follow/);
    // What came of the registration may be sent a moment later: several go at a time.
    await until(() => mails.to(email).length > 1);
    expect(mails.to(email)).toHaveLength(2);
  });

  it('the contact is asked in the last week, once; nobody without a name is told of the eve', async () => {
    const { delegates, email } = await aGroup();
    const ids = delegates.map(({ id }) => id);
    const run = (name: string) => api.app.get(Jobs).periodic.get(name)?.run();
    const move = (days: number) =>
      api.db.query(
        `UPDATE event SET starts_at = now() + $1 * interval '1 day', ends_at = now() + ($1 + 1) * interval '1 day',
                payment_due_at = NULL WHERE id = (SELECT event_id FROM delegate WHERE id = $2)`,
        [days, ids[0]],
      );
    await move(8);
    await run('names-to-follow');
    expect(await queued(ids, 'names-reminder')).toBe(0);
    await move(1);
    await run('names-to-follow');
    await run('names-to-follow');
    expect((await mails.first(email, /names are missing/)).text).toContain('tell us who is coming');
    expect(await queued(ids, 'names-reminder')).toBe(1);
    await verify(ids[0]);
    await run('event-eve');
    expect(await queued(ids, 'event-eve')).toBe(1);
  });
});
