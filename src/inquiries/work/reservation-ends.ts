import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { dayInManila } from '../../platform/manila.js';
import { givenBack } from './homes.service.js';
import { lockInquiry } from './inquiry-rows.js';
import { InquiryWork } from './work.service.js';

const BY: Actor = { kind: 'server', name: 'reservation-ends' };
/** The most of one run: more than end on a day. The next run takes the rest. */
const MAX = 500;

/** Frees homes whose reservation has ended. */
@Injectable()
export class ReservationEnds implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly work: InquiryWork,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'reservation-ends',
      description: 'Frees homes whose reservation has ended',
      schedule: { everySeconds: 30 },
      trustsClock: true,
      run: () => this.run(),
    });
  }

  /** @returns how many homes are free again */
  async run(now = new Date()): Promise<number> {
    const today = dayInManila(now);
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM inquiry WHERE home_state = 'reserved' AND home_until < $1 ORDER BY home_until, id LIMIT ${MAX}`,
      [today],
    );
    let freed = 0;
    // They are freed one by one, so that whoever extends the next one meanwhile keeps it.
    for (const { id } of rows)
      if (await transaction(this.dataSource, (tx) => this.end(tx, id, today))) freed += 1;
    return freed;
  }

  private async end(tx: Transaction, id: string, today: string): Promise<boolean> {
    const [still] = await tx.query<object[]>(
      `SELECT FROM inquiry WHERE id = $1 AND home_state = 'reserved' AND home_until < $2 FOR NO KEY UPDATE`,
      [id, today],
    );
    if (!still) return false;
    const inquiry = await lockInquiry(tx, id);
    await this.work.write(tx, inquiry, givenBack(inquiry), BY);
    return true;
  }
}
