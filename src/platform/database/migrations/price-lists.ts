import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each price list that was public, with its number: those of before by their first publication. */
export class PriceLists1795896644000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE price_list (
      project varchar(100) NOT NULL,
      number integer NOT NULL,
      name varchar(100) NOT NULL,
      day date NOT NULL,
      prices jsonb NOT NULL,
      published_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT price_list_pkey PRIMARY KEY (project, number),
      CONSTRAINT price_list_counted CHECK (number > 0))`);
    await db.query('CREATE UNIQUE INDEX price_list_project_name_day ON price_list (project, name, day)');
    await db.query(`INSERT INTO price_list (project, number, name, day, prices, published_at)
      SELECT slug, row_number() OVER (PARTITION BY slug ORDER BY min(at), name, day), name, day,
             (array_agg(prices ORDER BY at DESC))[1], min(at)
        FROM (SELECT v.slug, v.data->'prices'->>'version' AS name, (v.data->'prices'->>'date')::date AS day, r.at,
                     jsonb_build_object('list', v.data->'prices', 'homes', (
                       SELECT coalesce(jsonb_agg(jsonb_build_object('name', home->'name', 'price', home->'price')), '[]')
                         FROM json_array_elements(v.data->'details'->'homes') home)) AS prices
                FROM content_release r JOIN content_version v ON v.id = ANY (r.versions)
               WHERE v.kind = 'projects' AND v.data->'prices'->>'version' IS NOT NULL
                 AND v.data->'prices'->>'date' ~ '^\\d{4}-\\d\\d-\\d\\d$') AS public
       GROUP BY slug, name, day`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE price_list');
  }
}
