import { newId } from 'web-shared/ids';
import * as api from './api';
import { playFeedback } from './feedback';
import type { TicketList } from './list';
import type { Outbox, Screen } from './outbox';
import { Taps } from './taps';
import { NOTHING, ticketOf, uuidIn } from './tickets';
import type { Member, Queued, Scan, ScanAnswer, Shown } from './types';

/** So long the screen waits for the server before it says what this device knows. */
const CHECKING_MS = 250;
/** The largest group that one tap lets in is among them. */
const RECENT = 60;

/** What a scan asks of the device that is signed in. */
interface SignedInDoor {
  token: () => string;
  flush: () => Promise<void>;
  leave: (message: string | undefined) => Promise<void>;
  failed: (error: unknown) => Promise<void>;
}

/** Who comes in: scans are kept first, then decided by the server, or by this device while there is no connection. */
export class Scans {
  readonly taps: Taps;

  constructor(
    private readonly screen: Screen,
    private readonly list: TicketList,
    private readonly outbox: Outbox,
    private readonly door: SignedInDoor,
  ) {
    this.taps = new Taps(screen);
  }

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
    const others = this.screen.get().shown?.group ?? [];
    const group = others.some((each) => each.ticket === ticket) ? others : [];
    await this.decide(scan, { ...NOTHING, ticket, name, church, outcome, group });
  }

  private scanOf(what: { ticket: string } | { code: string }): Scan {
    const scanned_at = new Date(api.serverNow()).toISOString();
    return { nonce: newId(), ...what, scanned_at, gate: this.screen.get().gate };
  }

  private async decide(scan: Scan, known: Omit<Shown, 'nonce' | 'at' | 'decidedOffline'>): Promise<void> {
    const own: Shown = { ...known, nonce: scan.nonce, at: Date.now(), decidedOffline: true };
    if (this.screen.get().phase !== 'ready') return;
    // First of all it is kept: what was scanned survives whatever happens next.
    const seq = await this.outbox.keep({ kind: 'scan', scan });
    if (!this.screen.get().online) return this.decideHere(seq, scan, own);
    this.outbox.hold(seq);
    const late = setTimeout(() => this.show({ ...own, outcome: 'checking' }), CHECKING_MS);
    try {
      const [answer] = await api.takeScans(this.door.token(), [scan]);
      clearTimeout(late);
      if (answer) this.decided(answer, own);
      await this.outbox.sent(seq);
    } catch (error) {
      clearTimeout(late);
      // Signed out meanwhile: what was not sent has been handed in.
      if (this.screen.get().phase !== 'ready') return;
      if (api.isRefusedForGood(error)) {
        await this.outbox.sent(seq);
        this.show({ ...own, outcome: 'unknown', decidedOffline: false });
        return this.screen.set({ message: error.message });
      }
      if (!(error instanceof api.Refused)) this.screen.set({ online: false });
      await this.decideHere(seq, scan, own);
      if (error instanceof api.Refused && error.status === 401) await this.door.leave(error.message);
    } finally {
      this.outbox.release(seq);
    }
  }

  /** Without a connection, what this device shows goes with the scan, so that the server can find what went wrong. */
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
    if (shown === 'welcome') this.enter(scan, this.screen.get().gate);
    this.show(own);
  }

  /** What waits on this device since before the page was opened, in its order: who came in, and whose entry was undone. */
  replay(waiting: Queued[], gate: string | null): void {
    for (const item of waiting)
      if (item.kind === 'undo') {
        if (item.ticket) this.list.leave(item.ticket);
      } else if (item.scan.shown === 'welcome') this.enter(item.scan, gate);
  }

  /** That the list knows who is in. */
  private enter({ ticket, scanned_at }: Scan, gate: string | null): void {
    if (!ticket) return;
    const by = this.screen.get().session?.name ?? null;
    this.list.enter(ticket, { at: scanned_at ?? null, gate, by });
  }

  private decided({ conflict: _, ...answer }: ScanAnswer, own: Shown): void {
    const { ticket, outcome } = answer;
    if (ticket && outcome === 'welcome')
      this.list.enter(ticket, {
        at: new Date(own.at + api.clockAhead()).toISOString(),
        gate: this.screen.get().gate,
        by: this.screen.get().session?.name ?? null,
      });
    this.screen.set({ online: true, message: undefined });
    this.show({ ...answer, at: own.at, decidedOffline: false });
  }

  private show(shown: Shown): void {
    const { shown: before, recent: all } = this.screen.get();
    const isNewest = before === undefined || before.at <= shown.at;
    // What the server said of a scan is not taken back by what this device says of it later.
    const isNew =
      isNewest && !(before?.nonce === shown.nonce && !before.decidedOffline && shown.decidedOffline);
    const others = all.filter(({ nonce }) => nonce !== shown.nonce);
    const recent = shown.outcome === 'checking' ? all : [shown, ...others].slice(0, RECENT);
    if (!isNew) return this.screen.set({ recent });
    this.screen.set({ shown, recent });
    if (shown.outcome !== 'checking') playFeedback(shown.outcome, shown.decidedOffline);
  }

  /** Undoes all that the tap let in, once all of it is decided. */
  async undoTap(shown: Shown, reason: string): Promise<void> {
    for (const each of await this.taps.settled(shown)) await this.undo(each, reason);
  }

  async undo(shown: Shown, reason: string): Promise<void> {
    const { nonce, ticket } = shown;
    if ((await this.outbox.keep({ kind: 'undo', nonce, reason, ticket })) === undefined) {
      const error: unknown = await api
        .undoScan(this.door.token(), nonce, reason)
        .catch((reason: unknown) => reason);
      if (error instanceof api.Refused) return this.door.failed(error);
      if (error instanceof Error) return this.screen.set({ message: 'Not undone: there is no connection.' });
    }
    if (ticket) this.list.leave(ticket);
    const undone = (each: Shown) => (each.nonce === nonce ? { ...each, undone: true } : each);
    const { recent, shown: now } = this.screen.get();
    this.screen.set({ recent: recent.map(undone), shown: now && undone(now) });
    await this.door.flush();
  }

  /** The fee was taken in cash: paid, and let in. @throws Refused, or without a connection */
  async payHere(shown: Shown): Promise<void> {
    if (!shown.ticket) return;
    await api.pay(this.door.token(), shown.ticket, shown.due_centavos);
    await this.admit({
      ticket: shown.ticket,
      name: shown.name ?? '',
      church: shown.church,
      paid: true,
      is_in: false,
    });
  }
}
