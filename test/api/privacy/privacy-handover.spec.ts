import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {} from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { dump, jobsDone } from '../../support/server/one-life.js';

/** Places that are passed on, and contacts that change: a record is somebody else's then. */
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const ZOSIMA = {
  first_name: 'Zosima',
  last_name: 'Vieyra',
  email: 'zosima@example.com',
  phone_number: '639173330001',
};
const BEA = { first_name: 'Bea', last_name: 'Nueva', email: 'bea@example.com', phone_number: '639173330002' };
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

it('ten clicks at once erase a person once', async () => {
  const person = { email: 'clicks@example.com', phone_number: '639173330010' };
  await post('/delegates', aDelegate(person));
  const body = await chosen(person);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(api, 'POST', '/privacy/erase', { as: admin, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
});
