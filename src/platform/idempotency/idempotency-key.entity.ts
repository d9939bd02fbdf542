import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** That a write was done, kept for 24 hours under the key that its sender chose. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['created_at'])
export class IdempotencyKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_key_pkey' })
  key: string;

  /** SHA-256 of the write's name and the checked body. */
  @Column('bytea')
  body_hash: Buffer;

  /** The id of the record that was made, and nothing of the person in it. */
  @Column('jsonb')
  answer: object;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  created_at: Date;
}
