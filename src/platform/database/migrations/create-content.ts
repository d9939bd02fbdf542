import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the site says. Versions and releases are only ever added; one pointer says which release is public. `data` is
 * json, not jsonb: it keeps the order of its fields, so that the same content makes the same bytes.
 */
export class CreateContent1763785000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE content_version (
        id uuid CONSTRAINT content_version_pkey PRIMARY KEY,
        kind text NOT NULL,
        slug text NOT NULL,
        data json,
        note text,
        by_id uuid,
        by_name text,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX content_version_item ON content_version (kind, slug, at DESC);
      CREATE TABLE content_release (
        id uuid CONSTRAINT content_release_pkey PRIMARY KEY,
        parent uuid CONSTRAINT content_release_parent REFERENCES content_release (id),
        versions uuid[] NOT NULL,
        note text,
        by_id uuid,
        by_name text,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE TABLE content_pointer (
        only_one boolean NOT NULL DEFAULT true CONSTRAINT content_pointer_pkey PRIMARY KEY
          CONSTRAINT content_pointer_only_one CHECK (only_one),
        release_id uuid CONSTRAINT content_pointer_release REFERENCES content_release (id),
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      INSERT INTO content_pointer (release_id) VALUES (NULL);
      CREATE TABLE content_picture (
        name text CONSTRAINT content_picture_pkey PRIMARY KEY,
        width integer NOT NULL,
        height integer NOT NULL,
        jpeg bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE content_preview (
        token_hash text CONSTRAINT content_preview_pkey PRIMARY KEY,
        by_name text,
        ends_at timestamptz NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE content_preview; DROP TABLE content_picture; DROP TABLE content_pointer;
      DROP TABLE content_release; DROP TABLE content_version;`);
  }
}
