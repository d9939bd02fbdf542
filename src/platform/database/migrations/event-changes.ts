import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event is cancelled or moved in one step, with the mail that says so; until its mails begin, both are undone together. */
export class EventChanges1795798920000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE event
      ADD calendar_sequence integer NOT NULL DEFAULT 0,
      ADD moved_from jsonb`);
    await db.query(`ALTER TABLE guest_mail
      ADD about varchar(20) NOT NULL DEFAULT 'guests',
      ADD before jsonb,
      ADD CONSTRAINT guest_mail_about_known CHECK (about IN ('guests', 'cancelled', 'moved'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE guest_mail DROP COLUMN about, DROP COLUMN before');
    await db.query('ALTER TABLE event DROP COLUMN calendar_sequence, DROP COLUMN moved_from');
  }
}
