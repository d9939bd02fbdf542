import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchAndCount, sortIndex, textIndex } from './listed-table.js';

const TEXTS = ['first_name', 'last_name', 'email', 'phone_number', 'address', 'church_name', 'ministry'];
const SORTED = ['created_at', 'updated_at', 'age', 'payment_status', 'payment_mode'];

export class CreateDelegate1763700002003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE delegate (
        id uuid CONSTRAINT delegate_pkey PRIMARY KEY,
        uuid uuid NOT NULL CONSTRAINT delegate_uuid_key UNIQUE,
        first_name varchar(100) NOT NULL,
        last_name varchar(100) NOT NULL,
        age smallint CONSTRAINT delegate_age_range CHECK (age BETWEEN 1 AND 120),
        church_name varchar(200),
        ministry varchar(200),
        email varchar(254) NOT NULL,
        phone_number varchar(15) NOT NULL CONSTRAINT delegate_phone_number_digits CHECK (phone_number ~ '^[0-9]+$'),
        address varchar(500),
        payment_status boolean NOT NULL DEFAULT false,
        payment_mode varchar(20) NOT NULL DEFAULT 'gcash'
          CONSTRAINT delegate_payment_mode_known CHECK (payment_mode IN ('gcash', 'bank-transfer', 'cash')),
        proof_of_payment varchar(100) CONSTRAINT delegate_proof_of_payment_key UNIQUE,
        qr_code varchar(200),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        search_text text
      );
      ${SORTED.map((column) => sortIndex('delegate', column)).join('\n')}
      ${TEXTS.map((column) => textIndex('delegate', column)).join('\n')}
      ${searchAndCount('delegate', TEXTS)}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE delegate; DROP FUNCTION delegate_search_text;
      DELETE FROM row_count WHERE table_name = 'delegate';`);
  }
}
