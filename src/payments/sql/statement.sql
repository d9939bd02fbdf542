-- What a payment and its corrections, or what was paid back, have together that no line of a statement confirms. Ways that
-- are paid at the desk stand in no statement. A row for each registration, way and reference, with the id of one of its
-- payments. What lines confirm is added as a negative, not looked up by movement, and nothing is aggregated in an order:
-- so the list of all reads both tables once and sorts neither.
CREATE OR REPLACE VIEW movement_not_in_bank AS
  SELECT right(g.first, 36)::uuid AS id, g.created_at, g.kind, g.amount_centavos, g.channel, g.reference, g.event_id,
         g.registration_id, least(g.received_on, (g.created_at AT TIME ZONE 'Asia/Manila')::date) AS since_on
    FROM (SELECT min(first) AS first, min(created_at) AS created_at, kind, min(received_on) AS received_on,
                 sum(amount_centavos) AS amount_centavos, channel, reference, event_id, registration_id
            FROM (SELECT CASE kind WHEN 'correction' THEN '2' ELSE '1' END || id AS first, created_at, received_on, channel,
                         reference, event_id, registration_id, CASE kind WHEN 'refund' THEN kind ELSE 'payment' END AS kind,
                         amount_centavos
                    FROM movement
                   UNION ALL
                  SELECT CASE c.kind WHEN 'correction' THEN '2' ELSE '1' END || c.id, c.created_at, c.received_on, c.channel,
                         c.reference, c.event_id, c.registration_id, CASE c.kind WHEN 'refund' THEN c.kind ELSE 'payment' END,
                         -a.amount_centavos
                    FROM statement_allocation a JOIN movement c ON c.id = a.movement_id) m
           GROUP BY registration_id, event_id, channel, reference, kind HAVING sum(amount_centavos) <> 0) g
    JOIN event e ON e.id = g.event_id
   WHERE NOT coalesce((SELECT (own ->> 'at_desk')::boolean FROM jsonb_array_elements(e.payment_modes) own
                        WHERE own ->> 'value' = g.channel), g.channel = 'cash');

-- What a line says beside itself: its file, and what of it is for whom. Dear, so that a page's rows are found first.
CREATE OR REPLACE FUNCTION statement_line_facts(of_line uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
  SELECT json_build_object('file_name', f.name, 'allocations', (
           SELECT coalesce(json_agg(json_build_object(
                    'registration_id', a.registration_id, 'code', registration_code(a.registration_id),
                    'movement_id', a.movement_id, 'amount_centavos', a.amount_centavos, 'made', a.made, 'by_name', a.by_name,
                    'delegate_id', d.id, 'event_name', e.name,
                    'name', coalesce(nullif(concat_ws(' ', r.contact_first_name, r.contact_last_name), ''), d.name))
                    ORDER BY a.created_at, a.id), '[]')
             FROM statement_allocation a
             LEFT JOIN registration r ON r.id = a.registration_id
             LEFT JOIN event e ON e.id = r.event_id
             LEFT JOIN LATERAL (SELECT id, concat_ws(' ', first_name, last_name) AS name FROM delegate
                                 WHERE registration_id = a.registration_id ORDER BY id LIMIT 1) d ON true
            WHERE a.line_id = l.id))
    FROM statement_line l JOIN statement_file f ON f.id = l.file_id WHERE l.id = of_line $$;

-- The lines of a file by their states: what came in is all of these together, and so is what went out.
CREATE OR REPLACE FUNCTION statement_file_sums(of_file uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
  SELECT coalesce(json_agg(s ORDER BY s.state), '[]') FROM (
    SELECT l.state, count(*)::int AS lines, min(l.day) AS first_day, max(l.day) AS last_day,
           coalesce(sum(l.amount_centavos) FILTER (WHERE l.amount_centavos > 0), 0) AS in_centavos,
           coalesce(-sum(l.amount_centavos) FILTER (WHERE l.amount_centavos < 0), 0) AS out_centavos
      FROM statement_line l
     WHERE l.id IN (SELECT line_id FROM statement_file_line WHERE file_id = of_file) GROUP BY l.state) s $$;

-- A payment that is taken back elsewhere, as in review, is no longer what a line says: the line waits again. What a line
-- takes back itself has its allocation before the correction, and so leaves others alone.
CREATE OR REPLACE FUNCTION free_statement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    excess bigint;
    one record;
  BEGIN
    SELECT coalesce(sum(a.amount_centavos), 0) INTO excess
      FROM statement_allocation a JOIN movement m ON m.id = a.movement_id
     WHERE m.registration_id = NEW.registration_id AND m.kind <> 'refund' AND m.channel = NEW.channel
       AND m.reference IS NOT DISTINCT FROM NEW.reference;
    IF excess = 0 THEN
      RETURN NULL;
    END IF;
    excess := excess - (SELECT sum(amount_centavos) FROM movement m
      WHERE m.registration_id = NEW.registration_id AND m.kind <> 'refund' AND m.channel = NEW.channel
        AND m.reference IS NOT DISTINCT FROM NEW.reference);
    FOR one IN SELECT a.id, a.line_id, a.amount_centavos
                 FROM statement_allocation a JOIN movement m ON m.id = a.movement_id
                WHERE m.registration_id = NEW.registration_id AND m.kind <> 'refund' AND m.channel = NEW.channel
                  AND m.reference IS NOT DISTINCT FROM NEW.reference AND a.amount_centavos > 0
                ORDER BY a.created_at DESC, a.id DESC LOOP
      EXIT WHEN excess <= 0;
      DELETE FROM statement_allocation WHERE id = one.id;
      UPDATE statement_line SET state = 'waiting', decided_by_name = NULL, decided_at = NULL WHERE id = one.line_id;
      excess := excess - one.amount_centavos;
    END LOOP;
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER movement_frees_lines AFTER INSERT ON movement
  FOR EACH ROW WHEN (NEW.kind = 'correction') EXECUTE FUNCTION free_statement_lines();
