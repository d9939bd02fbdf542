import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { modeOf, PaymentModes } from '../content/paying/payment-modes.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { BYTE_ORDER_MARK, csvLine } from '../platform/listing/csv.js';
import { readableCsv, type ReadableColumn } from '../platform/listing/readable-csv.js';
import { MANILA } from '../platform/manila.js';
import { registrationCode } from '../registrations/codes.js';
import type { ToReturn, ToReturnList } from './ledger.dto.js';

interface ToReturnRow extends Omit<ToReturn, 'since' | 'code'> {
  since: Date;
  total: number;
  sum: number;
}

/** So many are shown; the sums beside them, and the file, are of all. */
const MAX_TO_RETURN = 1_000;
const toReturnSql = (limit: string): string => `
  SELECT m.registration_id, m.event_id, e.name AS event_name, m.to_return_centavos::float8 AS to_return_centavos, d.delegate_id,
         coalesce(nullif(concat_ws(' ', r.contact_first_name, r.contact_last_name), ''), d.name) AS name,
         coalesce(r.contact_phone_number, d.phone_number) AS phone_number, coalesce(r.contact_email, d.email) AS email,
         p.channel, p.reference, greatest(d.cancelled_at, p.created_at) AS since, count(*) OVER ()::int AS total,
         (sum(m.to_return_centavos) OVER ())::float8 AS sum
    FROM registration_money m JOIN registration r ON r.id = m.registration_id JOIN event e ON e.id = m.event_id
    CROSS JOIN LATERAL (SELECT (array_agg(id ORDER BY id))[1] AS delegate_id, max(cancelled_at) AS cancelled_at,
                         (array_agg(concat_ws(' ', first_name, last_name) ORDER BY id))[1] AS name,
                         (array_agg(phone_number ORDER BY id))[1] AS phone_number, (array_agg(email ORDER BY id))[1] AS email
                    FROM delegate WHERE registration_id = r.id) d
    JOIN LATERAL (SELECT channel, reference, created_at FROM movement WHERE registration_id = r.id AND kind = 'payment'
                   ORDER BY created_at DESC, id DESC LIMIT 1) p ON true
   WHERE m.to_return_centavos > 0 AND ($1::uuid IS NULL OR m.event_id = $1) ORDER BY since, m.registration_id ${limit}`;

const COLUMNS = (labelOf: (channel: string) => string): readonly ReadableColumn<ToReturn>[] => [
  ['Paid by', ({ channel }) => labelOf(channel)],
  ['Payer', ({ name }) => name],
  ['Phone', ({ phone_number: phone }, words) => phone && words.phone(phone)],
  ['E-mail', ({ email }) => email],
  ['To return', (row) => row.to_return_centavos / 100],
  ['Code', ({ code }) => code],
  ['Reference of the payment', ({ reference }) => reference],
  ['Event', ({ event_name }) => event_name],
  ['To be returned since', ({ since }, words) => words.time(since)],
];

/** Money that belongs to somebody else: to whom it goes back, as a list and as a file for the wallet or bank. */
@Injectable()
export class MoneyToReturn {
  constructor(
    private readonly pool: Pool,
    private readonly modes: PaymentModes,
  ) {}

  /** @param event slug or id; left out: of all @throws ApiError 404 */
  async list(event?: string): Promise<ToReturnList> {
    const rows = await this.rows(event, `LIMIT ${MAX_TO_RETURN}`);
    return {
      data: rows.map(toView),
      meta: { total: rows[0]?.total ?? 0, to_return_centavos: rows[0]?.sum ?? 0 },
    };
  }

  /** @param channel by which it came; left out: by all, each together @throws ApiError 400, 404 */
  async file(event?: string, channel?: string): Promise<{ text: string; rows: number }> {
    const modes = await this.modes.all();
    const way = channel === undefined ? undefined : await this.modes.known(channel, 'channel');
    const rows = (await this.rows(event, '')).filter((row) => way === undefined || row.channel === way);
    const { heads, toCells } = readableCsv(
      COLUMNS((one) => modeOf(modes, one).label),
      toView,
      MANILA,
    );
    const byWay = rows.toSorted((one, other) => one.channel.localeCompare(other.channel));
    const lines = byWay.map((row) => {
      const cells = toCells(row);
      return heads.map((head) => cells[head]);
    });
    return { text: BYTE_ORDER_MARK + [heads, ...lines].map(csvLine).join(''), rows: rows.length };
  }

  private async rows(event: string | undefined, limit: string): Promise<ToReturnRow[]> {
    const id = event === undefined ? null : await eventIdOf(this.pool, event);
    return (await this.pool.query<ToReturnRow>(toReturnSql(limit), [id])).rows;
  }
}

const toView = ({ since, total: _, sum: __, ...row }: ToReturnRow): ToReturn => ({
  ...row,
  code: registrationCode(row.registration_id),
  since: since.toISOString(),
});

/** @param key slug or id @throws ApiError 404 */
export async function eventIdOf(pool: Pool, key: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM event WHERE slug = $1 OR id::text = $1', [
    key,
  ]);
  if (!rows[0]) throw ApiError.notFound('Event');
  return rows[0].id;
}
