import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of statements are kept, each once, with what they are for. */
export class StatementLines1795882246000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE statement_file (
      id uuid NOT NULL CONSTRAINT statement_file_pkey PRIMARY KEY,
      channel varchar(20) NOT NULL,
      name varchar(120) NOT NULL,
      digest varchar(64) NOT NULL,
      unread_lines integer[] NOT NULL DEFAULT '{}',
      kept_by_name text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT statement_file_same UNIQUE (channel, name, digest))`);
    await db.query('CREATE INDEX statement_file_created_at ON statement_file (created_at, id)');
    await db.query(`CREATE TABLE statement_line (
      id uuid NOT NULL CONSTRAINT statement_line_pkey PRIMARY KEY,
      fingerprint bytea NOT NULL,
      occurrence integer NOT NULL,
      channel varchar(20) NOT NULL,
      day date,
      amount_centavos bigint NOT NULL,
      fee_centavos bigint,
      status varchar(60),
      payer varchar(150),
      reference varchar(60),
      state varchar(20) NOT NULL DEFAULT 'waiting',
      reason varchar(300),
      file_id uuid NOT NULL CONSTRAINT statement_line_file_id REFERENCES statement_file,
      line_number integer NOT NULL,
      kept_by_name text,
      decided_by_name text,
      decided_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT statement_line_same UNIQUE (fingerprint, occurrence),
      CONSTRAINT statement_line_state_known CHECK (state IN
        ('waiting', 'matched', 'split', 'by-hand', 'set-aside', 'refund', 'unmoved')),
      CONSTRAINT statement_line_amount CHECK (amount_centavos <> 0),
      CONSTRAINT statement_line_reason CHECK (reason IS NULL OR state = 'set-aside'))`);
    await db.query('CREATE INDEX statement_line_created_at ON statement_line (created_at, id)');
    await db.query('CREATE INDEX statement_line_day ON statement_line (day, id)');
    await db.query('CREATE INDEX statement_line_state ON statement_line (state, created_at, id)');
    await db.query('CREATE INDEX statement_line_file ON statement_line (file_id)');
    await db.query(
      'CREATE INDEX statement_line_reference ON statement_line (reference) WHERE reference IS NOT NULL',
    );
    await db.query(
      'CREATE INDEX statement_line_lexemes ON statement_line USING gin (search_lexemes(payer, reference, reason))',
    );
    await db.query(`CREATE TABLE statement_file_line (
      file_id uuid NOT NULL CONSTRAINT statement_file_line_file_id REFERENCES statement_file,
      line_number integer NOT NULL,
      outgoing boolean NOT NULL,
      line_id uuid NOT NULL CONSTRAINT statement_file_line_line_id REFERENCES statement_line,
      CONSTRAINT statement_file_line_pkey PRIMARY KEY (file_id, line_number, outgoing))`);
    await db.query('CREATE INDEX statement_file_line_line ON statement_file_line (line_id)');
    await db.query(`CREATE TABLE statement_allocation (
      id uuid NOT NULL CONSTRAINT statement_allocation_pkey PRIMARY KEY,
      line_id uuid NOT NULL CONSTRAINT statement_allocation_line_id REFERENCES statement_line,
      registration_id uuid NOT NULL,
      movement_id uuid NOT NULL,
      amount_centavos bigint NOT NULL,
      made boolean NOT NULL,
      by_name text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT statement_allocation_amount CHECK (amount_centavos <> 0))`);
    await db.query('CREATE INDEX statement_allocation_line ON statement_allocation (line_id)');
    await db.query('CREATE INDEX statement_allocation_movement ON statement_allocation (movement_id)');
    await db.query(
      'CREATE INDEX statement_allocation_registration ON statement_allocation (registration_id)',
    );
    await db.query("SELECT count_table('statement_line')");
    await db.query("SELECT count_table('statement_file')");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS movement_frees_lines ON movement');
    await db.query('DROP FUNCTION IF EXISTS free_statement_lines()');
    await db.query('DROP FUNCTION IF EXISTS statement_file_sums(uuid)');
    await db.query('DROP FUNCTION IF EXISTS statement_line_facts(uuid)');
    await db.query('DROP VIEW IF EXISTS movement_not_in_bank');
    await db.query("DELETE FROM sql_in_force WHERE name = 'payments/sql/statement.sql'");
    await db.query('DROP TABLE statement_allocation, statement_file_line, statement_line, statement_file');
    await db.query("DELETE FROM row_count WHERE table_name IN ('statement_line', 'statement_file')");
  }
}
