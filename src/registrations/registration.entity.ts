import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { oneOfSql } from '../platform/database/codes.js';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';

export const REFERENCE_TAKEN =
  'Another registration was paid with this reference number. An admin may still accept it, with a reason.';

registerConstraints({
  payment_reference: { conflict: 'duplicate_reference', field: 'reference', message: REFERENCE_TAKEN },
  registration_event_id: {
    conflict: 'event_in_use',
    message: 'This event has registrations, so it can no longer be removed.',
  },
  movement_event_id: {
    conflict: 'event_in_use',
    message: 'Money was received for this event, so it can no longer be removed.',
  },
  proof_one_waits: {
    conflict: 'proof_replaced',
    message: 'A newer picture of this payment has arrived in the meantime.',
  },
  delegate_registration_id: {
    conflict: 'registration_gone',
    message: 'The registration that the delegate belonged to is gone.',
  },
});

/** PostgreSQL gives a bigint as text; centavos fit a number. */
const toNumber = (value: string | null) => (value === null ? null : Number(value));
const moment = { type: 'timestamptz', precision: 3 } as const;
const text = (length: number) => ({ type: 'varchar', length, nullable: true }) as const;

/** One contact who pays for 1 to 50 delegates of one event. A registration of one has its delegate's id. */
@Entity('registration')
@Index('registration_event', ['event_id', 'created_at', 'id'])
@Index('registration_contact_email', { synchronize: false })
@Index('registration_contact_phone_number', { synchronize: false })
@Index('registration_by_code', { synchronize: false })
@Index('registration_lexemes', { synchronize: false })
@Index('registration_created_at', ['created_at', 'id'])
@Check('registration_total_range', 'total_centavos >= 0')
@Index('registration_held', ['held_until', 'id'], { where: 'held_until IS NOT NULL' })
@Index('registration_network', ['event_id', 'network'], { where: 'network IS NOT NULL' })
@Index('registration_site', ['event_id', 'site'], { where: 'site IS NOT NULL' })
export class Registration {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'registration_pkey' }) id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event)
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'registration_event_id' })
  event?: Event;
  /** Null: the one delegate is the contact. */
  @Column(text(100)) contact_first_name: string | null;
  @Column(text(100)) contact_last_name: string | null;
  @Column(text(254)) contact_email: string | null;
  @Column(text(15)) contact_phone_number: string | null;
  /** What is to be paid, by the fee on the day of registration. */
  @Column('integer') total_centavos: number;
  /** What was paid for people who were removed since: nobody is left to whom it could be returned. */
  @Column('integer', { default: 0 }) removed_centavos: number;
  @Column({ ...moment, nullable: true }) payment_due_at: Date | null;
  /** Until when its places are held unpaid; null: they do not end by themselves. See delegates/unpaid-places.ts. */
  @Column({ ...moment, nullable: true }) held_until: Date | null;
  /** Keyed hashes of the network and the site that it came from, while it is unpaid: no address is kept. */
  @Column(text(43)) network: string | null;
  @Column(text(43)) site: string | null;
  /** Why staff sent the tickets before all was paid. */
  @Column(text(300)) tickets_because: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

export const PROOF_STATES = ['waiting', 'accepted', 'rejected', 'replaced'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A picture of a payment, and what staff decided on it. It stays while its registration exists. */
@Entity('proof')
@Unique('proof_picture_key', ['picture'])
@Check('proof_state_known', oneOfSql('state', PROOF_STATES))
@Index('proof_one_waits', ['registration_id'], { unique: true, where: "state = 'waiting'" })
@Index('proof_registration', ['registration_id', 'created_at', 'id'])
@Index('proof_queue', ['created_at', 'id'], { where: "state = 'waiting'" })
@Index('proof_sha256', ['sha256'])
@Index('proof_read_reference', ['channel', 'read_reference'], { where: 'read_reference IS NOT NULL' })
@Index('proof_reference_parts', { synchronize: false })
@Index('proof_reference', ['channel', 'reference'], { where: 'reference IS NOT NULL' })
export class Proof {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proof_pkey' }) id: string;
  @Column('uuid') registration_id: string;
  @ManyToOne(() => Registration, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'proof_registration_id' })
  registration?: Registration;
  /** Name of the stored picture. */
  @Column('varchar', { length: 100 }) picture: string;
  /** SHA-256 of the file as it was uploaded; null where that was not kept. */
  @Column('bytea', { nullable: true }) sha256: Buffer | null;
  @Column({ type: 'varchar', length: 20, default: 'waiting' }) state: ProofState;
  @Column('varchar', { length: 20 }) channel: string;
  @Column(text(30)) reference: string | null;
  /** What was read from the picture, once it was: advice, never a verdict. */
  @Column({ ...moment, nullable: true }) read_at: Date | null;
  @Column('bigint', { nullable: true, transformer: { from: toNumber, to: (value: unknown) => value } })
  read_amount_centavos: number | null;
  @Column(text(30)) read_reference: string | null;
  @Column('date', { nullable: true }) read_paid_on: string | null;
  @Column(text(150)) read_receiver: string | null;
  @Column('boolean', { nullable: true }) read_receiver_is_ours: boolean | null;
  /** The short code of a registration that the receipt's message shows: this one's, or another's. */
  @Column(text(8)) read_code: string | null;
  /** Why it was rejected, in the words that the payer reads. */
  @Column(text(600)) reason: string | null;
  @Column({ type: 'varchar', length: 20, default: 'anonymous' }) uploaded_by_kind: string;
  @Column('text', { nullable: true }) uploaded_by_name: string | null;
  @Column({ ...moment, nullable: true }) decided_at: Date | null;
  @Column('text', { nullable: true }) decided_by_name: string | null;
  /** Who has it on the screen, and until when nobody else gets it. */
  @Column('uuid', { nullable: true }) claimed_by: string | null;
  @Column({ ...moment, nullable: true }) claimed_until: Date | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** What was paid; there is one while the registration is paid. */
@Entity('payment')
@Index('payment_reference', ['channel', 'reference'], {
  unique: true,
  where: 'reference IS NOT NULL AND shared_because IS NULL',
})
export class Payment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_pkey' }) registration_id: string;
  @ManyToOne(() => Registration, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'payment_registration_id' })
  registration?: Registration;
  @Column('varchar', { length: 20 }) channel: string;
  @Column(text(30)) reference: string | null;
  /** Why an admin let two registrations be paid with one reference. */
  @Column(text(500)) shared_because: string | null;
  @Column('text', { nullable: true }) verified_by_name: string | null;
  @Column({ ...moment, default: () => 'now()' }) verified_at: Date;
}

export const MOVEMENTS = ['payment', 'refund', 'correction'] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** Money that came or went. Never changed: what was wrong is put right by another row. Its registration may be gone. */
@Entity('movement')
// With the amounts beside it (see registration-money.sql).
@Index('movement_registration', { synchronize: false })
@Index('movement_by_code', { synchronize: false })
@Index('movement_reference_key', { synchronize: false })
@Index('movement_reference_parts', { synchronize: false })
@Index('movement_event', ['event_id', 'channel'])
@Index('movement_of_event', ['event_id', 'created_at', 'id'])
@Index('movement_created_at', ['created_at', 'id'])
@Index('movement_reference', ['reference'], { where: 'reference IS NOT NULL' })
@Index('movement_payment_number', ['payment_number'], { unique: true })
@Index('movement_cash', ['event_id', 'holder_id'], { where: "channel = 'cash'" })
@Index('movement_shared', ['shared_payment_id'], { where: 'shared_payment_id IS NOT NULL' })
@Check('movement_payment_numbered', "(kind = 'payment') = (payment_number IS NOT NULL)")
@Check('movement_kind_known', oneOfSql('kind', MOVEMENTS))
@Check(
  'movement_amount_sign',
  "amount_centavos <> 0 AND (kind <> 'payment' OR amount_centavos > 0) AND (kind <> 'refund' OR amount_centavos < 0)",
)
export class Movement {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'movement_pkey' })
  id: string;
  @Column('uuid') registration_id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event)
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'movement_event_id' })
  event?: Event;
  @Column('varchar', { length: 20 }) kind: MovementKind;
  /** What came in; less than nothing: what went out. */
  @Column('bigint', { transformer: { from: Number, to: (value: unknown) => value } }) amount_centavos: number;
  @Column('varchar', { length: 3, default: 'PHP' }) currency: string;
  @Column('varchar', { length: 20 }) channel: string;
  @Column(text(30)) reference: string | null;
  /** The proof that was accepted. */
  @Column('uuid', { nullable: true }) proof_id: string | null;
  /** The file and line of a statement that it was entered from. */
  @Column(text(150)) statement_line: string | null;
  @Column('text', { nullable: true }) entered_by_name: string | null;
  /** As staff say; null: as its receipt says, if there is one. */
  @Column('date', { nullable: true }) received_on: string | null;
  /** The number of the receipt that staff gave for it. */
  @Column(text(30)) receipt_number: string | null;
  /** The number that the database gives each payment: 1, 2, 3 …; null: it is no payment. */
  @Column('integer', { nullable: true }) payment_number: number | null;
  /** Who holds cash: the account, key or device that took it, or paid it out; of a correction, whoever took what it takes back. */
  @Column('uuid', { nullable: true }) holder_id: string | null;
  /** The id that all parts of a cheque or sum for several registrations share, and the corrections of it. */
  @Column('uuid', { nullable: true }) shared_payment_id: string | null;
  @Column(text(500)) note: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** What staff choose from when they reject a proof. */
@Entity('rejection_reason')
export class RejectionReason {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'rejection_reason_pkey' }) position: number;
  @Column('varchar', { length: 60 }) label: string;
  @Column('varchar', { length: 500 }) words: string;
}
