import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import { rolesOf } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { JobResult } from '../../platform/jobs/definitions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LaterPublications } from '../publishing/later-publications.js';
import { contentActivity } from '../publishing/releases.dto.js';
import { PlanFailures } from './plan-failures.js';
import { COLUMNS, GONE, openPlan, settle, type PlanRow } from './plan-rows.js';

const PUBLISH = 'publish-planned';
/** Seconds until the next try, when a colleague published in the same moment. */
const AGAIN_S = 2;
const SERVER: Actor = { kind: 'server', name: 'planned publications' };

/** Publishes what was planned, when its time has come. */
@Injectable()
export class DuePlans implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publications: LaterPublications,
    private readonly jobs: Jobs,
    private readonly activity: ActivityLog,
    private readonly failures: PlanFailures,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({ kind: PUBLISH, run: ({ payload }) => this.publish(String(payload.plan_id)) });
  }

  async schedule(tx: EntityManager, plan_id: string, at: Date): Promise<void> {
    const [left] = await tx.query<{ delay: number }[]>(
      'SELECT greatest(0, extract(epoch FROM $1::timestamptz - now()))::float8 AS delay',
      [at],
    );
    await this.jobs.add(tx, { kind: PUBLISH, payload: { plan_id }, delay: left?.delay ?? 0 });
  }

  /** Publishes at the time. The job may run twice and in any process: it publishes once. */
  async publish(id: string): Promise<JobResult> {
    const rows = await this.dataSource.query<PlanRow[]>(
      `SELECT ${COLUMNS} FROM content_plan WHERE id = $1 AND state = 'waiting' AND at <= now()`,
      [id],
    );
    const [plan] = rows;
    // The plan was taken back, published, or moved to a later time, which has a job of its own.
    if (!plan) return;
    try {
      await this.publications.publish(
        plan.versions,
        {
          note: plan.note,
          allow: (ways) => requireAllowed(plan, ways),
          inTransaction: async (tx, release) => {
            const due = await openPlan(tx, id);
            if (due.state !== 'waiting' || due.at > plan.at) throw ApiError.conflict('plan_gone', GONE);
            await refuseLeft(tx, due);
            await settle(tx, id, 'published', { release: release ?? undefined });
          },
        },
        { kind: plan.by_kind, id: plan.by_id, name: plan.by_name },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.getStatus() >= 500) throw error;
      if (error.code === 'published_meanwhile') return { again: AGAIN_S };
      // Taken back or moved while its pages were made: whoever did so is not told of a failure.
      if (error.code !== 'plan_gone') await this.fail(plan, error);
    }
  }

  /** What kept it from being published stands in the list of plans, and in a mail to every admin. */
  private async fail({ id }: PlanRow, error: ApiError): Promise<void> {
    const failure = [
      error.message,
      ...(error.errors ?? []).map(({ field, message }) => `${field}: ${message}`),
    ];
    await transaction(this.dataSource, async (tx) => {
      const { state } = await openPlan(tx, id);
      if (state !== 'waiting') return;
      await settle(tx, id, 'failed', { failure: failure.join('\n') });
      await this.activity.record(tx, SERVER, contentActivity('content.plan_failed', id, {}));
      await this.failures.tell(tx, id);
    });
  }
}

/** Whoever left has no plans any more, but for one that was checked while they left. @throws ApiError 422 */
async function refuseLeft(tx: EntityManager, { by_kind, by_id, by_name }: PlanRow): Promise<void> {
  const there =
    by_kind === 'key'
      ? 'SELECT FROM api_key WHERE id = $1'
      : 'SELECT FROM staff WHERE id = $1 AND disabled_at IS NULL AND role = ANY($2)';
  const values = by_kind === 'key' ? [by_id] : [by_id, rolesOf('content:write')];
  if ((await tx.query<object[]>(there, values)).length === 0)
    throw new ApiError(422, `${by_name}, who planned it, may publish no more.`);
}

function requireAllowed({ payment_allowed }: PlanRow, ways: string[]): void {
  if (ways.length > 0 && !payment_allowed)
    throw new ApiError(422, 'It would now change a way to pay, and only an admin may publish that.');
}
