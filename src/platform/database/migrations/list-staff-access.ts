import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchAndCount } from './listed-table.js';

/** Makes accounts and keys searchable and counted, as every list is. */
export class ListStaffAccess1763700006001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff ADD search_text text;
      ALTER TABLE api_key ADD search_text text;
      ${searchAndCount('staff', ['email', 'name'])}
      ${searchAndCount('api_key', ['name'])}
      UPDATE staff SET name = name;
      UPDATE api_key SET name = name;
      INSERT INTO row_count SELECT 'staff', count(*) FROM staff;
      INSERT INTO row_count SELECT 'api_key', count(*) FROM api_key;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['staff', 'api_key'])
      await db.query(`
        DROP TRIGGER ${table}_count_inserted ON ${table};
        DROP TRIGGER ${table}_count_deleted ON ${table};
        DROP TRIGGER ${table}_count_emptied ON ${table};
        DROP TRIGGER ${table}_search_text ON ${table};
        DROP FUNCTION ${table}_search_text;
        ALTER TABLE ${table} DROP COLUMN search_text;
        DELETE FROM row_count WHERE table_name = '${table}';
      `);
  }
}
