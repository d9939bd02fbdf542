import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../database/codes.js';

/**
 * - queued: waits for its turn; retrying: was not taken, and is tried again
 * - sent: the mail server took it; failed: it never will
 * - uncertain: the line was cut after the message was handed over, so it may have been sent; never repeated by itself
 * - withheld: not to be sent as things are: no mail server is set, or the address got too many of its kind today
 */
export const MAIL_STATES = ['queued', 'sent', 'retrying', 'failed', 'uncertain', 'withheld'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** An address whose owner has opened a link that was mailed there; folded, see `fold_address`. */
@Entity('confirmed_address')
export class ConfirmedAddress {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'confirmed_address_pkey' }) address: string;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) confirmed_at: Date;
}

/** A mail as staff see it. What it says is read and rendered when it is sent. */
@Entity('mail')
@Check('mail_state_known', oneOfSql('state', MAIL_STATES))
@Index('mail_record', ['record_id'])
@Index('mail_event', ['event_id', 'created_at', 'id'])
@Index('mail_created_at', ['created_at', 'id'])
@Index('mail_sent_at', ['sent_at', 'id'])
@Index('mail_batch', ['batch_id', 'state'], { where: 'batch_id IS NOT NULL' })
@Index('mail_key', ['key'], { unique: true, where: 'key IS NOT NULL' })
export class Mail {
  /** UUID version 7; also the Message-ID. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_pkey' }) id: string;
  @Column('text') template: string;
  @Column('text') to_address: string;
  /** The subject, known once the mail was rendered. */
  @Column('text', { nullable: true }) subject: string | null;
  /** What it is about. */
  @Column('text') resource: string;
  @Column('uuid') record_id: string;
  /** The event of the record that it is about, if there is one. */
  @Column('uuid', { nullable: true }) event_id: string | null;
  /** The colleague it goes to, where it goes to one. */
  @Column('uuid', { nullable: true }) recipient_id: string | null;
  /** Keyed hash of the network from which somebody asked for it, where it is counted by that. */
  @Column('varchar', { length: 43, nullable: true }) network: string | null;
  /** What it was written with: mails to many at once have the same one. */
  @Column('uuid', { nullable: true }) batch_id: string | null;
  /** No two mails have the same key. */
  @Column('text', { nullable: true }) key: string | null;
  @Column('text', { default: 'queued' }) state: MailState;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('text', { nullable: true }) last_error: string | null;
  /** When the message began to be handed over; null again once the outcome is known. */
  @Column('timestamptz', { nullable: true }) handing_over_at: Date | null;
  /** When it last became uncertain: a second copy may exist even after it was sent again. */
  @Column('timestamptz', { nullable: true }) uncertain_at: Date | null;
  @Column('timestamptz', { nullable: true }) next_attempt_at: Date | null;
  @Column('timestamptz', { nullable: true }) sent_at: Date | null;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) updated_at: Date;
  /** Kept by a trigger for the search; never read into the application. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false }) search_text:
    | string
    | null;
}

for (const name of [
  'template_key',
  'to_address_key',
  'subject_key',
  'kind_of_day',
  'address_of_day',
  'search_text',
  'unsent',
])
  Index(`mail_${name}`, { synchronize: false })(Mail);
