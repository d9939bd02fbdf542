import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXTS = ['first_name', 'last_name', 'email', 'phone_number', 'address', 'church_name', 'ministry'];
/** The longest word that can be sought (the API takes no longer text); tsvector takes 2046 bytes, so 4 a character. */
const LONGEST = 500;

/**
 * Delegates are searched by the beginnings of whole words (`q`), never by parts: their index holds a dozen words each
 * in place of a hundred trigrams, finds without looking at the rows again, and needs neither a column nor a trigger.
 */
export class SearchByLexeme1763700012002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const own = (await db.query('SELECT current_schema() AS schema')) as { schema: string }[];
    const words = `"${own[0]?.schema ?? 'public'}".search_words`;
    await db.query(`
      CREATE FUNCTION search_lexemes(VARIADIC given text[]) RETURNS tsvector
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        DECLARE found text := translate(${words}(array_to_string(given, ' ')), E'\\n', ' ');
        BEGIN
          IF length(found) > ${LONGEST} THEN
            found := regexp_replace(found, '(\\S{${LONGEST / 2}}\\S{${LONGEST / 2}})\\S+', '\\1', 'g');
          END IF;
          RETURN array_to_tsvector(array_remove(string_to_array(found, ' '), ''));
        END $$;

      CREATE FUNCTION search_query(given text) RETURNS tsquery
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
          SELECT string_agg('''' || left(word, ${LONGEST}) || ''':*', ' & ')::tsquery
          FROM string_to_table(translate(${words}(given), E'\\n''\\\\', '   '), ' ') word
          WHERE word <> '' $$;

      DROP TRIGGER delegate_search_text ON delegate;
      DROP FUNCTION delegate_search_text;
      ALTER TABLE delegate DROP COLUMN search_text;
      CREATE INDEX delegate_lexemes ON delegate USING gin (search_lexemes(${TEXTS.join(', ')}))
        WITH (gin_pending_list_limit = 65536);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX delegate_lexemes;
      DROP FUNCTION search_lexemes;
      DROP FUNCTION search_query;
      ALTER TABLE delegate ADD search_text text;
      CREATE FUNCTION delegate_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_text := search_text(concat_ws(E'\\n', ${TEXTS.map((column) => `NEW.${column}`).join(', ')}));
          RETURN NEW;
        END $$;
      CREATE TRIGGER delegate_search_text BEFORE INSERT OR UPDATE ON delegate
        FOR EACH ROW EXECUTE FUNCTION delegate_search_text();
      UPDATE delegate SET first_name = first_name;
      CREATE INDEX delegate_search_text ON delegate USING gin (search_text gin_trgm_ops)
        WITH (gin_pending_list_limit = 65536);
    `);
  }
}
