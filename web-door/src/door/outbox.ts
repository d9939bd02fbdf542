import * as api from './api';
import { playFeedback } from './feedback';
import { AT_ONCE } from './hand-in';
import * as storage from './storage';
import type { DoorState, Queued, ScanAnswer, Shown } from './types';

/** Where its storage is full or gone. */
export const CANNOT_KEEP =
  'This device cannot keep scans. It works only while it is connected: free some room on it, or use another.';

/** What the screen shows, to read and to change. */
export interface Screen {
  get: () => DoorState;
  set: (change: Partial<DoorState>) => void;
}

/** Scans and undos that are not sent yet, in the order in which they happened. They lie on the device itself. */
export class Outbox {
  /** Scans whose own request is on its way: a flush leaves them alone. */
  private readonly held = new Set<number>();
  private sending = false;

  constructor(private readonly screen: Screen) {}

  /** @returns its place in the queue, where nobody sends it yet; undefined: this device cannot keep it */
  async keep(item: Queued): Promise<number | undefined> {
    try {
      const seq = await storage.enqueue(item);
      this.screen.set({ waiting: this.screen.get().waiting + 1, keeps: true });
      return seq;
    } catch (error) {
      // The word for the last person must not stand for this one, whose scan is not kept.
      return this.cannotKeep(error, { shown: undefined });
    }
  }

  /** @returns whether it is kept */
  async change(item: Queued): Promise<boolean> {
    return storage.change(item).then(
      () => true,
      (error: unknown) => this.notKept(error) ?? false,
    );
  }

  /** What cannot be taken out is sent again later, and counts once all the same. */
  async sent(seq: number | undefined): Promise<void> {
    if (seq === undefined) return;
    await storage.dequeue(seq).catch((error: unknown) => this.notKept(error));
    this.screen.set({ waiting: Math.max(0, this.screen.get().waiting - 1) });
  }

  /** Says that this device keeps nothing; whom the server let in meanwhile stays on the screen. @throws any other error */
  readonly notKept = (error: unknown): undefined => this.cannotKeep(error, {});

  private cannotKeep(error: unknown, change: Pick<DoorState, 'shown'>): undefined {
    if (!(error instanceof storage.NotKept)) throw error;
    if (this.screen.get().keeps) playFeedback('unkept', false);
    this.screen.set({ keeps: false, ...change });
  }

  hold(seq: number | undefined): void {
    if (seq !== undefined) this.held.add(seq);
  }

  release(seq: number | undefined): void {
    if (seq !== undefined) this.held.delete(seq);
  }

  /** Sends what waits, in order. @throws Refused 401 or 429, or without a connection; what was not sent stays */
  async flush(token: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (;;) {
        const items = (await storage.queued()).filter(({ seq = 0 }) => !this.held.has(seq));
        this.screen.set({ waiting: items.length + this.held.size });
        const [first] = items;
        if (!first) return;
        if (first.kind === 'undo') await this.sendUndo(token, first);
        else await this.sendScans(token, items);
      }
    } finally {
      this.sending = false;
    }
  }

  private async sendUndo(
    token: string,
    { seq = 0, nonce, reason }: Queued & { kind: 'undo' },
  ): Promise<void> {
    await api.undoScan(token, nonce, reason).catch((error: unknown) => {
      if (!api.isRefusedForGood(error)) throw error;
      this.screen.set({ message: error.message });
    });
    await storage.dequeue(seq);
  }

  /** As many scans as go at once, up to the next undo. */
  private async sendScans(token: string, items: Queued[]): Promise<void> {
    const end = items.findIndex(({ kind }) => kind === 'undo');
    const batch = items
      .slice(0, end === -1 ? AT_ONCE : Math.min(end, AT_ONCE))
      .flatMap((item) => (item.kind === 'scan' ? [item] : []));
    let answers: ScanAnswer[] = [];
    try {
      answers = await api.takeScans(
        token,
        batch.map(({ scan }) => scan),
      );
    } catch (error) {
      if (!api.isRefusedForGood(error)) throw error;
      // One code that the server refuses, say with a NUL in it, keeps no other scan from being sent.
      if (batch.length > 1) {
        for (const item of batch) await this.sendScans(token, [item]);
        return;
      }
      this.screen.set({ message: error.message });
    }
    for (const { conflict, ...answer } of answers) {
      const { recent, shown: now } = this.screen.get();
      const before = recent.find(({ nonce }) => nonce === answer.nonce);
      const shown: Shown = { ...answer, at: before?.at ?? 0, decidedOffline: false, undone: before?.undone };
      if (conflict)
        this.screen.set({ message: `${answer.name ?? 'A ticket'} was let in twice or should not be in.` });
      this.screen.set({
        recent: recent.map((each) => (each.nonce === answer.nonce ? shown : each)),
        ...(now?.nonce === answer.nonce && { shown }),
      });
    }
    for (const { seq = 0 } of batch) await storage.dequeue(seq);
  }
}
