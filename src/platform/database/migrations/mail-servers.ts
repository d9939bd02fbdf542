import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail server can be set in the back office: one row, whose password is encrypted. */
export class MailServers1795845900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mail_server (
        one boolean NOT NULL DEFAULT true,
        host text NOT NULL,
        port integer NOT NULL,
        encryption text NOT NULL,
        user_name text,
        encrypted_password text,
        from_name text NOT NULL,
        from_address text NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT mail_server_pkey PRIMARY KEY (one),
        CONSTRAINT mail_server_one CHECK (one),
        CONSTRAINT mail_server_port_range CHECK (port BETWEEN 1 AND 65535),
        CONSTRAINT mail_server_encryption_known CHECK (encryption IN ('tls', 'starttls', 'none'))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mail_server');
  }
}
