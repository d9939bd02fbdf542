import type { Api } from '../server/api.js';

/** 10,000 registrations of an event with three movements each, written past the API. */
export async function largeLedger({ db }: Pick<Api, 'db'>, event: string): Promise<void> {
  await db.query(
    `WITH made AS (
       INSERT INTO registration (id, event_id, total_centavos)
       SELECT gen_random_uuid(), $1, 100000 FROM generate_series(1, 10000) RETURNING id),
     people AS (
       INSERT INTO delegate (id, uuid, event_id, registration_id, first_name, last_name, email, phone_number)
       SELECT id, gen_random_uuid(), $1, id, 'Ana' || left(id::text, 4), 'Cruz', 'a@example.invalid', '639170000000' FROM made)
     INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, reference, created_at)
     SELECT gen_random_uuid(), made.id, $1, kind, amount, 'gcash', left(made.id::text, 8), now() - random() * interval '90 days'
       FROM made, (VALUES ('payment', 70000), ('payment', 30000), ('refund', -10000)) AS of (kind, amount)`,
    [event],
  );
  await db.query('ANALYZE registration, delegate, movement');
}
