import type { MigrationInterface, QueryRunner } from 'typeorm';

const set = (kinds: string, hows: string) => `ALTER TABLE stopped_address
  DROP CONSTRAINT stopped_address_kind_known,
  DROP CONSTRAINT stopped_address_how_known,
  ADD CONSTRAINT stopped_address_kind_known CHECK (kind IN (${kinds})),
  ADD CONSTRAINT stopped_address_how_known CHECK (how IN (${hows}))`;

/** Addresses from which mail came back. */
export class MailBounces1795912108000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(set(`'guests', 'news', 'bounced'`, `'page', 'mail-program', 'staff', 'mail-server'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM stopped_address WHERE kind = 'bounced'`);
    await db.query(set(`'guests', 'news'`, `'page', 'mail-program', 'staff'`));
  }
}
