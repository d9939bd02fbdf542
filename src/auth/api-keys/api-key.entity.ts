import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../platform/http/caller.js';
import { Staff } from '../staff/staff.entity.js';

/** A key by which another system calls the API. */
@Index('api_key_search_text', { synchronize: false })
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'api_key_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /** SHA-256 of the key: enough for 256 random bits, and quick to look up. */
  @Index('api_key_key_hash', { unique: true })
  @Column('text')
  key_hash: string;

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;

  /** Last use, to the minute. */
  @Column('timestamptz', { nullable: true })
  last_used_at: Date | null;

  @Column('uuid', { nullable: true })
  created_by: string | null;

  /** A key outlives the account that made it: it belongs to the company. */
  @ManyToOne(() => Staff, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'api_key_created_by_fkey' })
  creator?: Staff | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** Kept by a trigger for the search; never read into the application. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  search_text: string | null;
}
