import { API } from './address';
import { ApiError, fieldErrors } from './ApiError';
import { suspectOutage } from './outage';
import { passwordGiven } from './recentPassword';
import { signedInAgain } from './session';

type Failure = { message?: string; errors?: { field: string; message: string }[] };

export interface Answer<T> {
  data: T;
  meta?: { total?: number };
  headers: Headers;
}

export interface Request {
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** These ask who is signed in, or change it: their 401 is an answer, no ended session. */
const ABOUT_THE_SESSION = ['/auth/sign-in', '/auth/sign-out', '/auth/me'];

const UNREACHABLE = 'The server cannot be reached. Nothing was saved. Check the connection and try again.';

/**
 * The one way to ask the API. When the session has ended, it waits until the person has signed in again and then
 * goes on. @returns an answer that is no failure @throws ApiError with a sentence for people
 */
export async function respond(method: string, path: string, request: Request = {}): Promise<Response> {
  const response = await attempt(method, path, request);
  if (response.ok) return response;
  if (response.status === 401 && !ABOUT_THE_SESSION.includes(path)) {
    await signedInAgain();
    return respond(method, path, request);
  }
  if (response.status >= 502) suspectOutage(response.status);
  const failure = toError(response.status, await read(response));
  const needed = response.status === 403 && fieldErrors(failure)?.current_password !== undefined;
  if (needed && (await passwordGiven(method, path))) return respond(method, path, request);
  throw failure;
}

/** A call whose answer is JSON. */
export async function send<T>(method: string, path: string, request: Request = {}): Promise<Answer<T>> {
  const response = await respond(method, path, request);
  return { ...((await read(response)) as { data: T }), headers: response.headers };
}

/** The answer's data alone: `call<Delegate>('PATCH', '/delegates/qr-code/…')`. */
export const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await send<T>(method, path, { body })).data;

async function attempt(method: string, path: string, { body, headers, signal }: Request) {
  const isForm = body instanceof FormData;
  try {
    return await fetch(API + path, {
      method,
      headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw unreachable(error);
  }
}

/** fetch throws a TypeError when there was no answer at all; a call that was given up stays what it is. */
function unreachable(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  suspectOutage(0);
  return new ApiError(UNREACHABLE, 0);
}

function toError(status: number, { message, errors }: Failure): ApiError {
  const byField = errors && Object.fromEntries(errors.map((error) => [error.field, error.message]));
  const sentence = message ?? `The server answered ${status}. Try again in a moment.`;
  return new ApiError(sentence, status, byField ? { errors: byField } : {});
}

/** @throws ApiError when the line breaks while the answer is on its way */
async function read(response: Response): Promise<object> {
  const text = await response.text().catch((error: unknown) => {
    throw unreachable(error);
  });
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
