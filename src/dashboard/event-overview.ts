import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { EventView } from '../events/event-view.dto.js';
import { EventsService } from '../events/events.service.js';
import { ShownNumberOrNull } from '../platform/http/openapi/answers.js';
import { EventMoney, PaidRegistrations, sumsOfEvents } from '../registrations/money.js';

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

export class EventPlaces {
  @ShownNumberOrNull({ description: 'Most delegates; null: no limit' }) capacity: number | null;
  @Count('Delegates who have a place: registered, confirmed, not cancelled and no spam') registered: number;
  @Count('Of large groups whose e-mail is not confirmed yet: they have no places until then')
  to_confirm: number;
  @Count('Of them, paid') paid: number;
  @Count('Of them, without a name yet') unnamed: number;
  @Count('Places that are offered to who waits') offered: number;
  @ShownNumberOrNull({ description: 'Places that are free for whoever comes now; null: no limit' })
  left: number | null;
  @Count('Registrations that wait in line') waiting: number;
  @Count('Places that they wait for') waiting_places: number;
  @Count('Places that were given back') cancelled: number;
}

export class EventPayments extends PaidRegistrations {
  @Count('Whose proof of payment waits') proofs_waiting: number;
}

export class EventDay {
  @ApiProperty({ format: 'date' }) day: string;
  @Count('Delegates who were let in') in: number;
}

/** An event on one page: places, money, line, proofs and door. */
export class EventOverview {
  @ApiProperty() event: EventView;
  @ApiProperty() places: EventPlaces;
  @ApiProperty() money: EventMoney;
  @ApiProperty() payments: EventPayments;
  @ApiProperty({ type: [EventDay], description: 'Days on which somebody was let in' }) door: EventDay[];
}

type Counted = Pick<EventPlaces, 'registered' | 'to_confirm' | 'paid' | 'unnamed' | 'cancelled'> &
  Pick<EventPlaces, 'offered' | 'waiting' | 'waiting_places'>;

@Injectable()
export class EventOverviews {
  constructor(
    private readonly pool: Pool,
    private readonly events: EventsService,
  ) {}

  /** @param key the event's slug or id @throws ApiError 404 */
  async read(key: string): Promise<EventOverview> {
    const event = await this.events.read(key, true);
    const rows = async <Row extends object>(text: string) =>
      (await this.pool.query<Row>(text, [event.id])).rows;
    const [people] = await rows<Counted>(PEOPLE);
    const [proofs] = await rows<Pick<EventPayments, 'proofs_waiting'>>(PROOFS);
    const [sums] = await sumsOfEvents(this.pool, event.id);
    if (!people || !proofs || !sums) throw new Error('The counts gave no row');
    return {
      event,
      places: { capacity: event.capacity, left: event.places_left, ...people },
      money: sums.money,
      payments: { ...sums.registrations, ...proofs },
      door: await rows<EventDay>(DOOR),
    };
  }
}

const TO_CONFIRM = '(d.unconfirmed AND NOT d.payment_status)';

const PEOPLE = `
  SELECT count(*) FILTER (WHERE d.cancelled_at IS NULL AND NOT ${TO_CONFIRM})::int AS registered,
         count(*) FILTER (WHERE d.cancelled_at IS NULL AND ${TO_CONFIRM})::int AS to_confirm,
         count(*) FILTER (WHERE d.cancelled_at IS NULL AND d.payment_status)::int AS paid,
         count(*) FILTER (WHERE d.cancelled_at IS NULL AND d.first_name = '' AND NOT ${TO_CONFIRM})::int AS unnamed,
         count(*) FILTER (WHERE d.cancelled_at IS NOT NULL)::int AS cancelled,
         (SELECT coalesce(sum(places), 0) FROM waiting_entry
           WHERE event_id = $1 AND state = 'offered' AND offered_until > now())::int AS offered,
         (SELECT count(*) FROM waiting_entry WHERE event_id = $1 AND state = 'waiting' AND NOT spam AND NOT unconfirmed)::int AS waiting,
         (SELECT coalesce(sum(places), 0) FROM waiting_entry
           WHERE event_id = $1 AND state = 'waiting' AND NOT spam AND NOT unconfirmed)::int AS waiting_places
    FROM delegate d WHERE d.event_id = $1 AND NOT d.spam`;

const PROOFS = `
  SELECT count(*)::int AS proofs_waiting FROM proof p JOIN registration r ON r.id = p.registration_id
   WHERE p.state = 'waiting' AND r.event_id = $1`;

const DOOR = `
  SELECT day::text AS day, count(DISTINCT delegate_id)::int AS in FROM door_scan
   WHERE event_id = $1 AND outcome = 'welcome' AND undone_at IS NULL GROUP BY 1 ORDER BY 1`;
