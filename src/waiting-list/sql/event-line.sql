-- The line of a full event.

-- Whether somebody waits who would fit into the places that are free: they go before whoever comes now.
CREATE OR REPLACE FUNCTION event_line_fits(of_event uuid, free integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM waiting_entry
    WHERE event_id = of_event AND state = 'waiting' AND NOT spam AND NOT unconfirmed AND places <= free) $$;

-- One network waits for as many places as it may hold (registrations/sql/capacity.sql), or with one group for more; and
-- whoever waits has opened a mailed link.
CREATE OR REPLACE FUNCTION waiting_over_share(of_entry uuid, share integer, most_asked integer) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT o.places, o.unconfirmed, o.network = own.network AS near
      FROM waiting_entry own JOIN waiting_entry o ON o.event_id = own.event_id
       AND (o.network = own.network OR o.site = own.site)
     WHERE own.id = of_entry AND NOT o.spam AND o.state IN ('waiting', 'offered')),
  sums AS (
    SELECT far, coalesce(sum(places) FILTER (WHERE unconfirmed), 0) AS asked,
           coalesce(sum(places) FILTER (WHERE NOT unconfirmed), 0) AS sure,
           count(*) FILTER (WHERE NOT unconfirmed) AS groups
      FROM asked CROSS JOIN (VALUES (1), (2)) width (far) WHERE near OR far = 2 GROUP BY far)
  SELECT EXISTS (SELECT FROM sums WHERE (sure > far * share AND groups > 1) OR asked > far * most_asked) $$;

-- Counted under the event's lock, as places are.
CREATE OR REPLACE FUNCTION refuse_more_than_share() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE full_event record;
  BEGIN
    SELECT capacity, network_places INTO full_event FROM event WHERE id = NEW.event_id FOR NO KEY UPDATE;
    IF waiting_over_share(NEW.id, event_share(full_event.capacity, full_event.network_places), full_event.capacity) THEN
      RAISE EXCEPTION 'Too many wait.' USING ERRCODE = '23514', CONSTRAINT = 'waiting_network_places';
    END IF;
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER waiting_entry_within_share AFTER INSERT ON waiting_entry
  FOR EACH ROW WHEN (NEW.network IS NOT NULL AND NOT NEW.spam) EXECUTE FUNCTION refuse_more_than_share();
