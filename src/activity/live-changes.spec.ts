import type { HttpAdapterHost } from '@nestjs/core';
import type { StaffCaller } from '../platform/http/caller.js';
import type { ActivityLog } from './activity-log.js';
import { defineActivity } from './activity-types.js';
import { BEGINNING, type ActivityFeed } from './feed.js';
import { LiveChanges } from './live-changes.js';

defineActivity('leads', 'manager' as 'admin', { 'lead.made': 'A lead' });
const READER = { kind: 'staff', id: 'reader', role: 'manager' } as StaffCaller;

/** The feed has what is pushed into `rows`. */
function start() {
  const rows: object[] = [];
  let written: () => void = () => undefined;
  const feed = { end: () => Promise.resolve(BEGINNING), read: () => Promise.resolve(rows.splice(0)) };
  const host = { httpAdapter: { getHttpServer: () => ({ listening: true }) } };
  const log = { onWritten: (listener: () => void) => (written = listener) };
  const changes = new LiveChanges(
    feed as unknown as ActivityFeed,
    host as unknown as HttpAdapterHost,
    log as unknown as ActivityLog,
  );
  const heard: unknown[] = [];
  let ended = false;
  changes.of(READER).subscribe({ next: (change) => heard.push(change), complete: () => (ended = true) });
  return {
    rows,
    heard,
    isEnded: () => ended,
    write: () => written(),
    end: () => changes.beforeApplicationShutdown(),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an open page hears every 20 s that the server is there, and no longer than 5 minutes', async () => {
  const { heard, isEnded, end } = start();
  await jest.advanceTimersByTimeAsync(61_000);
  expect(heard).toEqual(Array(3).fill({ type: 'here', data: {} }));
  await jest.advanceTimersByTimeAsync(240_000);
  expect(isEnded()).toBe(true);
  end();
});

test('what this process wrote is told at once, several changes of a moment together; the rest within a second', async () => {
  const { rows, heard, write, end } = start();
  await jest.advanceTimersByTimeAsync(1_100);
  for (let n = 0; n < 5; n += 1) {
    rows.push({ resource: 'leads' });
    write();
    await jest.advanceTimersByTimeAsync(20);
  }
  await jest.advanceTimersByTimeAsync(150);
  expect(heard).toEqual([{ data: { resources: ['leads'] } }]);
  rows.push({ resource: 'leads' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(heard).toHaveLength(2);
  end();
});
