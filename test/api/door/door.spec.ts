import { randomUUID } from 'node:crypto';
import { beginningOf } from '../../../src/door/gate.js';
import { dayInManila } from '../../../src/platform/manila.js';
import { startDoor, type Door } from '../../support/door/door-api.js';
import {
  aTicket,
  linkOf,
  makeCode,
  makeDevice,
  scan,
  scans,
  ticketOf,
} from '../../support/door/door-devices.js';
import {
  addStaff,
  call,
  dataOf,
  makeKey,
  sessionOf,
  messageOf,
  refusalOf,
} from '../../support/requests/callers.js';

let { api, admin, device, one, count } = {} as Door;
beforeAll(async () => {
  ({ api, admin, device, one, count } = await startDoor());
});

describe('a code', () => {
  it('signs one device in, for the door alone, and is not kept as it is', async () => {
    const { code, link, qr, device: made } = await makeCode(api, admin);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([link, qr.slice(0, 22)]).toEqual([
      `http://localhost:3000/admin/door#${code.replace('-', '')}`,
      'data:image/png;base64,',
    ]);
    const nonce = randomUUID();
    const typed = code.toLowerCase().replace('-', ' ');
    const signedIn = await call(api, 'POST', '/door/sign-in', { body: { code: typed, nonce } });
    const { token, ...session } = dataOf<{ token: string; device_id: string }>(signedIn);
    expect(session).toMatchObject({ device_id: made.id, event_name: 'Common Ground 2027' });
    const { rows } = await api.db.query('SELECT * FROM door_device WHERE id = $1', [made.id]);
    const stored = JSON.stringify(rows);
    expect([stored.includes(token), stored.includes(code.replace('-', ''))]).toEqual([false, false]);

    const as = { authorization: `Bearer ${token}` };
    expect((await call(api, 'GET', '/door/session', { as })).status).toBe(200);
    for (const path of [
      '/delegates',
      '/door/devices',
      '/door/report',
      '/door/attendance',
      '/auth/me',
      '/staff',
    ])
      expect([path, (await call(api, 'GET', path, { as })).status]).toEqual([path, 403]);
    expect((await call(api, 'POST', '/door/devices', { as, body: {} })).status).toBe(403);
    expect(dataOf(await call(api, 'GET', '/activity', { as }))).toEqual([]);

    const other = await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } });
    expect(refusalOf(other)).toEqual([400, 'code: This code is wrong, used or too old. Ask for a new one.']);
    // The answer was lost: the same device asks again, and its first token is worth nothing.
    const again = await call(api, 'POST', '/door/sign-in', { body: { code, nonce } });
    expect(again.status).toBe(200);
    expect((await call(api, 'GET', '/door/session', { as })).status).toBe(401);
  });

  it('is worth nothing after ten minutes, and a device nothing after its day', async () => {
    const { code, device: made } = await makeCode(api, admin);
    await api.db.query("UPDATE door_device SET code_expires_at = now() - interval '1 s' WHERE id = $1", [
      made.id,
    ]);
    const late = await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } });
    expect(late.status).toBe(400);
    const as = await makeDevice(api, admin, { name: 'Yesterday' });
    await api.db.query("UPDATE door_device SET expires_at = now() - interval '1 s' WHERE name = 'Yesterday'");
    const over = await call(api, 'GET', '/door/live', { as });
    expect(refusalOf(over)).toEqual([401, 'The day of this device is over.']);
  });

  it('is ended by an admin at any time, and at once', async () => {
    const { code, device: made } = await makeCode(api, admin);
    const token = dataOf<{ token: string }>(
      await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } }),
    ).token;
    const as = { authorization: `Bearer ${token}` };
    const ended = await call(api, 'DELETE', `/door/devices/${made.id}`, { as: admin });
    expect(dataOf(ended)).toMatchObject({ state: 'ended' });
    const refused = await call(api, 'GET', '/door/live', { as });
    expect(refusalOf(refused)).toEqual([401, 'This device was signed out by the organizers.']);
    // What it scanned before it learned of that is not lost; what it makes up afterwards does not count.
    const { uuid } = await aTicket(api);
    const before = new Date(Date.now() - 60_000).toISOString();
    const handIn = (scanned_at: string) =>
      call(api, 'POST', '/door/hand-in', {
        body: { token, scans: [scan(uuid, { scanned_at, shown: 'welcome' })] },
      });
    const after = new Date(Date.now() + 60_000).toISOString();
    expect(dataOf(await handIn(after))).toMatchObject({ taken: 0, late: 1, in_review: 0 });
    expect(dataOf(await handIn(before))).toMatchObject({ taken: 1, late: 0, in_review: 1 });
    // What it says of the time before waits for review: door-entries.spec.ts.
  });

  it('takes payments only where who made it may', async () => {
    const person = await addStaff(api, 'door');
    const supervisor = await sessionOf(api, person);
    expect((await call(api, 'POST', '/door/devices', { as: supervisor, body: {} })).status).toBe(201);
    const body = { takes_payments: true };
    expect((await call(api, 'POST', '/door/devices', { as: supervisor, body })).status).toBe(403);
    const day = await call(api, 'POST', '/door/devices', { as: admin, body: { day: '2020-01-01' } });
    expect(refusalOf(day)).toEqual([400, 'day: From today to 7 days ahead']);
  });
});

describe('a scan', () => {
  it('says each outcome, and keeps each', async () => {
    const valid = await aTicket(api);
    const unpaid = await aTicket(api, { first_name: 'Ana' }, false);
    const gone = await aTicket(api, { first_name: 'Gone' });
    await call(api, 'DELETE', `/delegates/${gone.id}`, { as: admin });
    const other = await otherEvent();
    const before = await count('door_scan');
    expect(await one(device, linkOf(valid))).toMatchObject({
      outcome: 'welcome',
      name: 'Maria Santos',
      church: 'Grace Community Church',
      ticket: ticketOf(valid.uuid),
      group: [],
      conflict: false,
    });
    expect(await one(device, valid.uuid.toUpperCase())).toMatchObject({
      outcome: 'already_in',
      in_at: 'North gate',
      in_by: 'Ben',
      in_since: expect.any(String) as string,
    });
    expect(await one(device, linkOf(unpaid))).toMatchObject({ outcome: 'not_paid', due_centavos: 150_000 });
    expect(await one(device, linkOf(other))).toMatchObject({
      outcome: 'other_event',
      other_event: 'Another event',
      name: null,
    });
    expect(await one(device, linkOf(gone))).toMatchObject({ outcome: 'cancelled' });
    for (const code of [
      'https://example.com/',
      linkOf({ uuid: randomUUID() }),
      'ñ',
      '"; DROP TABLE door_scan',
    ])
      expect(await one(device, code)).toMatchObject({ outcome: 'unknown', name: null });
    expect((await count('door_scan')) - before).toBe(9);
    const { rows } = await api.db.query('SELECT * FROM door_scan');
    expect(JSON.stringify(rows)).not.toContain('example.com');
    const history = dataOf<{ type: string; caller_kind: string; caller_name: string }[]>(
      await call(api, 'GET', `/delegates/${valid.id}/history`, { as: admin }),
    );
    expect(history).toContainEqual(
      expect.objectContaining({ type: 'delegate.checked_in', caller_kind: 'device', caller_name: 'Ben' }),
    );
  });

  it('counts once, however often it is sent', async () => {
    const { uuid, id } = await aTicket(api);
    const same = scan(uuid);
    const answers = await Promise.all(Array.from({ length: 8 }, () => scans(api, device, [same, same])));
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(Array(16).fill('welcome'));
    expect(await count('door_scan WHERE delegate_id = $1', [id])).toBe(1);
    const nothing = scan('nothing');
    const unknown = await Promise.all(
      Array.from({ length: 4 }, () => scans(api, device, [nothing]).catch(() => [])),
    );
    expect(unknown.flat().every(({ outcome }) => outcome === 'unknown')).toBe(true);
    expect(await scans(api, device, [nothing])).toMatchObject([{ outcome: 'unknown' }]);
    const stolen = await call(api, 'POST', '/door/scans', {
      as: device,
      body: { scans: [{ nonce: same.nonce, code: (await aTicket(api)).uuid }] },
    });
    expect(stolen.status).toBe(409);
  });

  it.each([
    [{ code: 'x' }, 'scans[0].nonce: Required'],
    [{ nonce: 'x', code: 'x' }, 'scans[0].nonce: Must be a UUID'],
    [{ nonce: randomUUID() }, 'code: Either a code or a ticket'],
    [{ nonce: randomUUID(), code: 'x', ticket: 'x' }, 'scans[0].ticket: Must be 32 hex digits'],
    [{ nonce: randomUUID(), code: 'x', scanned_at: 'today' }, /scans\[0\]\.scanned_at: A moment/],
    [{ nonce: randomUUID(), code: 'x', spy: 1 }, 'scans[0].spy: Unknown field'],
  ])('refuses %j', async (bad, message) => {
    const answer = await call(api, 'POST', '/door/scans', { as: device, body: { scans: [bad] } });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('is undone with a reason, once, and the ticket is good again', async () => {
    const { uuid, id } = await aTicket(api);
    const entry = await one(device, uuid);
    const undo = (nonce: string) =>
      call(api, 'POST', `/door/scans/${nonce}/undo`, { as: device, body: { reason: 'Wrong person' } });
    expect((await undo(entry?.nonce ?? '')).status).toBe(200);
    expect((await undo(entry?.nonce ?? '')).status).toBe(200);
    expect(await one(device, uuid)).toMatchObject({ outcome: 'welcome' });
    const refused = await one(device, uuid);
    expect(messageOf(await undo(refused?.nonce ?? ''))).toBe(
      'This scan let nobody in, so there is nothing to undo.',
    );
    const types = dataOf<{ type: string }[]>(
      await call(api, 'GET', `/delegates/${id}/history`, { as: admin }),
    );
    expect(types.map(({ type }) => type).filter((type) => type.includes('check'))).toEqual([
      'delegate.checked_in',
      'delegate.check_in_undone',
      'delegate.checked_in',
    ]);
  });

  it('lets a delegate in again on the next day', async () => {
    const { uuid } = await aTicket(api);
    expect(await one(device, uuid)).toMatchObject({ outcome: 'welcome' });
    const key = await makeKey(api, admin, ['door:write']);
    const body = { scans: [scan(uuid)], day: '2031-02-20' };
    const answer = await call(api, 'POST', '/door/scans', { as: key, body });
    expect(dataOf<object[]>(answer)).toMatchObject([{ outcome: 'welcome' }]);
  });
});

describe('two devices without a line', () => {
  /** Milliseconds after the day began. */
  const at = (ms: number) => new Date(beginningOf(dayInManila()) + ms).toISOString();

  it.each(['in this order', 'the later one first'])(
    'let the same ticket in: one entry, one conflict, %s',
    async (order) => {
      const south = await makeDevice(api, admin, { gate: 'South gate' });
      const { uuid, id } = await aTicket(api);
      const first = { ...scan(uuid), scanned_at: at(1), shown: 'welcome' };
      const second = { ...scan(uuid), scanned_at: at(9), shown: 'welcome' };
      const sends = [() => scans(api, device, [first]), () => scans(api, south, [second])];
      if (order !== 'in this order') sends.reverse();
      for (const send of sends) await send();
      const { rows } = await api.db.query(
        'SELECT nonce, outcome, shown, gate FROM door_scan WHERE delegate_id = $1 ORDER BY scanned_at',
        [id],
      );
      expect(rows).toEqual([
        { nonce: first.nonce, outcome: 'welcome', shown: 'welcome', gate: 'North gate' },
        { nonce: second.nonce, outcome: 'already_in', shown: 'welcome', gate: 'South gate' },
      ]);
      const report = () => call(api, 'GET', '/door/report', { as: admin });
      const conflicts = async () =>
        dataOf<{ conflicts: { nonce: string; settled: boolean }[] }>(await report()).conflicts.filter(
          ({ nonce }) => nonce === second.nonce || nonce === first.nonce,
        );
      expect(await conflicts()).toMatchObject([
        { nonce: second.nonce, name: 'Maria Santos', settled: false },
      ]);
      const settle = (nonce: string) => call(api, 'POST', `/door/conflicts/${nonce}/settle`, { as: admin });
      expect((await settle(second.nonce)).status).toBe(200);
      expect(await conflicts()).toMatchObject([{ settled: true }]);
      expect((await settle(first.nonce)).status).toBe(404);
    },
  );

  it('a ticket that was refused at the door makes no entry, and one let in by mistake is a conflict', async () => {
    const paid = await aTicket(api);
    const unpaid = await aTicket(api, {}, false);
    expect(await one(device, paid.uuid, { shown: 'not_paid' })).toMatchObject({
      outcome: 'not_paid',
      conflict: false,
    });
    expect(await one(device, paid.uuid)).toMatchObject({ outcome: 'welcome' });
    expect(await one(device, unpaid.uuid, { shown: 'welcome' })).toMatchObject({
      outcome: 'not_paid',
      conflict: true,
    });
  });

  it('a scan whose answer was lost is told again with what was shown meanwhile', async () => {
    const refused = await aTicket(api);
    const sent = scan(refused.uuid);
    expect(await scans(api, device, [sent])).toMatchObject([{ outcome: 'welcome' }]);
    expect(await scans(api, device, [{ ...sent, shown: 'not_paid' }])).toMatchObject([
      { outcome: 'not_paid' },
    ]);
    expect(await one(device, refused.uuid)).toMatchObject({ outcome: 'welcome' });
  });
});

/** A delegate of an event that is not this one. */
async function otherEvent(): Promise<{ uuid: string }> {
  const body = {
    slug: `other-${Date.now()}`,
    name: 'Another event',
    starts_at: '2031-01-01T00:00:00Z',
    ends_at: '2031-01-02T00:00:00Z',
    venue_name: 'Hall',
    fee_centavos: 0,
    state: 'published',
  };
  await call(api, 'POST', '/events', { as: admin, body });
  return aTicket(api, { event: body.slug });
}
