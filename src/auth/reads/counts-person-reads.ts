import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type OnModuleInit,
} from '@nestjs/common';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { CsvExports } from '../../platform/listing/csv-exports.js';
import { PersonReadCounts } from './person-reads.js';
import { personsIn } from './persons-in.js';

/** Counts what people read of persons: whatever a route answers, before it answers. */
@Injectable()
export class CountsPersonReads implements NestInterceptor, OnModuleInit {
  private readonly log = new Logger('PersonReads');

  constructor(
    private readonly reads: PersonReadCounts,
    private readonly exports: CsvExports,
  ) {}

  onModuleInit(): void {
    this.exports.onSent(async ({ caller }, rows) => {
      if (caller?.kind !== 'staff') return;
      // The file has gone out: nobody can be told any more that it could not be counted.
      await this.reads
        .count(caller, [], rows)
        .catch((error: unknown) => this.log.warn(`A file of ${rows} rows was not counted: ${String(error)}`));
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<Request>();
    if (caller?.kind !== 'staff') return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.reads.count(caller, personsIn(answer));
        return answer;
      }),
    );
  }
}
