import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ActivityFeed } from '../../../../src/activity/feed.js';
import { createDatabase } from '../../../support/jest/database.js';
import { fixture } from '../../../support/jest/fixture.js';
import { addStaff, call, makeKey, patiently, sessionOf, signIn } from '../../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '15' } }));
const admin = fixture(() => signIn(api));
const key = fixture(() => makeKey(api, admin));

interface Entry {
  id: string;
  type: string;
  record_id: string;
}

interface Page {
  data: Entry[];
  meta: { next: string; more: boolean };
}
const read = async (query: string, as = key): Promise<Page> =>
  (await patiently(() => call(api, 'GET', `/activity${query}`, { as }))).body as Page;

/** Follows the feed from a place until `enough`; other writers go on meanwhile. */
async function follow(after: string, enough: (seen: Entry[]) => boolean, limit = 7): Promise<Entry[]> {
  const seen: Entry[] = [];
  for (let at = after; !enough(seen);) {
    const page = await read(`?after=${at}&limit=${limit}`);
    seen.push(...page.data);
    at = page.meta.next;
    if (!page.meta.more) await sleep(5);
  }
  return seen;
}

const made = async () => {
  const { body } = await patiently(() => call(api, 'POST', '/delegates', { body: aDelegate() }));
  return (body as { data: { id: string } }).data.id;
};

/** What each of many writers does. */
const ROUNDS = 2;

it('gives a reader who follows 50 writers every change exactly once, each record’s in their order', async () => {
  const start = (await read('?after=end')).meta.next;
  const expected: string[] = [];
  const writer = async (n: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await made();
      const verify = (payment_status: boolean) =>
        patiently(() => call(api, 'PUT', `/delegates/verify/${id}`, { as: admin, body: { payment_status } }));
      await verify(true);
      if (n % 2 === 0) await verify(false);
      expected.push(`${id} delegate.created`, `${id} payment.verified`);
      if (n % 2 === 0) expected.push(`${id} payment.unverified`);
    }
  };
  const writing = Promise.all(Array.from({ length: 50 }, (_, n) => writer(n)));
  const seen = await follow(start, (entries) => entries.length >= 125 * ROUNDS);
  await writing;
  // And nothing of it comes again, nor anything else.
  expect((await read(`?after=${start}&limit=1000`)).data).toHaveLength(125 * ROUNDS);
  const lines = seen.map(({ record_id, type }) => `${record_id} ${type}`);
  expect([...lines].sort()).toEqual([...expected].sort());
  for (const id of new Set(seen.map(({ record_id }) => record_id)))
    expect(lines.filter((line) => line.startsWith(id))).toEqual(
      expected.filter((line) => line.startsWith(id)),
    );
});

it('would lose what commits late, by its id alone, and does not', async () => {
  const start = (await read('?after=end')).meta.next;
  const late = new Client({ connectionString: api.settings.databaseUrl });
  await late.connect();
  const insert = `INSERT INTO activity (id, caller_kind, resource, record_id, type, fields)
    VALUES (gen_random_uuid(), 'server', 'delegates', gen_random_uuid(), $1, '{}')`;
  await late.query('BEGIN');
  await late.query(insert, ['delegate.changed']);
  const early = await made();
  // By the sequence alone the reader would now stand behind the row that is not committed yet.
  const { rows } = await api.db.query<{ type: string }>(
    'SELECT type FROM activity ORDER BY sequence DESC LIMIT 1',
  );
  expect(rows).toEqual([{ type: 'delegate.created' }]);
  expect((await read(`?after=${start}`)).data).toEqual([]);
  await late.query('COMMIT');
  await late.end();
  const seen = await follow(start, (entries) => entries.length >= 2);
  expect(seen.map(({ type }) => type)).toEqual(['delegate.changed', 'delegate.created']);
  expect(seen[1]?.record_id).toBe(early);
});

const INSERT = `INSERT INTO activity (id, caller_kind, resource, record_id, type, fields)
  VALUES ($1, 'server', 'delegates', gen_random_uuid(), 'delegate.changed', '{}')`;
const connect = async (connectionString: string | undefined) => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

it('waits for no transaction of another database on the same server, whoever runs it', async () => {
  const start = (await read('?after=end')).meta.next;
  const url = new URL(await createDatabase());
  // Of another program: one role sees little of what another does.
  const stranger = `stranger_${randomUUID().slice(0, 8)}`;
  await api.db.query(`CREATE ROLE ${stranger} LOGIN PASSWORD 'strange'`);
  const owner = await connect(url.href);
  await owner.query(`CREATE TABLE theirs (); GRANT INSERT ON theirs TO ${stranger}`);
  await owner.end();
  Object.assign(url, { username: stranger, password: 'strange' });
  const theirs = await connect(url.href);
  for (const sql of ['BEGIN', 'INSERT INTO theirs DEFAULT VALUES']) await theirs.query(sql);
  const id = await made();
  await until(async () => (await read(`?after=${start}`)).data.some((entry) => entry.record_id === id));
  await theirs.end();
});

it('loses no row of transactions that commit, or fail, in any order, beside those of another database', async () => {
  const feed = api.app.get(ActivityFeed);
  const elsewhere = await createDatabase();
  let at = await feed.end();
  const committed: string[] = [];
  const seen: string[] = [];
  let writing = true;
  const writer = async (url: string | undefined, keeps: boolean) => {
    const client = await connect(url);
    for (let round = 0; round < 15 * ROUNDS; round++) {
      const ids = [randomUUID(), randomUUID()];
      await client.query('BEGIN');
      for (const id of ids) {
        await client.query(INSERT, [id]);
        if (Math.random() < 0.5) await sleep(Math.random() * 8);
      }
      const fails = Math.random() < 0.2;
      await client.query(fails ? 'ROLLBACK' : 'COMMIT');
      if (!fails && keeps) committed.push(...ids);
    }
    await client.end();
  };
  const reader = async () => {
    // One read may find nothing where there is more: a transaction elsewhere that ends as it looks is taken for one of here.
    for (let toGo = 20; toGo > 0;) {
      const rows = await feed.read(at, 50, ['delegates']);
      seen.push(...rows.map(({ id }) => id));
      at = rows.at(-1) ?? at;
      const isAll = !writing && rows.length === 0 && !(await feed.unsettled());
      toGo = isAll ? toGo - 1 : 20;
      if (isAll) await sleep(10);
    }
  };
  const reading = reader();
  await Promise.all([
    ...Array.from({ length: 8 }, () => writer(api.settings.databaseUrl, true)),
    ...Array.from({ length: 4 }, () => writer(elsewhere, false)),
  ]);
  writing = false;
  await reading;
  expect(seen.length).toBe(committed.length);
  expect(new Set(seen)).toEqual(new Set(committed));
});

it('tells a key only of what it may read, and nobody’s name, phone or address', async () => {
  const start = (await read('?after=end')).meta.next;
  const inquiries = await makeKey(api, admin, ['inquiries:read']);
  await made();
  await call(api, 'POST', '/inquiry/property', { body: anInquiry() });
  // What another transaction may still come before is told once that one is over.
  await until(async () => (await read(`?after=${start}`, inquiries)).data.length > 0);
  const mine = await read(`?after=${start}`, inquiries);
  expect(mine.data.map(({ type }) => type)).toEqual(['inquiry.created']);
  expect(Object.keys(mine.data[0] ?? {}).sort()).toEqual(
    ['id', 'at', 'caller_kind', 'resource', 'record_id', 'type', 'fields'].sort(),
  );
  const admins = await read(`?after=${start}`, admin);
  expect(admins.data.map(({ type }) => type)).toContain('api_key.created');
  expect((await read(`?after=${start}`)).data.map(({ type }) => type)).not.toContain('api_key.created');
});

it('goes on after the database was restored into another PostgreSQL, whose transactions begin anew', async () => {
  await made();
  // As after a restore: what is there names transactions far ahead of this server's, under an era that is over.
  await api.db.query(`UPDATE activity SET xid = (xid::text::bigint + 1000000)::text::xid8`);
  await api.db.query('UPDATE activity_era SET system_identifier = 1');
  const restored = await startApi({ env: { DATABASE_URL: api.settings.databaseUrl ?? '' } });
  await until(async () => (await api.db.query('SELECT FROM activity_era')).rowCount === 2);
  const start = (await read('?after=end')).meta.next;
  const id = await made();
  const seen = await follow(start, (entries) => entries.length >= 1);
  expect(seen.map(({ record_id }) => record_id)).toEqual([id]);
  await restored.close();
});

it.each(['after=x', 'after=MS4yLjM0eA', 'limit=0', 'limit=1001', 'limit=ten', 'limit=1&limit=2'])(
  'refuses %s with 400 and a word why',
  async (query) => {
    const { status, body } = await call(api, 'GET', `/activity?${query}`, { as: key });
    expect(status).toBe(400);
    expect((body as { errors: unknown[] }).errors).toHaveLength(1);
  },
);

describe('GET /activity/live', () => {
  it('tells an open page within 3 s which kinds of record a colleague has changed, and nothing more', async () => {
    const agent = await sessionOf(api, await addStaff(api, 'agent'));
    const answer = await fetch(`${api.url}/api/v1/activity/live`, { headers: agent });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('no stream');
    // A registration is nothing that an agent reads: it is not told.
    await call(api, 'POST', '/delegates', { body: aDelegate() });
    let text = '';
    const reading = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        text += Buffer.from(part.value).toString();
    })();
    // Until the server has seen where the feed ends, there is nothing that comes after it; and a busy machine may be late once.
    await until(async () => {
      text = '';
      const sent = Date.now();
      await call(api, 'POST', '/inquiry/property', { body: anInquiry() });
      await until(() => text.includes('inquiries') || Date.now() - sent > 15_000);
      return text.includes('inquiries') && Date.now() - sent < 3_000;
    });
    await reader.cancel();
    await reading;
    expect(text).toContain('data: {"resources":["inquiries"]}');
    expect(text).not.toMatch(/delegates|@/);
  });
});
