-- The price that a place keeps, and how many places a price or a code gives: counted under the event's lock, as its places are.

-- What says nothing of its price has the event's fee, as processes of 1.1 write it.
CREATE OR REPLACE FUNCTION fill_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.price_centavos := (SELECT fee_centavos FROM event WHERE id = NEW.event_id);
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER delegate_has_price BEFORE INSERT ON delegate
  FOR EACH ROW WHEN (NEW.price_centavos IS NULL) EXECUTE FUNCTION fill_price();

-- Who takes a place of the event uses its price; who was registered before there were several has the usual one.
CREATE OR REPLACE FUNCTION price_uses(of_event uuid, price jsonb, of_code text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM delegate
   WHERE event_id = of_event AND (NOT spam OR payment_status) AND cancelled_at IS NULL AND (NOT unconfirmed OR payment_status)
     AND (price_id = (price ->> 'id')::uuid OR ((price ->> 'is_default')::boolean AND price_id IS NULL))
     AND (of_code IS NULL OR price_code = of_code) $$;

-- What these delegates are too many for: the constraint's name, or null.
CREATE OR REPLACE FUNCTION price_over(of_event uuid, ids uuid[]) RETURNS text LANGUAGE sql STABLE AS $$
  WITH used AS (
    SELECT DISTINCT price, d.price_code FROM event, jsonb_array_elements(event.prices) price, delegate d
     WHERE event.id = of_event AND d.id = ANY (ids)
       AND (d.price_id = (price ->> 'id')::uuid OR ((price ->> 'is_default')::boolean AND d.price_id IS NULL)))
  SELECT CASE
    WHEN EXISTS (SELECT FROM used WHERE price_uses(of_event, price, NULL) > (price ->> 'most')::integer) THEN 'price_is_full'
    WHEN EXISTS (SELECT FROM used, jsonb_array_elements(price -> 'codes') code
                  WHERE code ->> 'code' = price_code AND price_uses(of_event, price, price_code) > (code ->> 'most')::integer)
      THEN 'code_is_used_up' END $$;

-- Who accepts a place that was offered in line keeps the price that was asked for, though it is sold out by now.
CREATE OR REPLACE FUNCTION refuse_over_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE priced record;
    refused text;
  BEGIN
    IF current_setting('app.keeps_price', true) = 'on' THEN RETURN NULL; END IF;
    FOR priced IN SELECT id FROM event WHERE jsonb_path_exists(prices, '$[*] ? (@.most > 0 || @.codes[*].most > 0)')
      AND id IN (SELECT event_id FROM added) ORDER BY id FOR NO KEY UPDATE
    LOOP
      refused := price_over(priced.id, ARRAY(SELECT id FROM added WHERE event_id = priced.id AND NOT spam));
      IF refused = 'price_is_full' THEN
        RAISE EXCEPTION 'The price is sold out.' USING ERRCODE = '23514', CONSTRAINT = 'price_is_full';
      ELSIF refused = 'code_is_used_up' THEN
        RAISE EXCEPTION 'The code is used up.' USING ERRCODE = '23514', CONSTRAINT = 'code_is_used_up';
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;

-- After the one that counts the event's places, whose lock this one may take again.
CREATE OR REPLACE TRIGGER delegate_within_prices AFTER INSERT ON delegate REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_over_prices();
