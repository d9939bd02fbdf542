import { randomUUID } from 'node:crypto';
import { beginningOf } from '../../../src/door/gate.js';
import { dayInManila } from '../../../src/platform/manila.js';
import { startDoor, type Door } from '../../support/door/door-api.js';
import { aTicket, makeDevice, scans, ticketOf, makeCode, scan } from '../../support/door/door-devices.js';
import { call, dataOf, refusalOf } from '../../support/requests/callers.js';
import { aContact } from '../../support/requests/records.js';

let { api, admin, device, one, count } = {} as Door;
beforeAll(async () => {
  ({ api, admin, device, one, count } = await startDoor());
});

describe('a group', () => {
  it('is shown with the first ticket, and let in at once or in part', async () => {
    const contact = aContact({ email: 'r@example.com', phone_number: '63917' });
    const names = ['Ana', 'Ben', 'Cora'].map((first_name) => ({ first_name, last_name: 'Cruz' }));
    const group = dataOf<{ delegates: { id: string; uuid: string }[] }>(
      await call(api, 'POST', '/registrations', { body: { contact, delegates: names } }),
    );
    const [ana] = group.delegates;
    const notPaid = await one(device, ana?.uuid ?? '');
    expect(notPaid).toMatchObject({ outcome: 'not_paid', due_centavos: 450_000 });
    const refused = await call(api, 'POST', '/door/payments', { as: device, body: { code: ana?.uuid } });
    expect(refusalOf(refused)).toEqual([403, 'This device may not take payments.']);
    const cashier = await makeDevice(api, admin, { takes_payments: true, name: 'Cashier' });
    const pay = () => call(api, 'POST', '/door/payments', { as: cashier, body: { ticket: notPaid?.ticket } });
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 200]);
    const { rows } = await api.db.query(
      'SELECT channel, verified_by_name FROM payment p JOIN delegate d USING (registration_id) WHERE d.id = $1',
      [ana?.id],
    );
    expect(rows).toEqual([{ channel: 'cash', verified_by_name: 'Cashier' }]);

    const welcome = await one(cashier, ana?.uuid ?? '');
    expect(welcome?.group.map(({ name, is_in, paid }) => [name, is_in, paid])).toEqual([
      ['Ana Cruz', true, true],
      ['Ben Cruz', false, true],
      ['Cora Cruz', false, true],
    ]);
    const rest = welcome?.group.filter(({ is_in }) => !is_in) ?? [];
    const both = await scans(
      api,
      cashier,
      rest.map(({ ticket }) => ({ nonce: randomUUID(), ticket })),
    );
    expect(both.map(({ outcome, name }) => [outcome, name])).toEqual([
      ['welcome', 'Ben Cruz'],
      ['welcome', 'Cora Cruz'],
    ]);
  });
});

it('finds names by the beginnings of words, without accents, in this event alone', async () => {
  const { uuid } = await aTicket(api, {
    first_name: 'José Ramón',
    last_name: 'Peñaflor',
    church_name: 'Hope',
  });
  const find = async (q: string) =>
    dataOf<{ ticket: string; name: string; is_in: boolean }[]>(
      await call(api, 'GET', `/door/search?q=${encodeURIComponent(q)}`, { as: device }),
    );
  expect(await find('penaf jose')).toMatchObject([{ ticket: ticketOf(uuid), is_in: false, paid: true }]);
  expect(await find('HOPE pe')).toHaveLength(1);
  expect(await find('naflor')).toEqual([]);
  expect(await find("' OR 1=1")).toEqual([]);
  expect(await find('.. --')).toEqual([]);
  expect((await call(api, 'GET', '/door/search?q=a', { as: device })).status).toBe(400);
  const fields = Object.keys((await find('penaf'))[0] ?? {}).sort();
  expect(fields).toEqual(['church', 'in_since', 'is_in', 'name', 'paid', 'ticket']);
});

it('reports who came when, who did not, and gives both as CSV', async () => {
  const came = await aTicket(api, { first_name: '=cmd', last_name: 'Came' });
  const absent = await aTicket(api, { first_name: 'Abe', last_name: 'Absent' }, false);
  await one(device, came.uuid);
  // A part is paid: the sheet of paper says how much the door is still to take.
  const { id } = dataOf(await call(api, 'GET', `/registrations/${absent.id}`, { as: admin }));
  const body = { amount_centavos: 50_000, channel: 'cash' };
  await call(api, 'POST', `/registrations/${String(id)}/payments`, { as: admin, body });
  const list = dataOf<{ id: string; came: object[]; paid: boolean; owed_centavos: number }[]>(
    await call(api, 'GET', '/door/attendance', { as: admin }),
  );
  expect(list.find((row) => row.id === came.id)?.came).toMatchObject([{ gate: 'North gate', by: 'Ben' }]);
  expect(list.find((row) => row.id === absent.id)).toMatchObject({
    ...{ came: [], paid: false, owed_centavos: 100_000 },
  });
  const csv = await fetch(`${api.url}/api/v1/door/attendance.csv?tz=Asia/Manila`, { headers: admin });
  const text = await csv.text();
  expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="attendance.csv"',
  ]);
  expect(text).toContain("Came,'=cmd,");
  expect(text).toMatch(/Absent,Abe,Grace Community Church,,Unpaid,No,,,,,[0-9a-f-]{36}\r\n/);
  const report = dataOf<{
    no_shows: number;
    counts: { in: number; expected: number };
    days: { in: number }[];
  }>(await call(api, 'GET', '/door/report', { as: admin }));
  expect(report.counts.expected).toBe(
    await count('delegate WHERE NOT spam AND event_id = (SELECT id FROM event ORDER BY created_at LIMIT 1)'),
  );
  expect(report.no_shows).toBe(list.filter((row) => row.came.length === 0).length);
});

/** A device that staff signed out before its day ended. */
async function signedOut() {
  const { code, device: made } = await makeCode(api, admin);
  const { token } = dataOf<{ token: string }>(
    await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } }),
  );
  await call(api, 'DELETE', `/door/devices/${made.id}`, { as: admin });
  return { made, token };
}
const review = (id: string, counts: boolean) =>
  call(api, 'POST', `/door/devices/${id}/review`, { as: admin, body: { counts } });
const inReview = async (id: string) =>
  dataOf<{ id: string; in_review: number }[]>(await call(api, 'GET', '/door/devices', { as: admin })).find(
    (each) => each.id === id,
  )?.in_review;
it('a device that was signed out takes no entry from others, and what it hands in is void in one step', async () => {
  const { made, token } = await signedOut();
  const [came, absent] = [await aTicket(api), await aTicket(api)];
  expect(await one(device, came.uuid)).toMatchObject({ outcome: 'welcome' });
  const early = new Date(Date.now() - 60_000).toISOString();
  const handed = [came, absent, absent].map(({ uuid }) =>
    scan(uuid, { scanned_at: early, shown: 'welcome' }),
  );
  const handIn = () => call(api, 'POST', '/door/hand-in', { body: { token, scans: handed } });
  // Sent twice, it counts once.
  for (let n = 0; n < 2; n += 1)
    expect(dataOf(await handIn())).toEqual({ taken: 3, late: 0, in_review: 3, not_undone: 0 });
  expect(await inReview(made.id)).toBe(3);
  expect(await one(device, came.uuid)).toMatchObject({ outcome: 'already_in', in_by: 'Ben' });
  expect(dataOf(await review(made.id, false))).toEqual({ counted: 0, voided: 3 });
  expect(dataOf(await review(made.id, true))).toEqual({ counted: 0, voided: 0 });
  expect(await one(device, absent.uuid)).toMatchObject({ outcome: 'welcome' });
  expect((await review(randomUUID(), false)).status).toBe(404);
});

it('a device that was signed out gets the entries that staff let count, one for each delegate', async () => {
  const { made, token } = await signedOut();
  const [twice, meanwhile] = [await aTicket(api), await aTicket(api)];
  const early = new Date(Date.now() - 60_000).toISOString();
  const scans = [twice, twice, meanwhile].map(({ uuid }) =>
    scan(uuid, { scanned_at: early, shown: 'welcome' }),
  );
  await call(api, 'POST', '/door/hand-in', { body: { token, scans } });
  // By another device, before anybody looked.
  expect(await one(device, meanwhile.uuid)).toMatchObject({ outcome: 'welcome' });
  expect(dataOf(await review(made.id, true))).toEqual({ counted: 1, voided: 2 });
  expect(await one(device, twice.uuid)).toMatchObject({ outcome: 'already_in', in_by: made.name });
});

it('what a device undid before it was signed out lets nobody in, whatever staff let count', async () => {
  const { code, device: made } = await makeCode(api, admin);
  const { token } = dataOf<{ token: string }>(
    await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } }),
  );
  const [sent, undone, came] = [await aTicket(api), await aTicket(api), await aTicket(api)];
  const early = new Date(Date.now() - 60_000).toISOString();
  const before = scan(sent.uuid, { scanned_at: early });
  await scans(api, { authorization: `Bearer ${token}` }, [before]);
  await call(api, 'DELETE', `/door/devices/${made.id}`, { as: admin });
  const handed = [undone, came].map(({ uuid }) => scan(uuid, { scanned_at: early, shown: 'welcome' }));
  const others = scan(sent.uuid);
  await scans(api, device, [others]);
  const body = {
    token,
    scans: handed,
    undone: [handed[0], before, others].map((one) => ({ nonce: one?.nonce, reason: 'Wrong person' })),
  };
  // What counted while it was signed in counts on: who has the device now may be a stranger. Others' scans are not its own.
  for (let n = 0; n < 2; n += 1)
    expect(dataOf(await call(api, 'POST', '/door/hand-in', { body }))).toEqual({
      ...{ taken: 2, late: 0, in_review: 1, not_undone: 1 },
    });
  expect(await inReview(made.id)).toBe(1);
  expect(dataOf(await review(made.id, true))).toEqual({ counted: 1, voided: 0 });
  expect(await one(device, sent.uuid)).toMatchObject({ outcome: 'already_in', in_by: made.name });
  expect(await one(device, undone.uuid)).toMatchObject({ outcome: 'welcome' });
});

it('a device whose day is over undoes its own entries still', async () => {
  const { code, device: made } = await makeCode(api, admin);
  const { token } = dataOf<{ token: string }>(
    await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } }),
  );
  const { uuid } = await aTicket(api);
  const sent = scan(uuid);
  await scans(api, { authorization: `Bearer ${token}` }, [sent]);
  await api.db.query("UPDATE door_device SET expires_at = now() - interval '1 s' WHERE id = $1", [made.id]);
  const undone = [{ nonce: sent.nonce, reason: 'Wrong person' }];
  const answer = await call(api, 'POST', '/door/hand-in', { body: { token, scans: [], undone } });
  expect(dataOf(answer)).toEqual({ taken: 0, late: 0, in_review: 0, not_undone: 0 });
  expect(await one(device, uuid)).toMatchObject({ outcome: 'welcome' });
});

/** Milliseconds after the day began. */
const at = (ms: number) => new Date(beginningOf(dayInManila()) + ms).toISOString();

it.each([
  ['the day before', -1, 0],
  ['another year', -400 * 86_400_000, 0],
  ['the first moment of the day', 0, 0],
  ['later than that', 5, 5],
])('a scan of %s counts no earlier than its day', async (_, stated, counted) => {
  const { uuid, id } = await aTicket(api);
  await scans(api, device, [scan(uuid, { scanned_at: at(stated) })]);
  const { rows } = await api.db.query<{ scanned_at: Date }>(
    'SELECT scanned_at FROM door_scan WHERE delegate_id = $1',
    [id],
  );
  expect(rows.map(({ scanned_at }) => scanned_at.toISOString())).toEqual([at(counted)]);
});

it('nor later than it arrives', async () => {
  const { uuid, id } = await aTicket(api);
  await scans(api, device, [scan(uuid, { scanned_at: new Date(Date.now() + 3_600_000).toISOString() })]);
  const late = await api.db.query(
    'SELECT FROM door_scan WHERE delegate_id = $1 AND scanned_at > clock_timestamp()',
    [id],
  );
  expect(late.rowCount).toBe(0);
});
