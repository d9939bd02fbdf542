import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a write, kept for 24 hours under the key that its sender chose. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['created_at'])
export class IdempotencyKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_key_pkey' })
  key: string;

  /** SHA-256 of the route and the checked body. */
  @Column('bytea')
  body_hash: Buffer;

  @Column('jsonb')
  answer: object;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  created_at: Date;
}
