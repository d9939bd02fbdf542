import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { dayOf } from '../platform/manila.js';
import { refuseCancelled } from './cancelled.js';
import { registrationOf, toEventView, type EventView } from './event-view.dto.js';
import { Event } from './event.entity.js';
import type { Question } from './questions/question.js';

const OPEN = `(registration_opens_at IS NULL OR registration_opens_at <= now())
  AND (registration_closes_at IS NULL OR registration_closes_at > now())`;
export const NEXT = `SELECT * FROM event WHERE state = 'published' AND ends_at > now() ORDER BY ${OPEN} DESC, starts_at, id LIMIT 1`;

/** The one truth about events: for the site, mails, tickets, sums and registrations. */
@Injectable()
export class EventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
  ) {}

  /** The names of all events, by id. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ id: string; name: string }>('SELECT id, name FROM event');
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The questions of these events, or of all, by id. */
  async questions(ids?: string[]): Promise<ReadonlyMap<string, Question[]>> {
    const rows = await this.dataSource.manager.find(Event, {
      select: { id: true, questions: true },
      where: ids && { id: In(ids) },
      order: { starts_at: 'ASC', id: 'ASC' },
    });
    return new Map(rows.map(({ id, questions }) => [id, questions]));
  }

  /** The events as each is read alone, in the order of the ids; one that is removed this very moment is left out. */
  async views(ids: string[]): Promise<EventView[]> {
    const rows = await this.dataSource.manager.findBy(Event, { id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(ids.flatMap((id) => byId.get(id) ?? []).map((row) => this.view(row)));
  }

  /** @param key the slug or the id @throws ApiError 404 */
  async read(key: string, drafts: boolean): Promise<EventView> {
    const row = await this.dataSource.manager.findOneBy(Event, byKey(key));
    if (!row || (row.state === 'draft' && !drafts)) throw ApiError.notFound('Event');
    return this.view(row);
  }

  /** Whose registration is open and whose start is next; without one that is open, the next one; none that is over. */
  async next(): Promise<Event | undefined> {
    const { rows } = await this.pool.query<Event>({ name: 'next_event', text: NEXT });
    return rows[0];
  }

  /** The one that ended last: at its door people still count, when none is to come. */
  async last(): Promise<Event | null> {
    return this.dataSource.manager.findOne(Event, {
      where: { state: 'published', ends_at: LessThanOrEqual(new Date()) },
      order: { ends_at: 'DESC', id: 'DESC' },
    });
  }

  /**
   * The event that a registration is for. What is full is found out when it is written.
   * @param slug undefined: the next open one
   * @throws ApiError 400 for an unknown slug, 409 when registration is not open
   */
  async openFor(slug: string | null | undefined): Promise<Event> {
    const event = slug == null ? await this.next() : await this.dataSource.manager.findOneBy(Event, { slug });
    if (!event || event.state === 'draft') {
      if (slug == null)
        throw ApiError.conflict('no_event', 'There is no event to register for at the moment.');
      throw ApiError.invalid([{ field: 'event', message: 'There is no such event' }]);
    }
    refuseCancelled(event);
    const state = registrationOf(event, null, new Date());
    if (state === 'not-yet' && event.registration_opens_at)
      throw ApiError.conflict(
        'event_not_open',
        `Registration for ${event.name} opens on ${dayOf(event.registration_opens_at)}.`,
      );
    if (state !== 'open')
      throw ApiError.conflict('event_closed', `Registration for ${event.name} is closed.`);
    return event;
  }

  /** @throws ApiError 409 when a group could never fit */
  refuseLarger({ capacity, name }: Pick<Event, 'capacity' | 'name'>, places: number): void {
    if (capacity === null || places <= capacity) return;
    throw ApiError.conflict(
      'group_too_large',
      `${name} has ${capacity === 1 ? '1 place' : `${capacity} places`} in all, so a group of ${places} does not fit.`,
    );
  }

  /** Whether so many may register at once: there are places, and nobody waits for them. */
  async hasPlaces(
    event: Pick<Event, 'id' | 'capacity'>,
    places: number,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    if (event.capacity === null) return true;
    return event.capacity - (await this.withLine(event.id, event.capacity, tx)) >= places;
  }

  /** Places that neither a delegate nor an offer has, whoever waits; null: no limit. @throws ApiError 404 */
  async placesFree(id: string): Promise<number | null> {
    const row = await this.dataSource.manager.findOneBy(Event, { id });
    if (!row) throw ApiError.notFound('Event');
    if (row.capacity === null) return null;
    return Math.max(0, row.capacity - (await this.taken(id, this.dataSource.manager)));
  }

  /** As it is answered: with the places that are left. */
  async view(row: Event, tx: EntityManager = this.dataSource.manager): Promise<EventView> {
    return toEventView(row, row.capacity === null ? 0 : await this.withLine(row.id, row.capacity, tx));
  }

  /** How many places are gone for whoever comes now: all of them while somebody in line fits into what is free. */
  private async withLine(id: string, capacity: number, tx = this.dataSource.manager): Promise<number> {
    const [row] = await tx.query<{ taken: number; line: boolean }[]>(
      'SELECT taken, event_line_fits($1, $2 - taken) AS line FROM event_places_taken($1) AS taken',
      [id, capacity],
    );
    return row?.line ? Math.max(row.taken, capacity) : (row?.taken ?? 0);
  }

  /** Places that are registered or offered. */
  async taken(id: string, tx: EntityManager): Promise<number> {
    const [row] = await tx.query<{ taken: number }[]>('SELECT event_places_taken($1) AS taken', [id]);
    return row?.taken ?? 0;
  }
}

export const byKey = (key: string) => (isUuid(key) ? { id: key } : { slug: key });
