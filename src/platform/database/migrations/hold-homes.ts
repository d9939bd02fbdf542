import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The home that is reserved for whoever sent an inquiry, or that they bought. */
export class HoldHomes1764001900001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE inquiry
        ADD home_project varchar(100),
        ADD home_name varchar(60),
        ADD home_state text CONSTRAINT inquiry_home_state_known CHECK (home_state IN ('reserved', 'sold')),
        ADD CONSTRAINT inquiry_home_whole CHECK
          (num_nulls(home_project, home_name, home_state) IN (0, 3));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry DROP home_project, DROP home_name, DROP home_state');
  }
}
