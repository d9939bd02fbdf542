import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { registerPersonalData } from '../../platform/database/personal-data.js';

registerPersonalData('lead_import', {
  staff: 'by_id by_name taken_back_by',
  inner: 'id file_name file_hash added created_at taken_back_at taken_back',
});

/** A file of leads that came in; each of its inquiries names it. */
@Entity('lead_import')
@Index('lead_import_created_at', ['created_at', 'id'])
@Check(
  'lead_import_taken_back_whole',
  '(taken_back_at IS NULL) = (taken_back_by IS NULL) AND (taken_back_at IS NULL) = (taken_back IS NULL)',
)
export class LeadImport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lead_import_pkey' }) id: string;
  @Column('varchar', { length: 200 }) file_name: string;
  @Column('varchar', { length: 64, nullable: true }) file_hash: string | null;
  /** No foreign key: the batch outlives the account. */
  @Column('uuid') by_id: string;
  @Column('text') by_name: string;
  @Column('integer', { default: 0 }) added: number;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) created_at: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) taken_back_at: Date | null;
  @Column('text', { nullable: true }) taken_back_by: string | null;
  @Column('integer', { nullable: true }) taken_back: number | null;
}
