import { fetchUtils, HttpError } from 'react-admin';
import { timeZone } from '../format/dates';

export const API = '/api/v1';

type FieldError = { field: string; message: string };
type Failure = { message?: string; errors?: FieldError[] };

/** react-admin's forms read `errors` as one message per field. */
const byField = (errors: FieldError[]) => Object.fromEntries(errors.map((e) => [e.field, e.message]));

/** What the API says is wrong, field by field; undefined where it was no field's fault. */
export const fieldErrors = (error: unknown): Record<string, string> | undefined =>
  (error as { body?: { errors?: Record<string, string> } }).body?.errors;

/** Whatever went wrong → an error whose message is a sentence for people. */
function readable(error: unknown): unknown {
  if (error instanceof HttpError) {
    const { message, errors } = (error.body ?? {}) as Failure;
    const sentence = message ?? `The server answered ${error.status}. Try again in a moment.`;
    return new HttpError(sentence, error.status, errors ? { errors: byField(errors) } : {});
  }
  // fetch throws a TypeError when there was no answer at all.
  if (error instanceof TypeError)
    return new HttpError('The server cannot be reached. Check the connection and try again.', 0);
  return error;
}

/**
 * The one way to call the API: the session cookie goes along, `{ data }` is unwrapped, lists are read in the
 * reader's time zone. Throws `HttpError` (message, status, errors by field).
 */
export async function httpClient(url: string, options?: fetchUtils.Options) {
  const target = url.includes('?sort=') || url.includes('&sort=') ? `${url}&tz=${timeZone()}` : url;
  try {
    const answer = await fetchUtils.fetchJson(target, options);
    return { ...answer, json: (answer.json as { data?: unknown } | undefined)?.data };
  } catch (error) {
    throw readable(error);
  }
}

/** One call outside react-admin's own verbs, e.g. `call<Delegate>('PATCH', '/delegates/qr-code/…')`. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const { json } = await httpClient(`${API}${path}`, {
    method,
    body: body && (body instanceof FormData ? body : JSON.stringify(body)),
  });
  return json as T;
}
