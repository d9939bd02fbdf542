-- Movements are counted, as every list is.
SELECT count_table('movement');

-- What a row of the journal says beside the movement: for whom, by which picture, and which payment a correction takes
-- from. Dear, so that a page's rows are found first. Who is erased, or in the bin, has no name here; the money stays.
CREATE OR REPLACE FUNCTION movement_facts(of_movement uuid) RETURNS json LANGUAGE sql STABLE COST 10000 AS $$
  SELECT json_build_object(
           'event_name', e.name, 'delegate_id', d.id,
           'contact_name', coalesce(nullif(concat_ws(' ', r.contact_first_name, r.contact_last_name), ''), d.name),
           'proof', '/api/v1/proofs/' || p.id || '/picture', 'received_on', coalesce(m.received_on, CASE m.kind WHEN 'payment' THEN p.read_paid_on END),
           'corrects_id', c.id, 'corrects_at', c.created_at)
    FROM movement m JOIN event e ON e.id = m.event_id
    LEFT JOIN registration r ON r.id = m.registration_id
    LEFT JOIN proof p ON p.id = m.proof_id
    LEFT JOIN LATERAL (SELECT id, concat_ws(' ', first_name, last_name) AS name FROM delegate
                        WHERE registration_id = m.registration_id ORDER BY id LIMIT 1) d ON true
    LEFT JOIN LATERAL (
      SELECT id, created_at FROM movement paid
       WHERE m.kind = 'correction' AND paid.registration_id = m.registration_id AND paid.kind = 'payment'
         AND paid.created_at <= m.created_at AND paid.channel = m.channel
         AND paid.reference IS NOT DISTINCT FROM m.reference
         AND (m.reference IS NOT NULL OR paid.proof_id IS NOT DISTINCT FROM m.proof_id)
       ORDER BY paid.proof_id IS NOT DISTINCT FROM m.proof_id DESC, created_at DESC, id DESC LIMIT 1) c ON true
   WHERE m.id = of_movement $$;
