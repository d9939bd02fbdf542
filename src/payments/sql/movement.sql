-- Each movement of money is a row that is never changed.
CREATE OR REPLACE FUNCTION keep_movement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.reference IS NULL AND NEW.note IS NULL AND NEW.proof_id IS NULL
       AND (OLD.id, OLD.registration_id, OLD.event_id, OLD.kind, OLD.amount_centavos, OLD.currency, OLD.channel,
            OLD.entered_by_name, OLD.created_at, OLD.statement_line, OLD.received_on, OLD.receipt_number,
            OLD.payment_number, OLD.holder_id, OLD.shared_payment_id)
       IS NOT DISTINCT FROM (NEW.id, NEW.registration_id, NEW.event_id, NEW.kind, NEW.amount_centavos, NEW.currency,
            NEW.channel, NEW.entered_by_name, NEW.created_at, NEW.statement_line, NEW.received_on, NEW.receipt_number,
            NEW.payment_number, NEW.holder_id, NEW.shared_payment_id) THEN
      RETURN NEW; -- A person is erased: their words go, the money stays.
    END IF;
    RAISE EXCEPTION 'A movement of money is never changed: enter a correction' USING ERRCODE = 'restrict_violation';
  END $$;
CREATE OR REPLACE TRIGGER movement_kept BEFORE UPDATE OR DELETE ON movement
  FOR EACH ROW EXECUTE FUNCTION keep_movement();

-- Payments are numbered one after the other, without a gap: who enters one waits until the one before is there, or is not.
CREATE OR REPLACE FUNCTION number_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('payment_number', 0));
    NEW.payment_number := (SELECT coalesce(max(payment_number), 0) + 1 FROM movement);
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER movement_numbered BEFORE INSERT ON movement
  FOR EACH ROW WHEN (NEW.kind = 'payment' AND NEW.payment_number IS NULL) EXECUTE FUNCTION number_payment();
