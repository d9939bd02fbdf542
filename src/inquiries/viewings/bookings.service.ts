import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import type { NetworkFingerprint } from '../../auth/network-fingerprints.js';
import type { ProjectForSale } from '../../content/for-sale/for-sale.dto.js';
import { ForSale } from '../../content/for-sale/for-sale.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { ANONYMOUS } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Idempotency, type Keep, type Once } from '../../platform/idempotency/idempotency.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { valuesOf } from '../../platform/listing/declared-fields.js';
import { MANILA } from '../../platform/manila.js';
import { inquiryActivity } from '../inquiries.dto.js';
import { InquiriesService } from '../inquiries.service.js';
import { OPTIONAL } from '../inquiry-fields.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { Inquiry } from '../inquiry.entity.js';
import { INQUIRY_MAILS } from '../mails/inquiry-mails.js';
import { leadsTo } from '../work/assignment.js';
import { lockInquiry } from '../work/inquiry-rows.js';
import { InquirySettingsStore } from '../work/settings.js';
import { InquiryWork } from '../work/work.service.js';
import { openInquiry, refuseMore, refuseSecond } from './booking-limits.js';
import { freeHours, type Diary, type FreeHours, type Host } from './free-hours.js';
import { ViewingTimetable } from './hours.service.js';
import { ViewingMails } from './mails/viewing-mails.js';
import { lockHours, stepAt, viewingById, type ViewingRow } from './viewing-rows.js';
import { Viewing, type WayToView } from './viewing.entity.js';
import type { NewViewing } from './viewings.dto.js';
import { momentIn, zoneOf } from './zones.js';

/** Strangers' questions are answered from memory for so long; whoever takes an hour reads anew, under the lock. */
const KEPT_MS = 2_000;
type Offered = { projects: ProjectForSale[]; diary: Diary };

/** Visitors take free hours. */
@Injectable()
export class Bookings {
  private kept: { at: number; offered: Promise<Offered> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly site: ForSale,
    private readonly timetable: ViewingTimetable,
    private readonly settings: InquirySettingsStore,
    private readonly inquiries: InquiriesService,
    private readonly work: InquiryWork,
    private readonly mails: ViewingMails,
  ) {}

  /** A public project of which something may still be had; undefined: no viewing of it is offered. */
  async project(slug: string): Promise<ProjectForSale | undefined> {
    const { projects } = await this.offered();
    return projects.find((project) => project.slug === slug && !isSoldOut(project));
  }

  /** Whether anybody shows the project: else visitors ask by the form. */
  async isShown(slug: string): Promise<boolean> {
    const { diary } = await this.offered();
    return diary.hours.some(({ project }) => project === null || project === slug);
  }

  /** @throws ApiError 404 */
  async free(slug: string, more: { from?: string; how?: WayToView; most?: number } = {}): Promise<FreeHours> {
    if (!(await this.project(slug))) throw ApiError.notFound('Project');
    const { diary } = await this.offered();
    return freeHours(diary, slug, { now: new Date(), ...more });
  }

  /** @throws ApiError 400; 409 when the hour is taken, or too many are booked already */
  async book(
    fields: NewViewing,
    key: string | undefined,
    {
      spam,
      agent,
      fingerprint,
    }: { spam: boolean; agent?: string | undefined; fingerprint: NetworkFingerprint },
  ): Promise<Once<Pick<ViewingRow, 'id' | 'project' | 'starts_at' | 'how'> & { isTaken: boolean }>> {
    const project = await this.project(fields.project);
    if (!project)
      throw ApiError.invalid([{ field: 'project', message: 'No viewing of this project is offered' }]);
    if (spam) return this.receiveOnly(fields, project, key, agent);
    const body = { ...fields, agent_code: fields.agent_code ?? null };
    const made = await this.idempotency.once<ViewingRow>(
      { key, name: 'book_viewing', body },
      {
        first: (keep) =>
          this.take(
            { ...fields, agent_code: fields.agent_code ?? agent ?? null },
            project,
            fingerprint,
            keep,
          ),
        again: (id) => viewingById(this.dataSource.manager, id),
        stands: ({ state }) => state === 'booked',
      },
    );
    return { ...made, row: { ...made.row, isTaken: true } };
  }

  /** Keeps what a robot seems to have sent among the spam, and takes no hour. */
  private async receiveOnly(
    fields: NewViewing,
    { slug, interest }: ProjectForSale,
    key: string | undefined,
    agent: string | undefined,
  ) {
    const { project: _, starts_at, how, time_zone: _zone, message, ...person } = fields;
    const at = new Date(starts_at);
    const words = `${message ?? ''}\nA viewing ${how === 'site' ? 'on site' : 'by video'}: ${momentIn(MANILA, at)}`;
    const inquiry = { ...person, project_interest: interest, message: words.trim() };
    const { row, replayed } = await this.inquiries.receive(inquiry, key, { spam: true, agent });
    return { row: { id: row.id, project: slug, starts_at: at, how, isTaken: false }, replayed };
  }

  private async take(
    fields: NewViewing,
    project: ProjectForSale,
    fingerprint: NetworkFingerprint,
    keep: Keep,
  ): Promise<ViewingRow> {
    const taken = await transaction(this.dataSource, async (tx) => {
      // The inquiry is locked before the hours, as by everybody who changes its work.
      const open = await openInquiry(tx, fields, project);
      await lockHours(tx);
      await refuseMore(tx, fields, fingerprint);
      if (open) await refuseSecond(tx, open.id);
      const id = v7();
      const kept = keep(id);
      if (kept && (await tx.query<object[]>(kept.text, kept.values)).length === 0)
        throw ApiError.conflict('key_in_use', 'This Idempotency-Key is in use; try again.');
      const hosts = await this.hostsAt(tx, project.slug, fields);
      const inquiry = open ?? (await this.receive(tx, fields, project));
      const host = await this.choose(tx, hosts, inquiry, fields);
      const starts_at = new Date(fields.starts_at);
      await tx.insert(Viewing, {
        id,
        inquiry_id: inquiry.id,
        staff_id: host.staff_id,
        project: project.slug,
        starts_at,
        minutes: host.minutes,
        how: fields.how,
        time_zone: zoneOf(fields.time_zone),
        ...fingerprint,
      });
      await this.work.write(
        tx,
        inquiry,
        {
          ...stepAt(starts_at),
          next_step_kind: 'viewing',
          next_step_project: project.name,
          next_step_place: fields.how === 'site' ? host.place : 'Video call',
          ...(BEFORE_VIEWING.includes(inquiry.status) && { status: 'viewing' }),
          // A new visitor's inquiry goes to the colleague who shows it.
          ...(inquiry.assignee_id === null && !inquiry.awaits_manager && { assignee_id: host.staff_id }),
        },
        ANONYMOUS,
      );
      const after = { starts_at, how: fields.how, project: project.slug };
      await this.activity.record(
        tx,
        ANONYMOUS,
        inquiryActivity('inquiry.viewing_booked', inquiry.id, { after }),
      );
      const viewing = await viewingById(tx, id);
      if (!viewing) throw new Error('A viewing that was just booked is gone');
      await this.mails.tell(tx, viewing, viewing.network);
      if (!open) await this.jobs.add(tx, { kind: INQUIRY_MAILS, payload: { inquiry_id: inquiry.id } });
      return viewing;
    });
    this.forget();
    this.jobs.wake();
    return taken;
  }

  /** Who can show it then. @param but a viewing that is moved is in nobody's way @throws ApiError 409 with the next that are free */
  async hostsAt(
    tx: Transaction,
    slug: string,
    { starts_at, how }: { starts_at: string | Date; how: WayToView },
    but?: string,
  ): Promise<Host[]> {
    const all = await this.timetable.diary(tx);
    const diary = { ...all, taken: all.taken.filter(({ id }) => id !== but) };
    const at = new Date(starts_at);
    const from = new Date(at.getTime() + MANILA_MS).toISOString().slice(0, 10);
    const now = new Date();
    const { hours } = freeHours(diary, slug, { now, how, from, most: 1 });
    const hour = hours.find((free) => free.starts_at.getTime() === at.getTime());
    if (hour) return hour.hosts[how];
    const next = freeHours(diary, slug, { now, how, most: 2 }).hours.slice(0, 3);
    const nextHours = next.map((free) => momentIn(MANILA, free.starts_at)).join('; ');
    const message = next.length > 0 ? `Free next: ${nextHours}` : 'No hour is free just now';
    throw ApiError.conflict('hour_taken', `This hour is not free any more. ${message}.`, [
      {
        field: 'starts_at',
        code: 'taken',
        message: next.map((free) => free.starts_at.toISOString()).join(' ') || message,
      },
    ]);
  }

  /** Whose customer they are, where that colleague is free; else who shows least on that day. */
  private async choose(
    tx: Transaction,
    hosts: Host[],
    inquiry: InquiryRow,
    { starts_at }: NewViewing,
  ): Promise<Host> {
    const led = await leadsTo(tx, await this.settings.read(tx), inquiry);
    for (const id of [inquiry.assignee_id, ...led]) {
      const own = hosts.find(({ staff_id }) => staff_id === id);
      if (own) return own;
    }
    const [least] = await tx.query<{ id: string }[]>(
      `SELECT id FROM unnest($1::uuid[]) WITH ORDINALITY AS host(id, place)
        ORDER BY (SELECT count(*) FROM viewing v WHERE v.staff_id = host.id AND v.state = 'booked'
                     AND v.starts_at BETWEEN $2::timestamptz - interval '12 hours' AND $2::timestamptz + interval '12 hours'),
                 place LIMIT 1`,
      [hosts.map(({ staff_id }) => staff_id), starts_at],
    );
    const chosen = hosts.find(({ staff_id }) => staff_id === least?.id) ?? hosts[0];
    if (!chosen) throw new Error('Nobody shows an hour that is free');
    return chosen;
  }

  private async receive(
    tx: Transaction,
    fields: NewViewing,
    { interest }: ProjectForSale,
  ): Promise<InquiryRow> {
    const { first_name, last_name, phone_number, email, agree_terms } = fields;
    const id = v7();
    await tx.insert(Inquiry, {
      id,
      first_name,
      last_name,
      phone_number,
      email,
      agree_terms,
      agree_newsletter: fields.agree_newsletter ?? false,
      message: fields.message ?? '',
      ...valuesOf(OPTIONAL, { ...fields, project_interest: interest }),
      ...(fields.agree_newsletter !== true && { news_text: null }),
    });
    await this.activity.record(tx, ANONYMOUS, inquiryActivity('inquiry.created', id));
    return lockInquiry(tx, id);
  }

  /** Forgets the free hours that this process has kept. */
  forget(): void {
    this.kept = undefined;
  }

  private offered(): Promise<Offered> {
    if (this.kept && Date.now() - this.kept.at < KEPT_MS) return this.kept.offered;
    const offered = this.read();
    const kept = { at: Date.now(), offered };
    this.kept = kept;
    offered.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return offered;
  }

  private async read(): Promise<Offered> {
    const [projects, diary] = await Promise.all([this.site.projects(), this.timetable.diary()]);
    return { projects, diary };
  }
}

const MANILA_MS = 8 * 3_600_000;
const BEFORE_VIEWING: readonly string[] = ['new', 'contacted', 'qualified'];

/** Whether all of its homes are counted, and none is left. */
const isSoldOut = ({ homes }: ProjectForSale): boolean =>
  homes.length > 0 &&
  homes.every(({ units }) => units !== null && units.reserved + units.sold >= units.count);
