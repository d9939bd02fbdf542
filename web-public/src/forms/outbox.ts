import { drafts, type DraftValues } from './drafts';
import { keyFor, type KeyMemory } from './idempotency';

/** What a form has on its way: the draft of what is typed, and the key of what is being sent. */
export class Outbox {
  private memory: KeyMemory | undefined;
  private pending = false;
  private busy = false;

  constructor(
    name: string,
    private readonly store = drafts(name),
  ) {}

  /** What an earlier visit left, and whether it was sent without an answer. */
  restore(): { values: DraftValues; pending: boolean } | undefined {
    const draft = this.store.load();
    if (!draft) return undefined;
    this.memory = draft.memory;
    this.pending = draft.pending ?? false;
    return { values: draft.values, pending: this.pending };
  }

  /** False while a send is under way already: a second click then does nothing. */
  begin(): boolean {
    if (this.busy) return false;
    this.busy = true;
    return true;
  }

  end() {
    this.busy = false;
  }

  /** Keeps values and key before they are sent, since the answer may never come. @returns the idempotency key */
  sending(values: DraftValues, payload: unknown): string {
    this.memory = keyFor(JSON.stringify(payload), this.memory);
    this.pending = true;
    this.save(values);
    return this.memory.key;
  }

  /** The server refused it, so it is not sent again by itself. */
  refused(values: DraftValues) {
    this.pending = false;
    this.save(values);
  }

  changed(values: DraftValues) {
    if (this.busy) return; // The form empties itself after a success.
    this.pending = false;
    this.save(values);
  }

  /** After a success, or on request. */
  clear() {
    this.memory = undefined;
    this.pending = false;
    this.store.clear();
  }

  private save(values: DraftValues) {
    this.store.save({ values, pending: this.pending, ...(this.memory && { memory: this.memory }) });
  }
}
