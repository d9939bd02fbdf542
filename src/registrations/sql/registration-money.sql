-- What is due for a registration, paid, owed and to be returned: computed here, for everybody. What was paid for people who
-- were removed stays with the organizer, also where nobody of a registration is left.
CREATE OR REPLACE VIEW registration_money AS
  SELECT r.id AS registration_id, r.event_id, n.active, due.due_centavos, paid.paid_centavos,
         greatest(due.due_centavos - (paid.paid_centavos - least(r.removed_centavos, greatest(paid.paid_centavos, 0))), 0)
           AS owed_centavos,
         greatest((paid.paid_centavos - least(r.removed_centavos, greatest(paid.paid_centavos, 0))) - due.due_centavos, 0)
           AS to_return_centavos
    FROM registration r
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE cancelled_at IS NULL AND NOT spam) AS active,
             count(*) FILTER (WHERE cancelled_at IS NOT NULL AND payment_status) AS left_paid
        FROM delegate WHERE registration_id = r.id) n
    CROSS JOIN LATERAL (
      -- The total of a registration that was paid still holds the shares of those who left it since.
      SELECT CASE WHEN n.active = 0 THEN 0
             ELSE r.total_centavos::bigint * n.active / (n.active + n.left_paid) END AS due_centavos) due
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_centavos), 0)::bigint AS paid_centavos FROM movement
       WHERE registration_id = r.id) paid;

-- These sums for a delegate's record; dear, so that a page's rows are found first.
CREATE OR REPLACE FUNCTION registration_sums(id uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
  SELECT json_build_object('due_centavos', due_centavos, 'paid_centavos', paid_centavos,
                           'owed_centavos', owed_centavos, 'to_return_centavos', to_return_centavos)
    FROM registration_money WHERE registration_id = id $$;
