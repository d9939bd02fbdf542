import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD_DUE_AT } from '../../../src/auth/passwords/password-rules.js';
import { SessionCookie } from '../../../src/auth/sessions/session-cookie.js';
import { Sessions } from '../../../src/auth/sessions/sessions.js';
import { SCOPES, type Role, type Scope } from '../../../src/platform/http/caller.js';
import { cheapHash } from '../jest/cheap-hash.js';
import { ADMIN, type Api } from '../server/api.js';
import { expectNamed } from './named-refusals.js';
import { withRequired } from './required-fields.js';

/** The headers by which a request says who makes it. */
export type Credentials = Record<string, string>;
export const anonymous: Credentials = {};

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body; undefined when the answer is not JSON. */
  body: unknown;
}

/** One request to the API, as `call(api, 'POST', '/staff', { as: admin, body: {…} })`. */
export async function call(
  api: Pick<Api, 'url'>,
  method: string,
  path: string,
  { as = anonymous, body, headers = {} }: { as?: Credentials; body?: unknown; headers?: Credentials } = {},
): Promise<Answer> {
  const json: Credentials = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${api.url}/api/v1${path}`, {
    method,
    headers: { ...json, ...as, ...headers },
    body: body === undefined ? null : JSON.stringify(withRequired(path, body, as === anonymous)),
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  const isJson = type.includes('json');
  // A stream of events ends when nobody reads it any more.
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, body: undefined };
  }
  const text = await response.text();
  const read: unknown = isJson ? JSON.parse(text) : undefined;
  expectNamed(method, path, response.status, read);
  return { status: response.status, headers: response.headers, body: read };
}

/** As the site and good programs do: where the machine is busy, some are told to try again. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}

/**
 * Calls whose answer is needed, as `ask<Event>('POST', '/events', {…})`.
 * @param on who asks whom, once both are there @throws with the answer where it is a refusal
 */
export const asking =
  (on: () => { api: Pick<Api, 'url'>; as: Credentials }) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { api, as } = on();
    const answer = await call(api, method, path, { as, ...(body && { body }) });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { data: T }).data;
  };

/** What a list is asked, as `?${queryOf({ filter: { q: 'ana' }, range: [0, 9] })}`. */
export const queryOf = (asked: Record<string, unknown>): string => {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, text(value)])).toString();
};

export type Json = Record<string, unknown>;

/** What stands under `data` in an answer. */
export const dataOf = <T = Json>({ body }: { body: unknown }): T => (body as { data: T }).data;

/** The sentence of a refusal. */
export const messageOf = ({ body }: { body: unknown }): string => (body as { message: string }).message;

/** A refusal: its status and its sentence. */
export const refusalOf = (answer: { status: number; body: unknown }): [number, string] => [
  answer.status,
  messageOf(answer),
];

/** The same, by the code that programs know it by. */
export const codeOf = ({ status, body }: { status: number; body: unknown }): [number, string | undefined] => [
  status,
  (body as { code?: string }).code,
];

/** @returns the session's cookie as a browser would send it back */
export function cookieOf(answer: Answer): Credentials {
  const [cookie] = answer.headers.getSetCookie();
  return { cookie: cookie?.split(';')[0] ?? '' };
}

/** Signs in as the first admin, or as whoever is given. */
export async function signIn(
  api: Pick<Api, 'url'>,
  who: { email: string; password: string } = ADMIN,
): Promise<Credentials> {
  const answer = await call(api, 'POST', '/auth/sign-in', {
    body: { email: who.email, password: who.password },
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return cookieOf(answer);
}

/** A session of an account without the half second that checking its password takes. */
export async function sessionOf({ app }: Pick<Api, 'app'>, account: { id: string }): Promise<Credentials> {
  return { cookie: `${app.get(SessionCookie).name}=${(await app.get(Sessions).start(account.id)) ?? ''}` };
}

export interface Account {
  id: string;
  email: string;
  password: string;
}

const PASSWORD = 'mangga sa tag-ulan';
const HASH = cheapHash(PASSWORD);
const someEmail = (role: Role) => `${role}-${randomBytes(4).toString('hex')}@test.example`;

/** An admin makes an account. Its password is hashed at the real cost; where that is not the point, see addStaff. */
export async function makeStaff(
  api: Pick<Api, 'url'>,
  admin: Credentials,
  role: Role = 'manager',
): Promise<Account> {
  const account = { email: someEmail(role), password: PASSWORD };
  const body = { ...account, name: 'Luz Reyes', role };
  const answer = await call(api, 'POST', '/staff', { as: admin, body });
  return { ...account, id: (answer.body as { data: { id: string } }).data.id };
}

/** The same account, written behind the API with a password that is checked in no time. Its history is empty. */
export async function addStaff({ db }: Pick<Api, 'db'>, role: Role = 'manager'): Promise<Account> {
  const account = { id: randomUUID(), email: someEmail(role), password: PASSWORD };
  await db.query(
    `INSERT INTO staff (id, email, name, role, password_hash, password_due_at)
     VALUES ($1, $2, 'Luz Reyes', $3, $4, ${PASSWORD_DUE_AT})`,
    [account.id, account.email, role, HASH],
  );
  return account;
}

/** An admin makes an API key. */
export async function makeKey(
  api: Pick<Api, 'url'>,
  admin: Credentials,
  scopes: readonly Scope[] = SCOPES,
): Promise<Credentials> {
  const answer = await call(api, 'POST', '/api-keys', { as: admin, body: { name: 'Test', scopes } });
  return { authorization: `Bearer ${(answer.body as { data: { key: string } }).data.key}` };
}
