import { reauthenticated } from './account/recentPassword';
import { signedInAgain } from './account/session';
import { API } from './address';
import { ApiError, fieldErrors, isAnswerLost } from './ApiError';
import { fetchWithProgress } from './live/fetch-with-progress';
import { suspectOutage } from './live/outage';

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
  /** Told how far the body has come, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** Calls that ask who is signed in, or change it: for them a 401 does not mean an ended session. */
const ABOUT_THE_SESSION = ['/auth/sign-in', '/auth/sign-out', '/auth/me'];

/** Calls that end the session's token and answer with a new one. */
const RENEWING = /^\/auth\/(password|reauthenticate)$/;
const renewals = new Set<Promise<unknown>>();
const ON_THE_WAY_MS = 5_000;

/** Methods that may be sent again: they change nothing, or the same thing. */
const HARMLESS =
  /^\/(auth\/(sign-in|sign-out|forgotten-password|password-link|reauthenticate)|(content|events)\/preview|content\/files|proofs\/(claim|release)|mail-server\/test|statements\/keep|privacy\/(find|export))/;

const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';
/** Reads need no retry of their own: OutageBanner reads everything again once the server answers. */
const LOST =
  'The answer was lost, so it is not known whether this was done. The page shows it as soon as the server answers.';
const LOST_BUT_SAFE =
  'The answer was lost, so it is not known whether this is saved. Try again: it is saved only once.';

/**
 * The one way to ask the API. When the session has ended, or the password is to be given once more, it waits until the
 * person has done so and then goes on. @returns an answer that is no failure @throws ApiError with a sentence for people
 */
export async function respond(method: string, path: string, request: Request = {}): Promise<Response> {
  let response = await tracked(method, path, request);
  if (response.status === 401 && renewals.size > 0 && !RENEWING.test(path)) {
    // It was sent with the token of before: nobody has to sign in again because of that.
    await Promise.allSettled(renewals);
    response = await attempt(method, path, request);
  }
  if (response.ok) return response;
  if (response.status === 401 && !ABOUT_THE_SESSION.includes(path)) {
    await signedInAgain();
    return respond(method, path, request);
  }
  const failure = toError(response.status, await read(response, withoutAnswer(method, path, request)));
  if (isAnswerLost(failure) && changes(method, path))
    throw withoutAnswer(method, path, request)(failure.status);
  if (failure.status >= 502) suspectOutage(failure.status);
  const needed = failure.status === 403 && fieldErrors(failure)?.current_password !== undefined;
  if (!needed) throw failure;
  if (await reauthenticated()) return respond(method, path, request);
  // No form has a field for the password: the dialog asks for it.
  throw new ApiError(failure.message, failure.status);
}

/** A call whose answer is JSON. */
export async function send<T>(method: string, path: string, request: Request = {}): Promise<Answer<T>> {
  const response = await respond(method, path, request);
  const answer = (await read(response, withoutAnswer(method, path, request))) as { data: T };
  return { ...answer, headers: response.headers };
}

/** The answer's data alone: `call<Delegate>('PATCH', '/delegates/qr-code/…')`. */
export const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await send<T>(method, path, { body })).data;

/** An attempt that others wait for where it renews the session: a moment longer, for those whose refusal is on its way. */
function tracked(method: string, path: string, request: Request): Promise<Response> {
  const asked = attempt(method, path, request);
  if (!RENEWING.test(path) || method === 'GET') return asked;
  renewals.add(asked);
  const end = () => setTimeout(() => renewals.delete(asked), ON_THE_WAY_MS);
  asked.then(end, end);
  return asked;
}

async function attempt(method: string, path: string, request: Request) {
  const { body, headers, signal, onProgress } = request;
  const isForm = body instanceof FormData;
  const sent = {
    method,
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    signal,
  };
  try {
    return await (onProgress ? fetchWithProgress(API + path, sent, onProgress) : fetch(API + path, sent));
  } catch (error) {
    throw isBroken(error) ? withoutAnswer(method, path, request)() : error;
  }
}

const changes = (method: string, path: string) => method !== 'GET' && !HARMLESS.test(path);

/** fetch throws a TypeError when there was no answer at all; a call that was given up stays what it is. */
const isBroken = (error: unknown) => error instanceof TypeError;

/** The sentence for a lost answer. It does not claim that nothing was saved: the server may have done it. */
const withoutAnswer =
  (method: string, path: string, { headers }: Request) =>
  (status = 0) => {
    suspectOutage(0);
    if (!changes(method, path)) return new ApiError(UNREACHABLE, status);
    return new ApiError(headers?.['idempotency-key'] ? LOST_BUT_SAFE : LOST, status);
  };

function toError(status: number, { message, errors }: Failure): ApiError {
  const byField = errors && Object.fromEntries(errors.map((error) => [error.field, error.message]));
  const sentence = message ?? `The server answered ${status}. Try again in a moment.`;
  return new ApiError(sentence, status, byField ? { errors: byField } : {});
}

/** @param lost what is thrown when the line breaks while the answer is on its way */
async function read(response: Response, lost: () => ApiError): Promise<object> {
  const text = await response.text().catch((error: unknown) => {
    throw isBroken(error) ? lost() : error;
  });
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
