-- How many places an event has left, and the rule that nobody gets past: a statement that adds delegates to an event with a
-- limit locks the event and counts under that lock, so that of those who come at once no more get through than there are
-- places. Events are locked in the order of their ids. Of places that are confirmed later, held-places.ts asks the same.

-- A place is taken by whoever is registered and has confirmed, or has paid; not by suspected spam, since a robot must not
-- close an event. Places that are offered to somebody in line are taken until the offer ends.
CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM delegate
           WHERE event_id = of_event AND (NOT spam OR payment_status) AND cancelled_at IS NULL
             AND (NOT unconfirmed OR payment_status))::integer
       + (SELECT coalesce(sum(places), 0) FROM waiting_entry
           WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer $$;

-- The places that one network may hold: a tenth and at least five, unless the owner says another number.
CREATE OR REPLACE FUNCTION event_share(capacity integer, network_places integer) RETURNS integer
  LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(network_places, greatest(5, (capacity + 9) / 10)) $$;

-- Counted are places that nobody paid for. Those whose contact opened a mailed link are counted apart, and one group of them
-- may be larger than the share; of a free event only those of the same person are. What waits to be confirmed holds
-- nothing, but no network asks for more than there is. A site (the wider network) has twice the share.
CREATE OR REPLACE FUNCTION registration_over_share(of_registration uuid, share integer, most_asked integer) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT r.id, r.network, r.site, own.network AS own_network, own.site AS own_site, r.total_centavos = 0 AS free,
           count(*) AS places, bool_or(d.unconfirmed) AS open,
           coalesce(r.contact_email, min(d.email)) AS contact
      FROM registration own JOIN registration r ON r.event_id = own.event_id
       AND (r.network = own.network OR r.site = own.site)
      JOIN delegate d ON d.registration_id = r.id
     WHERE own.id = of_registration AND d.cancelled_at IS NULL AND NOT d.spam
       AND (NOT d.payment_status OR r.total_centavos = 0)
     GROUP BY r.id, own.id),
  known AS (
    SELECT *, EXISTS (SELECT FROM confirmed_address c WHERE c.address = fold_address(contact)) AS sure FROM asked),
  counted AS (
    SELECT places, open, sure, network = own_network AS near FROM known
     WHERE NOT (free AND sure) OR fold_address(contact) = (SELECT fold_address(contact) FROM known WHERE id = of_registration)),
  sums AS (
    SELECT width.far, coalesce(sum(places) FILTER (WHERE open), 0) AS asked,
           coalesce(sum(places) FILTER (WHERE NOT open AND NOT sure), 0) AS unsure,
           coalesce(sum(places) FILTER (WHERE NOT open AND sure), 0) AS sure,
           count(*) FILTER (WHERE NOT open AND sure) AS groups
      FROM counted CROSS JOIN (VALUES (1), (2)) width (far) WHERE near OR far = 2 GROUP BY far)
  SELECT EXISTS (SELECT FROM sums WHERE unsure > far * share OR (sure > far * share AND groups > 1)
    OR asked > far * most_asked) $$;

CREATE OR REPLACE FUNCTION refuse_more_than_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE limited record;
  BEGIN
    -- Whoever waited while it was cancelled comes too late, and so does who comes back from the bin.
    IF EXISTS (SELECT FROM added JOIN event ON event.id = added.event_id
                WHERE event.state = 'cancelled' AND added.cancelled_at IS NULL) THEN
      RAISE EXCEPTION 'The event is cancelled.' USING ERRCODE = '23514', CONSTRAINT = 'event_is_cancelled';
    END IF;
    FOR limited IN SELECT * FROM event WHERE capacity IS NOT NULL
      AND id IN (SELECT event_id FROM added) ORDER BY id FOR NO KEY UPDATE
    LOOP
      IF event_places_taken(limited.id) > limited.capacity THEN
        RAISE EXCEPTION 'The event is full.' USING ERRCODE = '23514', CONSTRAINT = 'event_is_full';
      END IF;
      IF EXISTS (SELECT FROM (SELECT DISTINCT registration_id FROM added
        WHERE event_id = limited.id AND NOT spam) own
       WHERE registration_over_share(own.registration_id, event_share(limited.capacity, limited.network_places), limited.capacity)) THEN
        RAISE EXCEPTION 'Too many places of one network.' USING ERRCODE = '23514', CONSTRAINT = 'event_network_places';
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;

-- After the foreign key's own trigger, which waits for whoever is changing the event.
CREATE OR REPLACE TRIGGER delegate_within_capacity AFTER INSERT ON delegate REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_more_than_capacity();
