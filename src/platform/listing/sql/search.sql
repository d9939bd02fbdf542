-- How text is compared: `search_key` drops case and accents, `search_words` turns punctuation into spaces too, `search_text`
-- is the form of a whole record in which every word follows a space. `search_lexemes` has the words of a record for an index
-- that is searched by their beginnings, and `search_query` asks it.
--
-- plpgsql, since PostgreSQL may neither inline a function over the merely stable `unaccent` nor run an SQL function cheaply
-- in an index. Text of ASCII alone, which most is, takes a path that is ten times as fast. Every name is qualified, since
-- PostgreSQL 17 builds indexes with an empty search path: {schema} and {extensions} are filled in where this is applied.

CREATE OR REPLACE FUNCTION search_key(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(given) = length(given) THEN
      RETURN lower(given COLLATE "C");
    END IF;
    RETURN lower({extensions}.unaccent('{extensions}.unaccent', normalize(given)) COLLATE "und-x-icu");
  END $$;

-- The same punctuation as PUNCTUATION in listing/where.ts (a test compares what both do), and white space: 47 characters.
CREATE OR REPLACE FUNCTION search_words(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(given) = length(given) THEN
      RETURN regexp_replace(lower(given COLLATE "C"), '[^a-z0-9 \n]', ' ', 'g');
    END IF;
    RETURN translate({schema}.search_key(given),
      E'.,;:!?@&/\\|()[]{}<>"\'`~#%^*=+_-$“”‘’«»–—…·¿¡\t\r\u00a0', repeat(' ', 47));
  END $$;

CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    RETURN ' ' || replace({schema}.search_words(given), E'\n', E'\n ');
  END $$;

-- A word is sought by its first 500 characters (the API takes no longer text): tsvector takes 2046 bytes, so 4 a character.
CREATE OR REPLACE FUNCTION search_lexemes(VARIADIC given text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE found text := translate({schema}.search_words(array_to_string(given, ' ')), E'\n', ' ');
  BEGIN
    IF length(found) > 500 THEN
      found := regexp_replace(found, '(\S{250}\S{250})\S+', '\1', 'g');
    END IF;
    RETURN array_to_tsvector(array_remove(string_to_array(found, ' '), ''));
  END $$;

CREATE OR REPLACE FUNCTION search_query(given text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg('''' || left(word, 500) || ''':*', ' & ')::tsquery
    FROM string_to_table(translate({schema}.search_words(given), E'\n''\\', '   '), ' ') word
   WHERE word <> '' $$;
