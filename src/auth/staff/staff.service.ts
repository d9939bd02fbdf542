import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { ListReader, type Page } from '../../platform/listing/list-reader.js';
import { OwnPassword } from '../account/own-password.js';
import { staffActivity } from '../auth-activity.js';
import { PasswordLinks } from '../password-links/password-links.js';
import { hashPassword } from '../passwords/password-hash.js';
import { makePassword, PASSWORD_DUE_AT, passwordFault } from '../passwords/password-rules.js';
import type { ClientInfo } from '../sessions/client-info.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { Leaving, type HandOvers, type HoldingView } from './leaving.js';
import {
  staffList,
  toStaffView,
  type CreateStaffDto,
  type ListedStaff,
  type UpdateStaffDto,
} from './staff.dto.js';
import { Staff } from './staff.entity.js';

/** The accounts of the back office. There is always an admin left. */
@Injectable()
export class StaffService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly lists: ListReader,
    private readonly ownPassword: OwnPassword,
    private readonly links: PasswordLinks,
    private readonly leaving: Leaving,
  ) {}

  list(query: ListQuery): Promise<Page<ListedStaff>> {
    return this.lists.page<ListedStaff>(staffList, query);
  }

  /** @throws ApiError 404 */
  async find(id: string, tx: EntityManager = this.dataSource.manager): Promise<Staff> {
    const row = await tx.findOneBy(Staff, { id });
    if (!row) throw ApiError.notFound('Staff account');
    return row;
  }

  /**
   * Without a password the person is mailed a link; until it is used, nobody can sign in to the account.
   * @throws ApiError 400 for a bad password, 409 for an e-mail that another account has
   */
  async create({ email, name, role, agent_code, password }: CreateStaffDto, by: StaffCaller): Promise<Staff> {
    if (password == null) this.refuseUnmailable(email);
    else await refuseBadPassword(password, { email, name });
    const password_hash = await hashPassword(password ?? makePassword());
    const id = randomUUID();
    return transaction(this.dataSource, async (tx) => {
      await tx.insert(Staff, {
        id,
        email,
        name,
        role,
        agent_code: agent_code ?? null,
        password_hash,
        password_due_at: () => PASSWORD_DUE_AT,
      });
      const row = await this.find(id, tx);
      await this.activity.record(tx, by, staffActivity('staff.created', id, { after: toStaffView(row) }));
      if (password == null) await this.links.mail(tx, row, 'invitation');
      return row;
    });
  }

  /**
   * A new password, e-mail or role, and disabling, end the account's sessions, and take the admin's own password. Admins who
   * give themselves another e-mail or password stay where they did so.
   * @throws ApiError 400, 403, 404, 409, 412, 429
   */
  async update(
    id: string,
    dto: UpdateStaffDto,
    by: StaffCaller,
    client: ClientInfo,
    ifMatch: Precondition,
  ): Promise<Staff> {
    const { email, name, role, password } = dto;
    const present = await this.find(id);
    ifMatch(toStaffView(present));
    const disabled = dto.disabled ?? present.disabled_at !== null;
    const toggled = disabled !== (present.disabled_at !== null);
    if (disabled && id === by.id) throw ownAccount();
    if (password != null || present.email !== email || present.role !== role || toggled) {
      await this.ownPassword.reauthenticate(by, dto.current_password, client);
    }
    await refuseBadPassword(password, { email, name });
    const password_hash = password == null ? undefined : await hashPassword(password);
    return transaction(this.dataSource, async (tx) => {
      const admins = await lockAdmins(tx);
      const before = await this.locked(id, tx);
      ifMatch(toStaffView(before));
      if (role !== 'admin' || disabled) refuseIfLast(id, admins);
      const now = () => 'now()';
      const disabled_at = disabled ? (before.disabled_at ?? now) : null;
      const agent_code = dto.agent_code === undefined ? before.agent_code : dto.agent_code;
      const changed = { email, name, role, agent_code, disabled_at, updated_at: now };
      const password_due_at = id === by.id ? null : () => PASSWORD_DUE_AT;
      const secret =
        password_hash === undefined ? {} : { password_hash, password_changed_at: now, password_due_at };
      await tx.update(Staff, id, { ...changed, ...secret });
      if (password_hash !== undefined || before.role !== role || before.email !== email || toggled) {
        await signOutEverywhere(tx, id, id === by.id && before.role === role ? by.session_id : undefined);
      }
      if (disabled && toggled) await this.leaving.end(tx, before, by);
      else if (before.role !== role) await this.leaving.end(tx, before, by, { role });
      const row = await this.find(id, tx);
      const was = toStaffView(before);
      const is = toStaffView(row);
      await this.activity.record(tx, by, staffActivity('staff.changed', id, { before: was, after: is }));
      return row;
    });
  }

  /** What the person has that ends, or changes hands, when they leave. @throws ApiError 404 */
  async holdings(id: string): Promise<HoldingView[]> {
    return this.leaving.of(await this.find(id));
  }

  /**
   * Ends the account's sessions too, and what nobody takes over.
   * @returns the account as it was @throws ApiError 400, 404, 409, 412
   */
  remove(
    id: string,
    by: StaffCaller,
    ifMatch: Precondition = UNCONDITIONAL,
    handOvers?: HandOvers,
  ): Promise<Staff> {
    return this.leave(id, ifMatch, async (tx, row) => {
      await this.leaving.end(tx, row, by, { handOvers });
      await tx.delete(Staff, id);
      await this.activity.recordDeletion(tx, by, staffActivity('staff.deleted', id));
      return row;
    });
  }

  /** The same, and the account stays to be enabled again. @throws ApiError 400, 404, 409, 412 */
  disable(id: string, by: StaffCaller, ifMatch: Precondition, handOvers?: HandOvers): Promise<Staff> {
    if (id === by.id) throw ownAccount();
    return this.leave(id, ifMatch, async (tx, before) => {
      await this.leaving.end(tx, before, by, { handOvers });
      await signOutEverywhere(tx, id);
      const now = () => 'now()';
      await tx.update(Staff, id, { disabled_at: before.disabled_at ?? now, updated_at: now });
      const row = await this.find(id, tx);
      const was = toStaffView(before);
      const is = toStaffView(row);
      await this.activity.record(tx, by, staffActivity('staff.changed', id, { before: was, after: is }));
      return row;
    });
  }

  private leave(
    id: string,
    ifMatch: Precondition,
    work: (tx: EntityManager, row: Staff) => Promise<Staff>,
  ): Promise<Staff> {
    return transaction(this.dataSource, async (tx) => {
      const admins = await lockAdmins(tx);
      const row = await this.locked(id, tx);
      ifMatch(toStaffView(row));
      refuseIfLast(id, admins);
      return work(tx, row);
    });
  }

  /** Mails the person a link for setting a password, again or instead of a temporary one. @throws ApiError 404, 409 */
  invite(id: string, by: StaffCaller): Promise<Staff> {
    return transaction(this.dataSource, async (tx) => {
      const row = await this.locked(id, tx);
      if (row.disabled_at !== null) throw ApiError.conflict('account_disabled', 'This account is disabled.');
      if (!this.links.canReach(row.email)) throw ApiError.conflict('address_unreachable', UNMAILABLE);
      await this.links.mail(tx, row, 'invitation');
      await this.activity.record(tx, by, staffActivity('staff.invited', id));
      return row;
    });
  }

  /** @throws ApiError 400 */
  private refuseUnmailable(email: string): void {
    if (!this.links.canReach(email))
      throw ApiError.invalid([{ field: 'password', message: `Required. ${UNMAILABLE}` }]);
  }

  /** Until the end of the transaction nobody else changes this account. @throws ApiError 404 */
  private async locked(id: string, tx: EntityManager): Promise<Staff> {
    const row = await tx.findOne(Staff, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw ApiError.notFound('Staff account');
    return row;
  }
}

const ownAccount = () => ApiError.conflict('own_account', 'You can’t disable your own account.');
const UNMAILABLE = 'This server cannot send mail to this address, so give the person a first password.';

/** Locks the row of every admin who can sign in, so that two admins who remove each other at once take turns. @returns their ids */
async function lockAdmins(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM staff WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}

function refuseIfLast(id: string, admins: string[]): void {
  if (admins.length === 1 && admins[0] === id) {
    throw ApiError.conflict('last_admin', 'This is the last admin: make another account admin first.');
  }
}

async function refuseBadPassword(
  password: string | null | undefined,
  person: { email: string; name: string },
) {
  const fault = password == null ? undefined : await passwordFault(password, person);
  if (fault !== undefined) throw ApiError.invalid([{ field: 'password', message: fault }]);
}
