import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Movements of money are a list: of an event or of all, in their order, with a total. */
export class Journal1795817400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Their triggers count from the end of this transaction on: until then none may come.
    await db.query('LOCK TABLE movement IN SHARE ROW EXCLUSIVE MODE');
    await db.query(
      "INSERT INTO row_count (table_name, rows) SELECT 'movement', count(*) FROM movement HAVING count(*) > 0",
    );
    await db.query('CREATE INDEX movement_created_at ON movement (created_at, id)');
    await db.query('CREATE INDEX movement_of_event ON movement (event_id, created_at, id)');
    await db.query('CREATE INDEX movement_by_code ON movement (registration_code(registration_id))');
    await db.query(
      'CREATE INDEX movement_reference_key ON movement (search_key(reference) COLLATE "C", id) WHERE reference IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const change of ['inserted', 'deleted', 'updated', 'emptied'])
      await db.query(`DROP TRIGGER IF EXISTS movement_count_${change} ON movement`);
    await db.query('DROP FUNCTION IF EXISTS movement_facts(uuid)');
    await db.query("DELETE FROM sql_in_force WHERE name = 'payments/sql/journal.sql'");
    await db.query("DELETE FROM row_count WHERE table_name = 'movement'");
    await db.query(
      'DROP INDEX movement_created_at, movement_of_event, movement_by_code, movement_reference_key',
    );
  }
}
