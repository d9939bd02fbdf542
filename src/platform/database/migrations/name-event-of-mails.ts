import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that are about a delegate or a place in line name the event, by which staff find them. */
export class NameEventOfMails1764001800001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE FUNCTION event_of_record(uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
      SELECT event_id FROM delegate WHERE id = $1 UNION ALL SELECT event_id FROM waiting_entry WHERE id = $1 LIMIT 1 $$`);
    await db.query('ALTER TABLE mail ADD event_id uuid');
    await db.query(`UPDATE mail SET event_id = event_of_record(record_id)
      WHERE resource IN ('delegates', 'waiting-list')`);
    await db.query('CREATE INDEX mail_event ON mail (event_id, created_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mail DROP COLUMN event_id');
    await db.query('DROP FUNCTION event_of_record');
  }
}
