-- What inquiries have reserved or bought is counted here, under the lock of the home's row: of two that take the last home,
-- home_stock_enough refuses the second. A home that was sold stays sold when its inquiry is removed, and one that was
-- reserved is free.
CREATE OR REPLACE FUNCTION count_held_home() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    removed boolean := TG_OP = 'DELETE';
    restored boolean := TG_OP = 'INSERT';
  BEGIN
    IF NOT restored AND OLD.home_state IS NOT NULL THEN
      UPDATE home_stock
         SET reserved_here = reserved_here - (OLD.home_state = 'reserved')::int,
             sold_here = sold_here - (OLD.home_state = 'sold')::int,
             sold_elsewhere = sold_elsewhere + (removed AND OLD.home_state = 'sold')::int,
             updated_at = now()
       WHERE project = OLD.home_project AND home = OLD.home_name;
    END IF;
    IF NOT removed AND NEW.home_state IS NOT NULL THEN
      UPDATE home_stock
         SET reserved_here = reserved_here + (NEW.home_state = 'reserved')::int,
             sold_here = sold_here + (NEW.home_state = 'sold')::int,
             sold_elsewhere = greatest(0, sold_elsewhere - (restored AND NEW.home_state = 'sold')::int),
             updated_at = now()
       WHERE project = NEW.home_project AND home = NEW.home_name;
    END IF;
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER inquiry_home_restored AFTER INSERT ON inquiry
  FOR EACH ROW WHEN (NEW.home_state IS NOT NULL) EXECUTE FUNCTION count_held_home();
CREATE OR REPLACE TRIGGER inquiry_home_changed AFTER UPDATE OF home_project, home_name, home_state ON inquiry
  FOR EACH ROW WHEN ((OLD.home_project, OLD.home_name, OLD.home_state) IS DISTINCT FROM
                     (NEW.home_project, NEW.home_name, NEW.home_state)) EXECUTE FUNCTION count_held_home();
CREATE OR REPLACE TRIGGER inquiry_home_removed AFTER DELETE ON inquiry
  FOR EACH ROW WHEN (OLD.home_state IS NOT NULL) EXECUTE FUNCTION count_held_home();

-- A home that is counted from now on: what inquiries have of it already counts.
CREATE OR REPLACE FUNCTION count_held_before() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT count(*) FILTER (WHERE home_state = 'reserved'), count(*) FILTER (WHERE home_state = 'sold')
      INTO NEW.reserved_here, NEW.sold_here
      FROM inquiry WHERE home_project = NEW.project AND home_name = NEW.home;
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER home_stock_held_before BEFORE INSERT ON home_stock
  FOR EACH ROW EXECUTE FUNCTION count_held_before();

-- A home that the content calls otherwise: its count, and who has one, go along. What is counted under the new name already
-- stays as it is, unless nobody has any of it.
CREATE OR REPLACE FUNCTION rename_home(of_project text, from_home text, to_home text) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM home_stock
     WHERE project = of_project AND home = to_home AND reserved_here + sold_here + reserved_elsewhere + sold_elsewhere = 0
       AND EXISTS (SELECT FROM home_stock WHERE project = of_project AND home = from_home);
    IF EXISTS (SELECT FROM home_stock WHERE project = of_project AND home = to_home) THEN
      RETURN false;
    END IF;
    -- What inquiries have is counted anew as they follow: see count_held_home.
    UPDATE home_stock SET home = to_home, reserved_here = 0, sold_here = 0, updated_at = now()
     WHERE project = of_project AND home = from_home;
    UPDATE inquiry SET home_name = to_home, updated_at = clock_timestamp()
     WHERE home_project = of_project AND home_name = from_home;
    UPDATE bin_entry SET rows = jsonb_set(rows, '{0,rows,0,home_name}', to_jsonb(to_home))
     WHERE resource = 'inquiries' AND rows #>> '{0,rows,0,home_project}' = of_project
       AND rows #>> '{0,rows,0,home_name}' = from_home;
    RETURN true;
  END $$;

-- What pages are rendered with (src/content/publishing/render-inputs.ts).
CREATE OR REPLACE VIEW shown_stock AS
  SELECT project, home, count, reserved_here + reserved_elsewhere AS reserved, sold_here + sold_elsewhere AS sold
    FROM home_stock;

-- Every process shows what is left, as it shows what is published.
CREATE OR REPLACE FUNCTION home_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_release', 'stock');
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER home_stock_changed AFTER INSERT OR UPDATE OR DELETE ON home_stock
  FOR EACH STATEMENT EXECUTE FUNCTION home_stock_changed();
