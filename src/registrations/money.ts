import { ApiProperty } from '@nestjs/swagger';
import type { Pool } from 'pg';

const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** Events are paid in pesos alone (ISO 4217). */
export const CURRENCY = 'PHP';

/** Sums of the ledger, in centavos: read here and from nowhere else. */
export class Money {
  @Centavos('Received, less what was returned') paid_centavos: number;
  @Centavos('Still to be paid') owed_centavos: number;
  @Centavos('Paid for places that were given back, or too much') to_return_centavos: number;
}

export const DUE = 'What all who come have to pay together, in centavos';

/** What an event has taken in by one channel. */
export class ChannelMoney {
  @ApiProperty({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' }) channel: string;
  @Centavos('Payments, with their corrections') received_centavos: number;
  @Centavos('Refunds') returned_centavos: number;
}

/** The money of one event, as the ledger has it: spam, who owes nothing any more and who has no place yet owe nothing. */
export class EventMoney {
  @ApiProperty({ format: 'uuid' }) event_id: string;
  @ApiProperty() event_name: string;
  @ApiProperty({
    type: 'integer',
    description: 'Delegates who have a place: registered, confirmed, not cancelled and no spam',
  })
  registered: number;
  @Centavos('What all who come have to pay together') due_centavos: number;
  @Centavos('Received, less what was returned') paid_centavos: number;
  @Centavos('Still to be paid') owed_centavos: number;
  @Centavos('Paid for places that were given back, or too much') to_return_centavos: number;
  @Centavos(
    'Of what was received: by people who were removed since. Due, less what is owed, with what is to be returned and this, is what was received',
  )
  removed_centavos: number;
  @ApiProperty({ type: [ChannelMoney] }) channels: ChannelMoney[];
}

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** How many registrations of an event have paid. */
export class PaidRegistrations {
  @Count('Registrations of which all is paid') paid: number;
  @Count('Of which a part is paid') partly: number;
  @Count('Of which nothing is paid, and something is owed') unpaid: number;
  @Count('To which something is to be returned') to_return: number;
}

interface EventSums {
  money: EventMoney;
  registrations: PaidRegistrations;
}

/** Groups that have no places before they confirm: one request of a stranger is not to change what an event is owed. */
const TO_CONFIRM = `SELECT registration_id FROM delegate
  WHERE unconfirmed AND NOT payment_status AND ($1::uuid IS NULL OR event_id = $1)`;

/** Reads `registration_money` once, since it costs most. @param $1 the event, null: all */
export const SUMS_OF_EVENTS = `WITH taken AS (
       SELECT event_id, channel, coalesce(sum(amount_centavos) FILTER (WHERE kind <> 'refund'), 0)::float8 AS received_centavos,
              coalesce(-sum(amount_centavos) FILTER (WHERE kind = 'refund'), 0)::float8 AS returned_centavos
         FROM movement WHERE $1::uuid IS NULL OR event_id = $1 GROUP BY 1, 2),
     asked AS (
       SELECT event_id, sum(active)::int AS registered, sum(due_centavos)::float8 AS due_centavos,
              sum(owed_centavos)::float8 AS owed_centavos, sum(to_return_centavos)::float8 AS to_return_centavos,
              json_build_object(
                'paid', count(*) FILTER (WHERE active > 0 AND owed_centavos = 0),
                'partly', count(*) FILTER (WHERE owed_centavos > 0 AND paid_centavos > 0),
                'unpaid', count(*) FILTER (WHERE owed_centavos > 0 AND paid_centavos <= 0),
                'to_return', count(*) FILTER (WHERE to_return_centavos > 0)) AS registrations
         FROM registration_money m WHERE ($1::uuid IS NULL OR event_id = $1) AND registration_id NOT IN (${TO_CONFIRM})
        GROUP BY 1)
     SELECT e.id AS event_id, e.name AS event_name, coalesce(a.registered, 0) AS registered,
            coalesce(a.due_centavos, 0) AS due_centavos, coalesce(t.paid, 0) AS paid_centavos,
            coalesce(a.owed_centavos, 0) AS owed_centavos, coalesce(a.to_return_centavos, 0) AS to_return_centavos,
            coalesce(t.paid, 0) - coalesce(a.due_centavos - a.owed_centavos + coalesce(a.to_return_centavos, 0), 0) AS removed_centavos,
            coalesce(t.channels, '[]') AS channels,
            coalesce(a.registrations, '{"paid":0,"partly":0,"unpaid":0,"to_return":0}') AS registrations
       FROM event e LEFT JOIN asked a ON a.event_id = e.id
       LEFT JOIN (SELECT event_id, sum(received_centavos - returned_centavos) AS paid,
                    json_agg(json_build_object('channel', channel, 'received_centavos', received_centavos,
                      'returned_centavos', returned_centavos) ORDER BY channel) AS channels
                    FROM taken GROUP BY 1) t ON t.event_id = e.id
      WHERE a.event_id IS NOT NULL OR t.event_id IS NOT NULL OR e.id = $1
      ORDER BY e.starts_at DESC, e.id`;

/** Of each event that has registrations or money, the newest first. @param event undefined: all */
export async function sumsOfEvents(pool: Pool, event?: string): Promise<EventSums[]> {
  const { rows } = await pool.query<EventMoney & Pick<EventSums, 'registrations'>>(SUMS_OF_EVENTS, [
    event ?? null,
  ]);
  return rows.map(({ registrations, ...money }) => ({ money, registrations }));
}

/** Their money alone. */
export const moneyOfEvents = async (pool: Pool, event?: string): Promise<EventMoney[]> =>
  (await sumsOfEvents(pool, event)).map(({ money }) => money);
