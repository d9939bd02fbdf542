import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions of an event, and what each delegate answered. */
export class Questions1795882254000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE event ADD questions jsonb NOT NULL DEFAULT '[]',
      ADD CONSTRAINT event_questions_list CHECK (jsonb_typeof(questions) = 'array' AND jsonb_array_length(questions) <= 60)`);
    await db.query(`ALTER TABLE delegate ADD answers jsonb NOT NULL DEFAULT '{}',
      ADD CONSTRAINT delegate_answers_object CHECK (jsonb_typeof(answers) = 'object')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION refuse_unasked_answers CASCADE');
    await db.query('ALTER TABLE delegate DROP COLUMN answers');
    await db.query('ALTER TABLE event DROP COLUMN questions');
    await db.query("DELETE FROM sql_in_force WHERE name = 'registrations/sql/answers.sql'");
  }
}
