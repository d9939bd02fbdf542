import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIMIT = 'WITH (gin_pending_list_limit = 65536)';
const NAME = "lower(first_name || ' ' || last_name)";

/** The search finds parts of numbers and of references, words of notes, and names that are nearly spelled so. */
export class SearchParts1795924986000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['inquiry', 'delegate'])
      await db.query(
        `CREATE INDEX ${table}_name_parts ON ${table} USING gin ((${NAME}) gin_trgm_ops) ${LIMIT}`,
      );
    await db.query(
      `CREATE INDEX delegate_phone_number_parts ON delegate USING gin (phone_number gin_trgm_ops) ${LIMIT}`,
    );
    for (const table of ['movement', 'proof'])
      await db.query(
        `CREATE INDEX ${table}_reference_parts ON ${table} USING gin (reference gin_trgm_ops) ${LIMIT} WHERE reference IS NOT NULL`,
      );
    await db.query(
      `CREATE INDEX inquiry_external_id_parts ON inquiry USING gin (external_id gin_trgm_ops) ${LIMIT} WHERE external_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX inquiry_note_lexemes ON inquiry_note USING gin (search_lexemes(text)) ${LIMIT} WHERE text IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX inquiry_name_parts, delegate_name_parts, delegate_phone_number_parts, movement_reference_parts,
      proof_reference_parts, inquiry_external_id_parts, inquiry_note_lexemes`);
  }
}
