import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANNEL } from './content-rows.js';

/** An event as GET /events gives it, without what changes from hour to hour. */
export interface PublishedEvent {
  slug: string;
}

/** The events that the site shows. */
export interface ShownEvents {
  /** The event that people register for next; null: there is none; undefined: the one that developers wrote. */
  event: PublishedEvent | null | undefined;
  /** All events that are published: each has a page. Undefined where `event` is. */
  events: PublishedEvent[] | undefined;
  /** When the pages change by the clock alone; undefined: never. */
  until: Date | undefined;
}

/** Where the site learns of the events that it shows. The events register themselves: content does not know them. */
@Injectable()
export class SiteEvent {
  private read: () => Promise<ShownEvents> = () =>
    Promise.resolve({ event: undefined, events: undefined, until: undefined });

  /** Called by the events in onModuleInit. */
  from(read: () => Promise<ShownEvents>): void {
    this.read = read;
  }

  shown(): Promise<ShownEvents> {
    return this.read();
  }

  /** Is called in the transaction of a change. Every process shows it, once it is committed. */
  async changed(tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, 'event']);
  }
}
