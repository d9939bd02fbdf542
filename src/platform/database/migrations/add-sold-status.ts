import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = `'new', 'contacted', 'qualified', 'viewing'`;
const knows = (statuses: string) => `
  ALTER TABLE inquiry DROP CONSTRAINT inquiry_status_known;
  ALTER TABLE inquiry ADD CONSTRAINT inquiry_status_known CHECK (status IN (${statuses}));`;
const openAre = (statuses: string) => `
  DROP INDEX inquiry_open;
  CREATE INDEX inquiry_open ON inquiry (created_at, id) INCLUDE (assignee_id, answered_at)
    WHERE status IN (${statuses});`;

/** Whoever has reserved is still waited for; whoever has bought has a status of their own. */
export class AddSoldStatus1764003300011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${knows(`${OPEN}, 'reserved', 'sold', 'lost', 'spam'`)}
      UPDATE inquiry SET status = 'sold' WHERE home_state = 'sold' AND status = 'reserved';
      ${openAre(`${OPEN}, 'reserved'`)}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE inquiry SET status = 'reserved' WHERE status = 'sold';
      ${knows(`${OPEN}, 'reserved', 'lost', 'spam'`)}
      ${openAre(OPEN)}
    `);
  }
}
