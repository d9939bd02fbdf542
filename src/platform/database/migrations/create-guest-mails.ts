import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff write to many guests of an event at once, and a guest may stop such mails. */
export class CreateGuestMails1764001200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE guest_mail (
        id uuid CONSTRAINT guest_mail_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT guest_mail_event_id REFERENCES event ON DELETE CASCADE,
        subject varchar(150) NOT NULL,
        words varchar(5000) NOT NULL,
        recipients varchar(20) NOT NULL,
        who varchar(20) NOT NULL,
        filter jsonb NOT NULL DEFAULT '{}',
        state varchar(20) NOT NULL DEFAULT 'planned' CONSTRAINT guest_mail_state_known
          CHECK (state IN ('planned', 'sending', 'sent', 'undone', 'test')),
        begins_at timestamptz(3) NOT NULL,
        reached text NOT NULL DEFAULT '',
        ended_at timestamptz(3),
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        undone_by_name text,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX guest_mail_event ON guest_mail (event_id, created_at, id);
      CREATE TABLE stopped_address (
        address text CONSTRAINT stopped_address_pkey PRIMARY KEY,
        stopped_at timestamptz(3) NOT NULL DEFAULT now()
      );
      ALTER TABLE mail ADD batch_id uuid;
      CREATE INDEX mail_batch ON mail (batch_id, state) WHERE batch_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_batch;
      ALTER TABLE mail DROP COLUMN batch_id;
      DROP TABLE stopped_address;
      DROP TABLE guest_mail;
    `);
  }
}
