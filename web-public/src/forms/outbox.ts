import { drafts, type DraftValues } from './drafts';
import { keyFor, type KeyMemory } from './idempotency';

/** What a form has on its way: the key of its content and, after a failed send, a draft that outlives the page. */
export class Outbox {
  private memory: KeyMemory | undefined;
  private keeping = false;
  private busy = false;

  constructor(
    name: string,
    private readonly store = drafts(name),
  ) {}

  /** What an earlier visit of this page could not send. */
  restore(): DraftValues | undefined {
    const draft = this.store.load();
    if (!draft) return undefined;
    this.memory = draft.memory;
    this.keeping = true;
    return draft.values;
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

  /** The idempotency key to send this payload with. */
  keyFor(payload: unknown): string {
    this.memory = keyFor(JSON.stringify(payload), this.memory);
    return this.memory.key;
  }

  failed(values: DraftValues) {
    this.keeping = true;
    this.changed(values);
  }

  /** After a failed send every further change is kept as well. */
  changed(values: DraftValues) {
    if (this.keeping) this.store.save({ values, ...(this.memory && { memory: this.memory }) });
  }

  delivered() {
    this.memory = undefined;
    this.keeping = false;
    this.store.clear();
  }
}
