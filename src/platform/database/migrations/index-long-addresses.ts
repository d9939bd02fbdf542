import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address of 500 characters of a wide script did not fit into its index (2,704 bytes): with a key of 500 characters,
 * and without the address itself beside it, every one does.
 */
export class IndexLongAddresses1763762000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX delegate_address_key;
      CREATE INDEX delegate_address_key ON delegate (left(search_key(address), 500) COLLATE "C", id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX delegate_address_key;
      CREATE INDEX delegate_address_key ON delegate (search_key(address) COLLATE "C", id) INCLUDE (address);
    `);
  }
}
