import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { HowStopped } from '../mail-batches/mail-batch.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ShownBoolean, ShownUuid } from '../platform/http/openapi/answers.js';

export class MailStop {
  @ShownUuid({ description: 'The mail whose reader asked' }) mail: string;
  @ShownBoolean({ description: 'Whether that address gets no more messages to many' }) stopped: boolean;
}

/** Whoever has a mail knows its id, and nobody else does: by it they stop what comes to its address. */
@Injectable()
export class MailStops {
  constructor(private readonly pool: Pool) {}

  /** @throws ApiError 404 when there is no such mail to a guest */
  async set(mail: string, stopped: boolean, how: HowStopped = 'page'): Promise<MailStop> {
    const { rows } = await this.pool.query<{ address: string; batch_id: string; test: boolean }>(
      `SELECT fold_address(to_address) AS address, batch_id, recipient_id IS NOT NULL AS test FROM mail
        WHERE id = $1 AND batch_id IS NOT NULL`,
      [mail],
    );
    const [found] = rows;
    if (!found) throw ApiError.notFound('Mail');
    // A colleague who tries the link of a test is no guest.
    if (!found.test)
      await this.pool.query(
        stopped
          ? 'INSERT INTO stopped_address (address, how, batch_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
          : `DELETE FROM stopped_address WHERE kind = 'guests' AND address IN ($1, stop_hash($1))`,
        stopped ? [found.address, how, found.batch_id] : [found.address],
      );
    return { mail, stopped };
  }
}
