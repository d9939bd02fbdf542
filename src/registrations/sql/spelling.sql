-- Who is of a church changes with its spellings: what lists of delegates have counted is counted anew.
CREATE OR REPLACE FUNCTION count_respelled() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO row_count (table_name, rows) VALUES ('delegate', 0);
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER spelling_respelled AFTER INSERT OR UPDATE OR DELETE ON spelling
  FOR EACH STATEMENT EXECUTE FUNCTION count_respelled();
