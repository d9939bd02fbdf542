import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose an address is: case does not count, nor how its accents are made; at Gmail neither do dots nor what follows a +,
 * since all of these reach one mailbox there. Registrations are found by whoever pays for them too.
 */
export class KnowPersons1764001300001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION email_key(given text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
        DECLARE
          small text;
          mailbox text;
        BEGIN
          IF octet_length(given) = length(given) THEN
            small := lower(given COLLATE "C");
          ELSE
            small := lower(normalize(given) COLLATE "und-x-icu");
          END IF;
          IF small NOT LIKE '%@gmail.com' AND small NOT LIKE '%@googlemail.com' THEN
            RETURN small;
          END IF;
          mailbox := replace(split_part(split_part(small, '@', 1), '+', 1), '.', '');
          RETURN CASE WHEN mailbox = '' THEN small ELSE mailbox || '@gmail.com' END;
        END $$;
      CREATE INDEX inquiry_email_person ON inquiry (email_key(email));
      CREATE INDEX delegate_email_person ON delegate (email_key(email));
      CREATE INDEX registration_contact_person ON registration (email_key(contact_email))
        WHERE contact_email IS NOT NULL;
      CREATE INDEX registration_contact_phone_number ON registration (contact_phone_number)
        WHERE contact_phone_number IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX registration_contact_phone_number;
      DROP INDEX registration_contact_person;
      DROP INDEX delegate_email_person;
      DROP INDEX inquiry_email_person;
      DROP FUNCTION email_key;
    `);
  }
}
