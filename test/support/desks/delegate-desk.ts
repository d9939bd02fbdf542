import { randomUUID } from 'node:crypto';
import { makeDevice, scan, scans } from '../door/door-devices.js';
import { call, dataOf, signIn } from '../requests/callers.js';
import { aContact, anEvent } from '../requests/records.js';
import { startApi } from '../server/api.js';
import { offerWhenPlanned } from '../server/waiting.js';

export interface Delegate {
  id: string;
  uuid: string;
  first_name: string;
  email: string;
  cancelled_at: string | null;
  payment_status: boolean;
  qr_code: string | null;
  proof_of_payment: string | null;
}
export interface Group {
  id: string;
  total_centavos: number;
  payment_status: boolean;
  delegates: Delegate[];
  proofs: { id: string; state: string; reason: string | null }[];
}

/** Who pays for each group. */
export const contact = aContact({ last_name: 'V', email: 'ruth@church.example' });

/** An API, and what staff and the door do to delegates. */
export async function startDelegateDesk() {
  const api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  const staff = await signIn(api);
  offerWhenPlanned(api);
  return {
    api,
    staff,
    aGroup: async (size = 3): Promise<Group> => {
      const delegates = Array.from({ length: size }, (_, n) => ({
        first_name: `Delegate ${n}`,
        last_name: 'Santos',
        email: `n${n}-${randomUUID()}@church.example`,
      }));
      return dataOf<Group>(await call(api, 'POST', '/registrations', { body: { contact, delegates } }));
    },
    eventOf: async (capacity: number) =>
      dataOf<{ id: string; slug: string }>(
        await call(api, 'POST', '/events', { as: staff, body: anEvent({ capacity, network_places: 100 }) }),
      ),
    act: (id: string | undefined, verb: string, body: object = {}, as = staff) =>
      call(api, 'POST', `/delegates/${id}/${verb}`, { as, body }),
    record: async (id: string) =>
      dataOf<Group>(await call(api, 'GET', `/registrations/${id}`, { as: staff })),
    read: async (id: string | undefined) =>
      dataOf<Delegate>(await call(api, 'GET', `/delegates/${id}`, { as: staff })),
    pay: (id: string | undefined) =>
      call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } }),
    /** The templates of what was written to an address. */
    mailsTo: async (address: string | undefined) => {
      const sql = 'SELECT template FROM mail WHERE to_address = $1 ORDER BY id';
      return (await api.db.query<{ template: string }>(sql, [address])).rows.map(({ template }) => template);
    },
    /** What happened to a record. */
    types: async (id: string | undefined) => {
      const sql = 'SELECT type FROM activity WHERE record_id = $1 ORDER BY id';
      return (await api.db.query<{ type: string }>(sql, [id])).rows.map(({ type }) => type);
    },
    /** What the door says to tickets. */
    atDoor: async (uuids: (string | undefined)[]) => {
      const device = await makeDevice(api, staff);
      const answers = await scans(
        api,
        device,
        uuids.map((uuid) => scan(uuid ?? '')),
      );
      return answers.map(({ outcome }) => outcome);
    },
    /** What the door says to a ticket, and what it asks for. */
    dueAtDoor: async (uuid: string | undefined) => {
      const [answer] = await scans(api, await makeDevice(api, staff), [scan(uuid ?? '')]);
      return [answer?.outcome, answer?.due_centavos];
    },
  };
}
