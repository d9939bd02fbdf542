import { fixture } from '../jest/fixture.js';
import { call, dataOf, signIn } from '../requests/callers.js';
import { noisyPicture, sendProof } from '../requests/proof-uploader.js';
import { aDelegate } from '../requests/records.js';
import { startApi } from '../server/api.js';

export interface Part {
  registration_id: string;
  amount_centavos: number;
  movement_id?: string;
}
export interface Line {
  id: string;
  day: string | null;
  state: string;
  amount_centavos: number;
  open_centavos: number;
  reference: string | null;
  payer: string | null;
  reason: string | null;
  line_number: number;
  allocations: (Part & { made: boolean })[];
}
export type Suggested = Line & { match: string; parts: Part[]; registration: { id: string } | null };
export interface NotInBank {
  id: string;
  registration_id: string;
  amount_centavos: number;
  kind: string;
}
export interface Kept {
  file_id: string;
  added: number;
  known: number;
  confirmed: number;
  settled: number;
  turned: number;
}
export interface Row {
  line?: number;
  amount_centavos: number;
  reference?: string | null;
  name?: string;
  day?: string;
  status?: string;
  moved?: 'moved' | 'pending' | 'failed';
}

/** Somebody who keeps statements, and what the server has of them. */
export function statementDesk() {
  const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '10' } }));
  const staff = fixture(() => signIn(api));
  const send = (method: string, path: string, body?: object) => call(api, method, path, { as: staff, body });
  const ask = async <T>(method: string, path: string, body?: object) => {
    const answer = await send(method, path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return dataOf<T>(answer);
  };
  const filtered = <T>(path: string, filter: object) =>
    ask<T>('GET', `${path}?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  /** Maria, of that name. */
  const register = async (last_name: string, change: object = {}) =>
    dataOf<{ id: string }>(
      await call(api, 'POST', '/delegates', { body: aDelegate({ last_name, ...change }) }),
    ).id;
  let seed = 100;
  return {
    ...{ api, staff, send, ask, register },
    keep: (name: string, rows: Row[], channel = 'gcash') =>
      ask<Kept>('POST', '/statements/keep', {
        ...{ channel, name, digest: String(JSON.stringify(rows).length), unread_lines: [] },
        rows: rows.map((row, n) => ({ line: n + 2, ...row })),
      }),
    lines: (filter: object = {}) => filtered<Line[]>('/statement-lines', filter),
    notInBank: (filter: object = {}) => filtered<NotInBank[]>('/not-in-bank', filter),
    waiting: async () => (await ask<{ lines: Suggested[] }>('GET', '/statement-lines/waiting')).lines,
    assign: (id: string, parts: Part[], suggested = false) =>
      send('POST', `/statement-lines/${id}/assign`, { parts, suggested }),
    setAside: (ids: string[], reason: string) =>
      send('POST', '/statement-lines/set-aside', { records: ids.map((id) => ({ id })), reason }),
    undo: (id: string) => send('POST', `/statement-lines/${id}/undo`),
    /** @returns whether it is paid, what was received, is owed and is to be returned */
    sums: async (id: string) => {
      const { money, payment_status } = await ask<{ money: Record<string, number>; payment_status: boolean }>(
        'GET',
        `/registrations/${id}`,
      );
      return [payment_status, money.paid_centavos, money.owed_centavos, money.to_return_centavos];
    },
    /** A proof of that reference is accepted, as in review. */
    accept: async (id: string, reference: string) => {
      await sendProof(api.url, id, await noisyPicture((seed += 1)));
      const { rows } = await api.db.query<{ id: string }>(
        'UPDATE proof SET reference = $2 WHERE registration_id = $1 RETURNING id',
        [id, reference],
      );
      await ask('POST', `/proofs/${rows[0]?.id}/accept`, {});
      return rows[0]?.id ?? '';
    },
  };
}
