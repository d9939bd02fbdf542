import { webcrypto } from 'node:crypto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setClockAhead } from '../../../web-door/src/door/api';
import { Door } from '../../../web-door/src/door/door';
import { handIn } from '../../../web-door/src/door/hand-in';
import * as storage from '../../../web-door/src/door/storage';
import type { Queued, Scan, Shown } from '../../../web-door/src/door/types';
import { LastScans } from '../../../web-door/src/screens/LastScans';
import { Result } from '../../../web-door/src/screens/Result';
import { Scanner } from '../../../web-door/src/screens/Scanner';
import { StatusBar } from '../../../web-door/src/screens/StatusBar';
import { timeOf } from '../../../web-door/src/screens/words';

/** The device's storage, in memory; full or gone when a test says so. */
const device = { fails: false, kept: new Map<string, unknown>(), queue: new Map<number, Queued>(), seq: 0 };
jest.mock('../../../web-door/src/door/storage', () => {
  const { NotKept, keepLast, keptLast } = jest.requireActual<typeof storage>(
    '../../../web-door/src/door/storage',
  );
  const access = <T,>(value: () => T) =>
    device.fails ? Promise.reject(new NotKept('QuotaExceededError')) : Promise.resolve(value());
  return {
    ...{ NotKept, keepLast, keptLast },
    remember: () => undefined,
    isForgotten: () => false,
    forget: () => access(() => device.queue.clear()),
    keep: (key: string, value: unknown) => access(() => device.kept.set(key, value)),
    kept: (key: string) => access(() => device.kept.get(key)),
    queued: () => access(() => [...device.queue.values()]),
    enqueue: (item: Queued) =>
      access(() => {
        device.queue.set(++device.seq, { ...item, seq: device.seq });
        return device.seq;
      }),
    change: (item: Queued) => access(() => device.queue.set(item.seq ?? 0, item)),
    dequeue: (seq: number) => access(() => device.queue.delete(seq)),
  };
});

const SESSION = {
  token: 'door_token',
  device_id: 'd',
  name: 'Device 1',
  gate: null,
  event_name: 'Common Ground',
  day: '2027-02-19',
  takes_payments: false,
  expires_at: '2099-01-01T00:00:00Z',
  server_time: '',
};
const vibrate = jest.fn();
/** What the server was sent, and whether it can be reached. */
const server = { line: true, offset: 0, sent: [] as string[], handed: [] as object[] };
const answerTo = (scan: Scan) => ({
  nonce: scan.nonce,
  outcome: 'welcome',
  ticket: scan.ticket,
  name: `Guest ${scan.ticket ?? ''}`,
  church: null,
  group: [],
  conflict: false,
});
let door: Door;

beforeEach(async () => {
  sessionStorage.clear();
  Object.assign(device, { fails: false, kept: new Map(), queue: new Map(), seq: 0 });
  Object.assign(server, { line: true, offset: 0, sent: [], handed: [] });
  setClockAhead(0);
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  globalThis.fetch = jest.fn((url: string, { body }: { body: string | null }) => {
    if (!server.line) return Promise.reject(new TypeError('Failed to fetch'));
    const path = url.replace('/api/v1/door', '').replace(/\?.*/, '');
    if (path !== '/live' && path !== '/snapshot') server.sent.push(path);
    if (path === '/hand-in') server.handed.push(JSON.parse(body ?? '') as object);
    const now = new Date(Date.now() + server.offset).toISOString();
    const data =
      path === '/scans'
        ? (JSON.parse(body ?? '') as { scans: Scan[] }).scans.map(answerTo)
        : path === '/live'
          ? { as_of: now, entries: [], counts: { in: 1, expected: 9 }, tickets_changed_at: null }
          : path === '/sign-in'
            ? SESSION
            : path === '/hand-in'
              ? { taken: 1, late: 0, in_review: 0, not_undone: 1 }
              : { as_of: now, tickets: [], entries: [] };
    return Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve({ data }) });
  }) as never;
  device.kept.set('session', SESSION);
  door = new Door();
  await door.start();
});
afterEach(async () => {
  // Its polling ends with the session.
  server.line = true;
  device.fails = false;
  await door.signOut().catch(() => undefined);
});

const member = (ticket: string) => ({
  ticket,
  name: `Guest ${ticket}`,
  church: null,
  paid: true,
  is_in: false,
});
function Page() {
  const state = door.get();
  return (
    <>
      <StatusBar state={state} session={SESSION} />
      <Result door={door} state={state} session={SESSION} />
    </>
  );
}

describe('a scan that this device cannot keep', () => {
  it('takes the last person’s welcome away, says so with the sign of a refusal, and goes on by the line', async () => {
    await door.scans.admit(member('a'));
    expect(door.get().shown?.outcome).toBe('welcome');
    device.fails = true;
    vibrate.mockClear();
    const seen: (string | undefined)[] = [];
    const stop = door.subscribe(() => seen.push(door.get().shown?.ticket ?? undefined));
    await door.scans.admit(member('b'));
    stop();
    expect(seen[0]).toBeUndefined();
    expect(vibrate).toHaveBeenNthCalledWith(1, [600, 100, 600]);
    expect(door.get()).toMatchObject({
      keeps: false,
      online: true,
      shown: { outcome: 'welcome', ticket: 'b' },
    });
    render(<Page />);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^This device cannot keep scans\./),
    );
    device.fails = false;
    await door.scans.admit(member('c'));
    expect(door.get().keeps).toBe(true);
  });

  it('lets nobody in without a line, and says that nobody knows of it', async () => {
    await door.scans.admit(member('a'));
    device.fails = true;
    server.line = false;
    await door.scans.admit(member('b'));
    await door.scans.admit(member('c'));
    expect(door.get().shown).toMatchObject({ outcome: 'unkept', ticket: null });
    render(<Page />);
    expect(screen.queryByText('Welcome')).toBeNull();
    expect(screen.getByText('Not recorded')).toBeTruthy();
    expect(vibrate).toHaveBeenLastCalledWith([600, 100, 600]);
  });

  it('is said at the start too, where the storage is gone: a device signs in, and works by the line', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await door.signOut();
    device.fails = true;
    const fresh = new Door();
    await fresh.start();
    expect(warn).toHaveBeenCalledWith('The storage of this device failed', expect.anything());
    expect(fresh.get()).toMatchObject({ phase: 'signed-out' });
    expect(fresh.get().message).toMatch(
      /^This device cannot keep scans\. It works only while it is connected: .* another\.$/,
    );
    await fresh.signIn('CODE', 'nonce');
    expect(fresh.get()).toMatchObject({ phase: 'ready', keeps: false });
    await fresh.scans.admit(member('a'));
    expect(fresh.get().shown).toMatchObject({ outcome: 'welcome', decidedOffline: false });
    device.fails = false;
    await fresh.signOut();
  });

  it('undoes by the line alone', async () => {
    await door.scans.admit(member('a'));
    device.fails = true;
    const shown = door.get().shown as Shown;
    await door.scans.undo(shown, 'Wrong person');
    expect(server.sent.at(-1)).toBe(`/scans/${shown.nonce}/undo`);
    expect(door.get().recent[0]?.undone).toBe(true);
  });
});

it('undoes all that one tap let in, and nobody else', async () => {
  await door.scans.admit(member('first'));
  const tap = door.scans.admitAll(['a', 'b', 'c'].map(member));
  await tap;
  render(<Page />);
  expect(screen.getByRole('button', { name: 'Undo all 3' })).toBeTruthy();
  await door.scans.undoTap(door.get().shown as Shown, 'Did not come in');
  const undone = door.get().recent.map(({ ticket, undone: is }) => [ticket, is === true]);
  expect(Object.fromEntries(undone)).toEqual({ a: true, b: true, c: true, first: false });
  expect(server.sent.filter((path) => path.endsWith('/undo'))).toHaveLength(3);
});

it('welcomes again whose entry was undone without a line, after the page was opened anew', async () => {
  await waitFor(() => expect(device.kept.has('list')).toBe(true));
  server.line = false;
  for (const ticket of ['a', 'b']) await door.scans.admit(member(ticket));
  const a = door.get().recent.find(({ ticket }) => ticket === 'a') as Shown;
  await door.scans.undo(a, 'Wrong person');
  const again = new Door();
  await again.start();
  await again.scans.admit(member('a'));
  await again.scans.admit(member('b'));
  const seen = again.get().recent.map(({ ticket, outcome, undone }) => [ticket, outcome, undone === true]);
  expect(seen).toEqual([
    ['b', 'already_in', false],
    ['a', 'welcome', false],
    // Those of before, of which one is still to be undone.
    ['b', 'welcome', false],
    ['a', 'welcome', true],
  ]);
  server.line = true;
  await again.signOut();
  expect(sessionStorage.length).toBe(0);
});

it('hands in, once it was signed out, also what was undone', async () => {
  server.line = false;
  await door.scans.admit(member('a'));
  const { nonce } = door.get().shown as Shown;
  await door.scans.undo(door.get().shown as Shown, 'Wrong person');
  server.line = true;
  expect(await handIn('door_token')).toBe(
    'Entries that you undid, and that still count: 1. Tell the organizers.',
  );
  expect(server.handed).toMatchObject([
    { scans: [{ nonce, ticket: 'a' }], undone: [{ nonce, reason: 'Wrong person' }] },
  ]);
  expect(device.queue.size).toBe(0);
});

it('names a clock that is wrong by more than a minute, and shows and sends the right time', async () => {
  server.offset = 7 * 60_000;
  door.wake();
  await act(
    () => new Promise((resolve) => door.subscribe(() => door.get().clockOffset > 0 && resolve(undefined))),
  );
  render(<Page />);
  expect(screen.getByText(/^This device’s clock is 7 min slow/)).toBeTruthy();
  expect(device.kept.get('ahead')).toBeCloseTo(7 * 60_000, -4);
  server.line = false;
  await door.scans.admit(member('a'));
  const at0 = door.get().shown?.at ?? 0;
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  render(<LastScans door={door} state={door.get()} onClose={jest.fn()} />);
  expect(screen.getByText(new RegExp(`^${timeOf(at0 + server.offset)}`))).toBeTruthy();
  expect(timeOf(at0)).not.toBe(timeOf(at0 + server.offset));
  const [kept] = [...device.queue.values()];
  const at = kept?.kind === 'scan' ? Date.parse(kept.scan.scanned_at ?? '') : NaN;
  expect(Math.abs(at - Date.now() - server.offset)).toBeLessThan(5_000);
});

it('says that a call took the camera, and starts it again when the page is seen again, or by a button', async () => {
  const tracks: (EventTarget & { readyState: string; muted: boolean })[] = [];
  const getUserMedia = jest.fn(() => {
    const track = Object.assign(new EventTarget(), {
      readyState: 'live',
      muted: false,
      stop: () => undefined,
    });
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(globalThis, 'BarcodeDetector', {
    configurable: true,
    value: class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([]);
    },
  });
  HTMLVideoElement.prototype.play = () => Promise.resolve();
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { value: false, configurable: true });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    value: null,
    configurable: true,
    writable: true,
  });
  render(<Scanner door={door} state={door.get()} session={SESSION} />);
  // Told until it is heard: the page listens to a track once it shows its picture.
  const taken = () =>
    waitFor(() => {
      const track = tracks.at(-1);
      if (track) track.readyState = 'ended';
      act(() => void track?.dispatchEvent(new Event('ended')));
      expect(screen.getByText(/^The camera has stopped/)).toBeTruthy();
    });
  const sees = (times: number) =>
    waitFor(() => {
      expect(screen.queryByText(/^The camera has stopped/)).toBeNull();
      expect(getUserMedia).toHaveBeenCalledTimes(times);
    });
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
  await taken();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await sees(2);
  // By hand, where the page was in sight all the time.
  await taken();
  fireEvent.click(screen.getByRole('button', { name: 'Start the camera again' }));
  await sees(3);
});
