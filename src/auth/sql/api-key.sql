-- Keys are searched by their name, and counted.
CREATE OR REPLACE FUNCTION api_key_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.name));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER api_key_search_text BEFORE INSERT OR UPDATE ON api_key
  FOR EACH ROW EXECUTE FUNCTION api_key_search_text();

SELECT count_table('api_key');
