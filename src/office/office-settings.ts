import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { defineActivity } from '../activity/activity-types.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';

const officeActivity = defineActivity('office-settings', 'admin', {
  'limits.changed': 'Times and limits were changed',
  'first_steps.changed': 'The first steps were hidden, or shown again',
});
/** There is one record, so its history has one id. */
const OFFICE_SETTINGS_ID = '00000000-0000-7000-8000-000000000002';

/** What is kept; what is left out is as the program comes. */
export interface OfficeValues {
  inquiries_months?: number;
  registrations_months?: number;
  mails_months?: number;
  activity_months?: number;
  erase_at_once?: number;
  offer_hours?: number;
  first_steps_hidden?: boolean;
}

/** One row of what an owner sets for the whole office. */
@Injectable()
export class OfficeSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async read(tx: Pick<Transaction, 'query'> = this.dataSource): Promise<OfficeValues> {
    const [row] = await tx.query<{ data: OfficeValues }[]>('SELECT data FROM office_settings');
    return row?.data ?? {};
  }

  /** The first steps are hidden from all admins, or shown again. */
  hideFirstSteps(first_steps_hidden: boolean, by: StaffCaller): Promise<void> {
    return transaction(this.dataSource, (tx) =>
      this.change(tx, by, 'first_steps.changed', (before) => ({ ...before, first_steps_hidden })),
    );
  }

  /** Locks the row until the transaction ends. @param to what is kept afterwards; it may refuse */
  async change(
    tx: Transaction,
    by: StaffCaller,
    type: Parameters<typeof officeActivity>[0],
    to: (before: OfficeValues) => OfficeValues,
  ): Promise<void> {
    await tx.query(`INSERT INTO office_settings (data) VALUES ('{}') ON CONFLICT DO NOTHING`);
    await tx.query('SELECT FROM office_settings FOR UPDATE');
    const before = await this.read(tx);
    const after = to(before);
    await tx.query('UPDATE office_settings SET data = $1, updated_at = now()', [after]);
    await this.activity.record(tx, by, officeActivity(type, OFFICE_SETTINGS_ID, { before, after }));
  }
}
