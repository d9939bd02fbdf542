import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The proofs that nobody has decided on: few rows, asked for each morning, in the order they came. */
export class CreateWaitingProofsIndex1763700005002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX delegate_waiting_proofs ON delegate (created_at, id)
        WHERE NOT payment_status AND proof_of_payment IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX delegate_waiting_proofs;');
  }
}
