-- The era of the feed (feed.ts): a database that was restored begins a new one, since its places are those of another feed.
CREATE OR REPLACE FUNCTION activity_era() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT max(era) FROM activity_era $$;
