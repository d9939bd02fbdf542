import { handIn } from '../../../web-door/src/door/hand-in';
import { Outbox } from '../../../web-door/src/door/outbox';
import type * as storage from '../../../web-door/src/door/storage';
import type { DoorState, Queued, Scan } from '../../../web-door/src/door/types';

/** What waits on the device: three scans, and the second is of a code that the server refuses. */
let queue: Queued[] = [];
jest.mock('../../../web-door/src/door/storage', () => ({
  ...jest.requireActual<typeof storage>('../../../web-door/src/door/storage'),
  queued: () => Promise.resolve(queue),
  dequeue: (seq: number) => Promise.resolve(void (queue = queue.filter((item) => item.seq !== seq))),
  forget: () => Promise.resolve(void (queue = [])),
}));

/** The tickets that the server took. */
let taken: unknown[] = [];
beforeEach(() => {
  taken = [];
  queue = [{ ticket: 'a' }, { code: 'no\0ticket' }, { ticket: 'b' }].map((what, n) => ({
    ...{ seq: n + 1, kind: 'scan' },
    scan: { nonce: String(n), scanned_at: null, gate: null, ...what },
  }));
  globalThis.fetch = jest.fn((url: string, { body }: { body: string }) => {
    // As the API answers a text with a NUL in it, whatever else came with it.
    if (body.includes('\\u0000'))
      return Promise.resolve({ status: 400, ok: false, json: () => Promise.resolve({ message: 'NUL' }) });
    const { scans } = JSON.parse(body) as { scans: Scan[] };
    taken.push(...scans.map(({ ticket }) => ticket));
    const data = { late: 0, in_review: 0, not_undone: 0 };
    const answers = scans.map(({ nonce, ticket }) => ({
      nonce,
      ticket,
      outcome: 'welcome',
      conflict: false,
    }));
    const answer = url.endsWith('/hand-in') ? data : answers;
    return Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve({ data: answer }) });
  }) as never;
});

it('keeps no other scan from being sent', async () => {
  let state = { waiting: 3, recent: [] } as unknown as DoorState;
  const screen = { get: () => state, set: (change: Partial<DoorState>) => (state = { ...state, ...change }) };
  await new Outbox(screen).flush('token');
  expect(taken).toEqual(['a', 'b']);
  expect(state).toMatchObject({ waiting: 0, message: 'NUL' });
});

it('nor from being handed in by a device that was signed out', async () => {
  expect(await handIn('token')).toBe('NUL');
  expect(taken).toEqual(['a', 'b']);
  expect(queue).toEqual([]);
});
