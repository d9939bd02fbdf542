import '../../../web-admin/src/pages';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { signedIn } from '../../../web-admin/src/api/account/session';
import { dataProvider } from '../../../web-admin/src/api/dataProvider';
import { outage } from '../../../web-admin/src/api/live/outage';
import { Toasts } from '../../../web-admin/src/frame/Toasts';
import { i18nProvider } from '../../../web-admin/src/messages/index';

/** What the pages of the back office asked of the API. */
export interface Asked {
  method: string;
  path: string;
  body: unknown;
  version: string | null;
  /** Its Idempotency-Key. */
  key: string | null;
}
export interface Answer {
  status?: number;
  data?: unknown;
  etag?: string;
  /** Content-Range of a list. */
  range?: string;
  /** The whole body, where it is no `{ data }`. */
  body?: object;
}
/** The line breaks before the answer has come. */
export const LOST = 'lost';
type Handler = (asked: Asked) => Answer | typeof LOST | Promise<Answer | typeof LOST>;

/** Takes the place of the network. @param ready what the server says of itself @returns what was asked, in its order */
export function fakeApi(handler: Handler, ready: () => Answer = () => ({})): Asked[] {
  const all: Asked[] = [];
  globalThis.fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    const text = typeof init?.body === 'string' ? init.body : 'null';
    const asked: Asked = {
      method: init?.method ?? 'GET',
      path: (address as string).replace(/^\/api\/v1/, ''),
      body: JSON.parse(text) as unknown,
      version: headers.get('if-match'),
      key: headers.get('idempotency-key'),
    };
    all.push(asked);
    const answer = asked.path === '/health/ready' ? ready() : await handler(asked);
    if (answer === LOST) throw new TypeError('Failed to fetch');
    const { status = 200, data = null, etag, range, body = { data } } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Headers({ ...(etag && { etag }), ...(range && { 'content-range': range }) }),
      text: () => Promise.resolve(JSON.stringify(body)),
      json: () => Promise.resolve(body),
    } as Response;
  };
  return all;
}

/** One thing that is kept with a version, as the API keeps it: a save over another version is refused. */
export class Kept<T> {
  private number = 1;
  constructor(public data: T) {}
  get etag() {
    return `"${this.number}"`;
  }
  /** A colleague saves. */
  change(data: T) {
    this.data = data;
    this.number += 1;
  }
  read = (): Answer => ({ data: this.data, etag: this.etag });
  write({ version }: Asked, data: T): Answer {
    if (version !== null && version !== this.etag)
      return { status: 412, body: { message: 'This record has changed since you read it.' } };
    this.change(data);
    return this.read();
  }
}

/** A part of the back office, for somebody who is signed in as an admin. @param address where it is shown */
export async function showDesk(part: ReactNode, address = '/') {
  signedIn({ id: 'me', name: 'Ana Reyes', email: 'ana@example.ph', role: 'admin' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      {part}
      <Toasts />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const shown = render(<RouterProvider router={router} />);
  await act(async () => {
    await Promise.resolve();
  });
  return { ...shown, queryClient };
}

afterEach(() => outage.set(undefined));
