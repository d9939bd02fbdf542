import { randomUUID } from 'node:crypto';
import { startDoor, type Door } from '../../support/door/door-api.js';
import { aTicket, makeDevice, scans, ticketOf } from '../../support/door/door-devices.js';
import { call, dataOf, messageOf } from '../../support/requests/callers.js';
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
    expect([refused.status, messageOf(refused)]).toEqual([403, 'This device may not take payments.']);
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
  const list = dataOf<{ id: string; came: object[] }[]>(
    await call(api, 'GET', '/door/attendance', { as: admin }),
  );
  expect(list.find(({ id }) => id === came.id)?.came).toMatchObject([{ gate: 'North gate', by: 'Ben' }]);
  expect(list.find(({ id }) => id === absent.id)?.came).toEqual([]);
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
