import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an inquiry first had a viewing planned, was reserved, and sold: what figures count. Of before it is what the history
 * tells, where it still does; else what the inquiry is today.
 */
export class InquiryStages1795908490000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE inquiry
      ADD viewing_planned_at timestamptz(3),
      ADD reserved_at timestamptz(3),
      ADD sold_at timestamptz(3)`);
    // updated_at stays: how long a record is kept goes by it.
    await db.query(`
      UPDATE inquiry SET viewing_planned_at = known.viewing, reserved_at = known.reserved, sold_at = known.sold
        FROM (SELECT i.id,
                     coalesce(least(told.viewing, (SELECT min(v.created_at) FROM viewing v WHERE v.inquiry_id = i.id)),
                              CASE WHEN i.status = 'viewing' OR i.next_step_kind = 'viewing' THEN i.updated_at END) AS viewing,
                     coalesce(told.reserved, CASE WHEN i.status = 'reserved' THEN i.updated_at END) AS reserved,
                     coalesce(told.sold, CASE WHEN i.status = 'sold' THEN i.updated_at END) AS sold
                FROM inquiry i LEFT JOIN (
                     SELECT record_id,
                            min(at) FILTER (WHERE after ->> 'status' = 'viewing' OR after ->> 'next_step_kind' = 'viewing') AS viewing,
                            min(at) FILTER (WHERE after ->> 'status' = 'reserved') AS reserved,
                            min(at) FILTER (WHERE after ->> 'status' = 'sold') AS sold
                       FROM activity WHERE resource = 'inquiries' AND type = 'inquiry.changed' GROUP BY record_id) told
                  ON told.record_id = i.id) known
       WHERE known.id = inquiry.id AND num_nonnulls(known.viewing, known.reserved, known.sold) > 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE inquiry DROP COLUMN viewing_planned_at, DROP COLUMN reserved_at, DROP COLUMN sold_at',
    );
  }
}
