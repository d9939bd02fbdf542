import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchAndCount, sortIndex, textIndex } from './listed-table.js';

const STARTS_WITH = [
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'where_did_find_about_us',
];
const SORTED = ['created_at', 'updated_at', 'agree_newsletter', 'agree_terms'];

export class CreateInquiry1763700002004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE inquiry (
        id uuid CONSTRAINT inquiry_pkey PRIMARY KEY,
        first_name varchar(100) NOT NULL,
        last_name varchar(100) NOT NULL,
        phone_number varchar(15) NOT NULL CONSTRAINT inquiry_phone_number_digits CHECK (phone_number ~ '^[0-9]+$'),
        country varchar(100),
        project_interest varchar(200),
        email varchar(254) NOT NULL,
        place varchar(100),
        message varchar(5000) NOT NULL,
        agree_newsletter boolean NOT NULL DEFAULT false,
        agree_terms boolean NOT NULL CONSTRAINT inquiry_agree_terms_true CHECK (agree_terms),
        where_did_find_about_us varchar(100),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        search_text text
      );
      ${SORTED.map((column) => sortIndex('inquiry', column)).join('\n')}
      ${STARTS_WITH.map((column) => textIndex('inquiry', column)).join('\n')}
      ${searchAndCount('inquiry', [...STARTS_WITH, 'message'])}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE inquiry; DROP FUNCTION inquiry_search_text;
      DELETE FROM row_count WHERE table_name = 'inquiry';`);
  }
}
