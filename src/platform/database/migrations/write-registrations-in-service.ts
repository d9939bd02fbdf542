import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Version 1.0.0 writes registration and proof by itself, so nothing needs these two any more, also while it still runs
 * beside the next one. It leaves the status of a robot's inquiry to `inquiry_spam_status`, though: that one stays until
 * the version after this, in which the service of 1.0.0 is gone.
 */
export class WriteRegistrationsInService1764001700001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER delegate_proof_record ON delegate;
      DROP FUNCTION delegate_proof_record;
      DROP TRIGGER delegate_own_registration ON delegate;
      DROP FUNCTION delegate_own_registration;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION delegate_own_registration() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.registration_id := NEW.id;
          INSERT INTO registration (id, event_id, total_centavos, payment_due_at, created_at)
            SELECT NEW.id, id, fee_centavos, payment_due_at, NEW.created_at FROM event WHERE id = NEW.event_id;
          RETURN NEW;
        END $$;
      CREATE TRIGGER delegate_own_registration BEFORE INSERT ON delegate
        FOR EACH ROW WHEN (NEW.registration_id IS NULL) EXECUTE FUNCTION delegate_own_registration();

      CREATE FUNCTION delegate_proof_record() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM proof WHERE picture = NEW.proof_of_payment) THEN RETURN NULL; END IF;
          UPDATE proof SET state = 'replaced' WHERE registration_id = NEW.registration_id AND state = 'waiting';
          INSERT INTO proof (id, registration_id, picture, state, channel) VALUES (gen_random_uuid(),
            NEW.registration_id, NEW.proof_of_payment,
            CASE WHEN NEW.payment_status THEN 'accepted' ELSE 'waiting' END, NEW.payment_mode);
          RETURN NULL;
        END $$;
      CREATE TRIGGER delegate_proof_record AFTER UPDATE OF proof_of_payment ON delegate FOR EACH ROW
        WHEN (NEW.proof_of_payment IS NOT NULL AND NEW.proof_of_payment IS DISTINCT FROM OLD.proof_of_payment)
        EXECUTE FUNCTION delegate_proof_record();
    `);
  }
}
