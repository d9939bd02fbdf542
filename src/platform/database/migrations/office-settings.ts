import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner sets for the whole office, as one row, and the words of mails, as one row a kind. */
export class OfficeSettings1795908427000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE office_settings (
        single boolean NOT NULL DEFAULT true,
        data jsonb NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT office_settings_pkey PRIMARY KEY (single),
        CONSTRAINT office_settings_single CHECK (single)
      )`);
    await db.query(`
      CREATE TABLE mail_words (
        kind varchar(100) NOT NULL,
        subject varchar(150),
        opening varchar(2000),
        closing varchar(2000),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT mail_words_pkey PRIMARY KEY (kind)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mail_words');
    await db.query('DROP TABLE office_settings');
  }
}
