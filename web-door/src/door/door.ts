import * as api from './api';
import { handIn } from './hand-in';
import { TicketList } from './list';
import { CANNOT_KEEP, Outbox, type Screen } from './outbox';
import { Scans } from './scans';
import * as storage from './storage';
import type { DoorState, Found, SignedIn } from './types';

const POLL_MS = 1_000;
/** A clock that drifts less is not kept anew. */
const DRIFT_MS = 5_000;

/** Scans wait on this device, which can’t be left before they are sent. */
export class UnsentScans extends Error {}

/** The door itself, without a screen: signs in and out, asks the server what is new, and tells the screen. */
export class Door {
  private state: DoorState = {
    phase: 'starting',
    gate: null,
    online: true,
    keeps: true,
    clockOffset: 0,
    waiting: 0,
    recent: [],
  };
  private readonly listeners = new Set<() => void>();
  private readonly list = new TicketList();
  private readonly screen: Screen = { get: () => this.state, set: (change) => this.set(change) };
  private readonly outbox = new Outbox(this.screen);
  readonly scans = new Scans(this.screen, this.list, this.outbox, {
    token: () => this.token,
    flush: () => this.flush(),
    leave: (message) => this.leave(message),
    failed: (error) => this.failed(error),
  });
  private asOf: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly get = (): DoorState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change };
    if (change.recent) storage.keepLast(change.recent);
    for (const listener of this.listeners) listener();
  }

  async start(): Promise<void> {
    try {
      const session = await storage.kept<SignedIn>('session');
      const left = await storage.kept<string>('left');
      if (!session) {
        this.set({ phase: 'signed-out', recent: [] });
        if (left) await this.handIn(left);
        return;
      }
      await this.open(session);
    } catch (error) {
      console.warn('The storage of this device failed', error);
      this.set({ phase: 'signed-out', message: CANNOT_KEEP });
    }
  }

  private async open(session: SignedIn): Promise<void> {
    // Without storage the door goes on while it is connected.
    const { notKept } = this.outbox;
    await this.list.open().catch(notKept);
    api.setClockAhead((await storage.kept<number>('ahead').catch(notKept)) ?? api.clockAhead());
    const gate = (await storage.kept<string>('gate').catch(notKept)) ?? session.gate;
    const waiting = (await storage.queued().catch(notKept)) ?? [];
    this.scans.replay(waiting, gate);
    const recent = storage.keptLast();
    this.set({ phase: 'ready', session, gate, waiting: waiting.length, message: undefined, recent });
    this.set({ list: this.list.state });
    this.poll();
  }

  /** @throws Refused with a sentence, or another error without a connection */
  async signIn(code: string, nonce: string): Promise<void> {
    storage.remember();
    const left = await storage.kept<string>('left').catch(this.outbox.notKept);
    if (left && !(await this.handIn(left))) throw new Error('no line');
    const session = await api.signIn(code, nonce);
    storage.remember();
    await storage.keep('session', session).catch(this.outbox.notKept);
    // So that a full disk does not take it away before the day is over.
    void navigator.storage?.persist?.();
    await this.open(session);
  }

  /** @throws without a connection: the server could not be told */
  async signOut(): Promise<void> {
    await this.flush();
    if (this.state.waiting > 0) throw new UnsentScans();
    await api.signOut(this.token);
    await this.leave(undefined);
  }

  private get token(): string {
    return this.state.session?.token ?? '';
  }

  async setGate(gate: string): Promise<void> {
    await storage.keep('gate', gate).catch(this.outbox.notKept);
    this.set({ gate: gate || null });
  }

  readonly dismiss = (): void => this.set({ shown: undefined });

  search(q: string): Promise<Found[]> {
    return api.search(this.token, q);
  }

  async flush(): Promise<void> {
    await this.outbox.flush(this.token).catch((error: unknown) => this.failed(error));
  }

  private readonly poll = (): void => {
    clearTimeout(this.timer);
    if (this.state.phase !== 'ready') return;
    void this.ask()
      .catch((error: unknown) => this.failed(error))
      .finally(() => {
        clearTimeout(this.timer);
        this.timer = setTimeout(this.poll, document.hidden ? 5 * POLL_MS : POLL_MS);
      });
  };

  /** Asks at once, since the connection may be back. */
  readonly wake = (): void => this.poll();

  private async ask(): Promise<void> {
    const answer = await api.live(this.token, this.asOf ?? this.list.state?.as_of);
    if (this.state.phase !== 'ready') return;
    this.asOf = answer.as_of;
    const isOld = this.list.takeLive(answer);
    const clockOffset = api.clockAhead();
    if (Math.abs(clockOffset - this.state.clockOffset) > DRIFT_MS)
      await storage.keep('ahead', clockOffset).catch(this.outbox.notKept);
    this.set({ clockOffset, online: true, counts: answer.counts, list: this.list.state });
    if (this.state.waiting > 0) await this.flush();
    // Beside the rest: counts and scans do not wait for it.
    if (isOld)
      void this.list.read(this.token, answer.tickets_changed_at).then(
        () => this.set({ list: this.list.state }),
        (error: unknown) => this.failed(error),
      );
  }

  private async failed(error: unknown): Promise<void> {
    if (error instanceof api.Refused && error.status === 401) return this.leave(error.message);
    if (error instanceof api.Refused) return this.set({ message: error.message });
    if (error instanceof storage.NotKept) return this.outbox.notKept(error);
    this.set({ online: false });
  }

  /** Signed out, by itself or by the organizers: what was not sent is handed in, and nothing is kept. */
  private async leave(message: string | undefined): Promise<void> {
    if (this.state.phase === 'signed-out') return;
    const { token } = this;
    clearTimeout(this.timer);
    this.list.forget();
    this.asOf = undefined;
    const { waiting } = this.state;
    this.state = {
      phase: 'signed-out',
      gate: null,
      online: true,
      keeps: true,
      clockOffset: 0,
      waiting,
      recent: [],
    };
    this.set({ message, recent: [] });
    // By another tab, which has handed in what waited: what is kept by now is of whoever signed in there.
    if (storage.isForgotten()) return this.set({ waiting: 0 });
    for (const key of ['session', 'list', 'gate'])
      await storage.keep(key, undefined).catch(this.outbox.notKept);
    await storage.keep('left', token).catch(this.outbox.notKept);
    await this.handIn(token);
  }

  /** @returns whether it is done; without a connection it is tried again while nobody signs in */
  private async handIn(token: string): Promise<boolean> {
    try {
      this.set({ waiting: (await storage.queued()).length });
      const message = await handIn(token);
      this.set({ waiting: 0, ...(message !== undefined && { message }) });
      return true;
    } catch {
      if (storage.isForgotten()) {
        this.set({ waiting: 0 });
        return true;
      }
      setTimeout(() => this.state.phase === 'signed-out' && void this.handIn(token), 5 * POLL_MS);
      return false;
    }
  }
}
