import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the first answer under an Idempotency-Key only the record's id stays: a removed person is nowhere kept. */
export class ForgetIdempotentAnswers1763770000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE idempotency_key SET answer = jsonb_build_object('id', answer->'id')`);
  }

  // What was forgotten does not come back; keys that were used are free again.
  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM idempotency_key');
  }
}
