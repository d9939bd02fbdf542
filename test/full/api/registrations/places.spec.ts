import { setTimeout as sleep } from 'node:timers/promises';
import { UnpaidPlaces } from '../../../../src/delegates/unpaid-places.js';
import { CASH, eventPlaces, from } from '../../../support/event-places.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, type Json, signIn, refusalOf, patiently } from '../../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '20', TRUST_PROXY: '1' } }));
const staff = fixture(() => signIn(api));

const { make, one, aGroup, group, join, read, entry, state, offer, endHolds, taken, runOut, upload } =
  eventPlaces(() => ({ api, staff }));

describe('a group', () => {
  it('that is larger than the capacity is refused, in line too', async () => {
    const event = await make({ capacity: 4 });
    const refused = 'Youth Camp 2098 has 4 places in all, so a group of 5 does not fit.';
    for (const answer of [await group(event, 5), await join(event, 5)])
      expect(refusalOf(answer)).toEqual([409, refused]);
    expect((await group(event, 4)).status).toBe(201);
    expect((await join(event, 5)).status).toBe(409);
  });

  it('that waits and does not fit closes the event for nobody, and keeps its place in line', async () => {
    const event = await make({ capacity: 6 });
    const first = dataOf<{ id: string }>(await one(event));
    expect((await group(event, 4)).status).toBe(201);
    const large = dataOf<{ uuid: string }>(await join(event, 4)).uuid;
    // One place is left: whoever fits registers, and a larger group does not.
    expect(await read(event)).toMatchObject({ places_left: 1, registration: 'open' });
    expect((await group(event, 2)).status).toBe(409);
    expect((await one(event)).status).toBe(201);
    expect(await read(event)).toMatchObject({ places_left: 0, registration: 'full' });
    const single = dataOf<{ uuid: string }>(await join(event, 1)).uuid;
    // A place that becomes free goes to who fits, and to nobody who comes from outside.
    await call(api, 'POST', `/delegates/${first.id}/cancel`, { as: staff, body: {} });
    await offer(event);
    expect(await entry(single)).toMatchObject({ state: 'offered' });
    expect(await entry(large)).toMatchObject({ state: 'waiting', place: 1 });
    expect((await one(event)).status).toBe(409);
    // Once it fits, it is the first.
    await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body: { capacity: 10 } });
    expect((await one(event)).status).toBe(409);
    await offer(event);
    expect(await entry(large)).toMatchObject({ state: 'offered' });
  });
});

describe('unpaid places', () => {
  it('are held for the hours of the event and to its payment date at most; cash until it begins, and free ones have no end', async () => {
    const heldUntil = async (change: Json, fields: Json = {}) => {
      const event = await make({ capacity: 9, payment_due_at: null, ...change });
      return (await state(dataOf(await one(event, fields)).uuid)).held_until;
    };
    const held = async (change: Json, fields?: Json) => {
      const at = await heldUntil(change, fields);
      return at && Math.round((Date.parse(at as string) - Date.now()) / 3_600_000);
    };
    const due = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    expect(await held({})).toBe(72);
    expect(await held({ hold_hours: 5 })).toBe(5);
    expect(await held({ payment_due_at: due(24) })).toBe(24);
    expect(await held({ payment_due_at: due(-24) })).toBe(72);
    expect(await held({ hold_hours: null, payment_due_at: due(200) })).toBe(200);
    expect(await held({ hold_hours: null })).toBeNull();
    const begins = '2098-04-10T00:00:00.000Z';
    expect(await heldUntil({}, CASH)).toBe(begins);
    expect(await held({ cash_held_until: due(30) }, CASH)).toBe(30);
    expect(await heldUntil({ cash_held_until: due(-1) }, CASH)).toBe(begins);
    expect(await held({ fee_centavos: 0 })).toBeNull();
    expect(await held({ capacity: null })).toBeNull();
    for (const hold_hours of [0, 8_761])
      expect((await call(api, 'POST', '/events', { as: staff, body: anEvent({ hold_hours }) })).status).toBe(
        400,
      );
  });

  it('go to the line when nothing comes in time; a proof that waits, a payment and staff hold them', async () => {
    const event = await make({ capacity: 5 });
    const lapsing = dataOf<{ id: string; uuid: string }>(await one(event));
    const proving = dataOf<{ id: string; uuid: string }>(await one(event));
    const paying = dataOf<{ id: string }>(await one(event));
    const byCash = dataOf<{ uuid: string }>(await one(event, { payment_mode: 'cash' }));
    const byStaff = await call(api, 'POST', '/delegates', {
      as: staff,
      body: aDelegate({ event: event.slug }),
    });
    expect((await upload(proving.uuid)).status).toBe(200);
    await call(api, 'PUT', `/delegates/verify/${paying.id}`, {
      as: staff,
      body: { payment_status: true },
    });
    const waiting = dataOf<{ uuid: string }>(await join(event, 1)).uuid;
    await runOut(event, [lapsing.id, proving.id, paying.id]);
    expect(await endHolds()).toBe(1);
    await offer(event);
    expect(await entry(waiting)).toMatchObject({ state: 'offered' });
    expect(await state(lapsing.uuid)).toMatchObject({
      lapsed: true,
      cancelled_at: expect.any(String) as string,
    });
    expect(await state(byCash.uuid)).toMatchObject({ cancelled_at: null });
    for (const uuid of [proving.uuid, dataOf(byStaff).uuid])
      expect(await state(uuid)).toMatchObject({ lapsed: false, cancelled_at: null, held_until: null });
    expect(await endHolds()).toBe(0);
    // Who pays late learns that others have the place.
    expect(await upload(lapsing.uuid)).toMatchObject({
      status: 409,
      message: expect.stringContaining('went to others') as string,
    });
    const { rows } = await api.db.query<{ template: string }>(
      'SELECT template FROM mail WHERE record_id = $1 ORDER BY id',
      [lapsing.id],
    );
    expect(rows.map(({ template }) => template)).toContain('registration-cancelled');
  });

  it('in cash end when the owner says, and move with the event', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const event = await make({ capacity: 5, starts_at: inDays(20), ends_at: inDays(21) });
    const { id, uuid } = dataOf<{ id: string; uuid: string }>(await one(event, { payment_mode: 'cash' }));
    const change = async (body: Json) => {
      expect((await call(api, 'PATCH', `/events/${event.id}`, { as: staff, body })).status).toBe(200);
      return (await state(uuid)).held_until;
    };
    const later = inDays(30);
    expect(await change({ starts_at: later, ends_at: inDays(31) })).toBe(later);
    const owners = inDays(10);
    expect(await change({ cash_held_until: owners })).toBe(owners);
    expect(await change({ cash_held_until: null })).toBe(later);
    await change({ cash_held_until: owners });
    await runOut(event, [id]);
    expect(await endHolds()).toBe(1);
    expect(await taken(event)).toBe(0);
  });

  it('come back with the receipt while they are free, and a rejected one leaves a day for another', async () => {
    const event = await make({ capacity: 3 });
    const made = dataOf<{ delegates: { id: string; uuid: string }[]; id: string }>(await group(event, 3));
    const [first] = made.delegates;
    await runOut(event);
    expect(await endHolds()).toBe(1);
    expect(await taken(event)).toBe(0);
    expect(await upload(first?.uuid)).toMatchObject({ status: 200 });
    expect(await taken(event)).toBe(3);
    expect(await state(first?.uuid)).toMatchObject({ lapsed: false, cancelled_at: null, delegates: 3 });
    await runOut(event);
    await api.db.query("UPDATE proof SET state = 'rejected', decided_at = now() WHERE registration_id = $1", [
      made.id,
    ]);
    expect(await endHolds()).toBe(0);
    await api.db.query(
      "UPDATE proof SET decided_at = now() - interval '25 hours' WHERE registration_id = $1",
      [made.id],
    );
    expect(await endHolds()).toBe(1);
  });

  it('are reminded of once, in their last day', async () => {
    const event = await make({ capacity: 5 });
    const { id } = dataOf<{ id: string }>(await one(event));
    const remind = api.app.get<UnpaidPlaces>(UnpaidPlaces);
    const count = async () => {
      await (remind as unknown as { mails: { remindOfHolds(): Promise<number> } }).mails.remindOfHolds();
      const { rows } = await api.db.query(
        "SELECT FROM mail WHERE record_id = $1 AND template = 'places-end-soon'",
        [id],
      );
      return rows.length;
    };
    expect(await count()).toBe(0);
    await api.db.query(
      `UPDATE registration SET held_until = now() + interval '23 hours', created_at = now() - interval '49 hours'
        WHERE id = $1`,
      [id],
    );
    expect(await count()).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe('one network', () => {
  it('holds at most so many unpaid places, however many ask at once', async () => {
    const event = await make({ capacity: 1_000, network_places: 20 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => group(event, 5, from(`2001:db8:ffff:10${n % 2}::${n + 1}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused && refusalOf(refused)).toMatchObject([
      409,
      expect.stringContaining('unpaid places are being held from your network') as string,
    ]);
    expect(await taken(event)).toBe(20);
    // Other homes of its provider's customer, a /48, hold twice as many together; others are not touched.
    const site = [];
    for (let n = 2; n < 8; n += 1) site.push((await group(event, 5, from(`2001:db8:ffff:${n}00::1`))).status);
    expect(site).toEqual([201, 201, 201, 201, 409, 409]);
    expect((await group(event, 5)).status).toBe(201);
    expect((await one(event, {}, from('203.0.113.9'))).status).toBe(201);
    // What is paid is no longer counted.
    const paid = answers.find(({ status }) => status === 201);
    const [delegate] = dataOf<{ delegates: { id: string }[] }>(paid as { body: unknown }).delegates;
    await call(api, 'PUT', `/delegates/verify/${delegate?.id ?? ''}`, {
      as: staff,
      body: { payment_status: true },
    });
    expect((await group(event, 5, from('2001:db8:ffff:100::99'))).status).toBe(201);
    const kept = await api.db.query<{ network: string }>(
      'SELECT network FROM registration WHERE event_id = $1 AND network IS NOT NULL',
      [event.id],
    );
    expect(kept.rows.every(({ network }) => /^[\w-]{43}$/.test(network))).toBe(true);
  });

  it('has a tenth of the places, and at least 5, where the owner says nothing', async () => {
    const statuses = async (change: Json, times: number) => {
      const event = await make(change);
      const all = [];
      for (let n = 0; n < times; n += 1) all.push((await one(event, {}, from('203.0.113.9'))).status);
      return all.filter((status) => status === 201).length;
    };
    expect(await statuses({ capacity: 40 }, 7)).toBe(5);
    expect(await statuses({ capacity: 61 }, 9)).toBe(7);
    expect(await statuses({ capacity: 40, fee_centavos: 0 }, 7)).toBe(5);
    expect(await statuses({ capacity: 40, network_places: 6 }, 8)).toBe(6);
    // Five requests of a stranger, which closed an event of 40.
    const event = await make({ capacity: 40 });
    for (const places of [9, 9, 9, 9, 4]) await group(event, places, from('203.0.113.9'));
    expect(await read(event)).toMatchObject({ places_left: 36, registration: 'open', network_places: null });
  });

  it('has no limit where there is none on places, and staff have none', async () => {
    const open = await make({ capacity: null, network_places: 1 });
    for (let n = 0; n < 3; n += 1) expect((await one(open, {}, from('203.0.113.9'))).status).toBe(201);
    const event = await make({ capacity: 9, network_places: 1 });
    for (let n = 0; n < 3; n += 1) {
      const body = aDelegate({ event: event.slug });
      const answer = await call(api, 'POST', '/delegates', { as: staff, body, headers: from('203.0.113.9') });
      expect(answer.status).toBe(201);
    }
  });
});

describe('the line of one network', () => {
  it('is as long as its share, or one group, however many ask at once', async () => {
    const event = await make({ capacity: 4 });
    for (let n = 0; n < 4; n += 1) expect((await one(event)).status).toBe(201);
    const hall = from('203.0.113.41');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(api, 'POST', '/waiting-list', { body: aGroup(event, 1), headers: hall }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused && refusalOf(refused)).toEqual([
      409,
      expect.stringContaining('requested from your network already') as string,
    ]);
    expect((await join(event, 1)).status).toBe(201);
  });
});

describe('under load', () => {
  it('40 groups for the last 10 places while unpaid ones lapse and are taken back: never over, none left empty', async () => {
    const event = await make({ capacity: 30 });
    const holders: { id: string; uuid: string }[] = [];
    for (let n = 0; n < 20; n += 1) holders.push(dataOf(await one(event)));
    const most: number[] = [];
    let going = true;
    const watch = async () => {
      for (; going; await sleep(5)) most.push(await taken(event));
    };
    const lapse = async () => {
      for (let n = 0; n < 10; n += 1) {
        await runOut(event, [holders[n]?.id]);
        await endHolds();
      }
    };
    const takeBack = async () => {
      const statuses = [];
      for (let n = 0; n < 10; n += 1) statuses.push((await upload(holders[n]?.uuid)).status);
      return statuses;
    };
    const come = async (n: number): Promise<string> => {
      const places = 1 + (n % 4);
      const answer = await patiently(() => group(event, places));
      if (answer.status === 201) return 'registered';
      expect(answer.status).toBe(409);
      const waits = await patiently(() => join(event, places));
      // Places may have become free between the two: the page sends the registration again.
      return waits.status === 201 ? String(dataOf(waits).uuid) : 'refused';
    };
    const watching = watch();
    const [statuses, ...came] = await Promise.all([
      takeBack(),
      lapse(),
      ...Array.from({ length: 40 }, (_, n) => come(n)),
      ...Array.from({ length: 10 }, () => offer(event)),
    ]);
    going = false;
    await watching;
    expect(Math.max(...most)).toBeLessThanOrEqual(30);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(came).toContain('registered');
    await endHolds();
    await offer(event);
    // Whoever was offered places gets them.
    for (const uuid of came.filter((one): one is string => typeof one === 'string' && one.includes('-')))
      if ((await entry(uuid)).state === 'offered')
        expect((await call(api, 'POST', `/waiting-list/${uuid}/accept`)).status).toBe(200);
    const count = await taken(event);
    expect(count).toBeLessThanOrEqual(30);
    const { rows } = await api.db.query<{ least: number | null }>(
      "SELECT min(places) AS least FROM waiting_entry WHERE event_id = $1 AND state = 'waiting'",
      [event.id],
    );
    // None is left empty that somebody in line could have.
    expect(30 - count).toBeLessThan(rows[0]?.least ?? 1);
  });
});
