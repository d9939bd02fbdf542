import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { keyOf, latestVersions, lockContent, titleOf, versionsById } from '../content-rows.js';
import { LaterPublications } from '../publishing/later-publications.js';
import { contentActivity } from '../publishing/releases.dto.js';
import { Renderer } from '../publishing/renderer.js';
import { DuePlans } from './due-plans.js';
import { BY_ID, COLUMNS, openPlan, settle, type PlanRow } from './plan-rows.js';
import type { PlanChange, PlanFields, PlannedView } from './planned.dto.js';

const FARTHEST_DAYS = 730;

interface NewPlan extends Pick<PlanRow, 'versions' | 'note' | 'at'> {
  /** The ways to pay that it changes. */
  ways: string[];
  proposedBy?: string;
}

/** Publications at a time to come. What is planned are versions: what is typed later waits for another publication. */
@Injectable()
export class Planned {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publications: LaterPublications,
    private readonly renderer: Renderer,
    private readonly due: DuePlans,
    private readonly activity: ActivityLog,
  ) {}

  async list(): Promise<PlannedView[]> {
    const rows = await this.dataSource.query<PlanRow[]>(
      `SELECT ${COLUMNS} FROM content_plan
        WHERE state = 'waiting' OR (state = 'failed' AND changed_at > now() - interval '30 days') ORDER BY at, id`,
    );
    return this.views(rows);
  }

  private async views(rows: PlanRow[]): Promise<PlannedView[]> {
    const versions = await versionsById(this.dataSource, [...new Set(rows.flatMap((row) => row.versions))]);
    const latest = new Map((await latestVersions(this.dataSource)).map((row) => [keyOf(row), row.id]));
    const titles = await this.renderer.titles();
    const items = new Map(
      versions.map((row) => [
        row.id,
        {
          kind: row.kind,
          slug: row.slug,
          title: titleOf(row, titles),
          changed_since: latest.get(keyOf(row)) !== row.id,
        },
      ]),
    );
    return rows.map(({ id, at, note, state, failure, by_name, versions: ids }) => ({
      id,
      at: at.toISOString(),
      note,
      state,
      failure,
      by_name,
      items: ids.flatMap((version) => items.get(version) ?? []),
    }));
  }

  /** @throws ApiError 400 for a time that has passed, 403, 409 without a draft, 422 where a page would be broken now */
  async plan({ at, items, note }: PlanFields, by: Caller): Promise<PlannedView> {
    const moment = inTime(at);
    const { drafts, ways } = await this.publications.checkedDrafts(items ?? undefined, by);
    const versions = drafts.map((draft) => draft.id);
    return this.one(await this.keep({ versions, note: note ?? null, at: moment, ways }, by));
  }

  /** Plans what was proposed. @throws ApiError 403, 409 when something newer is public, 422 */
  async planVersions(
    { versions, ...proposed }: Omit<NewPlan, 'ways'>,
    by: Caller,
    inTransaction: (tx: EntityManager, plan: string) => Promise<void>,
  ): Promise<void> {
    const { ways } = await this.publications.checkedVersions(versions, by);
    await this.keep({ ...proposed, versions, ways }, by, inTransaction);
  }

  /** The same again, by the same person, makes no second one: a second click, or a call whose answer was lost. @returns its id */
  private async keep(
    plan: NewPlan,
    by: Caller,
    inTransaction?: (tx: EntityManager, plan: string) => Promise<void>,
  ): Promise<string> {
    const planner = whoPlans(by);
    return transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const id = (await samePlan(tx, plan, planner)) ?? (await this.add(tx, plan, by, planner));
      await inTransaction?.(tx, id);
      return id;
    });
  }

  private async add(
    tx: EntityManager,
    { versions, note, at, ways, proposedBy }: NewPlan,
    by: Caller,
    planner: Planner,
  ): Promise<string> {
    const id = v7();
    await tx.query(
      `INSERT INTO content_plan (id, at, versions, note, payment_allowed, by_kind, by_id, by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, at, versions, note, ways.length > 0, planner.kind, planner.id, planner.name],
    );
    await this.due.schedule(tx, id, at);
    const after = { at: at.toISOString(), ...(proposedBy && { proposed_by: proposedBy }) };
    await this.activity.record(tx, by, contentActivity('content.planned', id, { after }));
    return id;
  }

  /** @throws ApiError 400, 404, 409 when it was published or taken back, 422 */
  async change(id: string, { at, anew }: PlanChange, by: Caller): Promise<PlannedView> {
    const moment = inTime(at);
    const planner = whoPlans(by);
    const now = anew ? await this.draftsNow(id, by) : undefined;
    await transaction(this.dataSource, async (tx) => {
      const before = await openPlan(tx, id);
      await tx.query(
        `UPDATE content_plan SET at = $2, state = 'waiting', failure = NULL, versions = coalesce($3, versions),
                payment_allowed = coalesce($4, payment_allowed), by_kind = $5, by_id = $6, by_name = $7,
                changed_at = clock_timestamp() WHERE id = $1`,
        [id, moment, now?.versions ?? null, now?.ways ?? null, planner.kind, planner.id, planner.name],
      );
      await this.due.schedule(tx, id, moment);
      const change = { before: { at: before.at.toISOString() }, after: { at } };
      await this.activity.record(tx, by, contentActivity('content.planned', id, change));
    });
    return this.one(id);
  }

  /** @throws ApiError 404, 409 when it was published or taken back */
  async takeBack(id: string, by: Caller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      await openPlan(tx, id);
      await settle(tx, id, 'taken back');
      await this.activity.record(tx, by, contentActivity('content.plan_taken_back', id, {}));
    });
  }

  /** The newest versions of the same pieces. */
  private async draftsNow(id: string, by: Caller) {
    const rows = await this.dataSource.query<PlanRow[]>(BY_ID, [id]);
    const pieces = await versionsById(this.dataSource, rows[0]?.versions ?? []);
    if (pieces.length === 0) throw ApiError.notFound('This planned publication');
    const { drafts, ways } = await this.publications.checkedDrafts(pieces, by);
    return { versions: drafts.map((draft) => draft.id), ways: ways.length > 0 };
  }

  /** In whatever state: by the time that it is read it may be due. */
  private async one(id: string): Promise<PlannedView> {
    const [view] = await this.views(await this.dataSource.query<PlanRow[]>(BY_ID, [id]));
    if (!view) throw ApiError.notFound('This planned publication');
    return view;
  }
}

async function samePlan(
  tx: EntityManager,
  { at, versions, note, ways }: NewPlan,
  planner: Planner,
): Promise<string | undefined> {
  const [same] = await tx.query<{ id: string }[]>(
    `SELECT id FROM content_plan WHERE state = 'waiting' AND at = $1 AND versions @> $2::uuid[] AND versions <@ $2::uuid[]
        AND note IS NOT DISTINCT FROM $3 AND payment_allowed = $4 AND by_id = $5`,
    [at, versions, note, ways.length > 0, planner.id],
  );
  return same?.id;
}

export function inTime(at: string): Date {
  const moment = new Date(at);
  const away = moment.getTime() - Date.now();
  const refusal = (message: string) => ApiError.invalid([{ field: 'at', message }]);
  if (away <= 0) throw refusal('This time has passed. To publish at once, choose now.');
  if (away > FARTHEST_DAYS * 24 * 3_600_000) throw refusal('At most two years ahead');
  return moment;
}

interface Planner {
  kind: 'staff' | 'key';
  id: string;
  name: string;
}

function whoPlans(by: Caller): Planner {
  if (by.kind !== 'staff' && by.kind !== 'key') throw new ApiError(403, 'Only staff plan publications.');
  return { kind: by.kind, id: by.id, name: by.name };
}
