import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The door: devices that a code signs in, and every scan. A scan that let somebody in is the entry: of one delegate
 * there is one on one day, which the index holds even if the lock of the code were gone.
 */
export class CreateDoor1763795000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE door_device (
        id uuid CONSTRAINT door_device_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT door_device_event_id REFERENCES event (id) ON DELETE CASCADE,
        day date NOT NULL,
        name varchar(60) NOT NULL,
        gate varchar(60),
        takes_payments boolean NOT NULL DEFAULT false,
        code_hash bytea CONSTRAINT door_device_code_hash_key UNIQUE,
        code_expires_at timestamptz(3) NOT NULL,
        signed_in_by bytea,
        token_hash bytea CONSTRAINT door_device_token_hash_key UNIQUE,
        expires_at timestamptz(3) NOT NULL,
        made_by_name text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        signed_in_at timestamptz(3),
        last_seen_at timestamptz(3),
        ended_at timestamptz(3),
        ended_by_name text
      );
      CREATE INDEX door_device_event ON door_device (event_id, day, created_at);

      CREATE TABLE door_scan (
        nonce uuid CONSTRAINT door_scan_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT door_scan_event_id REFERENCES event (id) ON DELETE CASCADE,
        day date NOT NULL,
        delegate_id uuid,
        code_sha256 bytea,
        outcome varchar(20) NOT NULL CONSTRAINT door_scan_outcome_known CHECK
          (outcome IN ('welcome', 'already_in', 'not_paid', 'other_event', 'cancelled', 'unknown')),
        shown varchar(20),
        gate varchar(60),
        by_id uuid,
        by_name text NOT NULL,
        scanned_at timestamptz(3) NOT NULL,
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        undone_at timestamptz(3),
        undone_by_name text,
        undo_reason varchar(200),
        settled_at timestamptz(3),
        settled_by_name text
      );
      CREATE UNIQUE INDEX door_entry ON door_scan (delegate_id, day) WHERE outcome = 'welcome' AND undone_at IS NULL;
      CREATE INDEX door_scan_event ON door_scan (event_id, day, scanned_at);
      CREATE INDEX door_scan_changed ON door_scan (event_id, day, changed_at);
      CREATE INDEX door_scan_delegate ON door_scan (delegate_id, scanned_at) WHERE delegate_id IS NOT NULL;

      CREATE INDEX delegate_door_ticket ON delegate (substr(sha256(uuid_send(uuid)), 1, 16));

      ALTER TABLE activity DROP CONSTRAINT activity_caller_kind_known,
        ADD CONSTRAINT activity_caller_kind_known
          CHECK (caller_kind IN ('staff', 'key', 'device', 'anonymous', 'server'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM activity WHERE caller_kind = 'device';
      ALTER TABLE activity DROP CONSTRAINT activity_caller_kind_known,
        ADD CONSTRAINT activity_caller_kind_known CHECK (caller_kind IN ('staff', 'key', 'anonymous', 'server'));
      DROP INDEX delegate_door_ticket;
      DROP TABLE door_scan;
      DROP TABLE door_device;
    `);
  }
}
