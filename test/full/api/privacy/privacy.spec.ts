import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { backUp } from '../../../../src/backups/backup.js';
import { withInstallation } from '../../../../src/backups/installation.js';
import { restore } from '../../../../src/backups/restoring/restore.js';
import { parseSettings } from '../../../../src/platform/settings/parse-settings.js';
import { eraseAgain } from '../../../../src/privacy/erase-again.js';
import { exportedColumns } from '../../../../src/privacy/personal-data.js';
import { emptyPlace } from '../../../cluster/support/empty-place.js';
import { shareByHand } from '../../../support/desks/inquiry-desk.js';
import { within } from '../../../support/jest/database.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, type Credentials, dataOf, signIn } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';
import { dump, jobsDone, LIGAYA, liveALife } from '../../../support/server/one-life.js';

const SECRET = { AUTH_SECRET: 'the same secret in both places, of 32 and more' };
/** Whatever tells of her, wherever it stands. */
const TRACES = /ligaya|dimaculangan|9175550188|7788990011223/i;

interface Found {
  kind: string;
  id: string;
  name: string;
  through_contact: boolean;
}

let admin: Credentials;
let archive: string;

const api = fixture(() => startApi({ env: SECRET }));
beforeAll(async () => {
  await shareByHand(api);
  admin = await signIn(api);
  await liveALife(api, admin);
  archive = join(mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'privacy-')), 'before.tar.gz');
  await jobsDone(api);
});

const post = async <T = { id: string; uuid: string }>(
  path: string,
  body: object,
  headers = {},
): Promise<T> => {
  const answer = await call(api, 'POST', path, { as: admin, body, headers });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return dataOf<T>(answer);
};

const whereTraced = async (url = api.settings.databaseUrl ?? '', dataDir = api.settings.dataDir) =>
  [...(await dump(url, dataDir))]
    .filter(([, text]) => TRACES.test(text))
    .map(([name]) => name)
    .sort();

const pictures = (dataDir = api.settings.dataDir) => {
  const folder = join(dataDir, 'uploads', 'proofs');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const person = { email: 'ligaya.d@example.com', phone_number: '+63 917 555 0188' };
const find = () => post<{ records: Found[]; mails: number; is_colleague: boolean }>('/privacy/find', person);
const theirs = ({ records }: { records: Found[] }) =>
  records.filter((each) => !each.through_contact).map(({ kind, id }) => ({ kind, id }));

it('finds every record of one person, and says who is only reached through them', async () => {
  const found = await find();
  expect(found.records.map(({ kind }) => kind).sort()).toEqual([
    ...[
      'bin',
      'bin',
      'delegates',
      'delegates',
      'delegates',
      'delegates',
      'inquiries',
      'registrations',
      'waiting-list',
    ],
  ]);
  expect(
    found.records
      .filter((each) => each.through_contact)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ana Cruz', 'Ben Cruz']);
  expect(found).toMatchObject({ is_colleague: false });
  expect(found.mails).toBeGreaterThan(0);
  const byPhone = await post<{ records: Found[] }>('/privacy/find', { phone_number: '639175550188' });
  expect(byPhone.records).toHaveLength(found.records.length);
});

it('gives out everything as one file, and nothing of others', async () => {
  const body = { ...person, records: theirs(await find()) };
  const answer = await fetch(`${api.url}/api/v1/privacy/export`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.end(gunzipSync(Buffer.from(await answer.arrayBuffer())));
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry as unknown as AsyncIterable<Buffer>) parts.push(part);
    files.set(entry.header.name, Buffer.concat(parts));
  }
  const data = JSON.parse(files.get('data.json')?.toString() ?? '') as Record<
    string,
    Record<string, unknown>[]
  >;
  const count = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
  expect(count).toMatchObject({
    delegate: 2,
    registration: 2,
    proof: 2,
    payment: 1,
    door_scan: 1,
    waiting_entry: 2,
    inquiry: 1,
    inquiry_note: 1,
    bin_entry: 2,
  });
  expect(count.mail).toBeGreaterThan(0);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
  expect(Object.keys(data.delegate?.[0] ?? {}).sort()).toEqual(exportedColumns('delegate').sort());
  expect(files.get('data.json')?.toString()).not.toMatch(
    /ruth@church|carla@example|search_text|uploaded_by_name/,
  );
});

it('is done only for what was found', async () => {
  const wrong = { ...person, records: [{ kind: 'delegates', id: randomUUID() }] };
  expect((await call(api, 'POST', '/privacy/erase', { as: admin, body: wrong })).status).toBe(409);
  const nobody = await call(api, 'POST', '/privacy/find', { as: admin, body: {} });
  expect([nobody.status, nobody.body]).toMatchObject([400, { errors: [{ field: 'email' }] }]);
  const odd = { ...person, records: [{ kind: 'staff', id: randomUUID() }] };
  expect((await call(api, 'POST', '/privacy/erase', { as: admin, body: odd })).status).toBe(400);
});

describe('one person is erased', () => {
  let empty: Awaited<ReturnType<typeof emptyPlace>>;

  it('from every table and file; others, and the sums, stay', async () => {
    expect(await whereTraced()).toEqual(
      expect.arrayContaining([
        'activity',
        'bin_entry',
        'delegate',
        'inquiry',
        'job',
        'mail',
        'proof',
        'waiting_entry',
      ]),
    );
    await withInstallation(
      api.settings,
      () => undefined,
      (place) => backUp(place, archive),
    );
    // In the backup, and gone from here before the erasure, so that its id is not known any more.
    const { rows: old } = await api.db.query<{ id: string }>(
      `SELECT id FROM bin_entry WHERE resource = 'inquiries'`,
    );
    await call(api, 'DELETE', `/inquiry/properties/bin/${old[0]?.id ?? ''}`, { as: admin });

    const done = await post<{ counts: Record<string, number>; by_name: string }>('/privacy/erase', {
      ...person,
      records: theirs(await find()),
    });
    expect(done.counts).toMatchObject({
      delegates: 2,
      inquiries: 1,
      bin: 1,
      proofs: 2,
      payments: 1,
      'waiting-list': 2,
    });
    await jobsDone(api);
    expect(await whereTraced()).toEqual([]);
    expect(pictures()).toEqual([]);
    expect((await find()).records).toEqual([]);

    const { rows: left } = await api.db.query<{ first_name: string; email: string; proof_of_payment: null }>(
      'SELECT first_name, email, proof_of_payment FROM delegate ORDER BY first_name',
    );
    expect(left.map(({ first_name }) => first_name)).toEqual(['Ana', 'Ben', 'Carla', 'Dan', 'Maria']);
    expect(left[0]?.email).toMatch(/\.invalid$/);
    expect(left[2]?.email).toBe('carla@example.com');
    const { rows: eve } = await api.db.query('SELECT contact_first_name, places FROM waiting_entry');
    expect(eve).toEqual([{ contact_first_name: 'Eve', places: 1 }]);
    const shown = dataOf<Record<string, unknown[]>>(await call(api, 'GET', '/privacy', { as: admin }));
    expect(shown.kept_payments).toEqual([
      {
        event_name: expect.any(String) as string,
        channel: 'gcash',
        payments: 1,
        people: 1,
        total_centavos: 150_000,
      },
    ]);
    expect(shown.erasures).toHaveLength(1);
  });

  it('and again where an older backup is restored by the command', async () => {
    empty = await emptyPlace();
    const settings = parseSettings({ ...empty, ...SECRET });
    const lines = await withInstallation(
      settings,
      () => undefined,
      async (place) => {
        await restore(place, archive);
        return eraseAgain(place, settings, api.settings.backups.folder);
      },
    );
    expect(lines).toEqual(['Erased again: 1 of 1 erasures that erasures.jsonl knows.']);
    expect(await whereTraced(empty.DATABASE_URL, empty.DATA_DIR)).toEqual([]);
    expect(pictures(empty.DATA_DIR)).toEqual([]);
  });

  it('and again at the start, before anybody is served', async () => {
    const place = await emptyPlace();
    const settings = parseSettings({ ...place, ...SECRET });
    await withInstallation(
      settings,
      () => undefined,
      (into) => restore(into, archive),
    );
    expect(await whereTraced(place.DATABASE_URL, place.DATA_DIR)).toContain('inquiry');
    const env = { ...SECRET, ...place, BACKUP_DIR: api.settings.backups.folder };
    const again = await startApi({ env });
    expect(await whereTraced(place.DATABASE_URL, place.DATA_DIR)).toEqual([]);
    // Who comes back later is somebody whom nobody erased.
    await call(again, 'POST', '/inquiry/property', { body: anInquiry(LIGAYA) });
    await again.close();
    const third = await startApi({ env });
    expect((await third.db.query('SELECT FROM inquiry WHERE first_name = $1', ['Ligaya'])).rowCount).toBe(1);
    await third.close();
  });

  it('says it where the secret is another one, and finds by id what it can', async () => {
    const place = await emptyPlace();
    const settings = parseSettings({
      ...place,
      AUTH_SECRET: 'another secret, which is as long as it has to be',
    });
    const lines = await withInstallation(
      settings,
      () => undefined,
      async (into) => {
        await restore(into, archive);
        return eraseAgain(into, settings, api.settings.backups.folder);
      },
    );
    expect(lines[1]).toMatch(/^1 of them were made under another AUTH_SECRET/);
    const sql = `SELECT FROM delegate WHERE first_name = 'Ligaya'`;
    expect((await within(place.DATABASE_URL, (db) => db.query(sql))).rowCount).toBe(0);
  });
});
