import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The rows of one table that a removed record had, as PostgreSQL wrote them to JSON. */
export interface BinnedRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** A removed record, whole: its rows, what its history said, and the names of its files. */
@Entity('bin_entry')
@Index('bin_entry_removed_at', ['removed_at', 'id'])
export class BinEntry {
  /** The record's own id. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bin_entry_pkey' }) id: string;
  @Column('text') resource: string;
  /** What people call it. */
  @Column('text') name: string;
  /** Tells two of one name apart: a church, a project. */
  @Column('text', { nullable: true }) about: string | null;
  /** In the order in which they go back. */
  @Column('jsonb') rows: BinnedRows[];
  /** What the entries of its activity said, by their ids. */
  @Column('jsonb') history: { id: string; before: unknown; after: unknown }[];
  /** Stored pictures that nothing else refers to now. */
  @Column('text', { array: true, default: () => "'{}'" }) files: string[];
  /** The account's or key's name at that time. */
  @Column('text', { nullable: true }) removed_by: string | null;
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) removed_at: Date;
}

for (const name of ['files', 'lexemes', 'name_key'])
  Index(`bin_entry_${name}`, { synchronize: false })(BinEntry);
