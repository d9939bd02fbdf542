import { startCamera, whyNoCamera } from '../../../web-door/src/codes/camera';
import { handIn } from '../../../web-door/src/door/hand-in';
import { Outbox } from '../../../web-door/src/door/outbox';
import type * as storage from '../../../web-door/src/door/storage';
import type { DoorState, Queued, Scan } from '../../../web-door/src/door/types';

/** What waits on the device. */
let queue: Queued[] = [];
jest.mock('../../../web-door/src/door/storage', () => ({
  ...jest.requireActual<typeof storage>('../../../web-door/src/door/storage'),
  queued: () => Promise.resolve(queue),
  dequeue: (seq: number) => Promise.resolve(void (queue = queue.filter((item) => item.seq !== seq))),
  forget: () => Promise.resolve(void (queue = [])),
}));

const set = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true, writable: true });

describe('a camera that does not start', () => {
  beforeEach(() => {
    set(window, 'isSecureContext', true);
    set(navigator, 'mediaDevices', {});
  });

  it.each([
    ['NotAllowedError', /is not allowed/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app may be using it/],
    ['OverconstrainedError', /has no camera/],
    ['InvalidStateError', /^The camera does not start: the reason$/],
  ])('%s', (name, words) => expect(whyNoCamera(new DOMException('the reason', name))).toMatch(words));

  it('is told in the words of what failed, when nobody foresaw it', () =>
    expect(whyNoCamera(new TypeError('no such thing'))).toBe('The camera does not start: no such thing'));

  it('is told where a browser gives none to pages, and where the address is not safe', () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect(whyNoCamera(new TypeError('undefined'))).toMatch(/does not let pages use the camera/);
    set(window, 'isSecureContext', false);
    expect(whyNoCamera(new TypeError('undefined'))).toMatch(/begins with https/);
  });

  it('is switched off again when its picture cannot be shown, and that is not called a refusal', async () => {
    const stop = jest.fn();
    const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] };
    set(navigator, 'mediaDevices', { getUserMedia: () => Promise.resolve(stream) });
    const video = { play: () => Promise.reject(new DOMException('saving power', 'NotAllowedError')) };
    const failure = await startCamera(video as unknown as HTMLVideoElement, () => {}).catch(
      (error: unknown) => error,
    );
    expect(stop).toHaveBeenCalledTimes(1);
    expect(whyNoCamera(failure)).toBe(
      'The camera does not start: its picture cannot be shown (saving power)',
    );
  });
});

describe('a scan of a code that the server refuses', () => {
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
    const screen = {
      get: () => state,
      set: (change: Partial<DoorState>) => (state = { ...state, ...change }),
    };
    await new Outbox(screen).flush('token');
    expect(taken).toEqual(['a', 'b']);
    expect(state).toMatchObject({ waiting: 0, message: 'NUL' });
  });

  it('nor from being handed in by a device that was signed out', async () => {
    expect(await handIn('token')).toBe('NUL');
    expect(taken).toEqual(['a', 'b']);
    expect(queue).toEqual([]);
  });
});
