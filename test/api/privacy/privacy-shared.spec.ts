import { randomUUID, createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { columnsOf, TABLES } from '../../../src/privacy/personal-data.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { dump, jobsDone } from '../../support/server/one-life.js';

/** A leader, and people of the group who were given the leader's number or address. */
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const RUTH = {
  first_name: 'Ruth',
  last_name: 'Leader',
  email: 'ruth@shared.example',
  phone_number: '639175550001',
};
const ANA = { first_name: 'Ana', last_name: 'Member', email: 'ana@shared.example' };
const BEN = { first_name: 'Ben', last_name: 'Member', phone_number: '639175550002' };

interface Found {
  kind: string;
  id: string;
  name: string;
  through_contact: boolean;
}
const post = async <T>(path: string, body: object): Promise<T> => {
  const answer = await call(api, 'POST', path, { as: admin, body });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return dataOf<T>(answer);
};
const find = async (person: object) =>
  Object.fromEntries(
    (await post<{ records: Found[] }>('/privacy/find', person)).records.map((one) => [
      `${one.kind} ${one.name}`,
      one.through_contact,
    ]),
  );
it('erasing a leader offers nobody who merely has the leader’s number or address', async () => {
  const group = await post<{ id: string; delegates: { id: string }[] }>('/registrations', {
    contact: RUTH,
    delegates: [RUTH, ANA, BEN],
  });
  const [ruth, ana, ben] = group.delegates.map(({ id }) => id);
  expect(await find({ phone_number: RUTH.phone_number })).toEqual({
    'registrations Ruth Leader': false,
    'delegates Ruth Leader': false,
    'delegates Ana Member': true,
  });
  expect(await find({ email: RUTH.email })).toMatchObject({
    'delegates Ruth Leader': false,
    'delegates Ben Member': true,
  });
  // By what is their own, they are themselves.
  expect(await find({ email: ANA.email })).toEqual({ 'delegates Ana Member': false });
  expect(await find({ email: ANA.email, phone_number: RUTH.phone_number })).toMatchObject({
    'delegates Ana Member': false,
  });
  expect(await find({ phone_number: BEN.phone_number })).toEqual({ 'delegates Ben Member': false });
  // In the bin too.
  await call(api, 'DELETE', `/delegates/${ben ?? ''}`, { as: admin });
  expect(await find({ email: RUTH.email })).toMatchObject({ 'bin Ben Member': true });
  expect(await find({ phone_number: BEN.phone_number })).toEqual({ 'bin Ben Member': false });

  const { rows } = await api.db.query<{ id: string; record_id: string }>(
    "SELECT id, record_id FROM activity WHERE type IN ('registration.created', 'delegate.created')",
  );
  for (const { id } of rows)
    await api.db.query(
      `INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type, state, answer, error)
       VALUES (gen_random_uuid(), $1, $2, 'x', 'delivered', 'kept: Ruth', 'saw Ruth')`,
      [randomUUID(), id],
    );
  // A receiver that tells of others' records names the person too.
  await api.db.query(
    `INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type, state, answer)
     VALUES (gen_random_uuid(), $1, $2, 'x', 'delivered', 'known: RUTH@shared.example'),
            (gen_random_uuid(), $1, $3, 'x', 'delivered', 'call +639175550001'),
            (gen_random_uuid(), $1, $5, 'x', 'delivered', '{"last_name": "LEADER", "first_name": "Rúth"}'),
            (gen_random_uuid(), $1, $4, 'x', 'delivered', 'ok')`,
    [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()],
  );
  const { email, phone_number } = RUTH;
  const { records } = await post<{ records: Found[] }>('/privacy/find', { email, phone_number });
  await api.db.query("UPDATE registration SET tickets_because = 'Ruth pays at the door' WHERE id = $1", [
    group.id,
  ]);
  const theirs = records.filter((one) => !one.through_contact);
  await post('/privacy/erase', {
    email,
    phone_number,
    records: theirs.map(({ kind, id }) => ({ kind, id })),
  });
  const left = await api.db.query<{ id: string; email: string; phone_number: string }>(
    'SELECT id, email, phone_number FROM delegate WHERE registration_id = $1',
    [group.id],
  );
  expect(left.rows).toEqual([{ id: ana, email: ANA.email, phone_number: '0' }]);
  expect(left.rows.some(({ id }) => id === ruth)).toBe(false);
  // Ana's ticket was given early, too: that stays, and no word of whom it names.
  const { rows: kept } = await api.db.query<{ tickets_because: string }>(
    'SELECT tickets_because FROM registration WHERE id = $1',
    [group.id],
  );
  expect(kept).toEqual([{ tickets_because: 'Erased' }]);
  const answers = await api.db.query<{ answer: string | null; error: string | null }>(
    `SELECT answer, error FROM webhook_delivery WHERE answer IS NOT NULL OR error IS NOT NULL ORDER BY answer`,
  );
  // What was answered of those who stay is theirs.
  expect(answers.rows.filter(({ answer }) => answer !== 'kept: Ruth')).toEqual([
    { answer: 'ok', error: null },
  ]);
  expect(answers.rows.filter(({ answer }) => answer === 'kept: Ruth')).toHaveLength(2);
});

describe('a place that is passed on, and a contact who changes', () => {
  const ZOSIMA = {
    first_name: 'Zosima',
    last_name: 'Vieyra',
    email: 'zosima@example.com',
    phone_number: '639173330001',
  };
  const BEA = {
    first_name: 'Bea',
    last_name: 'Nueva',
    email: 'bea@example.com',
    phone_number: '639173330002',
  };
  const QUIRUBINA = {
    first_name: 'Quirubina',
    last_name: 'Antes',
    email: 'quirubina@example.com',
    phone_number: '639173330003',
  };
  const LUDIVINA = {
    first_name: 'Ludivina',
    last_name: 'Ahora',
    email: 'ludivina@example.com',
    phone_number: '639173330004',
  };

  /** Whole words, and names that no place has: the lists of provinces and cities lie beside the people. */
  const TRACES = {
    zosima: /\b(zosima|vieyra|639173330001|hidden street)\b/i,
    quirubina: /\b(quirubina|antes|639173330003)\b/i,
    ludivina: /\b(ludivina|ahora|639173330004)\b/i,
  };

  const post = async <T = { id: string }>(path: string, body: object): Promise<T> => {
    const answer = await call(api, 'POST', path, { as: admin, body });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return dataOf<T>(answer);
  };

  /** As if it had been mailed. */
  async function linkTo(registration: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('base64url');
    await api.db.query(
      `INSERT INTO registration_link (hash, registration_id, purpose, expires_at)
     VALUES ($1, $2, 'change', now() + interval '1 day')`,
      [hash, registration],
    );
    return token;
  }

  interface Found {
    records: { kind: string; id: string }[];
    history: number;
  }
  const find = (person: { email: string; phone_number: string }) =>
    post<Found>('/privacy/find', { email: person.email, phone_number: person.phone_number });
  const chosen = async (person: { email: string; phone_number: string }) => ({
    email: person.email,
    phone_number: person.phone_number,
    records: (await find(person)).records.map(({ kind, id }) => ({ kind, id })),
  });

  /** The archive as text: one small file, so its blocks follow each other. */
  async function exported(person: { email: string; phone_number: string }): Promise<string> {
    const answer = await fetch(`${api.url}/api/v1/privacy/export`, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify(await chosen(person)),
    });
    expect(answer.status).toBe(200);
    return gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  }

  const traces = async (of: RegExp) => {
    await jobsDone(api);
    const all = await dump(api.settings.databaseUrl ?? '', api.settings.dataDir);
    return [...all].filter(([, text]) => of.test(text)).map(([name]) => name);
  };

  it('whoever got a place is given nothing of who had it before, and the other way round', async () => {
    const group = await post<{ delegates: { id: string }[] }>('/registrations', {
      contact: QUIRUBINA,
      delegates: [{ ...ZOSIMA, address: 'Hidden Street 1' }],
    });
    const id = group.delegates[0]?.id ?? '';
    await call(api, 'PUT', `/delegates/${id}`, {
      as: admin,
      body: { ...aDelegate(ZOSIMA), address: 'Hidden Street 2' },
    });
    await post(`/delegates/${id}/transfer`, BEA);
    await call(api, 'PUT', `/delegates/${id}`, {
      as: admin,
      body: { ...aDelegate(BEA), address: 'Open Street 3' },
    });
    const hers = await exported(BEA);
    expect(hers).toMatch(/Open Street 3/);
    expect(hers).not.toMatch(TRACES.zosima);
    // Of her there is only what histories say.
    expect(await find(ZOSIMA)).toMatchObject({ records: [], history: 2 });
    const before = await exported(ZOSIMA);
    expect(before).toMatch(/zosima@example\.com/);
    expect(before).not.toMatch(/bea@example\.com|Nueva|Open Street/);

    // What lies in the bin comes back with its history.
    await call(api, 'DELETE', `/delegates/${id}`, { as: admin });
    expect(await exported(BEA)).not.toMatch(TRACES.zosima);
    await post('/privacy/erase', await chosen(ZOSIMA));
    expect((await api.db.query(`SELECT FROM bin_entry b WHERE b::text ~* 'zosima'`)).rowCount).toBe(0);
    await post(`/delegates/bin/${id}/restore`, {});
    // Also what was changed of her, without her name, before she passed it on.
    expect(
      (await api.db.query(`SELECT FROM activity WHERE concat(before, after) ~* 'zosima@|hidden street'`))
        .rowCount,
    ).toBe(0);
    expect((await api.db.query(`SELECT FROM activity WHERE after::text ~ 'Open Street'`)).rowCount).toBe(1);
  });

  it('a contact whom another one replaced is found, given out alone, and erased', async () => {
    const group = await post<{ id: string }>('/registrations', {
      contact: QUIRUBINA,
      delegates: [
        { first_name: 'Eva', last_name: 'Cruz', email: 'eva@example.com', phone_number: '639173330009' },
      ],
    });
    const token = await linkTo(group.id);
    expect(
      (await call(api, 'POST', '/registration-link/contact', { body: { token, ...LUDIVINA } })).status,
    ).toBe(200);
    const ludivina = await exported(LUDIVINA);
    expect(ludivina).toMatch(/ludivina@example\.com/);
    expect(ludivina).not.toMatch(TRACES.quirubina);
    expect((await find(QUIRUBINA)).history).toBe(1);
    const hers = await exported(QUIRUBINA);
    expect(hers).toMatch(/"contact"/);
    expect(hers).not.toMatch(TRACES.ludivina);
    await post('/privacy/erase', await chosen(QUIRUBINA));
    expect(await traces(TRACES.quirubina)).toEqual([]);
    expect(await traces(TRACES.ludivina)).not.toEqual([]);
  });

  it('who is only named in a group on a waiting list is found, given out alone, and erased', async () => {
    const GUEST = {
      first_name: 'Imelda',
      last_name: 'Guest',
      email: 'imelda@example.com',
      phone_number: '639173330077',
    };
    await api.db.query(
      `INSERT INTO waiting_entry (id, uuid, event_id, places, contact_first_name, contact_last_name, contact_email,
         contact_phone_number, asked)
       SELECT gen_random_uuid(), gen_random_uuid(), id, 2, 'Fe', 'Reyes', 'fe@example.com', '639173330078', $1 FROM event`,
      [{ delegates: [GUEST, { ...GUEST, first_name: 'Fe', email: 'fe@example.com', phone_number: '2' }] }],
    );
    await api.db.query(`INSERT INTO confirmed_address (address) VALUES ('imelda@example.com')`);
    expect(await find(GUEST)).toMatchObject({ records: [], waiting: 1, addresses: 1 });
    expect(await find({ email: 'fe@example.com', phone_number: '639173330078' })).toMatchObject({
      waiting: 0,
    });
    const hers = await exported(GUEST);
    expect(hers).toMatch(/"first_name": "Imelda"/);
    expect(hers).not.toMatch(/fe@example/);
    await post('/privacy/erase', await chosen(GUEST));
    expect(await traces(/imelda/i)).toEqual([]);
  });

  it('ten clicks at once erase a person once', async () => {
    const person = { email: 'clicks@example.com', phone_number: '639173330010' };
    await post('/delegates', aDelegate(person));
    const body = await chosen(person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(api, 'POST', '/privacy/erase', { as: admin, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

it('every table and column of the database is listed once, with what it knows of people', async () => {
  const { rows } = await api.db.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns
       FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  );
  const real = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  const listed = Object.fromEntries(
    Object.entries(TABLES).map(([table, { person, facts, staff, inner }]) => [
      table,
      [person, facts, staff, inner].flatMap(columnsOf).sort(),
    ]),
  );
  // A new table or column: say in personal-data.ts what it holds, and in erase.ts what becomes of it.
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(real).map(([table, columns]) => [table, [...columns].sort()])),
  );
});

it('where there is something of a visitor, it is said what becomes of it', () => {
  const untold = Object.entries(TABLES).filter(
    ([, { person, erased }]) => (person === undefined) !== (erased === undefined),
  );
  expect(untold.map(([table]) => table)).toEqual([]);
});
