import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is told what happens, and how that went. */
export class CreateWebhooks1763763000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE webhook_endpoint (
        id uuid CONSTRAINT webhook_endpoint_pkey PRIMARY KEY,
        url text NOT NULL,
        description text NOT NULL,
        types text[] NOT NULL DEFAULT '{}',
        secret text NOT NULL,
        old_secret text,
        old_secret_until timestamptz,
        place text NOT NULL,
        failing_since timestamptz,
        disabled_at timestamptz,
        disabled_reason text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE webhook_delivery (
        id uuid CONSTRAINT webhook_delivery_pkey PRIMARY KEY,
        endpoint_id uuid NOT NULL,
        activity_id uuid,
        type text NOT NULL,
        replay_of uuid,
        state text NOT NULL DEFAULT 'waiting' CONSTRAINT webhook_delivery_state_known
          CHECK (state IN ('waiting', 'delivered', 'failed', 'stopped')),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz,
        status integer,
        error text,
        milliseconds integer,
        answer text,
        attempted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhook_delivery_endpoint ON webhook_delivery (endpoint_id, created_at);
      CREATE UNIQUE INDEX webhook_delivery_once ON webhook_delivery (endpoint_id, activity_id) WHERE replay_of IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE webhook_delivery; DROP TABLE webhook_endpoint;');
  }
}
