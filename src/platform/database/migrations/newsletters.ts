import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News to those who agreed: what they agreed to, how it was taken back, what they chose, and what is written to them. */
export class Newsletters1795895696000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE inquiry
      ADD news_text varchar(500),
      ADD news_withdrawn_at timestamptz(3),
      ADD news_withdrawn_how text,
      ADD news_withdrawn_by text,
      ADD CONSTRAINT inquiry_news_withdrawn_known CHECK (news_withdrawn_how IN ('page', 'mail-program', 'staff')),
      ADD CONSTRAINT inquiry_news_withdrawn_whole CHECK ((news_withdrawn_at IS NULL) = (news_withdrawn_how IS NULL))`);
    await db.query('CREATE INDEX inquiry_mailbox ON inquiry (fold_address(email)) WHERE email IS NOT NULL');
    // Spaces around an address and capitals beyond ASCII count no more, so entries of before may lie in other places.
    await db.query('REINDEX INDEX mail_address_of_day');
    await db.query(`ALTER TABLE stopped_address
      ADD kind text NOT NULL DEFAULT 'guests',
      ADD how text NOT NULL DEFAULT 'page',
      ADD by_name text,
      ADD batch_id uuid,
      ADD CONSTRAINT stopped_address_kind_known CHECK (kind IN ('guests', 'news')),
      ADD CONSTRAINT stopped_address_how_known CHECK (how IN ('page', 'mail-program', 'staff'))`);
    await db.query(`ALTER TABLE stopped_address DROP CONSTRAINT stopped_address_pkey,
      ADD CONSTRAINT stopped_address_pkey PRIMARY KEY (address, kind)`);
    await db.query(
      'CREATE INDEX stopped_address_batch ON stopped_address (batch_id) WHERE batch_id IS NOT NULL',
    );
    await db.query(`CREATE TABLE news_choice (
      address text NOT NULL,
      projects text[] NOT NULL,
      words varchar(500),
      chosen_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT news_choice_pkey PRIMARY KEY (address))`);
    await db.query(`CREATE TABLE newsletter (
      id uuid NOT NULL,
      subject varchar(150) NOT NULL,
      preview varchar(150) NOT NULL,
      pieces jsonb NOT NULL,
      projects text[] NOT NULL,
      state varchar(20) NOT NULL DEFAULT 'planned',
      begins_at timestamptz(3) NOT NULL,
      reached text NOT NULL DEFAULT '',
      ended_at timestamptz(3),
      by_id uuid NOT NULL,
      by_name text NOT NULL,
      undone_by_name text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT newsletter_pkey PRIMARY KEY (id),
      CONSTRAINT newsletter_state_known CHECK (state IN ('planned', 'sending', 'sent', 'undone', 'test')))`);
    await db.query('CREATE INDEX newsletter_created_at ON newsletter (created_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE newsletter');
    await db.query('DROP TABLE news_choice');
    await db.query(`DELETE FROM stopped_address s WHERE kind = 'news'
      AND EXISTS (SELECT FROM stopped_address other WHERE other.address = s.address AND other.kind = 'guests')`);
    await db.query(`ALTER TABLE stopped_address DROP CONSTRAINT stopped_address_pkey,
      DROP COLUMN kind, DROP COLUMN how, DROP COLUMN by_name, DROP COLUMN batch_id,
      ADD CONSTRAINT stopped_address_pkey PRIMARY KEY (address)`);
    await db.query('DROP INDEX inquiry_mailbox');
    await db.query(
      'ALTER TABLE inquiry DROP COLUMN news_text, DROP COLUMN news_withdrawn_at, DROP COLUMN news_withdrawn_how, DROP COLUMN news_withdrawn_by',
    );
  }
}
