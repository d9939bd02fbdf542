import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { oneOfSql } from '../platform/database/codes.js';

/** What the door answers when a code is scanned. */
export const OUTCOMES = ['welcome', 'already_in', 'not_paid', 'other_event', 'cancelled', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const moment = { type: 'timestamptz', precision: 3 } as const;
const momentOrNull = { ...moment, nullable: true } as const;
const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;

/** A telephone or laptop at the door of one event, on one day. Code and token are kept as hashes. */
@Entity('door_device')
@Unique('door_device_code_hash_key', ['code_hash'])
@Unique('door_device_token_hash_key', ['token_hash'])
@Index('door_device_event', ['event_id', 'day', 'created_at'])
export class DoorDevice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'door_device_pkey' }) id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'door_device_event_id' })
  event?: Event;
  /** The calendar day in the Philippines. */
  @Column('date') day: string;
  @Column('varchar', { length: 60 }) name: string;
  @Column(text(60)) gate: string | null;
  /** Whether who holds it may take the fee in cash. */
  @Column('boolean', { default: false }) takes_payments: boolean;
  @Column('bytea', { nullable: true }) code_hash: Buffer | null;
  @Column(moment) code_expires_at: Date;
  /** Hash of the number by which a device that lost the answer to its sign-in may ask again. */
  @Column('bytea', { nullable: true }) signed_in_by: Buffer | null;
  @Column('bytea', { nullable: true }) token_hash: Buffer | null;
  /** The end of its day. */
  @Column(moment) expires_at: Date;
  @Column('text', { nullable: true }) made_by_name: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
  @Column(momentOrNull) signed_in_at: Date | null;
  @Column(momentOrNull) last_seen_at: Date | null;
  @Column(momentOrNull) ended_at: Date | null;
  @Column('text', { nullable: true }) ended_by_name: string | null;
}

/** Every scan, refused ones too. A `welcome` that was not undone is the delegate's entry of that day. */
@Entity('door_scan')
@Check('door_scan_outcome_known', oneOfSql('outcome', OUTCOMES))
@Index('door_entry', ['delegate_id', 'day'], {
  unique: true,
  where: "outcome = 'welcome' AND undone_at IS NULL",
})
@Index('door_scan_event', ['event_id', 'day', 'scanned_at'])
@Index('door_scan_changed', ['event_id', 'day', 'changed_at'])
@Index('door_scan_in_review', ['by_id'], { where: 'in_review' })
@Index('door_scan_delegate', ['delegate_id', 'scanned_at'], { where: 'delegate_id IS NOT NULL' })
export class DoorScan {
  /** The device's own number for it: the same scan sent again is the same row. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'door_scan_pkey' }) nonce: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'door_scan_event_id' })
  event?: Event;
  @Column('date') day: string;
  /** No foreign key: a delegate may be removed, and come back with the entry. */
  @Column('uuid', { nullable: true }) delegate_id: string | null;
  /** The hash of a code that was no ticket; its text may be anybody's, and is not kept. */
  @Column('bytea', { nullable: true }) code_sha256: Buffer | null;
  @Column('varchar', { length: 20 }) outcome: Outcome;
  /** What the device told the helper, where it had to decide by itself. */
  @Column(text(20)) shown: Outcome | null;
  @Column(text(60)) gate: string | null;
  @Column('uuid', { nullable: true }) by_id: string | null;
  @Column('text') by_name: string;
  @Column(moment) scanned_at: Date;
  @Column({ ...moment, default: () => 'now()' }) received_at: Date;
  @Column({ ...moment, default: () => 'now()' }) changed_at: Date;
  @Column(momentOrNull) undone_at: Date | null;
  @Column('text', { nullable: true }) undone_by_name: string | null;
  @Column(text(200)) undo_reason: string | null;
  /** Handed in by a device that was signed out: undone until somebody says that it counts. */
  @Column('boolean', { default: false }) in_review: boolean;
  /** A supervisor has dealt with the conflict. */
  @Column(momentOrNull) settled_at: Date | null;
  @Column('text', { nullable: true }) settled_by_name: string | null;
}
