import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry'];

/**
 * What looks as if a robot had sent it is called `spam`, not `suspect`. Processes of the version before still write the
 * old column while this one starts, so it stays for a release, and a trigger copies what they write.
 */
export class AddSpam1763750000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION copy_suspect() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.spam := NEW.spam OR NEW.suspect;
          RETURN NEW;
        END $$;`);
    for (const table of TABLES) {
      await db.query(`
        ALTER TABLE ${table} ADD spam boolean NOT NULL DEFAULT false;
        UPDATE ${table} SET spam = true WHERE suspect;
        CREATE INDEX ${table}_spam ON ${table} (created_at, id) WHERE spam;
        CREATE TRIGGER ${table}_copy_suspect BEFORE INSERT ON ${table}
          FOR EACH ROW WHEN (NEW.suspect) EXECUTE FUNCTION copy_suspect();`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`
        DROP TRIGGER ${table}_copy_suspect ON ${table};
        UPDATE ${table} SET suspect = spam WHERE suspect <> spam;
        ALTER TABLE ${table} DROP COLUMN spam;`);
    }
    await db.query('DROP FUNCTION copy_suspect();');
  }
}
