import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { v7 } from 'uuid';
import { hasScope, ROLES, SCOPES, type Scope, type StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Leaving } from '../staff/leaving.js';
import type { ListName, ListViewRecord, NewListView } from './list-views.dto.js';

/** The most views of one list and person: nobody finds their way among more. */
const MAX = 100;

/** Views of lists: of the account, and so on every browser; those that are shared are everybody's who sees the list. */
@Injectable()
export class ListViews implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly leaving: Leaving,
  ) {}

  /** Colleagues work with a shared view, and only its owner can forget it. What the taker calls the same stays theirs. */
  onModuleInit(): void {
    this.leaving.register({
      kind: 'shared-views',
      roles: ROLES.filter((role) => role !== 'door'),
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ name: string }[]>(
            'SELECT name FROM list_view WHERE staff_id = $1 AND shared ORDER BY name, id',
            [id],
          )
        ).map(({ name }) => name),
      leave: async (tx, { id }, to) => {
        if (to)
          await tx.query(
            `UPDATE list_view v SET staff_id = $2 WHERE staff_id = $1 AND shared AND NOT EXISTS (
               SELECT FROM list_view own WHERE own.staff_id = $2 AND own.resource = v.resource AND own.name = v.name)`,
            [id, to.id],
          );
        await tx.query('DELETE FROM list_view WHERE staff_id = $1 AND shared', [id]);
      },
    });
  }

  /** One's own and those that colleagues share, by name. @throws ApiError 403 */
  async of(resource: ListName, me: StaffCaller): Promise<ListViewRecord[]> {
    refuseUnseen(resource, me);
    const { rows } = await this.pool.query<ListViewRecord>(
      `SELECT id, name, filter, sort, shared, staff_id = $2 AS own FROM list_view
        WHERE resource = $1 AND (staff_id = $2 OR shared) ORDER BY name, id LIMIT ${MAX}`,
      [resource, me.id],
    );
    return rows;
  }

  /** The same name again replaces it. @throws ApiError 403, 409 when there are too many */
  async keep(
    { resource, name, filter, sort, shared }: NewListView,
    me: StaffCaller,
  ): Promise<ListViewRecord> {
    refuseUnseen(resource, me);
    const { rows } = await this.pool.query<ListViewRecord>(
      `INSERT INTO list_view (id, staff_id, resource, name, filter, sort, shared)
       SELECT $1, $2, $3, $4, $5, $6, $7
        WHERE (SELECT count(*) FROM list_view WHERE staff_id = $2) < ${MAX}
       ON CONFLICT (staff_id, resource, name) DO UPDATE SET filter = $5, sort = $6, shared = $7
       RETURNING id, name, filter, sort, shared, true AS own`,
      [v7(), me.id, resource, name, JSON.stringify(filter), JSON.stringify(sort), shared ?? false],
    );
    if (!rows[0]) throw ApiError.conflict('too_many_views', `You keep ${MAX} views: forget one first.`);
    return rows[0];
  }

  /** @throws ApiError 404 for what is not one's own too */
  async forget(id: string, me: StaffCaller): Promise<ListViewRecord> {
    const { rows } = await this.pool.query<ListViewRecord>(
      `DELETE FROM list_view WHERE id = $1 AND staff_id = $2
       RETURNING id, name, filter, sort, shared, true AS own`,
      [id, me.id],
    );
    if (!rows[0]) throw ApiError.notFound('View');
    return rows[0];
  }
}

/** A filter may hold a name that was sought. @throws ApiError 403 for a list that the role does not see */
function refuseUnseen(resource: ListName, me: StaffCaller): void {
  const scope = `${resource}:read` as Scope;
  const sees = SCOPES.includes(scope)
    ? hasScope(me, scope)
    : me.role === 'admin' || (resource === 'mails' && ['manager', 'event-desk'].includes(me.role));
  if (!sees) throw ApiError.forbidden(`Your account may not see this list: its role is ${me.role}.`);
}
