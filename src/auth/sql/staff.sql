-- Accounts are searched by address and name, and counted.
CREATE OR REPLACE FUNCTION staff_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.email, NEW.name));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER staff_search_text BEFORE INSERT OR UPDATE ON staff
  FOR EACH ROW EXECUTE FUNCTION staff_search_text();

CREATE OR REPLACE TRIGGER staff_count_inserted AFTER INSERT ON staff REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER staff_count_deleted AFTER DELETE ON staff REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER staff_count_updated AFTER UPDATE ON staff
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER staff_count_emptied AFTER TRUNCATE ON staff
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
