import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff may send tickets before all is paid: why, in their words. */
export class AddEarlyTickets1764000900001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE registration ADD tickets_because varchar(300)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE registration DROP COLUMN tickets_because');
  }
}
