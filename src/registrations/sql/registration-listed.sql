-- Registrations as a list: a row for each, with who pays and the sums of the ledger.
CREATE OR REPLACE VIEW registration_listed AS
  SELECT r.id, registration_code(r.id) AS code, r.event_id, e.name AS event_name,
         coalesce(r.contact_first_name, n.first_name) AS first_name,
         coalesce(r.contact_last_name, n.last_name) AS last_name,
         coalesce(r.contact_email, n.email) AS email,
         coalesce(r.contact_phone_number, n.phone_number) AS phone_number,
         m.active::int AS delegates, m.active = 0 AS cancelled, coalesce(n.all_paid, n.some_paid, false) AS payment_status,
         coalesce(n.spam, false) AS spam, m.due_centavos::float8 AS due_centavos, m.paid_centavos::float8 AS paid_centavos,
         m.owed_centavos::float8 AS owed_centavos, m.to_return_centavos::float8 AS to_return_centavos,
         p.channel, p.reference,
         (SELECT state FROM proof WHERE registration_id = r.id ORDER BY created_at DESC, id DESC LIMIT 1) AS proof_state,
         r.payment_due_at, r.held_until, r.created_at
    FROM registration r JOIN event e ON e.id = r.event_id
    JOIN registration_money m ON m.registration_id = r.id
    LEFT JOIN payment p ON p.registration_id = r.id
    CROSS JOIN LATERAL (
      SELECT bool_and(payment_status) FILTER (WHERE cancelled_at IS NULL) AS all_paid, bool_or(payment_status) AS some_paid,
             bool_or(spam) AS spam, (array_agg(first_name ORDER BY id))[1] AS first_name,
             (array_agg(last_name ORDER BY id))[1] AS last_name, (array_agg(email ORDER BY id))[1] AS email,
             (array_agg(phone_number ORDER BY id))[1] AS phone_number
        FROM delegate WHERE registration_id = r.id) n;
