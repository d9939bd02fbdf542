import { act } from '@testing-library/react';

/** A call that the page made, which the test answers. */
export interface Call {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
  headers: Headers;
  /** Answers with a status and an envelope. */
  answer: (status: number, envelope: object) => Promise<void>;
  /** The line breaks before the answer. */
  lose: () => Promise<void>;
}

/** Takes the place of the network: what the page calls is listed, and answered by the test. */
export function fakeServer(): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (address, init) =>
    new Promise((resolve, reject) => {
      const headers = new Headers(init?.headers);
      const body = typeof init?.body === 'string' ? init.body : '{}';
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      calls.push({
        path: typeof address === 'string' ? address : '',
        key: headers.get('Idempotency-Key'),
        body: JSON.parse(body) as Record<string, unknown>,
        headers,
        answer: (status, envelope) =>
          settled(() =>
            resolve({
              status,
              headers: new Headers(),
              text: () => Promise.resolve(JSON.stringify(envelope)),
            } as Response),
          ),
        lose: () => settled(() => reject(new TypeError('Failed to fetch'))),
      });
    });
  return calls;
}

/** The page has drawn what follows from it. */
const settled = (happen: () => void) =>
  act(async () => {
    happen();
    await Promise.resolve();
  });
