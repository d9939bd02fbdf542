import { signIn, type Credentials } from '../requests/callers.js';
import { startApi, type Api } from '../server/api.js';
import { makeDevice, scan, scans, type ScanAnswer } from './door-devices.js';

/** The API on the day of the event: an admin, and a device that was signed in at the north gate. */
export interface Door {
  api: Api;
  admin: Credentials;
  device: Credentials;
  /** One scan, sent alone. */
  one: (as: Credentials, code: string, more?: object) => Promise<ScanAnswer | undefined>;
  /** How many rows of `sql`, which begins with a table. */
  count: (sql: string, values?: unknown[]) => Promise<number>;
}

export async function startDoor(): Promise<Door> {
  const api = await startApi();
  const admin = await signIn(api);
  const device = await makeDevice(api, admin, { gate: 'North gate', name: 'Ben' });
  return {
    api,
    admin,
    device,
    async one(as, code, more = {}) {
      return (await scans(api, as, [scan(code, more)]))[0];
    },
    async count(sql, values = []) {
      const { rows } = await api.db.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
      return Number(rows[0]?.count);
    },
  };
}
