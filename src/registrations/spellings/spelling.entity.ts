import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { oneOfSql } from '../../platform/database/codes.js';
import { registerPersonalData } from '../../platform/database/personal-data.js';

registerPersonalData('spelling', { staff: 'by_name', inner: 'id kind key written name created_at' });

/** What people write by hand, and staff put together. */
export const SPELLED = ['church', 'ministry'] as const;
export type Spelled = (typeof SPELLED)[number];

/** A spelling of a church or ministry, and the name that it stands for. What a delegate wrote stays as it was written. */
@Entity('spelling')
@Unique('spelling_once', ['kind', 'key'])
@Index('spelling_name', ['kind', 'name'])
@Index('spelling_created_at', ['created_at', 'id'])
@Check('spelling_kind_known', oneOfSql('kind', SPELLED))
export class Spelling {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'spelling_pkey' }) id: string;
  @Column('varchar', { length: 10 }) kind: Spelled;
  /** `search_key` of the spelling: without case and accents, so that one row stands for all of those. */
  @Column({ type: 'text', collation: 'C' }) key: string;
  /** As it was when it was put together. */
  @Column('varchar', { length: 200 }) written: string;
  @Column('varchar', { length: 200 }) name: string;
  @Column('text', { nullable: true }) by_name: string | null;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
}
