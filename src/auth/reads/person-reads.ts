import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { TODAY_SQL } from '../../platform/manila.js';
import { staffActivity } from '../auth-activity.js';
import { StaffMailSettings } from '../staff/mail-settings.js';
import { MANY_READ, manyRead } from './many-read-mail.js';

/** Rows a day; with 0 nobody is told. A day's work reads fewer, and whoever copies a list of guests reads more. */
const DEFAULT_LIMIT = 2_000;
const KEPT_DAYS = 90;

/** Adds the rows that were read for the first time on this day. Ids are inserted in one order, so that two reads can't deadlock. */
const COUNT = `
  WITH fresh AS (
    INSERT INTO person_read_row (day, reader_id, record_id) SELECT ${TODAY_SQL}, $1, unnest($4::uuid[])
    ON CONFLICT DO NOTHING RETURNING 1)
  INSERT INTO person_read AS p (day, reader_id, role, reader_name, rows)
  SELECT ${TODAY_SQL}, $1, $2, $3, count(*) + $5 FROM fresh HAVING count(*) + $5 > 0
  ON CONFLICT (day, reader_id, role) DO UPDATE SET rows = p.rows + excluded.rows, reader_name = excluded.reader_name
  RETURNING told_at, rows > (SELECT coalesce(max(rows_a_day), ${DEFAULT_LIMIT}) FROM person_read_limit) AS over`;

export interface PersonReads {
  day: string;
  reader_id: string;
  name: string;
  role: string;
  rows: number;
  told_at: Date | null;
}

/** How many rows of persons each colleague reads on a day: paging through thousands is an export too. */
@Injectable()
export class PersonReadCounts implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly staff: StaffMailSettings,
  ) {}

  onModuleInit(): void {
    this.mails.register(manyRead(this.pool));
    this.jobs.every({
      name: 'person-reads',
      description: `Forgets who read which rows after a day, and how many after ${KEPT_DAYS} days`,
      schedule: { dailyAt: '3:50' },
      run: async () => {
        await this.pool.query(`DELETE FROM person_read_row WHERE day < ${TODAY_SQL}`);
        const { rowCount } = await this.pool.query(
          `DELETE FROM person_read WHERE day < ${TODAY_SQL} - $1::int`,
          [KEPT_DAYS],
        );
        return rowCount ?? 0;
      },
    });
  }

  /** @param ids of whom an answer shows @param more rows of a file, whose ids nobody keeps */
  async count(by: StaffCaller, ids: string[], more = 0): Promise<void> {
    if (ids.length + more === 0) return;
    const { rows } = await this.pool.query<{ told_at: Date | null; over: boolean }>({
      name: 'count_person_reads',
      text: COUNT,
      values: [by.id, by.role, by.name, ids, more],
    });
    const [counted] = rows;
    if (counted?.over && counted.told_at === null && (await this.limit()) > 0) await this.notifyAdmins(by);
  }

  /** @returns rows a day; 0: no limit */
  async limit(): Promise<number> {
    const { rows } = await this.pool.query<{ rows_a_day: number }>(
      'SELECT rows_a_day FROM person_read_limit',
    );
    return rows[0]?.rows_a_day ?? DEFAULT_LIMIT;
  }

  async setLimit(rows_a_day: number, by: StaffCaller): Promise<void> {
    const before = { rows_a_day: await this.limit() };
    await transaction(this.dataSource, async (tx) => {
      await tx.query(
        `INSERT INTO person_read_limit (rows_a_day) VALUES ($1)
         ON CONFLICT (single) DO UPDATE SET rows_a_day = excluded.rows_a_day, updated_at = now()`,
        [rows_a_day],
      );
      const states = { before, after: { rows_a_day } };
      await this.activity.record(tx, by, staffActivity('staff.read_limit_changed', by.id, states));
    });
  }

  /** Newest day first, within it who read most. */
  async list(): Promise<PersonReads[]> {
    const { rows } = await this.pool.query<PersonReads>(
      `SELECT day::text, reader_id, reader_name AS name, role, rows, told_at FROM person_read
        WHERE day > ${TODAY_SQL} - 30 ORDER BY day DESC, rows DESC, reader_id LIMIT 500`,
    );
    return rows;
  }

  /** Once a day for each person: every admin by mail, and an entry in the activity. */
  private async notifyAdmins({ id, name, role }: StaffCaller): Promise<void> {
    const limit = await this.limit();
    await transaction(this.dataSource, async (tx) => {
      const [[marked]] = await tx.query<[{ day: string; rows: number }[], number]>(
        `UPDATE person_read SET told_at = now()
          WHERE day = ${TODAY_SQL} AND reader_id = $1 AND role = $2 AND told_at IS NULL RETURNING day::text, rows`,
        [id, role],
      );
      if (!marked) return;
      const after = { rows_read: marked.rows, rows_a_day: limit, role };
      await this.activity.record(
        tx,
        { kind: 'staff', id, name },
        staffActivity('staff.read_many', id, { after }),
      );
      const admins = await this.staff.admins(tx);
      await this.mails.queue(
        tx,
        ...admins.map((admin) => ({
          template: MANY_READ,
          to: admin.email,
          resource: 'staff',
          record_id: id,
          recipient_id: admin.id,
          key: `${MANY_READ}:${id}:${role}:${marked.day}:${admin.id}`,
        })),
      );
    });
  }
}
