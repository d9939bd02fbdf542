import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { BATCH_STATES, MailBatch } from '../mail-batches/mail-batch.entity.js';
import { oneOfSql } from '../platform/database/codes.js';

export const PIECES = ['heading', 'text', 'picture', 'button'] as const;

/** A part of a newsletter, in the order of reading. */
export type Piece =
  | { kind: 'heading'; text: string }
  /** An empty line begins a paragraph. */
  | { kind: 'text'; text: string }
  /** Of the library of the site: `uploaded/…`, or one that came with the program. */
  | { kind: 'picture'; file: string; alt: string }
  /** `https://…`, or a path of the site. */
  | { kind: 'button'; text: string; href: string };

/** What staff write to those who asked for news. */
@Entity('newsletter')
@Check('newsletter_state_known', oneOfSql('state', BATCH_STATES))
@Index('newsletter_created_at', ['created_at', 'id'])
export class Newsletter extends MailBatch {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'newsletter_pkey' }) id: string;
  /** What a mail program shows beside the subject; '': how the text begins. */
  @Column('varchar', { length: 150 }) preview: string;
  @Column('jsonb') pieces: Piece[];
  /** Names of the projects that it is about; none: for all who want news. */
  @Column('text', { array: true }) projects: string[];
}
