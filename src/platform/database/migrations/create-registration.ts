import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One contact pays for one registration with up to 50 delegates; proofs of payment are records that stay. What exists
 * becomes a registration of one, which has its delegate's id. The triggers do the same for what processes of the
 * version before write while the next one starts.
 */
export class CreateRegistration1763791000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE registration (
        id uuid CONSTRAINT registration_pkey PRIMARY KEY,
        event_id uuid NOT NULL CONSTRAINT registration_event_id REFERENCES event (id),
        contact_first_name varchar(100),
        contact_last_name varchar(100),
        contact_email varchar(254),
        contact_phone_number varchar(15),
        total_centavos integer NOT NULL CONSTRAINT registration_total_range CHECK (total_centavos >= 0),
        payment_due_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX registration_event ON registration (event_id, created_at, id);
      CREATE INDEX registration_contact_email ON registration (lower(contact_email)) WHERE contact_email IS NOT NULL;

      CREATE TABLE proof (
        id uuid CONSTRAINT proof_pkey PRIMARY KEY,
        registration_id uuid NOT NULL
          CONSTRAINT proof_registration_id REFERENCES registration (id) ON DELETE CASCADE,
        picture varchar(100) NOT NULL CONSTRAINT proof_picture_key UNIQUE,
        sha256 bytea,
        state varchar(20) NOT NULL DEFAULT 'waiting'
          CONSTRAINT proof_state_known CHECK (state IN ('waiting', 'accepted', 'rejected', 'replaced')),
        channel varchar(20) NOT NULL,
        reference varchar(30),
        reason varchar(600),
        uploaded_by_kind varchar(20) NOT NULL DEFAULT 'anonymous',
        uploaded_by_name text,
        decided_at timestamptz(3),
        decided_by_name text,
        claimed_by uuid,
        claimed_until timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX proof_one_waits ON proof (registration_id) WHERE state = 'waiting';
      CREATE INDEX proof_registration ON proof (registration_id, created_at, id);
      CREATE INDEX proof_queue ON proof (created_at, id) WHERE state = 'waiting';
      CREATE INDEX proof_sha256 ON proof (sha256);
      CREATE INDEX proof_reference ON proof (channel, reference) WHERE reference IS NOT NULL;

      CREATE TABLE payment (
        registration_id uuid CONSTRAINT payment_pkey PRIMARY KEY
          CONSTRAINT payment_registration_id REFERENCES registration (id) ON DELETE CASCADE,
        channel varchar(20) NOT NULL,
        reference varchar(30),
        shared_because varchar(500),
        verified_by_name text,
        verified_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX payment_reference ON payment (channel, reference)
        WHERE reference IS NOT NULL AND shared_because IS NULL;

      CREATE TABLE rejection_reason (
        position smallint CONSTRAINT rejection_reason_pkey PRIMARY KEY,
        label varchar(60) NOT NULL,
        words varchar(500) NOT NULL
      );
      INSERT INTO rejection_reason (position, label, words) VALUES
        (1, 'Unreadable', 'We could not read the picture. Please send a clear one that shows the amount, the reference number and the date.'),
        (2, 'Wrong amount', 'The amount on the receipt is not what the registration costs.'),
        (3, 'Wrong account', 'The receipt shows a payment to another account than ours.'),
        (4, 'Reference already used', 'The reference number on the receipt belongs to another registration.'),
        (5, 'Not a receipt', 'The picture does not show a receipt of a payment.');

      INSERT INTO registration (id, event_id, total_centavos, payment_due_at, created_at)
        SELECT d.id, d.event_id, e.fee_centavos, e.payment_due_at, d.created_at
          FROM delegate d JOIN event e ON e.id = d.event_id;
      INSERT INTO proof (id, registration_id, picture, state, channel, created_at, decided_at)
        SELECT gen_random_uuid(), id, proof_of_payment, CASE WHEN payment_status THEN 'accepted' ELSE 'waiting' END,
          payment_mode, updated_at, CASE WHEN payment_status THEN updated_at END
          FROM delegate WHERE proof_of_payment IS NOT NULL;

      ALTER TABLE delegate DISABLE TRIGGER USER;
      ALTER TABLE delegate ADD registration_id uuid;
      UPDATE delegate SET registration_id = id;
      ALTER TABLE delegate ENABLE TRIGGER USER;
      ALTER TABLE delegate ALTER registration_id SET NOT NULL,
        ADD CONSTRAINT delegate_registration_id FOREIGN KEY (registration_id) REFERENCES registration (id),
        DROP CONSTRAINT delegate_proof_of_payment_key;
      CREATE INDEX delegate_registration ON delegate (registration_id);

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

  async down(db: QueryRunner): Promise<void> {
    // One picture stood for one delegate: in a group, the first keeps it.
    await db.query(`
      SET LOCAL statement_timeout = 0;
      DROP TRIGGER delegate_proof_record ON delegate;
      DROP FUNCTION delegate_proof_record;
      DROP TRIGGER delegate_own_registration ON delegate;
      DROP FUNCTION delegate_own_registration;
      UPDATE delegate d SET proof_of_payment = NULL WHERE proof_of_payment IS NOT NULL AND EXISTS
        (SELECT FROM delegate o WHERE o.proof_of_payment = d.proof_of_payment AND o.id < d.id);
      ALTER TABLE delegate DROP COLUMN registration_id,
        ADD CONSTRAINT delegate_proof_of_payment_key UNIQUE (proof_of_payment);
      DROP TABLE rejection_reason;
      DROP TABLE payment;
      DROP TABLE proof;
      DROP TABLE registration;
    `);
  }
}
