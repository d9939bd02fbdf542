import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { call, type Credentials, dataOf } from '../requests/callers.js';
import { noisyPicture, sendProof } from '../requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../requests/records.js';
import type { Api } from './api.js';
import { until } from './until.js';

export const LIGAYA = {
  first_name: 'Ligaya',
  last_name: 'Dimaculangan',
  email: 'Ligaya.D@Example.com',
  phone_number: '0917 555 0188',
};

/** Until nothing is due and nothing runs: a job that was taken is due again only when its lease is over. */
export async function jobsDone({ db }: Pick<Api, 'db'>): Promise<void> {
  const left = 'SELECT FROM job WHERE failed_at IS NULL AND (run_at <= now() OR attempts > 0)';
  await until(async () => (await db.query(left)).rowCount === 0);
}

/** All that one person may leave behind, in every table. */
export async function liveALife(api: Api, admin: Credentials): Promise<void> {
  const post = async <T = { id: string; uuid: string }>(path: string, body: object, headers = {}) => {
    const answer = await call(api, 'POST', path, { as: admin, body, headers });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return dataOf<T>(answer);
  };
  await post('/delegates', aDelegate());
  const alone = await post('/delegates', aDelegate({ ...LIGAYA, last_name: 'Dimaculangan-Cruz' }), {
    'idempotency-key': randomUUID(),
  });
  await sendProof(api.url, alone.id, await noisyPicture());
  await api.db.query(`UPDATE proof SET reference = '7788990011223' WHERE registration_id = $1`, [alone.id]);
  await call(api, 'PUT', `/delegates/${alone.id}`, { as: admin, body: aDelegate({ ...LIGAYA, age: 40 }) });
  await call(api, 'PUT', `/delegates/verify/${alone.id}`, { as: admin, body: { payment_status: true } });
  await call(api, 'PATCH', `/delegates/qr-code/${alone.id}`, { as: admin });
  await api.db.query(
    `INSERT INTO door_scan (nonce, event_id, day, delegate_id, outcome, by_name, scanned_at, undo_reason)
     SELECT gen_random_uuid(), event_id, now(), id, 'already_in', 'Gate', now(), 'Ligaya went out' FROM delegate WHERE id = $1`,
    [alone.id],
  );
  // The contact of a group: two are reached through her, one has an address of her own.
  const one = (name: string, more = {}) => ({ first_name: name, last_name: 'Cruz', ...more });
  const group = await post('/registrations', {
    contact: LIGAYA,
    agree_terms: true,
    delegates: [
      one('Ana'),
      one('Ben'),
      one('Carla', { email: 'carla@example.com', phone_number: '639170001111' }),
    ],
  });
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM delegate WHERE registration_id = $1', [
    group.id,
  ]);
  await sendProof(api.url, rows[0]?.id ?? '', await noisyPicture());
  // A member of somebody else's group.
  const contact = {
    first_name: 'Ruth',
    last_name: 'Villanueva',
    email: 'ruth@church.example',
    phone_number: '09181234567',
  };
  await post('/registrations', {
    contact,
    agree_terms: true,
    delegates: [one('Dan'), { ...one(''), ...LIGAYA }],
  });
  const inquiry = await post('/inquiry/property', anInquiry({ ...LIGAYA, message: 'It is me, Ligaya' }));
  await post(`/inquiry/properties/${inquiry.id}/notes`, { text: 'Ligaya wants a balcony' });
  for (const made of [
    await post('/delegates', aDelegate({ ...LIGAYA, age: 41 })),
    await post('/inquiry/property', anInquiry({ ...LIGAYA, message: 'Ligaya again' })),
  ])
    await call(
      api,
      'DELETE',
      `${'uuid' in made && made.uuid ? '/delegates' : '/inquiry/properties'}/${made.id}`,
      { as: admin },
    );
  const asked = {
    delegates: [LIGAYA, one('Eve')].map((each) => ({
      ...each,
      email: 'ligaya.d@example.com',
      phone_number: '1',
    })),
  };
  asked.delegates[1] = { ...one('Eve'), email: 'eve@example.com', phone_number: '2' };
  await api.db.query(
    `INSERT INTO waiting_entry (id, uuid, event_id, places, contact_first_name, contact_last_name, contact_email,
       contact_phone_number, asked)
     SELECT gen_random_uuid(), gen_random_uuid(), e.id, 2, w.first, w.last, w.email, w.phone, $1
       FROM event e, (VALUES ('Ligaya', 'Dimaculangan', 'LIGAYA.D@example.com', '639175550188'),
                             ('Eve', 'Cruz', 'eve@example.com', '2')) AS w(first, last, email, phone)`,
    [asked],
  );
  await jobsDone(api);
  await api.db.query(
    `INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type, answer)
     SELECT gen_random_uuid(), gen_random_uuid(), id, type, 'Got Ligaya' FROM activity WHERE record_id = $1 LIMIT 1`,
    [alone.id],
  );
  await api.db.query(
    `INSERT INTO job (id, kind, payload, run_at, last_error)
     VALUES (gen_random_uuid(), 'mail', jsonb_build_object('mail_id', $1::text), now() + interval '1 day', 'ligaya.d@example.com: no')`,
    [alone.id],
  );
  await api.db.query(
    `INSERT INTO password_request (id, email) VALUES (gen_random_uuid(), 'ligaya.d@example.com')`,
  );
}

/** Every row of every table as text, and every file below DATA_DIR, by name. */
export async function dump(url: string, dataDir: string): Promise<Map<string, string>> {
  const db = new Client({ connectionString: url });
  await db.connect();
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const all = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
    all.set(name, rows.map(({ row }) => row).join('\n'));
  }
  await db.end();
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name);
      all.set(file, readFileSync(file, 'latin1'));
    }
  return all;
}
