import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { WORKING } from '../../auth/staff/colleagues.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { IS_PLANNED } from '../work/statuses.js';
import type { CalendarAddress } from './calendar.dto.js';
import { toIcs } from './ics.js';

interface StepRow {
  id: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  email: string | null;
  next_step: string | null;
  day: string;
  next_step_time: string | null;
  next_step_kind: string;
  next_step_project: string | null;
  next_step_place: string | null;
  updated_at: Date;
  /** The length of a viewing that the visitor booked, which whoever shows it has in their calendar too. */
  minutes: number | null;
  video_link: string | null;
}

/** The most entries of a calendar: more than anybody plans. */
const MAX = 1_000;

/** The next steps of a colleague, as a calendar that their own program reads. */
@Injectable()
export class Calendars {
  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async addressOf(staffId: string): Promise<CalendarAddress> {
    const { rows } = await this.pool.query<{ calendar_key: string | null }>(
      'SELECT calendar_key FROM staff WHERE id = $1',
      [staffId],
    );
    const key = rows[0]?.calendar_key ?? null;
    return { address: key && `${this.settings.publicUrl}/api/v1/calendars/${key}` };
  }

  /** A new address ends the one before. @param key null: there is none from now on */
  async set(staffId: string, key: string | null): Promise<CalendarAddress> {
    await this.pool.query('UPDATE staff SET calendar_key = $2 WHERE id = $1', [staffId, key]);
    return this.addressOf(staffId);
  }

  /** @throws ApiError 404 when nobody who works here has this key */
  async read(key: string): Promise<string> {
    const { rows } = await this.pool.query<{ id: string; name: string }>(
      `SELECT id, name FROM staff WHERE calendar_key = $1 AND ${WORKING}`,
      [key],
    );
    const [owner] = rows;
    if (!owner) throw ApiError.notFound('Calendar');
    const { rows: steps } = await this.pool.query<StepRow>(
      `SELECT inquiry.id, first_name, last_name, phone_number, email, next_step, next_step_on::text AS day, next_step_time,
              next_step_kind, next_step_project, next_step_place, updated_at, minutes, video_link
         FROM inquiry LEFT JOIN viewing v ON v.inquiry_id = inquiry.id AND v.state = 'booked' AND v.starts_at > now() - interval '1 day'
        WHERE (assignee_id = $1 OR v.staff_id = $1) AND ${IS_PLANNED}
        ORDER BY next_step_on, inquiry.id LIMIT ${MAX}`,
      [owner.id],
    );
    const host = new URL(this.settings.publicUrl).hostname;
    return toIcs(
      owner.name,
      steps.map((step) => this.toEntry(step)),
      host,
    );
  }

  private toEntry(step: StepRow) {
    const isViewing = step.next_step_kind === 'viewing';
    const name = `${step.first_name} ${step.last_name}`.trim();
    const url = `${this.settings.publicUrl}/admin/inquiries/${step.id}/show`;
    const reached = [step.phone_number && `+${step.phone_number}`, step.email];
    return {
      id: step.id,
      changed_at: step.updated_at,
      day: step.day,
      time: step.next_step_time,
      minutes: isViewing ? (step.minutes ?? 60) : 30,
      summary: `${isViewing ? 'Viewing' : (step.next_step ?? 'Next step')}: ${name}`,
      place: [step.next_step_project, step.next_step_place].filter(Boolean).join(', '),
      text: [step.next_step, step.video_link, ...reached, url].filter(Boolean).join('\n'),
      url,
    };
  }
}
