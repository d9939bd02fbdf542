-- Keys are searched by their name, and counted.
CREATE OR REPLACE FUNCTION api_key_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.name));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER api_key_search_text BEFORE INSERT OR UPDATE ON api_key
  FOR EACH ROW EXECUTE FUNCTION api_key_search_text();

CREATE OR REPLACE TRIGGER api_key_count_inserted AFTER INSERT ON api_key REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER api_key_count_deleted AFTER DELETE ON api_key REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER api_key_count_updated AFTER UPDATE ON api_key
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER api_key_count_emptied AFTER TRUNCATE ON api_key
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
