import type { OwnRegistration } from '../../reference/api/schemas';
import { call, withRetry } from './client';

/** Has a link sent to whoever registered; the answer is the same for every uuid. @throws {ApiError} */
export const askForLink = (uuid: string): Promise<{ message: string; by_mail: boolean }> =>
  withRetry(() => call('/registration-links', { method: 'POST', body: { uuid } }));

/** As typed, by field. */
type Typed = Partial<Record<string, string>>;

const post = (path: string, body: object): Promise<OwnRegistration> =>
  withRetry(() => call(`/registration-link${path}`, { method: 'POST', body }));

/** @param token what stands behind the # of the link @throws {ApiError} 400 when the link no longer works */
export const readOwn = (token: string) => post('', { token });

/** @throws {ApiError} 400 by field, 409 when somebody was faster or changes are closed */
export const correctPerson = (token: string, id: string, fields: Typed) =>
  post(`/delegates/${id}`, { token, ...fields });

/** Somebody more; the same one again is there already. @throws {ApiError} 400 by field, 409 when no place or price is left */
export const addPerson = (token: string, fields: Typed) => post('/delegates', { token, ...fields });

/** @throws {ApiError} as correctPerson */
export const passOn = (token: string, id: string, fields: Typed) =>
  post(`/delegates/${id}/transfer`, { token, ...fields });

/** Of a large group. @throws {ApiError} 409 when the places went to others */
export const confirmPlaces = (token: string) => post('/confirm', { token });

/** @throws {ApiError} 400 by field, 409 */
export const setContact = (token: string, fields: Typed) => post('/contact', { token, ...fields });

/** @param delegates their ids; undefined: all @throws {ApiError} 409 */
export const cancelPlaces = (token: string, delegates: string[] | undefined, because: string) =>
  post('/cancel', { token, ...(delegates && { delegates }), because });
