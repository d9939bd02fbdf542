import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { DelegateFields } from '../delegates/delegate-inputs.dto.js';
import { Event } from '../events/event.entity.js';
import { keepFee, totalOf, type KeptPrice, type PricedEvent } from '../events/prices/price.js';
import { oneOfSql } from '../platform/database/codes.js';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';
import { Registration } from '../registrations/registration.entity.js';

export const NETWORK_WAITS =
  'Too many places on the waiting list were requested from your network already. Please write to us, and we will put you on the list.';

registerConstraints({
  waiting_network_places: { conflict: 'network_full', message: NETWORK_WAITS },
  waiting_entry_event_id: {
    conflict: 'event_in_use',
    message: 'People wait for places at this event, so it can no longer be removed.',
  },
});

/**
 * `waiting` → `offered` → `accepted`, and the entry is a registration. An offer that nobody takes is `ended`; whoever
 * takes their name off has `left`.
 */
export const WAITING_STATES = ['waiting', 'offered', 'accepted', 'ended', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];
/** SQL of those that may still come. */
export const IN_LINE = oneOfSql('state', ['waiting', 'offered'] satisfies WaitingState[]);

/** The registration as it was asked for: made the moment that an offer is accepted. */
export interface WaitingRequest {
  delegates: DelegateFields[];
  payment_mode?: string | null;
  consent_text?: string | null;
  /** What each place costs, as it was when they joined; left out: the event's fee. */
  prices?: KeptPrice[];
}

/** What its places cost, each. */
export const pricesOf = (
  { asked, places }: Pick<WaitingEntry, 'asked' | 'places'>,
  event: PricedEvent,
): KeptPrice[] => asked.prices ?? Array.from({ length: places }, () => keepFee(event));
export const sumOf = (entry: Pick<WaitingEntry, 'asked' | 'places'>, event: PricedEvent): number =>
  totalOf(pricesOf(entry, event));

const moment = { type: 'timestamptz', precision: 3 } as const;

/** A contact who waits for places for 1 to 50 people, all or none. First come, first offered. */
@Entity('waiting_entry')
@Unique('waiting_entry_uuid_key', ['uuid'])
@Check('waiting_entry_places_range', 'places BETWEEN 1 AND 50')
@Check('waiting_entry_state_known', oneOfSql('state', WAITING_STATES))
@Index('waiting_entry_line', ['event_id', 'created_at', 'id'])
@Index('waiting_entry_open', ['event_id', 'state'], { where: IN_LINE })
export class WaitingEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'waiting_entry_pkey' }) id: string;
  /** UUID version 4: what the contact has, in the link. */
  @Column('uuid') uuid: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event)
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'waiting_entry_event_id' })
  event?: Event;
  @Column('smallint') places: number;
  @Column('varchar', { length: 100 }) contact_first_name: string;
  @Column('varchar', { length: 100 }) contact_last_name: string;
  @Column('varchar', { length: 254 }) contact_email: string;
  @Column('varchar', { length: 15 }) contact_phone_number: string;
  @Column('jsonb') asked: WaitingRequest;
  @Column({ type: 'varchar', length: 20, default: 'waiting' }) state: WaitingState;
  /** So long the places are held; while it is `offered`. */
  @Column({ ...moment, nullable: true }) offered_until: Date | null;
  /** What became of it. */
  @Column('uuid', { nullable: true }) registration_id: string | null;
  @ManyToOne(() => Registration, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'waiting_entry_registration_id' })
  registration?: Registration;
  /** Looks as if a robot had sent it: it is offered nothing. */
  @Column('boolean', { default: false }) spam: boolean;
  /** Its contact has opened no mailed link yet: it has no place in line. */
  @Column('boolean', { default: false }) unconfirmed: boolean;
  /** Keyed hashes of where it came from, as of registrations. */
  @Column('varchar', { length: 43, nullable: true }) network: string | null;
  @Column('varchar', { length: 43, nullable: true }) site: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
  @Column({ ...moment, nullable: true }) decided_at: Date | null;
}
