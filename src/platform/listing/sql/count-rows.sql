-- Exact totals without counting (listing/totals.ts): each statement that changes a counted table leaves an entry in row_count,
-- so that writers never wait for each other. An insert of one row leaves its id too, and a total that was counted before
-- is brought up to date by that row alone; after a change or a removal, it is counted anew. count_table gives a table the four
-- triggers <table>_count_inserted, _deleted, _updated and _emptied: its feature's file calls it, or the migration that makes it.
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO row_count (table_name, rows, added)
        SELECT TG_TABLE_NAME, count(*), CASE count(*) WHEN 1 THEN min(id::text COLLATE "C")::uuid END
        FROM changed HAVING count(*) > 0;
      RETURN NULL;
    END IF;
    IF TG_OP = 'DELETE' THEN
      INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -count(*) FROM changed HAVING count(*) > 0;
    ELSIF TG_OP = 'UPDATE' THEN
      INSERT INTO row_count (table_name, rows) VALUES (TG_TABLE_NAME, 0);
    ELSE
      INSERT INTO row_count (table_name, rows) SELECT TG_TABLE_NAME, -coalesce(sum(rows), 0)
        FROM row_count WHERE table_name = TG_TABLE_NAME;
    END IF;
    RETURN NULL;
  END $$;

-- Has a table counted from its first row on. A second call changes nothing.
CREATE OR REPLACE FUNCTION count_table(counted regclass) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    event text;
    suffix text;
    changed text;
  BEGIN
    FOR event, suffix, changed IN VALUES ('INSERT', 'inserted', 'NEW'), ('DELETE', 'deleted', 'OLD'),
                                         ('UPDATE', 'updated', NULL), ('TRUNCATE', 'emptied', NULL) LOOP
      EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %s %s FOR EACH STATEMENT EXECUTE FUNCTION count_rows()',
        counted || '_count_' || suffix, event, counted, 'REFERENCING ' || changed || ' TABLE AS changed');
    END LOOP;
  END $$;
