-- Inquiries are searched by what the visitor sent and where they came from, and counted.
CREATE OR REPLACE FUNCTION inquiry_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := search_text(concat_ws(E'\n', NEW.first_name, NEW.last_name, NEW.phone_number, NEW.country,
      NEW.project_interest, NEW.email, NEW.place, NEW.where_did_find_about_us, NEW.message, NEW.utm_source, NEW.utm_campaign,
      NEW.agent_code));
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER inquiry_search_text BEFORE INSERT OR UPDATE ON inquiry
  FOR EACH ROW EXECUTE FUNCTION inquiry_search_text();

SELECT count_table('inquiry');
