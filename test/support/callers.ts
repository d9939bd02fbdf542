import { randomBytes } from 'node:crypto';
import { SCOPES, type Role, type Scope } from '../../src/platform/http/caller.js';
import { SessionCookie } from '../../src/auth/sessions/session-cookie.js';
import { Sessions } from '../../src/auth/sessions/sessions.js';
import { ADMIN, type Api } from './api.js';

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
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined };
}

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

/** An admin makes an account. */
export async function makeStaff(
  api: Pick<Api, 'url'>,
  admin: Credentials,
  role: Role = 'staff',
): Promise<Account> {
  const email = `${role}-${randomBytes(4).toString('hex')}@test.example`;
  const password = 'mangga sa tag-ulan';
  const body = { email, name: 'Luz Reyes', role, password };
  const answer = await call(api, 'POST', '/staff', { as: admin, body });
  return { email, password, id: (answer.body as { data: { id: string } }).data.id };
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
