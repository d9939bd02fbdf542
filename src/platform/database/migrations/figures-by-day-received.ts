import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As figures/written.ts has it. */
const SOURCE = `coalesce('Agent ' || agent_code, utm_source, substring(referrer from '^[a-z]+://(?:www\\.)?([^/:]+)'),
  where_did_find_about_us, CASE channel WHEN 'telephone' THEN 'Telephone' WHEN 'walk-in' THEN 'Walk-in'
    WHEN 'messenger' THEN 'Messenger' WHEN 'referral' THEN 'Referral' WHEN 'agent' THEN 'Agent' END)`;

/** Figures go by the day that an inquiry was received; the list of a source is found. */
export class FiguresByDayReceived1795927981000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX inquiry_received ON inquiry (coalesce(received_at, created_at), id)');
    await db.query(`CREATE INDEX inquiry_source_key ON inquiry (search_key(${SOURCE}) COLLATE "C", id)`);
  }
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX inquiry_received, inquiry_source_key');
  }
}
