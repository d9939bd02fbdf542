-- What was counted is never changed, as the movements are not: who counted wrong counts again.
CREATE OR REPLACE FUNCTION keep_cash_count() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A count of cash is never changed: count again' USING ERRCODE = 'restrict_violation';
  END $$;
CREATE OR REPLACE TRIGGER cash_count_kept BEFORE UPDATE OR DELETE ON cash_count
  FOR EACH ROW EXECUTE FUNCTION keep_cash_count();
CREATE OR REPLACE TRIGGER cash_counted_kept BEFORE UPDATE OR DELETE ON cash_counted
  FOR EACH ROW EXECUTE FUNCTION keep_cash_count();
