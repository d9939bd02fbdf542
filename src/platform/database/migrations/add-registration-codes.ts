import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations have a short code (src/registrations/code.ts), by which they are found. */
export class AddRegistrationCodes1764000700001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const digit = (n: number) =>
      `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> ${35 - 5 * n} & 31)::int + 1, 1)`;
    await db.query(`
      CREATE FUNCTION registration_code(id uuid) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        DECLARE bits bigint := ('x' || right(replace(id::text, '-', ''), 10))::bit(40)::bigint;
        BEGIN
          RETURN ${[0, 1, 2, 3, 4, 5, 6, 7].map(digit).join(' || ')};
        END $$;
      CREATE INDEX registration_by_code ON registration (registration_code(id));
      CREATE INDEX delegate_by_code ON delegate (registration_code(registration_id));
      ALTER TABLE event ADD gcash_exact boolean NOT NULL DEFAULT true;
      ALTER TABLE proof ADD read_code varchar(8);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proof DROP COLUMN read_code;
      ALTER TABLE event DROP COLUMN gcash_exact;
      DROP INDEX delegate_by_code;
      DROP INDEX registration_by_code;
      DROP FUNCTION registration_code;
    `);
  }
}
