import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import { ANONYMOUS, type Caller, type StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { contentActivity } from '../publishing/releases.dto.js';

/** The id under which the history of the switch is kept: there is one site. */
const SITE_ID = '00000000-0000-0000-0000-000000000001';

const isAdmin = (by: Caller): boolean => by.kind === 'staff' && by.role === 'admin';

/**
 * Whether what becomes public is looked at by an admin first: a switch, off until an admin sets it. As a guard it stands above
 * every route that changes what is public, also at a time to come.
 */
@Injectable()
export class Approval implements CanActivate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  async isNeeded(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ needs_approval: boolean }[]>(
      'SELECT needs_approval FROM content_pointer',
    );
    return row?.needs_approval ?? false;
  }

  /** Whether this caller may change the site without asking. A key never may: it cannot look at a proposal, whoever made it. */
  async mayPublish(by: Caller): Promise<boolean> {
    return isAdmin(by) || !(await this.isNeeded());
  }

  /** @throws ApiError 403 for whoever may propose only */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const by = context.switchToHttp().getRequest<Request>().caller ?? ANONYMOUS;
    if (await this.mayPublish(by)) return true;
    throw new ApiError(
      403,
      'On this site an admin publishes. Propose it, and an admin looks at it.',
      undefined,
      undefined,
      'approval_needed',
    );
  }

  /** What waits already stays as it is: proposals can be published, and what is planned is published at its time. */
  async set(needed: boolean, me: StaffCaller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      const [row] = await tx.query<{ needs_approval: boolean }[]>(
        'SELECT needs_approval FROM content_pointer FOR UPDATE',
      );
      if (row?.needs_approval === needed) return;
      await tx.query('UPDATE content_pointer SET needs_approval = $1', [needed]);
      const type = needed ? 'content.approval_on' : 'content.approval_off';
      const change = { before: { approval: !needed }, after: { approval: needed } };
      await this.activity.record(tx, me, contentActivity(type, SITE_ID, change));
    });
  }
}
