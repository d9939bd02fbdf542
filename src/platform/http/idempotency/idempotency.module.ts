import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Module,
} from '@nestjs/common';
import { Pool } from 'pg';
import { sweepKeys } from './insert-once.js';
import { TypeOrmModule } from '@nestjs/typeorm';

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

const HOUR = 3_600_000;

/** Removes keys, and with them the answers they hold, once they no longer count. */
@Injectable()
export class KeySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(KeySweeper.name);

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await sweepKeys(this.pool);
    } catch (error) {
      this.log.warn(`Removing old idempotency keys failed, and is tried again in an hour: ${String(error)}`);
    }
  }
}

@Module({ imports: [TypeOrmModule.forFeature([IdempotencyKey])], providers: [KeySweeper] })
export class IdempotencyModule {}
