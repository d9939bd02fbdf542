import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails of one kind to one address are counted, whatever the case in which the address was typed. */
export class LimitMailsByKind1763790000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_to_address;
      CREATE INDEX mail_kind_of_day ON mail (lower(to_address), template, created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_kind_of_day;
      CREATE INDEX mail_to_address ON mail (to_address, created_at);
    `);
  }
}
