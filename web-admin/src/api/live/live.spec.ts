import { QueryClient } from '@tanstack/react-query';
import { listenForChanges } from './live';

/** The browser's own, as far as it is used; `open`: those that nobody has closed. */
class FakeSource extends EventTarget {
  static CLOSED = 2;
  static all: FakeSource[] = [];
  static open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
  readyState = 1;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  /** A proxy answers 502, or the session has ended. */
  refuse() {
    this.close();
    this.onerror?.();
  }
}
Object.assign(globalThis, { EventSource: FakeSource });
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

let stop: () => void;
const queries = new QueryClient();
const reread = jest.spyOn(queries, 'invalidateQueries');
const last = () => FakeSource.all.at(-1);
beforeEach(() => {
  jest.useFakeTimers();
  reread.mockClear();
  FakeSource.all = [];
  stop = listenForChanges(queries);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a connection that is refused is asked for again, less and less often, and all is read again then', () => {
  const tries = () => FakeSource.all.length;
  last()?.onopen?.();
  for (const seconds of [5, 10, 20]) {
    const before = tries();
    last()?.refuse();
    jest.advanceTimersByTime(seconds * 1_000 - 1);
    expect(tries()).toBe(before);
    jest.advanceTimersByTime(1);
    expect(tries()).toBe(before + 1);
  }
  expect(reread).not.toHaveBeenCalled();
  last()?.onopen?.();
  expect(reread).toHaveBeenCalledTimes(1);
});

test('a line on which the server is not heard any more is left for a new one', () => {
  last()?.onopen?.();
  for (let n = 0; n < 5; n += 1) {
    jest.advanceTimersByTime(20_000);
    last()?.dispatchEvent(new Event('here'));
  }
  expect(FakeSource.all).toHaveLength(1);
  jest.advanceTimersByTime(51_000);
  expect([FakeSource.all.length, FakeSource.open().length]).toEqual([2, 1]);
});

test('what has changed is read again, several changes of a moment once; nothing is asked after the end', () => {
  last()?.onopen?.();
  for (let n = 0; n < 3; n += 1) last()?.onmessage?.({ data: '{"resources":["inquiries"]}' });
  jest.advanceTimersByTime(500);
  expect(reread.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['inquiries'],
    ['activity'],
    ['dashboard'],
  ]);
  stop();
  jest.advanceTimersByTime(300_000);
  expect([FakeSource.all.length, FakeSource.open().length]).toEqual([1, 0]);
});

test('a line that opens late has missed what changed before: all is read again', () => {
  jest.advanceTimersByTime(1_000);
  last()?.onopen?.();
  expect(reread.mock.calls).toEqual([[]]);
});

test('what is being read on a slow line comes to its end before what changes meanwhile is read', async () => {
  const tell = () => last()?.onmessage?.({ data: '{"resources":["stock"]}' });
  const inTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  last()?.onopen?.();
  let answer = () => {};
  reread.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  tell();
  await inTime(200);
  const first = reread.mock.calls.length;
  for (let n = 0; n < 5; n += 1) {
    tell();
    await inTime(1_000);
  }
  expect(reread).toHaveBeenCalledTimes(first);
  answer();
  await inTime(200);
  expect(reread).toHaveBeenCalledTimes(2 * first);
  // One that is never answered holds up nothing for good.
  reread.mockReturnValueOnce(new Promise(() => {}));
  for (let n = 0; n < 2; n += 1) {
    tell();
    await inTime(10_000);
  }
  await inTime(1_000);
  expect(reread).toHaveBeenCalledTimes(4 * first);
});
