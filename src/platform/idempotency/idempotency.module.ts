import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Jobs } from '../jobs/jobs.js';
import { sweepKeys } from './insert-once.js';

/** That a write was done, kept for 24 hours under the key that its sender chose. */
@Entity('idempotency_key')
@Index('idempotency_key_created_at', ['created_at'])
export class IdempotencyKey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_key_pkey' })
  key: string;

  /** SHA-256 of the route and the checked body. */
  @Column('bytea')
  body_hash: Buffer;

  /** The id of the record that was made, and nothing of the person in it. */
  @Column('jsonb')
  answer: object;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  created_at: Date;
}

/** Removes keys, and with them the answers they hold, once they no longer count. */
@Injectable()
export class KeySweeper implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'idempotency-keys',
      description:
        'Removes the keys of forms that were sent, after 24 hours: until then a form that is sent twice counts once',
      schedule: { everySeconds: 3_600 },
      run: () => sweepKeys(this.pool),
    });
  }
}

@Module({ imports: [TypeOrmModule.forFeature([IdempotencyKey])], providers: [KeySweeper] })
export class IdempotencyModule {}
