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

-- When it first came to each stage that figures count, whatever wrote its status. A change that is taken back takes the stage back
-- (work/last-work.ts, work/work-changes.ts); what ends by itself does not.
CREATE OR REPLACE FUNCTION inquiry_stages() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status = 'viewing' OR NEW.next_step_kind = 'viewing' THEN
      NEW.viewing_planned_at := coalesce(NEW.viewing_planned_at, now());
    END IF;
    IF NEW.status = 'reserved' THEN
      NEW.reserved_at := coalesce(NEW.reserved_at, now());
    END IF;
    IF NEW.status = 'sold' THEN
      NEW.sold_at := coalesce(NEW.sold_at, now());
    END IF;
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER inquiry_stages BEFORE INSERT OR UPDATE ON inquiry
  FOR EACH ROW EXECUTE FUNCTION inquiry_stages();

SELECT count_table('inquiry');
