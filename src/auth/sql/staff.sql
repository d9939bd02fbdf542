-- Accounts are searched by address and name, and counted.
CREATE OR REPLACE FUNCTION staff_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.email, NEW.name));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER staff_search_text BEFORE INSERT OR UPDATE ON staff
  FOR EACH ROW EXECUTE FUNCTION staff_search_text();

SELECT count_table('staff');
