import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many homes are left is no content any more; a reservation has a day and an end. */
export class HomeStock1795845600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE home_stock (
      id uuid NOT NULL CONSTRAINT home_stock_pkey PRIMARY KEY,
      project varchar(100) NOT NULL,
      home varchar(60) NOT NULL,
      count integer NOT NULL,
      reserved_here integer NOT NULL DEFAULT 0,
      sold_here integer NOT NULL DEFAULT 0,
      reserved_elsewhere integer NOT NULL DEFAULT 0,
      sold_elsewhere integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT home_stock_counted CHECK (count BETWEEN 0 AND 10000 AND reserved_here >= 0 AND sold_here >= 0
        AND reserved_elsewhere >= 0 AND sold_elsewhere >= 0),
      CONSTRAINT home_stock_enough CHECK (reserved_here + sold_here + reserved_elsewhere + sold_elsewhere <= count))`);
    await db.query(`SELECT count_table('home_stock')`);
    await db.query('CREATE UNIQUE INDEX home_stock_project_home ON home_stock (project, home)');
    await db.query('CREATE INDEX home_stock_created_at ON home_stock (created_at, id)');
    // Reservations of before have no end, until somebody gives them one.
    await db.query(
      `ALTER TABLE inquiry ADD home_since date, ADD home_until date, ADD home_reason varchar(200),
         ADD home_price_list varchar(220)`,
    );
    await db.query(
      `CREATE INDEX inquiry_home ON inquiry (home_project, home_name) WHERE home_state IS NOT NULL`,
    );
    await db.query(`CREATE INDEX inquiry_home_until ON inquiry (home_until) WHERE home_state = 'reserved'`);
    await db.query(CARRIED_OVER);
  }

  async down(db: QueryRunner): Promise<void> {
    // Content that was kept before has its counts still.
    await db.query(
      'ALTER TABLE inquiry DROP COLUMN home_since, DROP COLUMN home_until, DROP COLUMN home_reason, DROP COLUMN home_price_list',
    );
    await db.query('DROP INDEX inquiry_home');
    for (const name of ['restored', 'changed', 'removed'])
      await db.query(`DROP TRIGGER inquiry_home_${name} ON inquiry`);
    await db.query('DROP VIEW IF EXISTS shown_stock');
    await db.query('DROP TABLE home_stock');
    await db.query('DROP FUNCTION count_held_home(), count_held_before(), home_stock_changed()');
    await db.query(`DELETE FROM sql_in_force WHERE name = 'stock/sql/home-stock.sql'`);
  }
}

/**
 * What the public state of each project says; of a home that it does not count, the newest that does. What inquiries have
 * is part of what is reserved and sold; the rest was counted by hand.
 */
const CARRIED_OVER = `
  INSERT INTO home_stock (id, project, home, count, reserved_here, sold_here, reserved_elsewhere, sold_elsewhere)
  WITH published AS (
    SELECT DISTINCT ON (v.slug, h->>'name') v.slug AS project, h->>'name' AS home, h->'units' AS units
      FROM content_version v
      LEFT JOIN content_release shown
        ON shown.id = (SELECT release_id FROM content_pointer) AND v.id = ANY (shown.versions)
     CROSS JOIN LATERAL json_array_elements(
       CASE json_typeof(v.data->'details'->'homes') WHEN 'array' THEN v.data->'details'->'homes' ELSE '[]' END) h
     WHERE v.kind = 'projects' AND v.data IS NOT NULL AND h->'units'->>'count' IS NOT NULL
     ORDER BY v.slug, h->>'name', (shown.id IS NULL), v.at DESC, v.id DESC
  ), numbers AS (
    SELECT project, home, (units->>'count')::int AS count, (units->>'reserved')::int AS reserved, (units->>'sold')::int AS sold,
           (SELECT count(*)::int FROM inquiry
             WHERE home_project = project AND home_name = home AND home_state = 'reserved') AS reserved_here,
           (SELECT count(*)::int FROM inquiry
             WHERE home_project = project AND home_name = home AND home_state = 'sold') AS sold_here
      FROM published
  )
  SELECT gen_random_uuid(), project, home,
         least(10000, greatest(count, greatest(reserved, reserved_here) + greatest(sold, sold_here))),
         reserved_here, sold_here, greatest(0, reserved - reserved_here), greatest(0, sold - sold_here)
    FROM numbers WHERE count > 0 OR reserved_here + sold_here > 0`;
