import { v4, v7 } from 'uuid';
import {
  type Insert,
  insertOf,
  insertOnce,
  type Once,
  type Part,
  replayOf,
} from '../platform/idempotency/insert-once.js';
import {
  delegateActivity,
  type DelegateChange,
  type DelegateRow,
  type NewDelegate,
  qrPath,
  toHistory,
  toStaffRecord,
} from '../registrations/delegates.dto.js';
import { type Event, FIRST_EVENT, FULL } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { delegateList } from '../registrations/delegate-list.js';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { Bin } from '../activity/bin/bin.js';
import { PaymentModes } from '../content/payment-modes.js';
import { ActivityLog, createdBySql, createdSql } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import { type Precondition, UNCONDITIONAL } from '../platform/http/etag.js';
import { ApiError } from '../platform/http/api-error.js';
import type { ListQuery } from '../platform/listing/parse-filters.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mails } from '../platform/mail/mails.js';
import { REGISTRATION_MAILS, RegistrationMails } from '../registrations/mails/registration-mails.js';
import { heldUntil, NO_ORIGIN, type Origin } from '../registrations/held-places.js';
import { fullName, isNamed, namesAfter } from '../registrations/names.js';
import { isActive, lockActive } from '../registrations/registration-rows.js';
import { type PaymentFacts, Payments } from '../payments/payments.js';
import { Delegate } from '../registrations/delegate.entity.js';
import { found } from '../registrations/registrations.service.js';
import { Proof, Registration } from '../registrations/registration.entity.js';
import { lockOfBinned, lowerTotal, raiseTotal } from '../payments/shares.js';
import { Offers } from '../waiting-list/offers.js';

const CREATED = { resource: 'delegates', type: 'delegate.created' };

/** Written out rather than left to the entity manager: the busiest write of the system. */
export const registerSql = (
  fields: NewDelegate,
  event: Pick<Event, 'id' | 'fee_centavos' | 'payment_due_at' | 'hold_hours'> & { mode: string },
  spam: boolean,
  by: Caller = ANONYMOUS,
  origin: Origin = NO_ORIGIN,
): Insert => {
  const id = v7();
  return insertOf({
    name: by.kind === 'anonymous' ? 'register_delegate' : 'register_delegate_by',
    table: 'delegate',
    select: delegateList.select,
    own: { id, uuid: v4(), event_id: event.id, registration_id: id, spam },
    given: {
      first_name: fields.first_name,
      last_name: fields.last_name,
      age: fields.age ?? null,
      church_name: fields.church_name ?? null,
      ministry: fields.ministry ?? null,
      email: fields.email,
      phone_number: fields.phone_number,
      address: fields.address ?? null,
      payment_mode: event.mode,
      consent_text: fields.consent_text ?? null,
    },
    withStatements: {
      // Of one person; whom staff register is not given up by the clock.
      its_registration: registrationSql(
        event,
        by.kind === 'staff' ? null : heldUntil(event, event.mode),
        origin,
      ),
      entry: by.kind === 'anonymous' ? createdSql(CREATED) : createdBySql(CREATED, by),
      mail_job: Jobs.sql(REGISTRATION_MAILS, 'delegate_id', 'spam'),
    },
    stands: 'inserted.cancelled_at IS NULL',
  });
};

/** The registration of one delegate, which has that delegate's id. */
const registrationSql = (
  { fee_centavos, payment_due_at }: Pick<Event, 'fee_centavos' | 'payment_due_at'>,
  held_until: Date | null,
  { network, site }: Origin,
): Part => ({
  text: (first) =>
    `INSERT INTO registration (id, event_id, total_centavos, payment_due_at, held_until, network, site)
     SELECT id, event_id, $${first}::integer, $${first + 1}::timestamptz, $${first + 2}::timestamptz,
            $${first + 3}::text, $${first + 4}::text FROM inserted`,
  values: [fee_centavos, payment_due_at, held_until, network, site],
});

/** For finding what was registered before. */
const NO_EVENT = { id: FIRST_EVENT, mode: '', fee_centavos: 0, payment_due_at: null, hold_hours: null };

type Changes = Partial<Omit<DelegateRow, 'id' | 'uuid' | 'created_at' | 'updated_at'>>;

/** Register → prove → verify → QR. Each verb is one transaction; what changes a delegate locks it first. */
@Injectable()
export class DelegatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly lists: ListReader,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly registrationMails: RegistrationMails,
    private readonly payments: Payments,
    private readonly bin: Bin,
    private readonly events: EventsService,
    private readonly offers: Offers,
    private readonly modes: PaymentModes,
  ) {}

  /** @throws ApiError 409 when the event is closed or full, or the key was used for another registration */
  async register(
    fields: NewDelegate,
    idempotencyKey: string | undefined,
    spam: boolean,
    by: Caller = ANONYMOUS,
    origin: Origin = NO_ORIGIN,
  ): Promise<Once<DelegateRow>> {
    const event = await this.openFor(fields, by).catch(async (closed: unknown) => {
      // Who was registered before it closed, and lost the answer, gets it again.
      const insert = registerSql(fields, NO_EVENT, spam, by);
      const again = await replayOf<DelegateRow>(this.pool, insert, idempotencyKey, fields);
      if (!again) throw closed;
      return again;
    });
    if ('replayed' in event) return event;
    return insertOnce<DelegateRow>(
      this.pool,
      registerSql(fields, event, spam, by, origin),
      idempotencyKey,
      fields,
      () => {
        this.activity.committed();
        this.jobs.wake();
      },
    );
  }

  /** Staff may register somebody past the waiting list. @throws ApiError 409 while others wait in line */
  private async openFor(
    { event: slug, payment_mode }: NewDelegate,
    by: Caller,
  ): Promise<Event & { mode: string }> {
    const event = await this.events.openFor(slug);
    const mode = await this.modes.choose(payment_mode);
    if (by.kind === 'anonymous' && !(await this.events.hasPlaces(event, 1))) throw ApiError.conflict(FULL);
    return { ...event, mode };
  }

  list(query: ListQuery): Promise<Page<DelegateRow>> {
    return this.lists.page<DelegateRow>(delegateList, query);
  }

  /** Names that were to follow bring the ticket, once it is paid. @throws ApiError 400, 404, 412 */
  async change(
    id: string,
    fields: DelegateChange,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<DelegateRow> {
    const { payment_mode, ...rest } = fields;
    const mode = payment_mode === undefined ? {} : { payment_mode: await this.modes.known(payment_mode) };
    return this.update(id, by, ifMatch, 'delegate.changed', (before) => ({
      ...rest,
      ...namesAfter(before, rest),
      ...mode,
      // Of another address nothing is known yet.
      ...(rest.email !== before.email && { mail_fails: false }),
    }));
  }

  /** Marks the whole registration's payment as received, or not. @throws ApiError 404, 409, 412 */
  verify(
    id: string,
    payment_status: boolean,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
    facts: PaymentFacts = {},
  ): Promise<DelegateRow> {
    return this.locked(id, async (delegate, manager) => {
      const { registration_id } = delegate;
      refuseCancelled(delegate);
      // A colleague, or this very call for another one of the group, has done it: nothing is overwritten.
      if (registration_id !== id && delegate.payment_status === payment_status) return delegate;
      ifMatch(toStaffRecord(delegate));
      const all = await lockActive(manager, registration_id);
      if (payment_status) await this.payments.verify(manager, registration_id, all, by, facts);
      else await this.payments.unverify(manager, registration_id, all, by);
      return manager.findOneByOrFail(Delegate, { id });
    });
  }

  /** From now on the ticket page shows the QR code. @throws ApiError 404, 409 when it is cancelled, 412 */
  makeQrCode(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<DelegateRow> {
    return this.update(id, by, ifMatch, 'ticket.issued', (delegate) => {
      refuseCancelled(delegate);
      return { qr_code: qrPath(delegate.uuid) };
    });
  }

  /** Puts the delegate into the bin. @returns the record as it was @throws ApiError 404, 412 */
  remove(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<DelegateRow> {
    return this.locked(id, async (delegate, manager) => {
      ifMatch(toStaffRecord(delegate));
      const isOwn = delegate.registration_id === id;
      await this.bin.put(manager, by, {
        resource: 'delegates',
        id,
        name: fullName(delegate),
        about: delegate.church_name,
        tables: isOwn ? [...OF_ITS_OWN, ...ITSELF] : ITSELF,
        files: isOwn ? await picturesOf(manager, id) : [],
      });
      await lowerTotal(manager, [id]);
      await manager.delete(Delegate, { id });
      // Of a group the others stay, with the proof that is theirs too.
      if (isOwn) await manager.delete(Registration, { id });
      await this.offers.plan(manager, delegate.event_id);
      await this.mails.forget(manager, 'delegates', id);
      await this.activity.recordDeletion(manager, by, delegateActivity('delegate.deleted', id));
      return delegate;
    });
  }

  /** Takes the delegate out of the bin. @throws ApiError 404, 409 */
  restore(id: string, by: Caller): Promise<DelegateRow> {
    return transaction(this.dataSource, async (manager) => {
      await lockOfBinned(manager, id);
      await this.bin.restore(manager, 'delegates', id);
      await raiseTotal(manager, id);
      await this.mails.keepBack(manager, id);
      await this.activity.record(manager, by, delegateActivity('delegate.restored', id));
      return write(manager, id, {});
    });
  }

  /** Changes a delegate and logs what changed, together. */
  private update(
    id: string,
    by: Caller,
    ifMatch: Precondition,
    type: Parameters<typeof delegateActivity>[0],
    changesOf: (delegate: Delegate) => Changes,
  ): Promise<DelegateRow> {
    return this.locked(id, async (delegate, manager) => {
      ifMatch(toStaffRecord(delegate));
      const row = await write(manager, id, changesOf(delegate));
      const states = { before: toHistory(delegate), after: toHistory(row) };
      await this.activity.record(manager, by, delegateActivity(type, id, states));
      if (!isNamed(delegate)) await this.registrationMails.sendFirstTicket(manager, row);
      return row;
    });
  }

  private locked<T>(
    id: string,
    change: (delegate: Delegate, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return transaction(this.dataSource, async (manager) => {
      // The registration first, then the delegate: everybody who locks both goes in this order.
      await manager.query(LOCK_REGISTRATION, [id]);
      const lock = { mode: 'pessimistic_write' } as const;
      return change(found(await manager.findOne(Delegate, { where: { id }, lock })), manager);
    });
  }
}

/** What the bin keeps of a delegate, and of the registration of one that goes with it. */
const ITSELF = [
  ['delegate', 'id'],
  ['former_ticket', 'delegate_id'],
  ['mail', 'record_id'],
] as const;
const OF_ITS_OWN = [
  ['registration', 'id'],
  ['proof', 'registration_id'],
  ['payment', 'registration_id'],
] as const;

const picturesOf = async (manager: EntityManager, registration_id: string): Promise<string[]> =>
  (await manager.findBy(Proof, { registration_id })).map(({ picture }) => picture);

const LOCK_REGISTRATION = `SELECT FROM registration
  WHERE id = (SELECT registration_id FROM delegate WHERE id = $1) FOR UPDATE`;

/** @throws ApiError 409 */
function refuseCancelled(delegate: Delegate): void {
  if (!isActive(delegate)) throw ApiError.conflict('This place was given back: reinstate it first.');
}

async function write(manager: EntityManager, id: string, changes: Changes): Promise<DelegateRow> {
  await manager.update(Delegate, { id }, { ...changes, updated_at: () => 'now()' });
  return manager.findOneByOrFail(Delegate, { id });
}
