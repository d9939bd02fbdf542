import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { MailAbout } from '../platform/mail/template.js';

/** Of the batch `$1`: until when a change of its event may be undone. What guests read then is true either way. */
const TO_WAIT = `SELECT greatest(ceil(extract(epoch FROM c.begins_at - now())), 2)::int AS seconds
  FROM guest_mail b JOIN guest_mail c ON c.event_id = b.event_id AND c.id <> b.id
 WHERE b.id = $1 AND b.state <> 'test' AND c.about <> 'guests' AND c.state = 'planned' LIMIT 1`;

type Row = { seconds: number };

/** How long a mail to guests waits, since a change of its event may still be undone; 0: it goes on. */
export async function secondsToWait(tx: EntityManager, batch: string): Promise<number> {
  const [row] = await tx.query<Row[]>(TO_WAIT, [batch]);
  return row?.seconds ?? 0;
}

/** The same for those of its mails that are written and not sent. */
export const pause =
  (pool: Pool) =>
  async ({ batch_id }: MailAbout): Promise<number> =>
    (await pool.query<Row>(TO_WAIT, [batch_id])).rows[0]?.seconds ?? 0;
