import { RegistrationLinks } from '../../../src/registrations/links.js';
import { eventPlaces, from } from '../../support/event-places.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { call, type Credentials, dataOf, signIn, refusalOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let api: Api;
let staff: Credentials;
const mails = fixture(() => startMailServer());
beforeAll(async () => {
  api = await startApi({
    env: { DATABASE_POOL_SIZE: '20', TRUST_PROXY: '1', RATE_LIMIT_WRITES_PER_MINUTE: '0', ...mails.env },
  });
  staff = await signIn(api);
});

const { make, aGroup, group, entry, state, offer, endHolds, taken, runOut, elsewhere } = eventPlaces(() => ({
  api,
  staff,
}));

describe('a large group', () => {
  const mailsOf = async (id: unknown) =>
    (
      await api.db.query<{ template: string }>('SELECT template FROM mail WHERE record_id = $1 ORDER BY id', [
        id,
      ])
    ).rows.map(({ template }) => template);
  type Made = { id: string; to_confirm: boolean; delegates: { id: string; uuid: string }[] };
  const confirm = async (registration: unknown) => {
    const found = await api.db.query<{ email: string }>(
      'SELECT contact_email AS email FROM registration WHERE id = $1',
      [registration],
    );
    const links = api.app.get<RegistrationLinks>(RegistrationLinks);
    const token = await links.make(String(registration), found.rows[0]?.email ?? '');
    return call(api, 'POST', '/registration-link/confirm', { body: { token } });
  };

  it('of an address that nobody confirmed takes no place until its contact does, and then is told how to pay', async () => {
    const event = await make({ capacity: 15 });
    const made = dataOf<Made>(await group(event, 10));
    const [first] = made.delegates;
    expect(made.to_confirm).toBe(true);
    expect(await taken(event)).toBe(0);
    expect(await state(first?.uuid)).toMatchObject({ to_confirm: true });
    await until(async () => (await mailsOf(first?.id)).length > 0);
    expect(await mailsOf(first?.id)).toEqual(['group-to-confirm']);
    const plain = async () => (await fetch(`${api.url}/thank-you/${first?.uuid}?plain`)).text();
    for (const words of ['in the email we sent', 'Confirm until']) expect(await plain()).toContain(words);
    // As where the mail server of the address refused it.
    const refused = `UPDATE mail SET state = 'failed' WHERE record_id = $1 AND state = 'sent'`;
    await until(async () => (await api.db.query(refused, [first?.id])).rowCount === 1);
    expect(await plain()).toContain('we could not send the email with the link that confirms them');
    expect(await plain()).not.toMatch(/in the email we sent|everything you need is here/);
    // A stranger closes no event by it.
    for (const places of [4, 4, 1]) expect((await group(event, places)).status).toBe(201);
    expect(refusalOf(await confirm(made.id))).toEqual([409, 'This event is full.']);
    await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity: 19 } });
    expect(dataOf(await confirm(made.id))).toMatchObject({ to_confirm: false });
    expect((await confirm(made.id)).status).toBe(200);
    expect(await taken(event)).toBe(19);
    await until(async () => (await mailsOf(first?.id)).length > 1);
    expect(await mailsOf(first?.id)).toEqual(['group-to-confirm', 'registration-received']);
    const held = (await state(first?.uuid)).held_until as string;
    expect(Math.round((Date.parse(held) - Date.now()) / 3_600_000)).toBe(72);
  });

  it('has its places once a part is paid: a robot does not pay', async () => {
    const event = await make({ capacity: 15 });
    const { id: registration_id } = dataOf<Made>(await group(event, 10));
    const payment = { registration_id, amount_centavos: 100, reference: '9100000000011' };
    const paid = await call(api, 'POST', '/statements/verify', {
      as: staff,
      body: { payments: [payment] },
    });
    expect(dataOf(paid)).toMatchObject({ partly: 1 });
    expect(await taken(event)).toBe(10);
  });

  it('ends after a day without that, also where it pays at the desk; staff confirm nothing for an address that is known', async () => {
    const event = await make({ capacity: 40 });
    const body = { ...aGroup(event, 10), payment_mode: 'cash' };
    const made = dataOf<Made>(await call(api, 'POST', '/registrations', { body, headers: elsewhere() }));
    const [first] = made.delegates;
    const held = (await state(first?.uuid)).held_until as string;
    expect(Math.round((Date.parse(held) - Date.now()) / 3_600_000)).toBe(24);
    await runOut(event, [made.id]);
    expect(await endHolds()).toBe(1);
    const { rows } = await api.db.query<{ because: string }>(
      'SELECT DISTINCT cancelled_because AS because FROM delegate WHERE registration_id = $1',
      [made.id],
    );
    expect(rows).toEqual([{ because: 'Not confirmed in time' }]);
    expect((await confirm(made.id)).status).toBe(409);
    const known = aGroup(event, 10);
    await api.db.query('INSERT INTO confirmed_address (address) VALUES (fold_address($1))', [
      known.contact.email,
    ]);
    const sure = await call(api, 'POST', '/registrations', { as: staff, body: known });
    expect(dataOf<Made>(sure).to_confirm).toBe(false);
    // To a stranger the answer tells nothing of the address.
    const typed = await call(api, 'POST', '/registrations', { body: known, headers: elsewhere() });
    expect(dataOf<Made>(typed).to_confirm).toBe(true);
    expect(await taken(event)).toBe(10);
    // Where places are not limited, nobody has to.
    const open = await make({ capacity: null });
    expect(dataOf<Made>(await group(open, 50)).to_confirm).toBe(false);
  });

  it('of a free event has no ticket before that, and all of them by one mail after it', async () => {
    const event = await make({ capacity: 15, fee_centavos: 0 });
    const delegates = Array.from({ length: 10 }, (_, n) => ({ first_name: `P${n}`, last_name: 'Reyes' }));
    const body = { ...aGroup(event, 10), delegates };
    const made = dataOf<Made>(await call(api, 'POST', '/registrations', { body, headers: elsewhere() }));
    const [first] = made.delegates;
    const tickets = async () =>
      (
        await api.db.query(
          'SELECT FROM delegate WHERE registration_id = $1 AND payment_status AND qr_code IS NOT NULL',
          [made.id],
        )
      ).rowCount;
    await until(async () => (await mailsOf(first?.id)).length > 0);
    expect([made.to_confirm, await tickets(), await taken(event)]).toEqual([true, 0, 0]);
    expect((await confirm(made.id)).status).toBe(200);
    await until(async () => (await mailsOf(first?.id)).length > 1);
    expect(await mailsOf(first?.id)).toEqual(['group-to-confirm', 'tickets']);
    expect([await tickets(), await taken(event)]).toEqual([10, 10]);
  });

  it('never takes more than there is, however many confirm at once', async () => {
    const event = await make({ capacity: 25 });
    const made = [];
    for (let n = 0; n < 8; n += 1) made.push(dataOf<Made>(await group(event, 10)));
    const answers = await Promise.all(made.map(({ id }) => confirm(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await taken(event)).toBe(20);
  });

  it('begins at 5, and is the only thing by which a network has more than its share', async () => {
    const event = await make({ capacity: 40 });
    const hall = from('203.0.113.40');
    expect(dataOf<Made>(await group(event, 4, hall)).to_confirm).toBe(false);
    const [first, second] = [
      dataOf<Made>(await group(event, 12, hall)),
      dataOf<Made>(await group(event, 5, hall)),
    ];
    expect([first.to_confirm, second.to_confirm, await taken(event)]).toEqual([true, true, 4]);
    expect((await confirm(first.id)).status).toBe(200);
    expect(await taken(event)).toBe(16);
    expect(refusalOf(await confirm(second.id))).toEqual([
      409,
      expect.stringContaining('unpaid places are being held from your network'),
    ]);
    // Once the first has paid, there is room.
    await api.db.query('UPDATE delegate SET payment_status = true WHERE registration_id = $1', [first.id]);
    expect((await confirm(second.id)).status).toBe(200);
    // Nobody asks for more than there is.
    for (const places of [19, 19]) expect((await group(event, places, hall)).status).toBe(201);
    expect((await group(event, 5, hall)).status).toBe(409);
  });
});

it('who waits in line has opened the link that was mailed', async () => {
  const event = await make({ capacity: 1 });
  const first = dataOf<{ id: string }>(
    await call(api, 'POST', '/delegates', { as: staff, body: aDelegate({ event: event.slug }) }),
  );
  const body = aGroup(event, 1);
  const joined = dataOf<{ uuid: string; to_confirm: boolean; place: number | null }>(
    await call(api, 'POST', '/waiting-list', { body, headers: elsewhere() }),
  );
  expect(joined).toMatchObject({ to_confirm: true, place: null });
  const mailed = () => mails.mails.find(({ to }) => to?.[0]?.address === body.contact.email);
  await until(() => mailed() !== undefined);
  const token = new RegExp(`/waiting/${joined.uuid}#([\\w-]+)`).exec(mailed()?.text ?? '')?.[1];
  await call(api, 'DELETE', `/delegates/${first.id}`, { as: staff });
  await offer(event);
  expect(await entry(joined.uuid)).toMatchObject({ state: 'waiting', to_confirm: true });
  const confirm = (one: unknown) =>
    call(api, 'POST', `/waiting-list/${joined.uuid}/confirm`, { body: { token: one } });
  expect((await confirm('x')).status).toBe(400);
  expect(dataOf(await confirm(token))).toMatchObject({ to_confirm: false });
  expect((await confirm(token)).status).toBeLessThan(500);
  await offer(event);
  expect(await entry(joined.uuid)).toMatchObject({ state: 'offered' });
});
