import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code of a colleague's own link (/r/{code}): whoever comes by it is brought to them. */
export class AgentCodes1795842000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE staff
      ADD agent_code citext,
      ADD CONSTRAINT staff_agent_code_form CHECK (agent_code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$')`);
    await db.query('CREATE UNIQUE INDEX staff_agent_code ON staff (agent_code)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff DROP COLUMN agent_code');
  }
}
