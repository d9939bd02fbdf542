import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { BATCH_STATES, MailBatch } from '../mail-batches/mail-batch.entity.js';
import { oneOfSql } from '../platform/database/codes.js';

/** Each who comes, at the address of their own; or who registered, once for all of the group. */
export const RECIPIENTS = ['each', 'contacts'] as const;
/** Which guests, by how they stand. */
export const WHO = ['all', 'paid', 'unpaid', 'partly-paid', 'unnamed', 'came', 'absent'] as const;

/** What it tells: what staff write, or that the event was cancelled or moved in the same step. */
export const ABOUT = ['guests', 'cancelled', 'moved'] as const;
export type About = (typeof ABOUT)[number];

/** Whom a mail is for: all guests of the event of whom these hold. */
export interface Audience {
  recipients: (typeof RECIPIENTS)[number];
  who: (typeof WHO)[number];
  /** In the grammar of `GET /delegates`. */
  filter: object;
}

/** What staff write to many guests of one event. */
@Entity('guest_mail')
@Check('guest_mail_state_known', oneOfSql('state', BATCH_STATES))
@Check('guest_mail_about_known', oneOfSql('about', ABOUT))
@Index('guest_mail_event', ['event_id', 'created_at', 'id'])
export class GuestMail extends MailBatch implements Audience {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guest_mail_pkey' }) id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'guest_mail_event_id' })
  event?: Event;
  @Column('varchar', { length: 5000 }) words: string;
  @Column('varchar', { length: 20 }) recipients: Audience['recipients'];
  @Column('varchar', { length: 20 }) who: Audience['who'];
  @Column('jsonb', { default: {} }) filter: object;
  @Column({ type: 'varchar', length: 20, default: 'guests' }) about: About;
  /** Of the event, before it was moved: what undoing puts back. */
  @Column('jsonb', { nullable: true }) before: object | null;
}
