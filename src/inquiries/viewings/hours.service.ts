import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { WORKING } from '../../auth/staff/colleagues.js';
import { ForSale } from '../../content/for-sale/for-sale.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { seesAll, type StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { MANILA, TODAY_SQL } from '../../platform/manila.js';
import { InquirySettingsStore } from '../work/settings.js';
import { refuseStranger } from '../work/work.service.js';
import type { Diary } from './free-hours.js';
import {
  hoursActivity,
  type DayOffView,
  type NewDayOff,
  type NewViewingHours,
  type Timetable,
  type ViewingHoursView,
} from './hours.dto.js';
import { ViewingDayOff, ViewingHours } from './viewing.entity.js';

/** The most hours: more than anybody states, and few enough to be read with every page. */
const MAX = 200;

/** SQL: how many viewings lie ahead of which this holds. */
const bookedSql = (condition: string): string =>
  `(SELECT count(*)::int FROM viewing v WHERE v.state = 'booked' AND v.starts_at > now() AND ${condition})`;
const IN_MANILA = `(v.starts_at AT TIME ZONE '${MANILA}')`;
const IN_HOURS = `v.staff_id = h.staff_id AND v.project = coalesce(h.project, v.project)
  AND extract(isodow FROM ${IN_MANILA}) = ANY (h.days)
  AND to_char(${IN_MANILA}, 'HH24:MI') >= h.opens AND to_char(${IN_MANILA}, 'HH24:MI') < h.closes`;
const ON_DAYS = `v.staff_id = coalesce(d.staff_id, v.staff_id) AND ${IN_MANILA}::date BETWEEN d.first_day AND d.last_day`;

const HOURS = `SELECT h.id, staff_id, staff.name AS staff_name, project, days, opens, closes, minutes, at_once, how, place,
    ${bookedSql(IN_HOURS)} AS booked
  FROM viewing_hours h JOIN staff ON staff.id = staff_id AND ${WORKING} ORDER BY staff.name, project NULLS FIRST, opens, h.id`;
const DAYS_OFF = `SELECT d.id, staff_id, staff.name AS staff_name, first_day::text, last_day::text, d.name,
    ${bookedSql(ON_DAYS)} AS booked
  FROM viewing_day_off d LEFT JOIN staff ON staff.id = staff_id
 WHERE last_day >= ${TODAY_SQL} ORDER BY first_day, d.id`;

/** When colleagues show projects, and when they do not. */
@Injectable()
export class ViewingTimetable {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly settings: InquirySettingsStore,
    private readonly site: ForSale,
  ) {}

  async read(): Promise<Timetable> {
    const { manager } = this.dataSource;
    const { viewing_lead_hours: lead_hours, viewing_horizon_days: horizon_days } = await this.settings.read();
    return {
      hours: await manager.query<ViewingHoursView[]>(HOURS),
      days_off: await manager.query<DayOffView[]>(DAYS_OFF),
      lead_hours,
      horizon_days,
    };
  }

  /** With what is booked: everything that says which hours are free. */
  async diary(tx: Pick<Transaction, 'query'> = this.dataSource): Promise<Diary> {
    const { viewing_lead_hours, viewing_horizon_days } = await this.settings.read(tx);
    return {
      hours: await tx.query<Diary['hours']>(HOURS),
      daysOff: await tx.query<Diary['daysOff']>(DAYS_OFF),
      taken: await tx.query<Diary['taken']>(
        `SELECT id, staff_id, starts_at, minutes FROM viewing
          WHERE state = 'booked' AND starts_at > now() - interval '1 day' AND staff_id IS NOT NULL`,
      ),
      leadHours: viewing_lead_hours,
      horizonDays: viewing_horizon_days,
    };
  }

  /** @throws ApiError 400, 403 */
  async add(hours: NewViewingHours, by: StaffCaller): Promise<Timetable> {
    const staff_id = hours.staff_id ?? by.id;
    refuseForeign(by, staff_id);
    if (hours.closes <= hours.opens)
      throw ApiError.invalid([{ field: 'closes', message: 'Must be later than the first viewing begins' }]);
    if (minutesBetween(hours.opens, hours.closes) < hours.minutes)
      throw ApiError.invalid([
        { field: 'minutes', message: 'No viewing of this length fits between the two' },
      ]);
    await this.refuseUnknown(hours.project ?? null);
    await transaction(this.dataSource, async (tx) => {
      await refuseStranger(tx, staff_id, 'staff_id');
      await refuseMore(tx, 'viewing_hours');
      const id = v7();
      const row = {
        id,
        staff_id,
        project: hours.project ?? null,
        days: [...new Set(hours.days)].sort(),
        opens: hours.opens,
        closes: hours.closes,
        minutes: hours.minutes,
        at_once: hours.at_once,
        how: hours.how,
        place: hours.how === 'video' ? null : (hours.place ?? null),
      };
      await tx.insert(ViewingHours, row);
      await this.activity.record(tx, by, hoursActivity('viewing_hours.created', id, { after: row }));
    });
    return this.read();
  }

  /** Removes hours; what was booked in them stays booked. @throws ApiError 403, 404 */
  async remove(id: string, by: StaffCaller): Promise<Timetable> {
    await transaction(this.dataSource, async (tx) => {
      const row = await tx.findOneBy(ViewingHours, { id });
      if (!row) throw ApiError.notFound('Hours');
      refuseForeign(by, row.staff_id);
      await tx.delete(ViewingHours, { id });
      await this.activity.record(tx, by, hoursActivity('viewing_hours.removed', id, { before: row }));
    });
    return this.read();
  }

  /** @throws ApiError 400, 403 */
  async addDayOff({ staff_id = null, first_day, last_day, name = null }: NewDayOff, by: StaffCaller) {
    refuseForeign(by, staff_id);
    if (last_day < first_day)
      throw ApiError.invalid([{ field: 'last_day', message: 'Must not be before the first day' }]);
    await transaction(this.dataSource, async (tx) => {
      if (staff_id !== null) await refuseStranger(tx, staff_id, 'staff_id');
      await refuseMore(tx, 'viewing_day_off');
      const row = { id: v7(), staff_id, first_day, last_day, name };
      await tx.insert(ViewingDayOff, row);
      await this.activity.record(tx, by, hoursActivity('viewing_day_off.created', row.id, { after: row }));
    });
    return this.read();
  }

  /** @throws ApiError 403, 404 */
  async removeDayOff(id: string, by: StaffCaller): Promise<Timetable> {
    await transaction(this.dataSource, async (tx) => {
      const row = await tx.findOneBy(ViewingDayOff, { id });
      if (!row) throw ApiError.notFound('Days off');
      refuseForeign(by, row.staff_id);
      await tx.delete(ViewingDayOff, { id });
      await this.activity.record(tx, by, hoursActivity('viewing_day_off.removed', id, { before: row }));
    });
    return this.read();
  }

  private async refuseUnknown(project: string | null): Promise<void> {
    if (project === null || (await this.site.projects()).some(({ slug }) => slug === project)) return;
    throw ApiError.invalid([{ field: 'project', message: 'No public project has this slug' }]);
  }
}

const minutesBetween = (opens: string, closes: string): number =>
  (Date.parse(`1970-01-01T${closes}:00Z`) - Date.parse(`1970-01-01T${opens}:00Z`)) / 60_000;

/** @param whose null: everybody's @throws ApiError 403 to an agent, for the time of others */
function refuseForeign(by: StaffCaller, whose: string | null): void {
  if (whose !== by.id && !seesAll(by))
    throw ApiError.forbidden('Agents state their own hours and days off. Those of others are a manager’s.');
}

async function refuseMore(tx: Transaction, table: 'viewing_hours' | 'viewing_day_off'): Promise<void> {
  const [row] = await tx.query<{ many: number }[]>(`SELECT count(*)::int AS many FROM ${table}`);
  if ((row?.many ?? 0) >= MAX)
    throw ApiError.invalid([{ field: 'staff_id', message: `At most ${MAX} are kept. Remove some first` }]);
}
