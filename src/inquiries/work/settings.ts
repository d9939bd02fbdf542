import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { DataSource } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { defineActivity } from '../../activity/activity-types.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Precondition } from '../../platform/http/etag.js';
import {
  field,
  IsList,
  NestedList,
  OptionalWholeNumber,
  RequiredBoolean,
  RequiredText,
  RequiredUuid,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';

const settingsActivity = defineActivity('inquiry-settings', 'admin', {
  'inquiry_settings.changed':
    'How inquiries are shared out, how long reservations last, when viewings are booked, or the working hours were changed',
});

/** The activity of the settings, which are one record. */
const RECORD = '00000000-0000-4000-8000-000000000001';

const MAX_RULES = 100;
const MAX_HOURS = 400;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const RULES = `At most ${MAX_RULES} rules, each with project_interest and assignee_id`;
const COLLEAGUES = 'Must be ids of colleagues';
const DAYS = 'Must be days from 1 to 7';

export class AssignmentRule {
  @RequiredText({ max: 200, description: 'Case and accents do not count', example: 'Alpha Tower' })
  project_interest: string;
  @RequiredUuid('Who answers') assignee_id: string;
}

const timeOfDay = (description: string): PropertyDecorator =>
  field(
    { type: String, required: true, pattern: TIME_OF_DAY.source, description, example: '09:00' },
    Matches(TIME_OF_DAY, { message: 'Must be a time of day, HH:MM' }),
  );

/** How inquiries are shared out, and when the office works. */
@IgnoreReadOnly('updated_at')
export class InquirySettings {
  @RequiredBoolean(
    'New inquiries are given to a colleague; false: they are everybody’s until somebody takes one',
  )
  assigns: boolean;

  @NestedList(AssignmentRule, [0, MAX_RULES], RULES, {
    description: 'Who answers what is asked about a project',
  })
  rules: AssignmentRule[];

  @IsList(0, 1_000, COLLEAGUES)
  @IsUUID('loose', { each: true, message: COLLEAGUES })
  @ApiProperty({
    type: [String],
    description:
      'Colleagues who get none but of their own customers, and by rules; all others but admins: whoever has least',
  })
  left_out: string[];

  @RequiredWholeNumber(0, MAX_HOURS, {
    description: 'Working hours after which an unanswered inquiry is everybody’s again; 0: never',
    example: 8,
  })
  return_after_hours: number;

  @IsList(0, 7, DAYS)
  @IsIn([1, 2, 3, 4, 5, 6, 7], { each: true, message: DAYS })
  @ApiProperty({
    type: ['integer'] as never,
    description: '1 is Monday, 7 is Sunday',
    example: [1, 2, 3],
  })
  work_days: number[];

  @RequiredWholeNumber(1, 365, {
    description: 'Days that a reservation of a home lasts, unless an end is given',
    example: 30,
  })
  reservation_days: number;

  @OptionalWholeNumber(
    0,
    60,
    'Days before its end on which whoever answers is told of a reservation; 0: they are not; left out: as it is',
  )
  reservation_notice_days: number;

  @OptionalWholeNumber(
    0,
    720,
    'Hours that lie between a booking and its viewing, at least; left out: as it is',
  )
  viewing_lead_hours: number;

  @OptionalWholeNumber(1, 365, 'Days ahead for which viewings are booked; left out: as it is')
  viewing_horizon_days: number;

  @timeOfDay('When the office opens, in Philippine time') opens: string;
  @timeOfDay('When it closes, later than it opens') closes: string;
}

/** As the site promises: an answer within one working day, Monday to Saturday. */
const DEFAULTS: InquirySettings = {
  assigns: true,
  rules: [],
  left_out: [],
  return_after_hours: 8,
  reservation_days: 30,
  reservation_notice_days: 3,
  viewing_lead_hours: 4,
  viewing_horizon_days: 30,
  work_days: [1, 2, 3, 4, 5, 6],
  opens: '09:00',
  closes: '18:00',
};

/** One record, which is there from the beginning with its defaults. */
@Injectable()
export class InquirySettingsStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async read(tx: Pick<Transaction, 'query'> = this.dataSource): Promise<InquirySettings> {
    const [row] = await tx.query<{ data: InquirySettings }[]>('SELECT data FROM inquiry_settings');
    return { ...DEFAULTS, ...row?.data };
  }

  /** @throws ApiError 400, 412 */
  async write(settings: InquirySettings, by: StaffCaller, ifMatch: Precondition): Promise<InquirySettings> {
    if (settings.closes <= settings.opens)
      throw ApiError.invalid([{ field: 'closes', message: 'Must be later than the office opens' }]);
    return transaction(this.dataSource, (tx) =>
      this.change(tx, by, (before) => {
        ifMatch(before);
        // Older programs do not send these fields.
        const reservation_notice_days = settings.reservation_notice_days ?? before.reservation_notice_days;
        const viewing_lead_hours = settings.viewing_lead_hours ?? before.viewing_lead_hours;
        const viewing_horizon_days = settings.viewing_horizon_days ?? before.viewing_horizon_days;
        const later = { reservation_notice_days, viewing_lead_hours, viewing_horizon_days };
        return { ...DEFAULTS, ...settings, ...later };
      }),
    );
  }

  /** Gives what the rules gave somebody who leaves to another colleague, or shares it out as all else. */
  async replace(tx: Transaction, id: string, by_id: string | undefined, by: Actor): Promise<void> {
    const { rules: now, left_out: out } = await this.read(tx);
    if (!out.includes(id) && !now.some(({ assignee_id }) => assignee_id === id)) return;
    await this.change(tx, by, ({ rules, left_out, ...rest }) => ({
      ...rest,
      left_out: left_out.filter((each) => each !== id),
      rules: rules.flatMap((rule) => {
        if (rule.assignee_id !== id) return rule;
        return by_id === undefined ? [] : { ...rule, assignee_id: by_id };
      }),
    }));
  }

  private async change(
    tx: Transaction,
    by: Actor,
    to: (before: InquirySettings) => InquirySettings,
  ): Promise<InquirySettings> {
    await tx.query(`INSERT INTO inquiry_settings (data) VALUES ('{}') ON CONFLICT DO NOTHING`);
    await tx.query('SELECT FROM inquiry_settings FOR UPDATE');
    const before = await this.read(tx);
    const after = to(before);
    await tx.query('UPDATE inquiry_settings SET data = $1, updated_at = now()', [after]);
    await this.activity.record(
      tx,
      by,
      settingsActivity('inquiry_settings.changed', RECORD, { before, after }),
    );
    return after;
  }
}
