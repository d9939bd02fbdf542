import * as api from './api';
import * as storage from './storage';
import { lookUp, merge, MAX_PARTS, type Kept } from './tickets';
import type { Entry, LiveAnswer } from './types';

/** Who came is written to the device at most so often. */
const SAVE_MS = 3_000;

/** The list of tickets on this device: read from the server, kept fresh by what the server tells every second. */
export class TicketList {
  private kept: Kept | undefined;
  private changesSeen: string | null | undefined;
  private reading = false;
  private saving: ReturnType<typeof setTimeout> | undefined;

  async open(): Promise<void> {
    this.kept = await storage.kept<Kept>('list');
  }

  /** From when it is, and how many tickets it has. */
  get state(): { as_of: string; size: number } | undefined {
    return this.kept && { as_of: this.kept.as_of, size: this.kept.tickets.size };
  }

  lookUp(uuid: string): ReturnType<typeof lookUp> {
    return this.kept ? lookUp(this.kept, uuid) : Promise.resolve(undefined);
  }

  entryOf(ticket: string): Entry | undefined {
    return this.kept?.entries.get(ticket);
  }

  enter(ticket: string, entry: Entry): void {
    this.kept?.entries.set(ticket, entry);
    this.save();
  }

  leave(ticket: string): void {
    this.kept?.entries.delete(ticket);
    this.save();
  }

  /** @returns whether tickets have changed, so that the list must be read */
  takeLive(answer: LiveAnswer): boolean {
    for (const { ticket, is_in, at, gate, by } of answer.entries)
      if (is_in) this.kept?.entries.set(ticket, { at, gate, by });
      else this.kept?.entries.delete(ticket);
    if (answer.entries.length > 0) this.save();
    if (!this.kept || this.changesSeen !== answer.tickets_changed_at) return true;
    // Nothing has changed since: what this device has is from now.
    this.kept.as_of = answer.as_of;
    return false;
  }

  /** Over a weak connection it takes long, so only one is read at a time. @throws Refused, or without a connection */
  async read(token: string, changed: string | null): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      const from = this.kept && this.kept.parts.length < MAX_PARTS ? this.kept.as_of : undefined;
      this.kept = merge(this.kept, await api.snapshot(token, from));
      this.changesSeen = changed;
    } finally {
      this.reading = false;
    }
    await storage.keep('list', this.kept);
  }

  forget(): void {
    clearTimeout(this.saving);
    this.saving = undefined;
    this.kept = undefined;
    this.changesSeen = undefined;
  }

  private save(): void {
    this.saving ??= setTimeout(() => {
      this.saving = undefined;
      // Where nothing can be kept, the list is there as long as the page is.
      if (this.kept) storage.keep('list', this.kept).catch(() => undefined);
    }, SAVE_MS);
  }
}
