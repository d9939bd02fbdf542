import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Philippine mobile numbers were stored as they were typed (0918…, 918…): all take the form with the country code. */
export class OneFormOfPhones1763770000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['delegate', 'inquiry'])
      await db.query(`
        UPDATE ${table} SET phone_number = '63' || right(phone_number, 10)
         WHERE phone_number ~ '^(63)?0?9[0-9]{9}$' AND phone_number !~ '^639[0-9]{9}$'`);
  }

  /** Both forms are one number: there is nothing to take back. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
