import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came of a call, on the note and of the last one on the inquiry; and what a note said before it was corrected. */
export class CallOutcomes1795839120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Calls from before stay without: they count as answers, as they did.
    await db.query(`ALTER TABLE inquiry_note
      ADD outcome text,
      ADD corrected_at timestamptz(3),
      ADD corrected_by text,
      ADD CONSTRAINT inquiry_note_outcome_known CHECK (outcome IN ('unknown', 'reached', 'no-answer', 'wrong-number')),
      ADD CONSTRAINT inquiry_note_outcome_of_call CHECK (outcome IS NULL OR via = 'phone')`);
    await db.query(`ALTER TABLE inquiry
      ADD last_call text,
      ADD last_call_at timestamptz(3),
      ADD last_call_by text,
      ADD phone_fails boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT inquiry_last_call_known CHECK (last_call IN ('unknown', 'reached', 'no-answer', 'wrong-number')),
      ADD CONSTRAINT inquiry_last_call_whole CHECK ((last_call IS NULL) = (last_call_at IS NULL))`);
    await db.query(
      'CREATE INDEX inquiry_last_call ON inquiry (last_call, created_at, id) WHERE last_call IS NOT NULL',
    );
    await db.query('CREATE INDEX inquiry_phone_fails ON inquiry (created_at, id) WHERE phone_fails');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE inquiry DROP COLUMN last_call, DROP COLUMN last_call_at, DROP COLUMN last_call_by, DROP COLUMN phone_fails',
    );
    await db.query(
      'ALTER TABLE inquiry_note DROP COLUMN outcome, DROP COLUMN corrected_at, DROP COLUMN corrected_by',
    );
  }
}
