import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is kept once with each picture of the site, uploaded or the program's own. Uploads that are there are said to be an
 * artist's perspective, as every page said until now, until somebody says that they are photographs.
 */
export class DescribePictures1764000200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE content_picture_details (
        file text CONSTRAINT content_picture_details_pkey PRIMARY KEY,
        name text NOT NULL,
        alt text NOT NULL DEFAULT '',
        credit text NOT NULL DEFAULT '',
        kind text NOT NULL
          CONSTRAINT content_picture_details_kind_known CHECK (kind IN ('photograph', 'perspective')),
        labels text[] NOT NULL DEFAULT '{}',
        removed_at timestamptz,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      INSERT INTO content_picture_details (file, name, kind)
      SELECT 'uploaded/' || name, 'Picture of ' || to_char(created_at AT TIME ZONE 'Asia/Manila', 'FMDD Mon YYYY'),
             'perspective'
        FROM content_picture;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE content_picture_details');
  }
}
