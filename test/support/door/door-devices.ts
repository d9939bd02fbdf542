import { createDecipheriv, createHash, hkdfSync, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { call, type Credentials, dataOf } from '../requests/callers.js';
import { insertDelegates } from '../requests/raw-delegates.js';
import { aDelegate } from '../requests/records.js';

type At = { url: string };

export interface ScanAnswer {
  nonce: string;
  outcome: string;
  name: string | null;
  ticket: string | null;
  conflict: boolean;
  group: { ticket: string; name: string; is_in: boolean; paid: boolean }[];
  [field: string]: unknown;
}

/** A code, as an admin shows it. */
export async function makeCode(api: At, admin: Credentials, fields: object = {}) {
  const answer = await call(api, 'POST', '/door/devices', { as: admin, body: fields });
  if (answer.status !== 201)
    throw new Error(`POST /door/devices answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return dataOf<{ code: string; link: string; qr: string; device: { id: string; name: string } }>(answer);
}

/** A device that is signed in. @param at another server of the same database */
export async function makeDevice(
  api: At,
  admin: Credentials,
  fields: object = {},
  at = api,
): Promise<Credentials> {
  const { code } = await makeCode(api, admin, fields);
  const answer = await call(at, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } });
  return { authorization: `Bearer ${dataOf<{ token: string }>(answer).token}` };
}

export interface Person {
  id: string;
  uuid: string;
}

/** A delegate, paid unless said otherwise. */
export async function aTicket(api: At & { db: Pool }, change: object = {}, paid = true): Promise<Person> {
  const answer = await call(api, 'POST', '/delegates', { body: aDelegate({ ...change }) });
  const person = dataOf<Person>(answer);
  if (paid)
    await api.db.query('UPDATE delegate SET payment_status = true, updated_at = now() WHERE id = $1', [
      person.id,
    ]);
  return person;
}

/** Many paid delegates, straight into the table. @returns their uuids */
export async function manyTickets({ db }: { db: Pool }, count: number): Promise<string[]> {
  const { rows } = await db.query<{ uuid: string }>(
    `${insertDelegates(
      'id, uuid, first_name, last_name, email, phone_number, church_name, payment_status',
      `SELECT gen_random_uuid(), gen_random_uuid(), 'Maria ' || n, 'Santos-Dimaculangan', 'many@example.com',
              '639170000000', 'Grace Community Church of Cebu City', true FROM generate_series(1, $1::int) n`,
    )} RETURNING uuid`,
    [count],
  );
  return rows.map(({ uuid }) => uuid);
}

export const linkOf = ({ uuid }: { uuid: string }) => `http://localhost:3000/thank-you/${uuid}`;

export const scan = (code: string, more: object = {}) => ({ nonce: randomUUID(), code, ...more });

export async function scans(api: At, as: Credentials, list: object[]): Promise<ScanAnswer[]> {
  const answer = await call(api, 'POST', '/door/scans', { as, body: { scans: list } });
  if (answer.status !== 200)
    throw new Error(`POST /door/scans answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return dataOf<ScanAnswer[]>(answer);
}

export const ticketOf = (uuid: string): string =>
  createHash('sha256').update(bytesOf(uuid)).digest('hex').slice(0, 32);
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** What a snapshot says of a ticket, to whoever has its code. */
export function decryptTicket(encrypted: string, key: Buffer): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString());
}
export const keyOf = (uuid: string, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', bytesOf(uuid), Buffer.from(salt, 'hex'), 'door ticket', 32));
