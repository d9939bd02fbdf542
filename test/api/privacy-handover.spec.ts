import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { startApi, type Api } from '../support/api.js';
import { call, signIn, type Credentials } from '../support/callers.js';
import { dataOf } from '../support/inquiry-desk.js';
import { dump, jobsDone } from '../support/one-life.js';
import { aDelegate } from '../support/records.js';

jest.setTimeout(120_000);

/** Places that are passed on, and contacts that change: a record is somebody else's then. */
let api: Api;
let admin: Credentials;
beforeAll(async () => {
  api = await startApi();
  admin = await signIn(api);
});
afterAll(() => api.close());

const AURORA = {
  first_name: 'Aurora',
  last_name: 'Vieja',
  email: 'aurora@example.com',
  phone_number: '639173330001',
};
const BEA = { first_name: 'Bea', last_name: 'Nueva', email: 'bea@example.com', phone_number: '639173330002' };
const CARMEN = {
  first_name: 'Carmen',
  last_name: 'Antes',
  email: 'carmen@example.com',
  phone_number: '639173330003',
};
const DORA = {
  first_name: 'Dora',
  last_name: 'Ahora',
  email: 'dora@example.com',
  phone_number: '639173330004',
};
const TRACES = {
  aurora: /aurora|vieja|639173330001|hidden street/i,
  carmen: /carmen|antes|639173330003/i,
  dora: /dora|ahora|639173330004/i,
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
    contact: CARMEN,
    delegates: [{ ...AURORA, address: 'Hidden Street 1' }],
  });
  const id = group.delegates[0]?.id ?? '';
  await call(api, 'PUT', `/delegates/${id}`, {
    as: admin,
    body: { ...aDelegate(AURORA), address: 'Hidden Street 2' },
  });
  await post(`/delegates/${id}/transfer`, BEA);
  await call(api, 'PUT', `/delegates/${id}`, {
    as: admin,
    body: { ...aDelegate(BEA), address: 'Open Street 3' },
  });
  const hers = await exported(BEA);
  expect(hers).toMatch(/Open Street 3/);
  expect(hers).not.toMatch(TRACES.aurora);
  // Of her there is only what histories say.
  expect(await find(AURORA)).toMatchObject({ records: [], history: 1 });
  const before = await exported(AURORA);
  expect(before).toMatch(/aurora@example\.com/);
  expect(before).not.toMatch(/bea@example\.com|Nueva|Open Street/);

  // What lies in the bin comes back with its history.
  await call(api, 'DELETE', `/delegates/${id}`, { as: admin });
  expect(await exported(BEA)).not.toMatch(TRACES.aurora);
  await post('/privacy/erase', await chosen(AURORA));
  expect((await api.db.query(`SELECT FROM bin_entry b WHERE b::text ~* 'aurora'`)).rowCount).toBe(0);
  await post(`/delegates/bin/${id}/restore`, {});
  expect((await api.db.query(`SELECT FROM activity WHERE before::text ~* 'aurora@'`)).rowCount).toBe(0);
});

it('a contact whom another one replaced is found, given out alone, and erased', async () => {
  const group = await post<{ id: string }>('/registrations', {
    contact: CARMEN,
    delegates: [
      { first_name: 'Eva', last_name: 'Cruz', email: 'eva@example.com', phone_number: '639173330009' },
    ],
  });
  const token = await linkTo(group.id);
  expect((await call(api, 'POST', '/registration-link/contact', { body: { token, ...DORA } })).status).toBe(
    200,
  );
  const dora = await exported(DORA);
  expect(dora).toMatch(/dora@example\.com/);
  expect(dora).not.toMatch(TRACES.carmen);
  expect((await find(CARMEN)).history).toBe(1);
  const hers = await exported(CARMEN);
  expect(hers).toMatch(/"contact"/);
  expect(hers).not.toMatch(TRACES.dora);
  await post('/privacy/erase', await chosen(CARMEN));
  expect(await traces(TRACES.carmen)).toEqual([]);
  expect(await traces(TRACES.dora)).not.toEqual([]);
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
