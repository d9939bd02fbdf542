-- What is due for a registration, paid, owed and to be returned: computed here, for everybody. Each who comes owes the price that
-- their place was made with. What was paid for people who were removed stays with the organizer, also where nobody of a
-- registration is left.
CREATE OR REPLACE VIEW registration_money AS
  SELECT r.id AS registration_id, r.event_id, n.active, n.due_centavos, paid.paid_centavos,
         greatest(n.due_centavos - (paid.paid_centavos - least(r.removed_centavos, greatest(paid.paid_centavos, 0))), 0)
           AS owed_centavos,
         greatest((paid.paid_centavos - least(r.removed_centavos, greatest(paid.paid_centavos, 0))) - n.due_centavos, 0)
           AS to_return_centavos
    FROM registration r
    CROSS JOIN LATERAL (
      SELECT count(*) AS active, coalesce(sum(price_centavos), 0)::bigint AS due_centavos
        FROM delegate WHERE registration_id = r.id AND cancelled_at IS NULL AND NOT spam) n
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_centavos), 0)::bigint AS paid_centavos FROM movement
       WHERE registration_id = r.id) paid;

-- These sums for a delegate's record; dear, so that a page's rows are found first.
CREATE OR REPLACE FUNCTION registration_sums(id uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
  SELECT json_build_object('due_centavos', due_centavos, 'paid_centavos', paid_centavos,
                           'owed_centavos', owed_centavos, 'to_return_centavos', to_return_centavos)
    FROM registration_money WHERE registration_id = id $$;
