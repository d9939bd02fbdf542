import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANNEL } from './content-rows.js';

/** The event that the site shows. */
export interface ShownEvent {
  /**
   * As GET /events gives it, without what changes from hour to hour; null: there is none; undefined: the one that
   * developers wrote.
   */
  event: object | null | undefined;
  /** When time alone makes it another; undefined: never. */
  until: Date | undefined;
}

/** Where the site learns of the event that it shows. The events register themselves: content does not know them. */
@Injectable()
export class SiteEvent {
  private read: () => Promise<ShownEvent> = () => Promise.resolve({ event: undefined, until: undefined });

  /** Called by the events in onModuleInit. */
  from(read: () => Promise<ShownEvent>): void {
    this.read = read;
  }

  shown(): Promise<ShownEvent> {
    return this.read();
  }

  /** In the transaction of a change: every process shows it, once it is committed. */
  async changed(tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, 'event']);
  }
}
