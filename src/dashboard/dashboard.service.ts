import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { byAnswer, NUMBERS, PER_DAY } from './dashboard-sql.js';
import type { AnswerCount, Dashboard, DayNumbers } from './dashboard.view.js';

interface NumbersRow {
  inquiries_today: number;
  inquiries_this_week: number;
  inquiries_total: number;
  delegates_today: number;
  delegates_total: number;
  paid: number;
  proof_waiting: number;
}

/** Counts, all of them in SQL. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param timeZone the IANA zone whose days are meant, checked */
  async read(timeZone: string): Promise<Dashboard> {
    const rows = async <Row extends object>(sql: string) =>
      (await this.pool.query<Row>(sql, [timeZone])).rows;
    // One after the other: a morning's glance is not worth four connections.
    const [n] = await rows<NumbersRow>(NUMBERS);
    if (!n) throw new Error('The counts gave no row');
    return {
      event_fee: this.settings.eventFeePhp,
      inquiries: { today: n.inquiries_today, this_week: n.inquiries_this_week, total: n.inquiries_total },
      delegates: {
        today: n.delegates_today,
        total: n.delegates_total,
        paid: n.paid,
        unpaid: n.delegates_total - n.paid,
        proof_waiting: n.proof_waiting,
      },
      per_day: await rows<DayNumbers>(PER_DAY),
      by_project_interest: await rows<AnswerCount>(byAnswer('project_interest')),
      by_where_did_find_about_us: await rows<AnswerCount>(byAnswer('where_did_find_about_us')),
    };
  }
}
