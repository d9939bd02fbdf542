import { Inject, Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Precondition } from '../platform/http/etag.js';
import { RequiredWholeNumber } from '../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../platform/http/fields/validation.js';
import { SETTINGS, type RetentionSettings, type Settings } from '../platform/settings/settings.js';
import { OfficeSettings, type OfficeValues } from './office-settings.js';

const MAX_MONTHS = 1_200;
/** So long an offer of the waiting list stands, where nobody says otherwise. */
const OFFER_HOURS = 48;

const Months = (what: string): PropertyDecorator =>
  RequiredWholeNumber(0, MAX_MONTHS, { description: `Months after which ${what}; 0: never`, example: 24 });

/** Times and limits of the whole office, as they are in force. */
@IgnoreReadOnly('fixed')
export class Limits {
  @Months('an inquiry is erased, from the last thing that was done about it') inquiries_months: number;
  @Months('registrations are erased, from the end of their event') registrations_months: number;
  @Months('a line of the list of mails is removed') mails_months: number;
  @Months('histories forget old and new values') activity_months: number;

  @RequiredWholeNumber(0, 1_000_000_000, {
    description: 'Records of a kind that one night erases, at most; 0: a twentieth of them, or 100',
    example: 0,
  })
  erase_at_once: number;

  @RequiredWholeNumber(1, 720, {
    description: 'Hours that an offer of the waiting list stands, and in which one confirms a place in line',
    example: OFFER_HOURS,
  })
  offer_hours: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Those that the environment sets, with the variable: they are changed there alone',
    example: { mails_months: 'RETENTION_MAILS_MONTHS' },
  })
  fixed: Record<string, string>;
}

type Name = Exclude<keyof Limits, 'fixed'>;

/** What the environment may set, and where. */
const OF_THE_ENVIRONMENT: Partial<Record<Name, Settings['retentionFixed'][number]>> = {
  inquiries_months: 'inquiries',
  registrations_months: 'registrations',
  mails_months: 'mails',
  activity_months: 'activity',
  erase_at_once: 'atOnce',
};

const variableOf = (name: Settings['retentionFixed'][number]): string =>
  name === 'atOnce' ? 'RETENTION_AT_ONCE' : `RETENTION_${name.toUpperCase()}_MONTHS`;

/** Times and limits that an admin sets in the back office. What the environment sets wins. */
@Injectable()
export class OfficeLimits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly office: OfficeSettings,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(): Promise<Limits> {
    return this.inForce(await this.office.read());
  }

  /** Those that retention goes by. */
  async retention(): Promise<RetentionSettings & { atOnce: number }> {
    const limits = await this.read();
    return {
      inquiries: limits.inquiries_months,
      registrations: limits.registrations_months,
      mails: limits.mails_months,
      activity: limits.activity_months,
      atOnce: limits.erase_at_once,
    };
  }

  async offerHours(tx?: Parameters<OfficeSettings['read']>[0]): Promise<number> {
    return (await this.office.read(tx)).offer_hours ?? OFFER_HOURS;
  }

  /** @throws ApiError 400 where the environment sets another, 412 */
  async write({ fixed: _, ...wanted }: Limits, by: StaffCaller, ifMatch: Precondition): Promise<Limits> {
    await transaction(this.dataSource, (tx) =>
      this.office.change(tx, by, 'limits.changed', (before) => {
        const now = this.inForce(before);
        ifMatch(now);
        const names = Object.keys(now.fixed) as Name[];
        const refused = names.filter((name) => wanted[name] !== now[name]);
        if (refused.length > 0)
          throw ApiError.invalid(
            refused.map((field) => ({
              field,
              message: `${now.fixed[field]} is set where the program runs, and is changed there`,
            })),
          );
        // What the environment sets is not kept: it would count once the environment no longer does.
        const kept = Object.entries(wanted).filter(([name]) => !names.includes(name as Name));
        return { ...before, ...(Object.fromEntries(kept) as OfficeValues) };
      }),
    );
    return this.read();
  }

  private inForce(kept: OfficeValues): Limits {
    const { retention, retentionAtOnce, retentionFixed } = this.settings;
    const byDefault = { ...retention, atOnce: retentionAtOnce };
    const fixed: Record<string, string> = {};
    const of = (name: Name) => {
      const variable = OF_THE_ENVIRONMENT[name];
      if (variable === undefined) return kept[name] ?? OFFER_HOURS;
      if (!retentionFixed.includes(variable)) return kept[name] ?? byDefault[variable];
      fixed[name] = variableOf(variable);
      return byDefault[variable];
    };
    return {
      inquiries_months: of('inquiries_months'),
      registrations_months: of('registrations_months'),
      mails_months: of('mails_months'),
      activity_months: of('activity_months'),
      erase_at_once: of('erase_at_once'),
      offer_hours: of('offer_hours'),
      fixed,
    };
  }
}
