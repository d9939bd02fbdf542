import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Delegate } from '../delegates/delegate.entity.js';
import type { DelegateRow } from '../delegates/delegates.dto.js';
import type { Event } from '../events/event.entity.js';
import { transaction } from '../platform/database/transaction.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ONE_TOO_MANY } from '../platform/mail/mail-limits.js';
import { drawPayCode, hasPayCode, payCodePath, registrationCode } from './codes.js';
import { samePeople } from './groups/same-people.js';
import { NOT_PAID_IN_TIME } from './held-places.js';
import { GROUP_TO_CONFIRM } from './mails/group-to-confirm.js';
import { RECEIVED } from './mails/registration-received.js';
import { type Money } from './money.js';
import {
  isActive,
  isPaid,
  isToConfirm,
  lockActive,
  moneyOf,
  plainReference,
  referenceOf,
  sumsOf,
} from './registration-rows.js';
import { Payment, Proof, Registration } from './registration.entity.js';
import {
  contactOf,
  toProofRecord,
  toRegistrationDelegate,
  toTicketEvent,
  type RegistrationRecord,
  type RegistrationState,
} from './registrations.dto.js';

/** What people see of the registration that a delegate belongs to. */
@Injectable()
export class RegistrationsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws ApiError 404 */
  async delegate(where: { id: string } | { uuid: string }): Promise<DelegateRow> {
    return found(await this.dataSource.manager.findOneBy(Delegate, where));
  }

  /** By the id, the uuid of the ticket, or the registration's id: all are random. @throws ApiError 404 */
  async delegateByKey(key: string): Promise<DelegateRow> {
    return found(
      await this.dataSource.manager.findOneBy(Delegate, [
        { id: key },
        { uuid: key },
        { registration_id: key },
      ]),
    );
  }

  /** For the holder of a ticket. @throws ApiError 404 */
  async state(uuid: string): Promise<RegistrationState> {
    const delegate = await this.dataSource.manager.findOneBy(Delegate, { uuid });
    if (!delegate) throw ApiError.notFound('Delegate');
    const { registration, event, delegates, proofs } = await this.find(delegate.registration_id);
    const newest = proofs[0];
    const { due_centavos, money } = await sumsOf(this.dataSource.manager, registration.id);
    return {
      code: registrationCode(registration.id),
      event: toTicketEvent(event),
      money,
      pay_code: hasPayCode(event, toPayFor(delegate, money)) ? payCodePath(uuid, money.owed_centavos) : null,
      to_confirm: isActive(delegate) && isToConfirm(delegate),
      delegates: delegates.filter(isActive).length,
      total_centavos: registration.total_centavos,
      due_centavos,
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      held_until: heldOf(registration, event, delegates, proofs),
      lapsed: delegate.cancelled_because === NOT_PAID_IN_TIME,
      mail_withheld: await isMailWithheld(this.dataSource.manager, delegates),
      registered_before: false,
      payment_status: delegate.payment_status,
      cancelled_at: delegate.cancelled_at?.toISOString() ?? null,
      proof_state: newest?.state ?? null,
      proof_reason: newest?.state === 'rejected' ? newest.reason : null,
      proof_reference: newest?.state === 'waiting' ? referenceOf(newest) : null,
    };
  }

  /** The QR code that pays what this registration still owes, as a PNG. @throws ApiError 404 when there is none */
  async payCode(uuid: string): Promise<Buffer> {
    const delegate = await this.dataSource.manager.findOneBy(Delegate, { uuid });
    if (!delegate) throw ApiError.notFound('Delegate');
    const { registration, event } = await this.find(delegate.registration_id);
    const owed = toPayFor(delegate, await moneyOf(this.dataSource.manager, registration.id));
    if (event.gcash_qr === null || !hasPayCode(event, owed)) throw ApiError.notFound('Code to pay with');
    return drawPayCode(event.gcash_qr, owed, registration.id);
  }

  /** What the payer says stands before what was read from the picture. @throws ApiError 404, 409 when no proof waits */
  async setReference(uuid: string, reference: string): Promise<RegistrationState> {
    await transaction(this.dataSource, async (tx) => {
      const delegate = await tx.findOneBy(Delegate, { uuid });
      if (!delegate) throw ApiError.notFound('Delegate');
      const { registration_id } = delegate;
      await lockActive(tx, registration_id);
      const { affected } = await tx.update(
        Proof,
        { registration_id, state: 'waiting' },
        { reference: plainReference(reference) },
      );
      if (!affected)
        throw ApiError.conflict(
          'no_proof_waits',
          'No proof of payment is waiting here, so its reference stays as it is.',
        );
    });
    return this.state(uuid);
  }

  /** @param key the registration's id, or that of one of its delegates @throws ApiError 404 */
  async record(key: string): Promise<RegistrationRecord> {
    const delegate = await this.dataSource.manager.findOneBy(Delegate, { id: key });
    const { registration, event, delegates, proofs } = await this.find(delegate?.registration_id ?? key);
    const payment = await this.dataSource.manager.findOneBy(Payment, { registration_id: registration.id });
    return {
      id: registration.id,
      code: registrationCode(registration.id),
      event_name: event.name,
      contact: contactOf(registration, delegates),
      total_centavos: registration.total_centavos,
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      ...(await sumsOf(this.dataSource.manager, registration.id)),
      payment_status: isPaid(delegates),
      delegates: delegates.map(toRegistrationDelegate),
      proofs: proofs.map(toProofRecord),
      created_at: registration.created_at.toISOString(),
      tickets_because: registration.tickets_because,
      same_people: (await samePeople(this.dataSource.manager, delegates.filter(isActive))).map((same) => ({
        ...same,
        created_at: same.created_at.toISOString(),
      })),
      reference: payment?.reference ?? null,
    };
  }

  /** With its event, all of its delegates, and its proofs, newest first. @throws ApiError 404 */
  async find(id: string) {
    const { manager } = this.dataSource;
    const registration = await manager.findOne(Registration, { where: { id }, relations: { event: true } });
    if (!registration?.event) throw ApiError.notFound('Registration');
    const { event } = registration;
    const delegates: DelegateRow[] = await manager.find(Delegate, {
      where: { registration_id: id },
      order: { id: 'ASC' },
    });
    const proofs = await manager.find(Proof, {
      where: { registration_id: id },
      order: { created_at: 'DESC', id: 'DESC' },
    });
    return { registration, event, delegates, proofs };
  }
}

export function found(delegate: Delegate | null): Delegate {
  if (!delegate) throw ApiError.notFound('Delegate');
  return delegate;
}

/** Whether the mail did not go by which the contact learns how to pay, or confirms. */
async function isMailWithheld(manager: EntityManager, delegates: DelegateRow[]): Promise<boolean> {
  const [newest] = await manager.query<{ withheld: boolean }[]>(
    `SELECT state = 'failed' OR (${ONE_TOO_MANY}) AS withheld FROM mail
      WHERE record_id = ANY ($1) AND template = ANY ($2) ORDER BY created_at DESC, id DESC LIMIT 1`,
    [delegates.map(({ id }) => id), [GROUP_TO_CONFIRM, RECEIVED]],
  );
  return newest?.withheld ?? false;
}

/** What the holder of this ticket may still pay: nothing for a place that was given back. */
const toPayFor = ({ cancelled_at }: DelegateRow, { owed_centavos }: Money): number =>
  cancelled_at === null ? owed_centavos : 0;

/** Until when, where somebody else may want the places and nothing was paid or sent. */
function heldOf(
  { held_until }: Registration,
  { capacity }: Event,
  delegates: DelegateRow[],
  proofs: Proof[],
): string | null {
  const isOpen = delegates.some(isActive) && !delegates.some(({ payment_status }) => payment_status);
  if (capacity === null || !isOpen || proofs.some(({ state }) => state === 'waiting')) return null;
  return held_until?.toISOString() ?? null;
}
