import { newId } from 'web-shared/ids';
import * as api from './api';
import { playFeedback } from './feedback';
import { handIn } from './hand-in';
import { TicketList } from './list';
import { CANNOT_KEEP, Outbox } from './outbox';
import * as storage from './storage';
import { Taps } from './taps';
import { NOTHING, ticketOf, uuidIn } from './tickets';
import type { DoorState, Found, Member, Scan, ScanAnswer, Shown, SignedIn } from './types';

const POLL_MS = 1_000;
/** So long the screen waits for the server before it says what this device knows. */
const CHECKING_MS = 250;
/** The largest group that one tap lets in is among them. */
const RECENT = 60;
/** A clock that drifts less is not kept anew. */
const DRIFT_MS = 5_000;

/** Scans wait on this device, which can’t be left before they are sent. */
export class UnsentScans extends Error {}

/** The door itself, without a screen: signs in, decides, keeps what is not sent, and tells the screen. */
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
  private readonly outbox = new Outbox({ get: () => this.state, set: (change) => this.set(change) });
  readonly taps = new Taps(this);
  private asOf: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly get = (): DoorState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  async start(): Promise<void> {
    try {
      const session = await storage.kept<SignedIn>('session');
      const left = await storage.kept<string>('left');
      if (!session) {
        this.set({ phase: 'signed-out' });
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
    // Without storage it goes on by the line alone.
    const { notKept } = this.outbox;
    await this.list.open().catch(notKept);
    api.setClockAhead((await storage.kept<number>('ahead').catch(notKept)) ?? api.clockAhead());
    const gate = (await storage.kept<string>('gate').catch(notKept)) ?? session.gate;
    const waiting = (await storage.queued().catch(notKept)) ?? [];
    for (const item of waiting)
      if (item.kind === 'scan' && item.scan.shown === 'welcome') this.enter(item.scan, gate);
    this.set({ phase: 'ready', session, gate, waiting: waiting.length, message: undefined });
    this.set({ list: this.list.state });
    this.poll();
  }

  /** @throws Refused with a sentence, or another error without a line */
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

  /** @throws without a line: the server could not be told */
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

  /** @param code what a camera or a scanner read @param frameAt when, of performance.now() */
  async scan(code: string, frameAt = performance.now()): Promise<void> {
    const uuid = uuidIn(code);
    const ticket = uuid === undefined ? undefined : await ticketOf(uuid);
    const known = uuid === undefined ? undefined : await this.list.lookUp(uuid);
    const scan = this.scanOf(ticket === undefined ? { code: code.trim().slice(0, 1_000) } : { ticket });
    performance.clearMarks('frame');
    performance.mark('frame', { startTime: frameAt });
    await this.decide(scan, { ...NOTHING, ticket: ticket ?? null, outcome: 'unknown', ...known });
  }

  /** Several of a group, by one tap. */
  admitAll(members: Member[]): Promise<unknown> {
    const scans = members.map(({ ticket }) => this.scanOf({ ticket }));
    return this.taps.add(
      scans.map(({ nonce }) => nonce),
      members.map((member, n) => this.admit(member, scans[n])),
    );
  }

  /** One of a group, or one that was found by name. */
  async admit(member: Member, scan = this.scanOf({ ticket: member.ticket })): Promise<void> {
    const { ticket, name, church, paid } = member;
    const entry = this.list.entryOf(ticket);
    const outcome = entry || member.is_in ? 'already_in' : paid ? 'welcome' : 'not_paid';
    const group = this.state.shown?.group.some((each) => each.ticket === ticket)
      ? this.state.shown.group
      : [];
    await this.decide(scan, { ...NOTHING, ticket, name, church, outcome, group });
  }

  private scanOf(what: { ticket: string } | { code: string }): Scan {
    const scanned_at = new Date(api.serverNow()).toISOString();
    return { nonce: newId(), ...what, scanned_at, gate: this.state.gate };
  }

  private async decide(scan: Scan, known: Omit<Shown, 'nonce' | 'at' | 'decidedOffline'>): Promise<void> {
    const own: Shown = { ...known, nonce: scan.nonce, at: Date.now(), decidedOffline: true };
    if (this.state.phase !== 'ready') return;
    // First of all it is kept: what was scanned survives whatever happens next.
    const seq = await this.outbox.keep({ kind: 'scan', scan });
    if (!this.state.online) return this.decideHere(seq, scan, own);
    this.outbox.hold(seq);
    const late = setTimeout(() => this.show({ ...own, outcome: 'checking' }), CHECKING_MS);
    try {
      const [answer] = await api.takeScans(this.token, [scan]);
      clearTimeout(late);
      if (answer) this.decided(answer, own);
      await this.outbox.sent(seq);
    } catch (error) {
      clearTimeout(late);
      // Signed out meanwhile: what was not sent has been handed in.
      if (this.get().phase !== 'ready') return;
      if (error instanceof api.Refused && error.status !== 401 && error.status !== 429) {
        await this.outbox.sent(seq);
        this.show({ ...own, outcome: 'unknown', decidedOffline: false });
        return this.set({ message: error.message });
      }
      if (!(error instanceof api.Refused)) this.set({ online: false });
      await this.decideHere(seq, scan, own);
      if (error instanceof api.Refused && error.status === 401) await this.leave(error.message);
    } finally {
      this.outbox.release(seq);
    }
  }

  /** Without a line: what this device shows goes with the scan, so that the server can find what went wrong. */
  private async decideHere(seq: number | undefined, scan: Scan, own: Shown): Promise<void> {
    const shown = own.outcome === 'checking' || own.outcome === 'unkept' ? 'unknown' : own.outcome;
    if (seq === undefined || !(await this.outbox.change({ seq, kind: 'scan', scan: { ...scan, shown } })))
      return this.show({
        ...NOTHING,
        nonce: own.nonce,
        at: own.at,
        decidedOffline: false,
        outcome: 'unkept',
      });
    if (shown === 'welcome') this.enter(scan, this.state.gate);
    this.show(own);
  }

  private enter({ ticket, scanned_at }: Scan, gate: string | null): void {
    if (!ticket) return;
    const by = this.state.session?.name ?? null;
    this.list.enter(ticket, { at: scanned_at ?? null, gate, by });
  }

  private decided({ conflict: _, ...answer }: ScanAnswer, own: Shown): void {
    const { ticket, outcome } = answer;
    if (ticket && outcome === 'welcome')
      this.list.enter(ticket, {
        at: new Date(own.at + api.clockAhead()).toISOString(),
        gate: this.state.gate,
        by: this.state.session?.name ?? null,
      });
    this.set({ online: true, message: undefined });
    this.show({ ...answer, at: own.at, decidedOffline: false });
  }

  private show(shown: Shown): void {
    const newest = this.state.shown === undefined || this.state.shown.at <= shown.at;
    const isNew =
      newest &&
      !(this.state.shown?.nonce === shown.nonce && !this.state.shown.decidedOffline && shown.decidedOffline);
    const others = this.state.recent.filter(({ nonce }) => nonce !== shown.nonce);
    const recent = shown.outcome === 'checking' ? this.state.recent : [shown, ...others].slice(0, RECENT);
    if (!isNew) return this.set({ recent });
    this.set({ shown, recent });
    if (shown.outcome !== 'checking') playFeedback(shown.outcome, shown.decidedOffline);
  }

  /** Undoes all that the tap let in, once all of it is decided. */
  async undoTap(shown: Shown, reason: string): Promise<void> {
    for (const each of await this.taps.settled(shown)) await this.undo(each, reason);
  }

  async undo(shown: Shown, reason: string): Promise<void> {
    const { nonce, ticket } = shown;
    if ((await this.outbox.keep({ kind: 'undo', nonce, reason })) === undefined) {
      const error: unknown = await api.undoScan(this.token, nonce, reason).catch((reason: unknown) => reason);
      if (error instanceof api.Refused) return this.failed(error);
      if (error instanceof Error) return this.set({ message: 'Not undone: there is no connection.' });
    }
    if (ticket) this.list.leave(ticket);
    const undone = (each: Shown) => (each.nonce === nonce ? { ...each, undone: true } : each);
    this.set({
      recent: this.state.recent.map(undone),
      shown: this.state.shown && undone(this.state.shown),
    });
    await this.flush();
  }

  /** The fee was taken in cash: paid, and let in. @throws Refused, or without a line */
  async payHere(shown: Shown): Promise<void> {
    if (!shown.ticket) return;
    await api.pay(this.token, shown.ticket, shown.due_centavos);
    await this.admit({
      ticket: shown.ticket,
      name: shown.name ?? '',
      church: shown.church,
      paid: true,
      is_in: false,
    });
  }

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

  /** The line may be back: not a second is lost. */
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
    this.set({ message });
    for (const key of ['session', 'list', 'gate'])
      await storage.keep(key, undefined).catch(this.outbox.notKept);
    await storage.keep('left', token).catch(this.outbox.notKept);
    await this.handIn(token);
  }

  /** @returns whether it is done; without a line it is tried again while nobody signs in */
  private async handIn(token: string): Promise<boolean> {
    try {
      this.set({ waiting: (await storage.queued()).length });
      const message = await handIn(token);
      this.set({ waiting: 0, ...(message !== undefined && { message }) });
      return true;
    } catch {
      setTimeout(() => this.state.phase === 'signed-out' && void this.handIn(token), 5 * POLL_MS);
      return false;
    }
  }
}
