import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of 1.0.0, with the rows that they begin with. */
export class Baseline1795737600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(readFileSync(join(__dirname, 'baseline.sql'), 'utf8'));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Before the baseline there is nothing: drop the database.'));
  }
}
