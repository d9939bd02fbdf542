import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../platform/database/codes.js';

/** - planned: may be undone; sending: its mails are being written; sent: all are; undone; test: to its author alone */
export const BATCH_STATES = ['planned', 'sending', 'sent', 'undone', 'test'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** How a column keeps a moment: to the millisecond, as JSON says it. */
export const moment = { type: 'timestamptz', precision: 3 } as const;

/** What staff write to many. Its mails have its id as their `batch_id`. */
export abstract class MailBatch {
  abstract id: string;
  @Column('varchar', { length: 150 }) subject: string;
  @Column({ type: 'varchar', length: 20, default: 'planned' }) state: BatchState;
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

/**
 * Of what its owner wants no more: messages to guests of events, and news too; or news alone. `bounced`: mail came back, so
 * nothing to many is tried there again.
 */
export const STOPPED = ['guests', 'news', 'bounced'] as const;
export type Stopped = (typeof STOPPED)[number];

/** How it was stopped: on one's own page, by a mail program (RFC 8058), by a colleague who was told. */
export const HOW_STOPPED = ['page', 'mail-program', 'staff'] as const;
export type HowStopped = (typeof HOW_STOPPED)[number];
/** The same, or by the address's own mail server. */
const HOW_ENDED = [...HOW_STOPPED, 'mail-server'] as const;

/**
 * An address, folded, whose owner wants no mails to many. Those about one's own ticket still come. Of an erased person its
 * hash stays (`stop_hash`), so that the stop holds when they come back.
 */
@Entity('stopped_address')
@Check('stopped_address_kind_known', oneOfSql('kind', STOPPED))
@Check('stopped_address_how_known', oneOfSql('how', HOW_ENDED))
@Index('stopped_address_batch', ['batch_id'], { where: 'batch_id IS NOT NULL' })
export class StoppedAddress {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stopped_address_pkey' }) address: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stopped_address_pkey', default: 'guests' })
  kind: Stopped;
  @Column('text', { default: 'page' }) how: (typeof HOW_ENDED)[number];
  /** The colleague who was told. */
  @Column('text', { nullable: true }) by_name: string | null;
  /** What was written to many when they stopped it, where that is known. */
  @Column('uuid', { nullable: true }) batch_id: string | null;
  @Column({ ...moment, default: () => 'now()' }) stopped_at: Date;
}
