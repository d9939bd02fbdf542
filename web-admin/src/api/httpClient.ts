import type { fetchUtils } from 'ra-core';
import { timeZone } from '../format/dates';
import { API } from './address';
import { send } from './client';
import { VERSION } from './version';

/** Among the data of a change: what of the record has a call of its own, as the `work` on an inquiry. */
export const PART = '_part';
/** What is created with such a key is created once, however often it is sent (`Idempotency-Key`). */
export const KEY = '_key';

interface Sent {
  [VERSION]?: string | null;
  [PART]?: string;
  [KEY]?: string;
}

/**
 * How `ra-data-simple-rest` asks: by the back office's own client, which renews an ended session. It takes the data out of
 * its envelope, keeps a record's ETag in the record itself, so that no other reading can put a newer one under what is being
 * edited, and has the server read "date is" filters in the reader's zone.
 * @param url below API @throws ApiError
 */
export async function httpClient(url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) {
  const path = url.slice(API.length);
  const isList = path.includes('?');
  const {
    [KEY]: key,
    [PART]: part,
    [VERSION]: version,
    ...sent
  } = typeof body === 'string' ? (JSON.parse(body) as Sent) : {};
  const { data, headers } = await send<object>(
    method,
    isList
      ? `${path}&${new URLSearchParams({ tz: timeZone() }).toString()}`
      : path + (part ? `/${part}` : ''),
    {
      ...(body && { body: sent }),
      headers: { ...(key && { 'idempotency-key': key }), ...(version && { 'if-match': version }) },
      ...(signal && { signal }),
    },
  );
  // A record that was read says so, also where it has no version: a row of a list does not.
  const json: unknown = isList || method === 'POST' ? data : { ...data, [VERSION]: headers.get('etag') };
  return { status: 200, headers, body: '', json };
}
