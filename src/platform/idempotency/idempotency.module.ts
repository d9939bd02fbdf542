import { Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Jobs } from '../jobs/jobs.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { Idempotency } from './idempotency.js';

/** Removes keys once they no longer count. */
@Injectable()
class KeySweeper implements OnModuleInit {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'idempotency-keys',
      description:
        'Removes the keys of forms that were sent, after 24 hours: until then a form that is sent twice counts once',
      schedule: { everySeconds: 3_600 },
      run: () => this.idempotency.sweep(),
    });
  }
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [Idempotency, KeySweeper],
  exports: [Idempotency],
})
export class IdempotencyModule {}
