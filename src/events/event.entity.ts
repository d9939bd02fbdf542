import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { EventMode } from '../content/paying/payment-modes.js';
import { oneOfSql } from '../platform/database/codes.js';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';
import { wholeNumberFrom } from '../platform/http/fields/fields.js';
import type { Price } from './prices/price.js';
import type { Question } from './questions/question.js';

export const EVENT_STATES = ['draft', 'published', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** The event that came with the first migration. */
export const FIRST_EVENT = '019a8f0e-7c1b-7d3a-9f21-000000000001';

export const FULL = 'This event is full.';
export const NETWORK_FULL =
  'Too many unpaid places are being held from your network, so no more can be taken from it. Once some are paid, or confirmed by email, you can register more; or write to us.';

registerConstraints({
  event_slug_key: { conflict: 'slug_taken', message: 'Another event has this slug.' },
  event_slug_form: { field: 'slug', message: 'Small letters, digits and dashes' },
  event_ends_after_start: { field: 'ends_at', message: 'Must be after the start' },
  event_fee_range: { field: 'fee_centavos', message: wholeNumberFrom(0, 100_000_000) },
  event_capacity_range: { field: 'capacity', message: wholeNumberFrom(1, 1_000_000) },
  event_is_cancelled: { conflict: 'event_cancelled', message: 'This event is cancelled.' },
  event_is_full: { conflict: 'event_full', message: FULL },
  event_network_places: { conflict: 'network_full', message: NETWORK_FULL },
  event_hold_hours_range: { field: 'hold_hours', message: wholeNumberFrom(1, 8_760) },
  event_network_places_range: { field: 'network_places', message: wholeNumberFrom(1, 1_000_000) },
  delegate_event_id: {
    conflict: 'event_in_use',
    message: 'This event has delegates, so it can no longer be removed.',
  },
});

/** When and where an event takes place: what a move changes. Moments as ISO 8601, since JSON keeps it. */
export interface MovedFrom extends Pick<
  Event,
  'venue_name' | 'venue_street' | 'venue_city' | 'venue_country'
> {
  starts_at: string;
  ends_at: string;
}

const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;
const moment = { type: 'timestamptz', precision: 3 } as const;

/** What delegates register for. How many places are taken is counted, never kept (registrations/sql/capacity.sql). */
@Entity('event')
@Unique('event_slug_key', ['slug'])
@Index('event_starts_at', ['starts_at', 'id'])
@Check('event_slug_form', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check('event_state_known', oneOfSql('state', EVENT_STATES))
@Check('event_ends_after_start', 'ends_at > starts_at')
@Check('event_fee_range', 'fee_centavos BETWEEN 0 AND 100000000')
@Check(
  'event_payment_modes_list',
  "jsonb_typeof(payment_modes) = 'array' AND jsonb_array_length(payment_modes) BETWEEN 1 AND 12",
)
@Check('event_prices_list', "jsonb_typeof(prices) = 'array' AND jsonb_array_length(prices) BETWEEN 1 AND 20")
@Check('event_questions_list', "jsonb_typeof(questions) = 'array' AND jsonb_array_length(questions) <= 60")
@Check('event_capacity_range', 'capacity BETWEEN 1 AND 1000000')
@Check('event_hold_hours_range', 'hold_hours BETWEEN 1 AND 8760')
@Check('event_network_places_range', 'network_places BETWEEN 1 AND 1000000')
export class Event {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_pkey' }) id: string;
  /** The name in addresses: /register/{slug}. */
  @Column('varchar', { length: 60 }) slug: string;
  @Column('varchar', { length: 150 }) name: string;
  @Column(text(100)) kind: string | null;
  @Column(text(2000)) summary: string | null;
  @Column(moment) starts_at: Date;
  @Column(moment) ends_at: Date;
  @Column('varchar', { length: 150 }) venue_name: string;
  @Column(text(200)) venue_street: string | null;
  @Column(text(100)) venue_city: string | null;
  @Column(text(100)) venue_country: string | null;
  /** What one delegate pays, in centavos: the usual one of several prices. */
  @Column('integer') fee_centavos: number;
  /** The prices; null: the event has its fee alone. */
  @Column('jsonb', { nullable: true }) prices: Price[] | null;
  /** What the fee includes. */
  @Column(text(500)) includes: string | null;
  @Column(text(100)) gcash_name: string | null;
  @Column(text(30)) gcash_number: string | null;
  /** The text that the code of "My QR" holds. */
  @Column(text(600)) gcash_qr: string | null;
  /** Whether each registration shows a code of its own, with its amount and short code in it. */
  @Column('boolean', { default: true }) gcash_exact: boolean;
  @Column(text(1000)) pay_by_gcash: string | null;
  @Column(text(1000)) pay_by_bank_transfer: string | null;
  @Column(text(1000)) pay_by_cash: string | null;
  /** The ways to pay; null: the owner's list for all events. */
  @Column('jsonb', { nullable: true }) payment_modes: EventMode[] | null;
  /** What each delegate is asked, in this order; see questions/. */
  @Column('jsonb', { default: [] }) questions: Question[];
  @Column({ ...moment, nullable: true }) payment_due_at: Date | null;
  /** Most delegates; null: no limit. */
  @Column('integer', { nullable: true }) capacity: number | null;
  /** For how many hours an unpaid place is held, where there is a capacity; null: until the payment date. */
  @Column('integer', { nullable: true, default: 72 }) hold_hours: number | null;
  /** Until when a place that is paid on the day is held, where there is a capacity; null: until the event begins. */
  @Column({ ...moment, nullable: true }) cash_held_until: Date | null;
  /** Most unpaid places that one network holds, where there is a capacity; null: a tenth of it, at least 5. */
  @Column('integer', { nullable: true }) network_places: number | null;
  @Column({ ...moment, nullable: true }) registration_opens_at: Date | null;
  @Column({ ...moment, nullable: true }) registration_closes_at: Date | null;
  /** Until when contacts may change or cancel what they registered; null: until the event begins. */
  @Column({ ...moment, nullable: true }) changes_close_at: Date | null;
  @Column({ type: 'varchar', length: 20, default: 'draft' }) state: EventState;
  /** Goes up whenever its calendar entry becomes another: calendars keep the highest. */
  @Column('integer', { default: 0 }) calendar_sequence: number;
  /** When and where it was to be, before it was moved; null: it was not. */
  @Column('jsonb', { nullable: true }) moved_from: MovedFrom | null;
  /** What only the site shows of it: programme, speakers, organizer, picture. */
  @Column('jsonb', { default: {} }) details: object;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
  @Column({ ...moment, default: () => 'now()' }) updated_at: Date;
}

/** Where it takes place, on one line. */
export const placeOf = (event: Pick<Event, 'venue_name' | 'venue_street' | 'venue_city'>): string =>
  [event.venue_name, event.venue_street, event.venue_city].filter(Boolean).join(', ');
