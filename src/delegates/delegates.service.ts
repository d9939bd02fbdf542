import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import type { ChosenDelegate, VerifyPayment } from '../payments/by-hand/by-hand.dto.js';
import { factsOf } from '../payments/by-hand/payments-by-hand.js';
import type { PaymentFacts } from '../payments/payment-rows.js';
import { Payments } from '../payments/payments.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../platform/http/etag.js';
import { refuseNothing } from '../platform/http/fields/changes.js';
import type { ListQuery } from '../platform/listing/list-query.js';
import { ListReader, type Page } from '../platform/listing/list-reader.js';
import { isMoved } from '../registrations/contacts.js';
import { RegistrationLinks } from '../registrations/links.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import { changeDelegate, isActive, lockActive, lockDelegate } from '../registrations/registration-rows.js';
import { changedAnswers } from './answers/answers.js';
import { type DelegateChange } from './delegate-inputs.dto.js';
import { delegateList } from './delegate-list.js';
import { Delegate } from './delegate.entity.js';
import { delegateActivity, qrPath, toStaffRecord, type DelegateRow } from './delegates.dto.js';
import { isNamed, namesAfter } from './names.js';

type Changes = Partial<Omit<DelegateRow, 'id' | 'uuid' | 'created_at' | 'updated_at'>>;

/** Find → change → verify → QR. Each verb is one transaction; what changes a delegate locks it first. */
@Injectable()
export class DelegatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly activity: ActivityLog,
    private readonly registrationMails: RegistrationMails,
    private readonly links: RegistrationLinks,
    private readonly payments: Payments,
    private readonly modes: PaymentModes,
  ) {}

  list(query: ListQuery): Promise<Page<DelegateRow>> {
    return this.lists.page<DelegateRow>(delegateList, query);
  }

  /** What is left out stays. Names that were to follow bring the ticket, once it is paid. @throws ApiError 400, 404, 412 */
  async change(
    id: string,
    fields: DelegateChange,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<DelegateRow> {
    refuseNothing(fields);
    const { payment_mode, answers: given, ...rest } = fields;
    const mode = payment_mode === undefined ? {} : { payment_mode: await this.modes.known(payment_mode) };
    return this.update(id, by, ifMatch, 'delegate.changed', async (before, tx) => {
      const moved = rest.email !== undefined && isMoved(before, { email: rest.email });
      if (moved) await this.links.endMailedTo(tx, before.registration_id, before.email);
      return {
        ...rest,
        answers: await changedAnswers(tx, before, given),
        ...namesAfter(before, rest),
        ...mode,
        // Whether mail to the new address arrives is not known yet.
        ...(moved && { mail_fails: false }),
      };
    });
  }

  /** What staff say of the payment is kept with it. @throws as `verify`, and ApiError 400 */
  async mark(
    id: string,
    { payment_status, amount_centavos, ...given }: VerifyPayment,
    by: Caller,
    ifMatch: Precondition,
  ): Promise<DelegateRow> {
    const facts = { ...(await factsOf(this.modes, given)), seen: amount_centavos };
    return this.verify(id, payment_status, by, ifMatch, facts);
  }

  /** Of a group it is enough that one of them is marked. @throws as `mark` */
  async markOneOfMany(
    {
      id,
      amount_centavos,
      channel,
      received_on,
    }: ChosenDelegate & Pick<VerifyPayment, 'channel' | 'received_on'>,
    by: Caller,
    ifMatch: Precondition,
  ): Promise<DelegateRow> {
    const { channel: way } = await factsOf(this.modes, { channel, received_on });
    const unlessProof = { channel: way, received_on: received_on ?? undefined };
    return this.verify(id, true, by, ifMatch, { amongMany: true, seen: amount_centavos, unlessProof });
  }

  /**
   * Marks the whole registration's payment as received, or not.
   * @param facts what is known of the payment; `amongMany`: of a group whose others were marked by the same call
   * @throws ApiError 404, 409, 412
   */
  verify(
    id: string,
    payment_status: boolean,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
    { amongMany = false, ...facts }: PaymentFacts & { amongMany?: boolean } = {},
  ): Promise<DelegateRow> {
    return this.locked(id, async (delegate, tx) => {
      const { registration_id } = delegate;
      refuseCancelled(delegate);
      // A colleague, or this very call for another one of the group, has done it: nothing is overwritten.
      if ((registration_id !== id || amongMany) && delegate.payment_status === payment_status)
        return delegate;
      ifMatch(toStaffRecord(delegate));
      const all = await lockActive(tx, registration_id);
      if (payment_status) await this.payments.verify(tx, registration_id, all, by, facts);
      else await this.payments.unverify(tx, registration_id, all, by);
      return tx.findOneByOrFail(Delegate, { id });
    });
  }

  /** From now on the ticket page shows the QR code. @throws ApiError 404, 409 when it is cancelled, 412 */
  makeQrCode(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<DelegateRow> {
    return this.update(id, by, ifMatch, 'ticket.issued', (delegate) => {
      refuseCancelled(delegate);
      return { qr_code: qrPath(delegate.uuid) };
    });
  }

  /** Changes a delegate and logs what changed, together. */
  private update(
    id: string,
    by: Caller,
    ifMatch: Precondition,
    type: Parameters<typeof delegateActivity>[0],
    changesOf: (delegate: Delegate, tx: EntityManager) => Changes | Promise<Changes>,
  ): Promise<DelegateRow> {
    return this.locked(id, async (delegate, tx) => {
      ifMatch(toStaffRecord(delegate));
      const changes = await changesOf(delegate, tx);
      const row = await changeDelegate(tx, this.activity, by, type, delegate, changes);
      if (!isNamed(delegate)) await this.registrationMails.sendFirstTicket(tx, row);
      return row;
    });
  }

  private locked<T>(id: string, change: (delegate: Delegate, tx: EntityManager) => Promise<T>): Promise<T> {
    return transaction(this.dataSource, async (tx) => {
      return change(await lockDelegate(tx, id), tx);
    });
  }
}

/** @throws ApiError 409 */
function refuseCancelled(delegate: Delegate): void {
  if (!isActive(delegate))
    throw ApiError.conflict('place_given_back', 'This place was cancelled: reinstate it first.');
}
