import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "Staff" becomes roles for what people do. Who was staff is a manager, and loses nothing: an admin narrows it. */
export class PartRoles1764000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_known;
      UPDATE staff SET role = 'manager' WHERE role = 'staff';
      ALTER TABLE staff ADD CONSTRAINT staff_role_known
        CHECK (role IN ('admin', 'manager', 'agent', 'event-desk', 'editor', 'door'));
    `);
  }

  /** An agent or the event desk would gain rights as staff: nobody can sign in to their accounts then. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_known;
      UPDATE staff SET disabled_at = coalesce(disabled_at, now()) WHERE role IN ('agent', 'event-desk');
      DELETE FROM staff_session WHERE staff_id IN (SELECT id FROM staff WHERE role IN ('agent', 'event-desk'));
      UPDATE staff SET role = 'staff' WHERE role IN ('manager', 'agent', 'event-desk');
      ALTER TABLE staff ADD CONSTRAINT staff_role_known CHECK (role IN ('admin', 'staff', 'editor', 'door'));
    `);
  }
}
