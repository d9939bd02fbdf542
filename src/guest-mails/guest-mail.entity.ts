import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { oneOfSql } from '../platform/database/codes.js';

/** - planned: may be undone; sending: its mails are being written; sent: all are; undone; test: to its author alone */
export const GUEST_MAIL_STATES = ['planned', 'sending', 'sent', 'undone', 'test'] as const;
export type GuestMailState = (typeof GUEST_MAIL_STATES)[number];

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

const moment = { type: 'timestamptz', precision: 3 } as const;

/** What staff write to many guests of one event. Its mails have its id as their `batch_id`. */
@Entity('guest_mail')
@Check('guest_mail_state_known', oneOfSql('state', GUEST_MAIL_STATES))
@Check('guest_mail_about_known', oneOfSql('about', ABOUT))
@Index('guest_mail_event', ['event_id', 'created_at', 'id'])
export class GuestMail implements Audience {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guest_mail_pkey' }) id: string;
  @Column('uuid') event_id: string;
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'guest_mail_event_id' })
  event?: Event;
  @Column('varchar', { length: 150 }) subject: string;
  @Column('varchar', { length: 5000 }) words: string;
  @Column('varchar', { length: 20 }) recipients: Audience['recipients'];
  @Column('varchar', { length: 20 }) who: Audience['who'];
  @Column('jsonb', { default: {} }) filter: object;
  @Column({ type: 'varchar', length: 20, default: 'guests' }) about: About;
  /** Of the event, before it was moved: what undoing puts back. */
  @Column('jsonb', { nullable: true }) before: object | null;
  @Column({ type: 'varchar', length: 20, default: 'planned' }) state: GuestMailState;
  /** Until then it may be undone. */
  @Column(moment) begins_at: Date;
  /** The address up to which mails are written, in their order: a killed process is gone on from there. */
  @Column('text', { default: '' }) reached: string;
  @Column({ ...moment, nullable: true }) ended_at: Date | null;
  @Column('uuid') by_id: string;
  @Column('text') by_name: string;
  @Column('text', { nullable: true }) undone_by_name: string | null;
  @Column({ ...moment, default: () => 'now()' }) created_at: Date;
}

/** An address, folded, whose owner wants no mails to many. Those about one's own ticket still come. */
@Entity('stopped_address')
export class StoppedAddress {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stopped_address_pkey' }) address: string;
  @Column({ ...moment, default: () => 'now()' }) stopped_at: Date;
}
