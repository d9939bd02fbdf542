import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What holds telephone numbers, and in which column. */
const PHONES = [
  ['delegate', 'phone_number'],
  ['inquiry', 'phone_number'],
  ['registration', 'contact_phone_number'],
  ['waiting_entry', 'contact_phone_number'],
] as const;

/**
 * Numbers that were typed with the 0 of the Philippines (02 8…), with the 0 left in after the code (63 0…) or with the
 * international 00 take the form that new ones have.
 */
export class OneFormOfLandlines1763805000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [table, column] of PHONES) {
      await db.query(`UPDATE ${table} SET ${column} = substr(${column}, 3) WHERE ${column} ~ '^00[1-9]'`);
      await db.query(`
        UPDATE ${table} SET ${column} = '63' || regexp_replace(${column}, '^(63)?0', '')
         WHERE ${column} ~ '^(63)?0([2-8][0-9]{7,8}|9[0-9]{9})$'`);
    }
  }

  /** Both forms are one number: there is nothing to take back. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
