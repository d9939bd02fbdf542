import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { MailState } from './mail.entity.js';
import { SEND_MAIL } from './mails.js';
import { Smtp } from './smtp.js';

/** Counts for the banner of the back office. */
@Injectable()
export class MailSummaryReader {
  constructor(
    private readonly pool: Pool,
    private readonly smtp: Smtp,
  ) {}

  async read(): Promise<
    Record<'queued' | 'withheld' | 'failed' | 'uncertain', number> & { configured: boolean }
  > {
    const { rows } = await this.pool.query<{ state: MailState; count: number }>(
      `SELECT state, count(*)::int AS count FROM mail WHERE state IN ('withheld', 'failed', 'uncertain')
          AND (state <> 'withheld' OR last_error IS NULL) GROUP BY state
       UNION ALL SELECT 'queued', count(*)::int FROM job WHERE failed_at IS NULL AND kind = '${SEND_MAIL}'`,
    );
    const count = (state: MailState) => rows.find((row) => row.state === state)?.count ?? 0;
    return {
      configured: this.smtp.configured,
      queued: count('queued'),
      withheld: count('withheld'),
      failed: count('failed'),
      uncertain: count('uncertain'),
    };
  }
}
