import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kept equal to PUNCTUATION in listing/where.ts (a test compares what both do). */
const PUNCTUATION = '.,;:!?@&/\\|()[]{}<>"\'`~#%^*=+_-$“”‘’«»–—…·¿¡';
const WHITE_SPACE = '\t\r\u00a0';

/**
 * How text is compared: `search_key` drops case and accents, `search_words` turns punctuation into spaces too,
 * `search_text` is the form of a whole record in which every word follows a space.
 *
 * plpgsql, since PostgreSQL may neither inline a function over the merely stable `unaccent` nor run an SQL function
 * cheaply in an index. Text of ASCII alone, which most is, takes a path that is ten times as fast. Every name is qualified: PostgreSQL 17 builds indexes with an empty search path.
 */
export class CreateSearchFunctions1763700002001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE EXTENSION IF NOT EXISTS unaccent; CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
    const extensions = (await db.query(
      `SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
       WHERE e.extname = 'unaccent'`,
    )) as { schema: string }[];
    const own = (await db.query('SELECT current_schema() AS schema')) as { schema: string }[];
    const unaccent = `"${extensions[0]?.schema ?? 'public'}".unaccent`;
    const schema = `"${own[0]?.schema ?? 'public'}"`;
    const parting = PUNCTUATION + WHITE_SPACE;
    await db.query(`
      CREATE FUNCTION search_key(given text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        BEGIN
          IF octet_length(given) = length(given) THEN
            RETURN lower(given COLLATE "C");
          END IF;
          RETURN lower(${unaccent}('${unaccent}', normalize(given)) COLLATE "und-x-icu");
        END $$;

      CREATE FUNCTION search_words(given text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        BEGIN
          IF octet_length(given) = length(given) THEN
            RETURN regexp_replace(lower(given COLLATE "C"), '[^a-z0-9 \\n]', ' ', 'g');
          END IF;
          RETURN translate(${schema}.search_key(given), $set$${parting}$set$, '${' '.repeat(parting.length)}');
        END $$;

      CREATE FUNCTION search_text(given text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        BEGIN
          RETURN ' ' || replace(${schema}.search_words(given), E'\\n', E'\\n ');
        END $$;
    `);
  }

  // The extensions stay: another schema may use them, and an unused extension harms nobody.
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION search_text; DROP FUNCTION search_words; DROP FUNCTION search_key;');
  }
}
