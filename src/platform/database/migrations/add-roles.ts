import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles for people who write the site and for those at the door, who see no delegates and no inquiries. */
export class AddRoles1763785000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_known;
      ALTER TABLE staff ADD CONSTRAINT staff_role_known CHECK (role IN ('admin', 'staff', 'editor', 'door'));
    `);
  }

  /** Who had a role that is gone would gain rights by any other: their account goes too. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM staff WHERE role NOT IN ('admin', 'staff');
      ALTER TABLE staff DROP CONSTRAINT staff_role_known;
      ALTER TABLE staff ADD CONSTRAINT staff_role_known CHECK (role IN ('admin', 'staff'));
    `);
  }
}
