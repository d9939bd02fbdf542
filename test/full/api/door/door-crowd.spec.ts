import {
  aTicket,
  keyOf,
  makeDevice,
  manyTickets,
  decryptTicket,
  scan,
  scans,
  ticketOf,
} from '../../../support/door/door-devices.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, type Credentials, dataOf, signIn } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

jest.setTimeout(600_000);

const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '12' } }));
const admin = fixture(() => signIn(api));

interface Snapshot {
  as_of: string;
  whole: boolean;
  salt: string;
  tickets: [string, string][];
  groups: string[];
  cancelled: string[];
  entries: { ticket: string; is_in: boolean }[];
}
const snapshotOf = async (as: Credentials, since = '') =>
  dataOf<Snapshot>(
    await call(api, 'GET', `/door/snapshot${since && `?since=${encodeURIComponent(since)}`}`, { as }),
  );
interface Live {
  as_of: string;
  counts: { in: number; expected: number };
  entries: { ticket: string; is_in: boolean }[];
}
const liveOf = async (as: Credentials, since = '') =>
  dataOf<Live>(await call(api, 'GET', `/door/live${since && `?since=${encodeURIComponent(since)}`}`, { as }));

describe('10 devices at once', () => {
  const DEVICES = 10;
  const SCANS = 300;
  const TICKETS = 300;

  it(`send ${SCANS} scans each, with repeated nonces: exactly the right entries, and the same counts on all`, async () => {
    const uuids = await manyTickets(api, TICKETS);
    const devices: Credentials[] = [];
    for (let n = 0; n < DEVICES; n += 1)
      devices.push(await makeDevice(api, admin, { gate: `Gate ${n % 3}` }));
    const begun = Date.now();
    const sent = await Promise.all(
      devices.map(async (as, device) => {
        const nonces = new Set<string>();
        for (let batch = 0; batch < SCANS / 100; batch += 1) {
          const list = Array.from({ length: 50 }, (_, n) =>
            scan(uuids[(device * 31 + batch * 50 + n * 7) % TICKETS] ?? ''),
          );
          for (const { nonce } of list) nonces.add(nonce);
          // Each twice in one batch, and the batch a second time: its answer was lost.
          await scans(api, as, [...list, ...list]);
          if (batch % 3 === 0) await scans(api, as, list);
        }
        return nonces.size;
      }),
    );
    const took = Date.now() - begun;
    const { rows } = await api.db.query<{ scans: number; entries: number; delegates: number }>(
      `SELECT count(*)::int AS scans, count(*) FILTER (WHERE outcome = 'welcome')::int AS entries,
         count(DISTINCT delegate_id)::int AS delegates FROM door_scan`,
    );
    expect(rows[0]).toEqual({
      scans: sent.reduce((sum, size) => sum + size, 0),
      entries: TICKETS,
      delegates: TICKETS,
    });
    const entered = await api.db.query("SELECT FROM activity WHERE type = 'delegate.checked_in'");
    expect(entered.rowCount).toBe(TICKETS);
    figure(`door: ${DEVICES} devices, ${DEVICES * SCANS} scans in ${took} ms`);

    const last = Date.now();
    await until(async () => {
      const counts = await Promise.all(devices.map(async (as) => (await liveOf(as)).counts.in));
      return counts.every((count) => count === TICKETS);
    });
    figure(`door: all devices agree after ${Date.now() - last} ms`);
  });
});

describe('the list for use without a line', () => {
  let device: Credentials;
  beforeAll(async () => {
    device = await makeDevice(api, admin);
  });

  it('tells nothing without a ticket, and with one its own alone', async () => {
    const mine = await aTicket(api, {
      first_name: 'Clarissa',
      last_name: 'Quiambao',
      church_name: 'Hope Chapel',
    });
    const other = await aTicket(api, { first_name: 'Ferdinand', last_name: 'Macaraeg' }, false);
    const answer = await fetch(`${api.url}/api/v1/door/snapshot`, { headers: device });
    const text = await answer.text();
    for (const word of [
      'Clarissa',
      'Quiambao',
      'Hope',
      mine.uuid,
      mine.id,
      other.uuid,
      mine.uuid.replaceAll('-', ''),
    ])
      expect([word, text.includes(word)]).toEqual([word, false]);
    const { salt, tickets } = (JSON.parse(text) as { data: Snapshot }).data;
    const encrypted = new Map(tickets);
    const facts = (uuid: string, key = uuid) =>
      decryptTicket(encrypted.get(ticketOf(uuid)) ?? '', keyOf(key, salt));
    expect(facts(mine.uuid)).toEqual({ n: 'Clarissa Quiambao', c: 'Hope Chapel', p: true, d: 0 });
    expect(facts(other.uuid)).toMatchObject({ n: 'Ferdinand Macaraeg', p: false });
    expect(() => facts(mine.uuid, other.uuid)).toThrow();
    // Paid or not, a long name or a short one: nothing is told by how long it is.
    expect(new Set([mine, other].map(({ uuid }) => encrypted.get(ticketOf(uuid))?.length)).size).toBe(1);
  });

  it('brings what changed since: payments, groups whole, what is cancelled, who came', async () => {
    const unpaid = await aTicket(api, {}, false);
    const gone = await aTicket(api);
    const contact = { first_name: 'Ruth', last_name: 'V', email: 'r@example.com', phone_number: '63917' };
    const delegates = ['Ana', 'Ben'].map((first_name) => ({ first_name, last_name: 'Cruz' }));
    const group = dataOf<{ delegates: { id: string; uuid: string }[] }>(
      await call(api, 'POST', '/registrations', { body: { contact, delegates } }),
    ).delegates;
    const before = await snapshotOf(device);
    // Changes of the last seconds are told twice, so that none is missed.
    await api.db.query("UPDATE delegate SET updated_at = updated_at - interval '1 hour'");
    await call(api, 'PUT', `/delegates/verify/${unpaid.id}`, { as: admin, body: { payment_status: true } });
    await call(api, 'PUT', `/delegates/verify/${group[0]?.id}`, {
      as: admin,
      body: { payment_status: true },
    });
    await call(api, 'DELETE', `/delegates/${gone.id}`, { as: admin });
    await scans(api, device, [scan(unpaid.uuid)]);
    const after = await snapshotOf(device, before.as_of);
    expect([before.whole, after.whole]).toEqual([true, false]);
    const changed = new Map(after.tickets);
    const wanted = [unpaid.uuid, ...group.map(({ uuid }) => uuid)].map((uuid) => ticketOf(uuid));
    expect([...changed.keys()].sort()).toEqual(wanted.sort());
    expect(after.cancelled).toContain(ticketOf(gone.uuid));
    expect(after.entries).toContainEqual(
      expect.objectContaining({ ticket: ticketOf(unpaid.uuid), is_in: true }),
    );
    const ana = group[0]?.uuid ?? '';
    const facts = decryptTicket(changed.get(ticketOf(ana)) ?? '', keyOf(ana, after.salt)) as {
      g: [number, string];
    };
    const members = decryptTicket(after.groups[facts.g[0]] ?? '', Buffer.from(facts.g[1], 'base64'));
    expect(members).toEqual(
      group.map(({ uuid }, n) => ({
        t: ticketOf(uuid),
        n: `${delegates[n]?.first_name} Cruz`,
        c: null,
        p: true,
      })),
    );
  });

  it('of 5,000 tickets is small enough for a weak line', async () => {
    await manyTickets(api, 5_000);
    const ask = async (encoding: string) => {
      const begun = Date.now();
      const { get } = await import('node:http');
      const bytes = await new Promise<number>((resolve, reject) => {
        get(
          `${api.url}/api/v1/door/snapshot`,
          { headers: { ...device, 'accept-encoding': encoding } },
          (answer) => {
            let size = 0;
            answer.on('data', (part: Buffer) => (size += part.length));
            answer.on('end', () => resolve(size));
          },
        ).on('error', reject);
      });
      return { bytes, ms: Date.now() - begun };
    };
    const plain = await ask('identity');
    const zipped = await ask('gzip');
    figure(`door: 5,000 tickets: ${plain.bytes} bytes, ${zipped.bytes} gzip, made in ${zipped.ms} ms`);
    expect(zipped.bytes).toBeLessThan(1_200_000);
  });
});

it('tells every device who came and whose entry was undone, since it asked', async () => {
  const north = await makeDevice(api, admin);
  const south = await makeDevice(api, admin);
  const { uuid } = await aTicket(api);
  const before = await liveOf(south);
  const [entry] = await scans(api, north, [scan(uuid)]);
  const came = await liveOf(south, before.as_of);
  expect(came.entries).toContainEqual(expect.objectContaining({ ticket: ticketOf(uuid), is_in: true }));
  await call(api, 'POST', `/door/scans/${entry?.nonce}/undo`, { as: north, body: { reason: 'Left' } });
  const undone = await liveOf(south, came.as_of);
  expect(undone.entries).toContainEqual(expect.objectContaining({ ticket: ticketOf(uuid), is_in: false }));
  expect((await call(api, 'GET', '/door/live?since=yesterday', { as: south })).status).toBe(400);
});
