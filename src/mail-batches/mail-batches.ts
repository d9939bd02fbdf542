import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, In, type DeepPartial, type FindOptionsWhere } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, nameOf, type Actor } from '../activity/activity-log.js';
import type { Colleague } from '../auth/staff/colleagues.js';
import { Leaving } from '../auth/staff/leaving.js';
import { mailTo } from '../auth/staff/mail-settings.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mails } from '../platform/mail/mails.js';
import { idOf, ofThose, tableOf, UNDO_SECONDS, type BatchKind } from './batch-kind.js';
import type { MailBatch } from './mail-batch.entity.js';
import { writeNext } from './write-next.js';

const DAYS_OF_A_TEST = 7;

type Given<Row> = DeepPartial<Row> & { id: string };

/** Mails of staff to many: planned, undone until they begin, written a hundred at a time, each once. */
@Injectable()
export class MailBatches {
  private readonly kinds = new Map<string, BatchKind<MailBatch>>();

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly activity: ActivityLog,
    private readonly leaving: Leaving,
  ) {}

  /** Called by features in onModuleInit. */
  register<Row extends MailBatch>(kind: BatchKind<Row>): void {
    const { name, roles, called } = kind;
    this.kinds.set(name, kind);
    this.jobs.handle({
      kind: name,
      concurrency: 1,
      run: async ({ payload }) => {
        let more: boolean | { again: number };
        do more = await this.sendSome(name, String(payload[idOf(name)]));
        while (more === true);
        return more || undefined;
      },
    });
    this.jobs.every({
      name: `${name}-tests`,
      description: `Forgets tests of ${called[1]} that are a week old`,
      schedule: { dailyAt: '3:35' },
      run: async () =>
        (
          await this.pool.query(
            `DELETE FROM ${tableOf(name)} WHERE state = 'test' AND created_at < now() - $1 * interval '1 day'`,
            [DAYS_OF_A_TEST],
          )
        ).rowCount ?? 0,
    });
    this.leaving.register({
      kind: `${name}s`,
      roles,
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ id: string; subject: string }[]>(
            `SELECT id, subject FROM ${tableOf(name)} WHERE by_id = $1 AND state = 'planned' ${ofThose(kind.handedOver)}
              ORDER BY begins_at, id`,
            [id],
          )
        ).map(({ subject }) => subject),
      leave: (tx, holder, to, by) => this.handOn(this.kind(name), tx, holder, to, by),
    });
  }

  /**
   * Whether this very one is there already: the same form at a second click, or after a lost answer.
   * @throws ApiError 409 when the key was used for another
   */
  async isThere<Row extends MailBatch>(
    tx: Transaction,
    name: BatchKind<Row>['name'],
    given: Given<Row>,
  ): Promise<boolean> {
    const before = await tx.findOneBy(this.kind(name).entity, { id: given.id });
    if (!before) return false;
    const isSame = Object.entries(given).every(([field, value]) =>
      isDeepStrictEqual((before as unknown as Record<string, unknown>)[field], value),
    );
    if (!isSame) throw ApiError.keyReused();
    return true;
  }

  /** Plans it, with the job that writes its mails. @returns false: the same form at the same moment was faster */
  async add<Row extends MailBatch>(
    tx: Transaction,
    name: BatchKind<Row>['name'],
    given: Given<Row>,
    me: Pick<StaffCaller, 'id' | 'name'>,
    seconds = UNDO_SECONDS,
  ): Promise<boolean> {
    const added = await this.insert(tx, name, {
      ...given,
      by_id: me.id,
      by_name: me.name,
      begins_at: () => `now() + interval '${seconds} seconds'`,
    });
    if (added)
      await this.jobs.add(tx, {
        kind: name,
        key: given.id,
        payload: { [idOf(name)]: given.id },
        delay: seconds,
      });
    return added;
  }

  /** To whoever writes it, by the way that all mails go. */
  test<Row extends MailBatch>(
    name: BatchKind<Row>['name'],
    given: DeepPartial<Row>,
    me: StaffCaller,
  ): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const id = v7();
      const row = { ...given, id, by_id: me.id, by_name: me.name };
      await this.insert(tx, name, { ...row, state: 'test', begins_at: () => 'now()' });
      await this.mails.queue(tx, {
        ...mailTo(name, me),
        batch_id: id,
        key: `${name}:${id}`,
      });
    });
  }

  /**
   * A second call changes nothing.
   * @throws ApiError 404, 409 once it has begun
   */
  undo(name: BatchKind<MailBatch>['name'], id: string, me: StaffCaller): Promise<void> {
    const kind = this.kind(name);
    return transaction(this.dataSource, async (tx) => {
      const batch = await tx.findOne(kind.entity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!batch || batch.state === 'test') throw ApiError.notFound(kind.called[0]);
      if (batch.state === 'undone') return;
      if (batch.state !== 'planned')
        throw ApiError.conflict('mail_begun', 'It has begun, so it can no longer be undone.');
      await this.takeBack(tx, name, batch, me);
    });
  }

  /** Rows as staff see them, with what came of their mails. @param columns of the table @param where what follows; the table is `b` */
  async view<View>(
    name: BatchKind<MailBatch>['name'],
    columns: string,
    where: string,
    values: unknown[],
  ): Promise<View[]> {
    const { rows } = await this.pool.query<View & object>(
      `SELECT ${columns}, c.* FROM ${tableOf(name)} b CROSS JOIN LATERAL (
         SELECT count(*)::int AS mails, count(*) FILTER (WHERE m.state = 'sent')::int AS sent,
                count(*) FILTER (WHERE m.state IN ('queued', 'retrying'))::int AS waiting,
                count(*) FILTER (WHERE m.state = 'failed')::int AS failed,
                count(*) FILTER (WHERE m.state = 'uncertain')::int AS uncertain,
                count(*) FILTER (WHERE m.state = 'withheld')::int AS withheld
           FROM mail m WHERE m.batch_id = b.id AND m.recipient_id IS NULL) c
        WHERE b.state <> 'test' AND ${where}`,
      values,
    );
    return rows;
  }

  /** Takes it back in the caller's transaction, which has locked it. */
  async takeBack(tx: Transaction, name: BatchKind<MailBatch>['name'], batch: MailBatch, me: Actor) {
    await this.stop(this.kind(name), tx, batch, me);
    await this.kind(name).takeBack?.(tx, batch, me);
  }

  /** Ends what is planned or under way: of it no mail is written any more. */
  async end<Row extends MailBatch>(
    tx: Transaction,
    name: BatchKind<Row>['name'],
    where: FindOptionsWhere<Row>,
    by: Actor,
  ): Promise<void> {
    const kind = this.kind(name);
    const found = await tx.find(kind.entity, {
      where: { ...(where as object), state: In(['planned', 'sending']) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const batch of found) await this.stop(kind, tx, batch, by);
  }

  /** @returns whether there may be more, or after which pause */
  sendSome(name: BatchKind<MailBatch>['name'], id: string): Promise<boolean | { again: number }> {
    return transaction(this.dataSource, (tx) => writeNext(tx, this.mails, this.kind(name), id));
  }

  /** Somebody leaves: what has not begun is undone, or a colleague's from now on. */
  private async handOn(
    kind: BatchKind<MailBatch>,
    tx: Transaction,
    { id }: Colleague,
    to: Colleague | undefined,
    by: Actor,
  ): Promise<void> {
    const planned = await tx.find(kind.entity, {
      where: { ...kind.handedOver, by_id: id, state: 'planned' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const batch of planned) {
      if (!to) {
        await this.stop(kind, tx, batch, by);
        continue;
      }
      await tx.update(kind.entity, { id: batch.id }, { by_id: to.id, by_name: to.name });
      const change = { before: { by_name: batch.by_name }, after: { by_name: to.name } };
      await this.activity.record(tx, by, kind.handedOn(batch, change));
    }
  }

  private async stop(kind: BatchKind<MailBatch>, tx: Transaction, batch: MailBatch, by: Actor) {
    await tx.update(kind.entity, { id: batch.id }, { state: 'undone', undone_by_name: nameOf(by) });
    await this.activity.record(tx, by, kind.undone(batch, { after: { subject: batch.subject } }));
  }

  private async insert(tx: Transaction, name: BatchKind<MailBatch>['name'], row: object): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(this.kind(name).entity)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as object[]).length === 1;
  }

  private kind(name: BatchKind<MailBatch>['name']): BatchKind<MailBatch> {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`Nobody registered mails of the kind ${name}`);
    return kind;
  }
}
