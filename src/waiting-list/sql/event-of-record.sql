-- The event of a delegate or a place in line, which a mail about one of them names: staff find their mails by it.
CREATE OR REPLACE FUNCTION event_of_record(uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT event_id FROM delegate WHERE id = $1 UNION ALL SELECT event_id FROM waiting_entry WHERE id = $1 LIMIT 1 $$;
