import type { Found, HandedIn, LiveAnswer, Scan, ScanAnswer, SignedIn, Snapshot, UndoneScan } from './types';

/** A refusal of the server, with its sentence. Anything else that is thrown: there is no connection. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Whether the server will never take it: not for want of a session (401), nor since too much came at once (429). */
export const isRefusedForGood = (error: unknown): error is Refused =>
  error instanceof Refused && error.status !== 401 && error.status !== 429;

/** A server that says nothing for so long counts as away, since the queue at the door does not wait. */
const PATIENCE_MS = 4_000;
/** The whole list takes longer over a weak connection. */
const SNAPSHOT_MS = 60_000;

/** Milliseconds by which the server's clock is ahead of this device's. */
let clockOffset = 0;
export const serverNow = (): number => Date.now() + clockOffset;
export const clockAhead = (): number => clockOffset;
/** Without a connection, what was found out before holds. */
export const setClockAhead = (milliseconds: number): void => {
  clockOffset = milliseconds;
};

async function send<T>(
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
  patience = PATIENCE_MS,
): Promise<T> {
  const begun = Date.now();
  const impatience = new AbortController();
  setTimeout(() => impatience.abort(), patience);
  const response = await fetch(`/api/v1/door${path}`, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: impatience.signal,
  });
  const answer = (await response.json().catch(() => undefined)) as
    | { data?: T; message?: string; as_of?: string }
    | undefined;
  // 5xx, or an answer that is no JSON: the server is away, as without a connection.
  if (response.status >= 500 || answer === undefined)
    throw new Error(`The server answers ${response.status}`);
  if (!response.ok) throw new Refused(answer.message ?? 'The server refuses this.', response.status);
  const clock = (answer.data as { server_time?: string; as_of?: string } | undefined) ?? {};
  const serverTime = Date.parse(clock.server_time ?? clock.as_of ?? '');
  if (!Number.isNaN(serverTime)) clockOffset = serverTime - (begun + Date.now()) / 2;
  return answer.data as T;
}

const since = (moment: string | undefined) => (moment ? `?since=${encodeURIComponent(moment)}` : '');

export const signIn = (code: string, nonce: string) =>
  send<SignedIn>('POST', '/sign-in', undefined, { code, nonce }, 10_000);
export const signOut = (token: string) => send('POST', '/sign-out', token);
export const takeScans = (token: string, scans: Scan[]) =>
  send<ScanAnswer[]>('POST', '/scans', token, { scans });
export const undoScan = (token: string, nonce: string, reason: string) =>
  send('POST', `/scans/${nonce}/undo`, token, { reason });
/** What a device still holds that was signed out meanwhile. */
export const handIn = (token: string, scans: Scan[], undone: UndoneScan[]) =>
  send<HandedIn>('POST', '/hand-in', undefined, { token, scans, undone });
export const live = (token: string, from: string | undefined) =>
  send<LiveAnswer>('GET', `/live${since(from)}`, token);
export const snapshot = (token: string, from: string | undefined) =>
  send<Snapshot>('GET', `/snapshot${since(from)}`, token, undefined, SNAPSHOT_MS);
export const search = (token: string, q: string) =>
  send<Found[]>('GET', `/search?q=${encodeURIComponent(q)}`, token);
/** @param amount_centavos what the helper took, as the door said it */
export const pay = (token: string, ticket: string, amount_centavos: number | null) =>
  send('POST', '/payments', token, { ticket, amount_centavos });
