-- Nobody has an answer to what the event does not ask: whoever registers while the owner takes a question away waits for the
-- event's lock, and then reads the questions as they are. What an answer may be, the program says (delegates/answers).
CREATE OR REPLACE FUNCTION refuse_unasked_answers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE known jsonb;
  BEGIN
    SELECT questions INTO known FROM event WHERE id = NEW.event_id FOR KEY SHARE;
    IF EXISTS (SELECT FROM jsonb_object_keys(NEW.answers) given
                WHERE NOT known @> jsonb_build_array(jsonb_build_object('key', given))) THEN
      RAISE EXCEPTION 'The event does not ask this.' USING ERRCODE = '23514', CONSTRAINT = 'delegate_answers_asked';
    END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER delegate_answers_inserted BEFORE INSERT ON delegate FOR EACH ROW
  WHEN (NEW.answers <> '{}') EXECUTE FUNCTION refuse_unasked_answers();
CREATE OR REPLACE TRIGGER delegate_answers_updated BEFORE UPDATE OF answers ON delegate FOR EACH ROW
  WHEN (NEW.answers <> '{}' AND NEW.answers IS DISTINCT FROM OLD.answers) EXECUTE FUNCTION refuse_unasked_answers();
