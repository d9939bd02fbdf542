import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  VirtualColumn,
} from 'typeorm';
import { Event, FIRST_EVENT } from '../events/event.entity.js';
import type { Answers } from '../events/questions/question.js';
import { registerConstraints } from '../platform/http/errors/constraint-errors.js';
import { keepFields } from '../platform/listing/declared-fields.js';
import { registerMailFlag } from '../platform/mail/mail-arrivals.js';
import { Registration } from '../registrations/registration.entity.js';
import { LISTED_TEXTS, OPTIONAL, SORTED_COLUMNS, type OptionalValues } from './delegate-fields.js';

registerMailFlag('delegates', 'delegate');
registerConstraints({
  delegate_names_together: { field: 'last_name', message: 'Both names, or neither' },
  delegate_age_range: { field: 'age', message: 'A whole number from 1 to 120' },
  delegate_answers_asked: {
    field: 'answers',
    message: 'The questions of this event have just changed: load the form again',
  },
  delegate_phone_number_digits: { field: 'phone_number', message: 'Digits only, at most 15' },
});

const optional = { type: 'varchar', nullable: true } as const;

/** A person who registered for the event. Indexes that TypeORM cannot express stand in schema.sql alone. */
@Entity('delegate')
@Unique('delegate_uuid_key', ['uuid'])
@Check('delegate_names_together', "(first_name = '') = (last_name = '')")
@Check('delegate_price_range', 'price_centavos >= 0')
@Check('delegate_answers_object', "jsonb_typeof(answers) = 'object'")
@Check('delegate_phone_number_digits', "phone_number ~ '^[0-9]+$'")
export class Delegate {
  /** UUID version 7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delegate_pkey' }) id: string;
  /** UUID version 4: what the ticket holder has, in the link and in the QR code. */
  @Column('uuid') uuid: string;
  @Column('uuid', { default: FIRST_EVENT }) event_id: string;
  /** The key alone: the event's row is read by its own service. */
  @ManyToOne(() => Event)
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'delegate_event_id' })
  event?: Event;
  /** The sums of the registration, by the ledger; they are only read, and never written. */
  @VirtualColumn({ type: 'json', query: (row) => `registration_sums(${row}.registration_id)` })
  sums: { due_centavos: number; paid_centavos: number; owed_centavos: number; to_return_centavos: number };
  /** Whose contact pays; that of one delegate has its delegate's id. */
  @Column('uuid') registration_id: string;
  @ManyToOne(() => Registration)
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'delegate_registration_id' })
  registration?: Registration;
  /** Empty, as the last name then is, until it is known who comes; see names.ts. */
  @Column('varchar', { length: 100 }) first_name: string;
  @Column('varchar', { length: 100 }) last_name: string;
  @Column('varchar', { length: 254 }) email: string;
  /** The phone number, in digits. */
  @Column('varchar', { length: 15 }) phone_number: string;
  /** Whether staff say that it is paid. */
  @Column('boolean', { default: false }) payment_status: boolean;
  @Column({ type: 'varchar', length: 20, default: 'gcash' }) payment_mode: string;
  /** The price that the place was made with, as it was then; null: the event's only one. See events/prices/price.ts. */
  @Column('uuid', { nullable: true }) price_id: string | null;
  @Column({ ...optional, length: 60 }) price_name: string | null;
  @Column('integer') price_centavos: number;
  /** The code that opened it. */
  @Column({ ...optional, length: 30 }) price_code: string | null;
  /** By the keys of the event's questions; sql/answers.sql refuses others. */
  @Column('jsonb', { default: {} }) answers: Answers;
  /** The consent as it was shown; given when the delegate registered. */
  @Column({ ...optional, length: 500 }) consent_text: string | null;
  /** Name of the stored picture of the registration's proof; a rejected one no longer counts. */
  @Column({ ...optional, length: 100 }) proof_of_payment: string | null;
  /** Path of the picture, once staff have had it made. */
  @Column({ ...optional, length: 200 }) qr_code: string | null;
  /** When the place was given back; such a delegate takes no place and comes through no door. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) cancelled_at: Date | null;
  /** The reason, in the words of whoever cancelled. */
  @Column({ ...optional, length: 300 }) cancelled_because: string | null;
  /** Looks as if a robot had sent it; see platform/http/fields/spam.ts. */
  @Column('boolean', { default: false }) spam: boolean;
  /** Of a large group whose contact has not confirmed the e-mail: takes no place yet. */
  @Column('boolean', { default: false }) unconfirmed: boolean;
  /** Mail to the address does not arrive; see MailArrivals. */
  @Column('boolean', { default: false }) mail_fails: boolean;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
}
export interface Delegate extends OptionalValues {}
keepFields('delegate', Delegate, OPTIONAL);

for (const column of SORTED_COLUMNS) Index(`delegate_${column}`, [column, 'id'])(Delegate);
for (const column of LISTED_TEXTS) Index(`delegate_${column}_key`, { synchronize: false })(Delegate);
Index('delegate_event', ['event_id', 'created_at', 'id'])(Delegate);
// With the columns that the ledger's sums are made of (see registration-money.sql).
Index('delegate_registration', { synchronize: false })(Delegate);
Index('delegate_lexemes', { synchronize: false })(Delegate);
Index('delegate_by_code', { synchronize: false })(Delegate);
Index('delegate_name_parts', { synchronize: false })(Delegate);
Index('delegate_phone_number_parts', { synchronize: false })(Delegate);
Index('delegate_spam', { synchronize: false })(Delegate);
Index('delegate_cancelled', { synchronize: false })(Delegate);
Index('delegate_mail_fails', { synchronize: false })(Delegate);
Index('delegate_name_to_follow', { synchronize: false })(Delegate);
Index('delegate_waiting_proofs', { synchronize: false })(Delegate);
// The door's search for a ticket without its code reads this index.
Index('delegate_door_ticket', { synchronize: false })(Delegate);
