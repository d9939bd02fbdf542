-- Mails are searched by their address and subject, and counted.
CREATE OR REPLACE FUNCTION mail_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.to_address, NEW.subject));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER mail_search_text BEFORE INSERT OR UPDATE OF to_address, subject ON mail
  FOR EACH ROW EXECUTE FUNCTION mail_search_text();

SELECT count_table('mail');
