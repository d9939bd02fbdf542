-- Whose an address is. `email_key`: case does not count, nor how its accents are made; at Gmail neither do dots nor what
-- follows a +, since all of these reach one mailbox there. `fold_address`, for limits and for who wants no mail, lets what
-- follows a + count nowhere. `stop_hash` stands for a folded address of which nobody may say any more whose it is.

CREATE OR REPLACE FUNCTION email_key(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    small text;
    mailbox text;
  BEGIN
    IF octet_length(given) = length(given) THEN
      small := lower(given COLLATE "C");
    ELSE
      small := lower(normalize(given) COLLATE "und-x-icu");
    END IF;
    IF small NOT LIKE '%@gmail.com' AND small NOT LIKE '%@googlemail.com' THEN
      RETURN small;
    END IF;
    mailbox := replace(split_part(split_part(small, '@', 1), '+', 1), '.', '');
    RETURN CASE WHEN mailbox = '' THEN small ELSE mailbox || '@gmail.com' END;
  END $$;

CREATE OR REPLACE FUNCTION fold_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN small ~ '^[^@]*[^@.][^@]*@(gmail|googlemail)\.com$'
              THEN replace(split_part(small, '@', 1), '.', '') || '@gmail.com' ELSE small END
    FROM (SELECT regexp_replace(lower(normalize(btrim(address)) COLLATE "und-x-icu"), '\+[^@]*@', '@') AS small) one $$;

CREATE OR REPLACE FUNCTION stop_hash(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to('stopped ' || address, 'UTF8')), 'hex') $$;
