import { drafts, type DraftValues } from './drafts';

/** A key and the very text it was made for. */
export interface KeyMemory {
  key: string;
  body: string;
}

/**
 * The key to send `body` with: the remembered one while the content is the same, so that a retry, a double
 * click, a lost answer or a reload never makes a second record; a new one as soon as anything was changed, since
 * the API refuses a known key with another body. Forget the memory after a success.
 */
export function keyFor(body: string, memory?: KeyMemory, makeKey = randomUuid): KeyMemory {
  return memory?.body === body ? memory : { key: makeKey(), body };
}

/** `crypto.randomUUID` exists only on https and localhost; people also test sites by a bare IP address. */
function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}

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

  /** Whether this is what was sent already, to the letter. */
  isKnown(payload: unknown): boolean {
    return this.memory?.body === JSON.stringify(payload);
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
