import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../activity/activity-log.js';
import type { Colleague } from '../../auth/staff/colleagues.js';
import { Leaving } from '../../auth/staff/leaving.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { rolesOf } from '../../platform/http/caller.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { GIVEN } from '../mails/given.js';
import { InquirySettingsStore } from './settings.js';

/**
 * All at once, for somebody may have thousands. $1: whose they were, $2: whose they are; null: they wait for a manager,
 * since each agent would else see the customers of everybody who ever left.
 */
const MOVE = `
  WITH moved AS (
    UPDATE inquiry SET assignee_id = $2, assigned_at = now(), updated_at = clock_timestamp(),
           awaits_manager = $2::uuid IS NULL, returned_at = CASE WHEN $2::uuid IS NULL THEN returned_at END
     WHERE assignee_id = $1 RETURNING id, assigned_at), told AS (
  INSERT INTO activity (id, at, caller_kind, caller_id, caller_name, resource, record_id, type, fields, before, after)
  SELECT gen_random_uuid(), clock_timestamp(), $5, $6, $7, 'inquiries', id, 'inquiry.changed', $8,
         jsonb_build_object('assignee_name', $3::text, 'awaits_manager', false),
         jsonb_build_object('assignee_name', $4::text, 'awaits_manager', $2::uuid IS NULL)
    FROM moved)
  SELECT max(assigned_at) AS at FROM moved`;

/** What becomes of the inquiries of somebody who leaves, and of the rules by which new ones would come. */
@Injectable()
export class InquiryLeavers implements OnModuleInit {
  constructor(
    private readonly leaving: Leaving,
    private readonly settings: InquirySettingsStore,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    const roles = rolesOf('inquiries:write');
    this.leaving.register({
      kind: 'customers',
      roles,
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ name: string }[]>(
            `SELECT trim(first_name || ' ' || last_name) AS name FROM inquiry
              WHERE assignee_id = $1 ORDER BY status = 'reserved' DESC, created_at DESC, id`,
            [id],
          )
        ).map(({ name }) => name),
      leave: (tx, holder, to, by) => this.handOn(tx, holder, to, by),
    });
    this.leaving.register({
      kind: 'inquiry-rules',
      roles,
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (await this.settings.read(tx)).rules
          .filter(({ assignee_id }) => assignee_id === id)
          .map(({ project_interest }) => project_interest),
      leave: (tx, { id }, to, by) => this.settings.replace(tx, id, to?.id, by),
    });
  }

  private async handOn(
    tx: Transaction,
    holder: Colleague,
    to: Colleague | undefined,
    by: Actor,
  ): Promise<void> {
    const [moved] = await tx.query<{ at: Date | null }[]>(MOVE, [
      holder.id,
      to?.id ?? null,
      holder.name,
      to?.name ?? null,
      by.kind,
      'id' in by ? by.id : null,
      'name' in by ? by.name : null,
      to ? ['assignee_name'] : ['assignee_name', 'awaits_manager'],
    ]);
    const at = moved?.at?.toISOString();
    if (to !== undefined && at !== undefined && !('id' in by && by.id === to.id))
      await this.jobs.add(tx, { kind: GIVEN, payload: { staff_id: to.id, at } });
  }
}
