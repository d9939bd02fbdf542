import type { Screen } from './outbox';
import type { Shown } from './types';

interface Tap {
  nonces: string[];
  done: Promise<unknown>;
}

/** Which scans one tap made, so that one undo reaches them all. */
export class Taps {
  private readonly byNonce = new Map<string, Tap>();

  constructor(private readonly screen: Pick<Screen, 'get'>) {}

  /** @returns when all of them are decided */
  add(nonces: string[], decisions: Promise<unknown>[]): Promise<unknown> {
    const tap = { nonces, done: Promise.allSettled(decisions) };
    for (const nonce of nonces) this.byNonce.set(nonce, tap);
    return tap.done;
  }

  /** Who was let in by the same tap and is still in, `shown` first. */
  groupOf(shown: Shown): Shown[] {
    const nonces = this.byNonce.get(shown.nonce)?.nonces ?? [];
    const isOther = ({ nonce, outcome, undone }: Shown) =>
      nonce !== shown.nonce && outcome === 'welcome' && !undone && nonces.includes(nonce);
    return [shown, ...this.screen.get().recent.filter(isOther)];
  }

  /** The same, once all of it is decided. */
  async settled(shown: Shown): Promise<Shown[]> {
    await this.byNonce.get(shown.nonce)?.done;
    return this.groupOf(shown);
  }
}
