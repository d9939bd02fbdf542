import { ApiProperty } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { datesOf, timesOf } from '../platform/manila.js';
import { EventModeFields } from './event-modes.js';
import { EVENT_STATES, placeOf, type Event, type EventState } from './event.entity.js';
import { PublicPrice, toPublicPrices } from './prices/prices.dto.js';
import { QuestionView } from './questions/questions.dto.js';

const REGISTRATION_STATES = ['open', 'not-yet', 'closed', 'full'] as const;

/** When and where an event was to be, before it was moved. */
export class MovedFromView {
  @ShownDate() starts_at: string;
  @ShownText({ example: '19–20 February 2027' }) dates: string;
  @ShownText({ example: 'Harborview Convention Hall, Cebu City' }) place: string;
}

export const toMovedFrom = ({ moved_from }: Pick<Event, 'moved_from'>): MovedFromView | null =>
  moved_from && {
    starts_at: moved_from.starts_at,
    dates: datesOf({ starts_at: new Date(moved_from.starts_at), ends_at: new Date(moved_from.ends_at) }),
    place: placeOf(moved_from),
  };

/** An event as everybody sees it. */
export class EventView {
  @ShownUuid() id: string;
  @ShownText({ example: 'common-ground-2027' }) slug: string;
  @ShownText() name: string;
  @ShownTextOrNull() kind: string | null;
  @ShownTextOrNull() summary: string | null;
  @ShownDate() starts_at: string;
  @ShownDate() ends_at: string;
  @ShownText({ example: '19–20 February 2027' }) dates: string;
  @ShownText({ example: 'Friday 8:30 am to Saturday 4:30 pm (Manila time)' }) times: string;
  @ShownText() venue_name: string;
  @ShownTextOrNull() venue_street: string | null;
  @ShownTextOrNull() venue_city: string | null;
  @ShownTextOrNull() venue_country: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'What one delegate pays, in centavos; of several prices the usual one',
  })
  fee_centavos: number;
  @ApiProperty({
    type: [PublicPrice],
    description: 'What everybody may choose from today; empty: the fee alone',
  })
  prices: PublicPrice[];
  @ShownBoolean({ description: 'Whether a code opens another price today' }) takes_codes: boolean;
  @ShownTextOrNull() includes: string | null;
  @ShownTextOrNull() gcash_name: string | null;
  @ShownTextOrNull() gcash_number: string | null;
  @ShownTextOrNull() gcash_qr: string | null;
  @ShownBoolean() gcash_exact: boolean;
  @ShownTextOrNull() pay_by_gcash: string | null;
  @ShownTextOrNull() pay_by_bank_transfer: string | null;
  @ShownTextOrNull() pay_by_cash: string | null;
  @ApiProperty({ type: [EventModeFields], nullable: true, description: 'Null: the list for all events' })
  payment_modes: EventModeFields[] | null;
  @ApiProperty({ type: [QuestionView], description: 'What each delegate is asked' })
  questions: QuestionView[];
  @ShownDateOrNull() payment_due_at: string | null;
  @ShownNumberOrNull({ description: 'Most delegates; null: no limit' }) capacity: number | null;
  @ShownNumberOrNull({ description: 'Places that are free now; null: no limit' }) places_left: number | null;
  @ShownNumberOrNull({ description: 'Hours for which an unpaid place is held, where there is a capacity' })
  hold_hours: number | null;
  @ShownNumberOrNull({
    description:
      'Most unpaid places of one network, where there is a capacity; null: a tenth of it, at least 5',
  })
  network_places: number | null;
  @ShownDateOrNull({
    description: 'Until when places that are paid on the day are held; null: until it begins',
  })
  cash_held_until: string | null;
  @ShownDateOrNull() registration_opens_at: string | null;
  @ShownDateOrNull() registration_closes_at: string | null;
  @ShownDateOrNull() changes_close_at: string | null;
  @ShownText({ enum: [...REGISTRATION_STATES], description: 'Whether people may register now' })
  registration: (typeof REGISTRATION_STATES)[number];
  @ShownText({ enum: [...EVENT_STATES] }) state: EventState;
  @ApiProperty({ type: MovedFromView, nullable: true, description: 'Null: it was not moved' })
  moved_from: MovedFromView | null;
  @ApiProperty({ type: 'object', additionalProperties: true }) details: object;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}

/** @param taken how many places are gone; only asked for where there is a limit */
export function toEventView(event: Event, taken: number, now = new Date()): EventView {
  const { calendar_sequence: _, ...row } = event;
  const places_left = row.capacity === null ? null : Math.max(0, row.capacity - taken);
  return {
    ...row,
    ...toPublicPrices(event),
    dates: datesOf(row),
    times: timesOf(row),
    places_left,
    registration: registrationOf(event, places_left, now),
    moved_from: toMovedFrom(row),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    payment_due_at: row.payment_due_at?.toISOString() ?? null,
    registration_opens_at: row.registration_opens_at?.toISOString() ?? null,
    registration_closes_at: row.registration_closes_at?.toISOString() ?? null,
    changes_close_at: row.changes_close_at?.toISOString() ?? null,
    cash_held_until: row.cash_held_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** An event closes at its end at the latest. */
export function registrationOf(row: Event, placesLeft: number | null, now: Date): EventView['registration'] {
  if (row.state !== 'published' || row.ends_at <= now) return 'closed';
  if (row.registration_opens_at && row.registration_opens_at > now) return 'not-yet';
  if (row.registration_closes_at && row.registration_closes_at <= now) return 'closed';
  return placesLeft === 0 ? 'full' : 'open';
}
