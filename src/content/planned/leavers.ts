import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import type { Colleague } from '../../auth/staff/colleagues.js';
import { Leaving } from '../../auth/staff/leaving.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { rolesOf } from '../../platform/http/caller.js';
import { momentInManila } from '../../platform/manila.js';
import { contentActivity } from '../publishing/releases.dto.js';

/** What becomes of what somebody has planned for the site, and of their links to its drafts. */
@Injectable()
export class ContentLeavers implements OnModuleInit {
  constructor(
    private readonly leaving: Leaving,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    const roles = rolesOf('content:write');
    this.leaving.register({
      kind: 'publications',
      roles,
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ at: Date; note: string | null }[]>(
            `SELECT at, note FROM content_plan WHERE by_id = $1 AND state = 'waiting' ORDER BY at, id`,
            [id],
          )
        ).map(({ at, note }) => [momentInManila(at), note].filter(Boolean).join(': ')),
      leave: (tx, holder, to, by) => this.handOn(tx, holder, to, by),
    });
    this.leaving.register({
      kind: 'preview-links',
      roles,
      isHandedOver: false,
      namesOf: async (tx, { id, name }) =>
        (
          await tx.query<{ ends_at: Date }[]>(
            `SELECT ends_at FROM content_preview WHERE ${OF_THEM} AND ends_at > now() ORDER BY ends_at`,
            [id, name],
          )
        ).map(({ ends_at }) => momentInManila(ends_at)),
      leave: async (tx, { id, name }) => {
        await tx.query(`DELETE FROM content_preview WHERE ${OF_THEM}`, [id, name]);
      },
    });
  }

  private async handOn(tx: Transaction, { id }: Colleague, to: Colleague | undefined, by: Actor) {
    const [plans] = to
      ? await tx.query<Changed>(
          `UPDATE content_plan SET by_kind = 'staff', by_id = $2, by_name = $3, changed_at = clock_timestamp()
            WHERE by_id = $1 AND state = 'waiting' RETURNING id`,
          [id, to.id, to.name],
        )
      : await tx.query<Changed>(
          `UPDATE content_plan SET state = 'taken back', changed_at = clock_timestamp()
            WHERE by_id = $1 AND state = 'waiting' RETURNING id`,
          [id],
        );
    for (const plan of plans)
      await this.activity.record(
        tx,
        by,
        to
          ? contentActivity('content.plan_handed_over', plan.id, { after: { by_name: to.name } })
          : contentActivity('content.plan_taken_back', plan.id),
      );
  }
}

/** Links that were made before ids were kept bear the name alone; the last of them end within a week. */
const OF_THEM = '(by_id = $1 OR (by_id IS NULL AND by_name = $2))';

/** The form in which TypeORM answers an UPDATE. */
type Changed = [{ id: string }[], number];
