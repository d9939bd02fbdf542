import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4, v7 } from 'uuid';
import { PaymentModes } from '../content/payment-modes.js';
import { createdSql } from '../activity/activity-log.js';
import { Inserts } from '../activity/inserts.js';
import { type Event, FULL, NO_EVENT } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { transaction } from '../platform/database/transaction.js';
import { ApiError } from '../platform/http/api-error.js';
import { type Insert, insertOf, type Once } from '../platform/idempotency/insert-once.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Delegate } from './delegate.entity.js';
import { type DelegateRow, qrPathSql, toRegistered } from './delegates.dto.js';
import { heldUntil, NO_ORIGIN, NOT_PAID_IN_TIME, type Origin } from './held-places.js';
import { registrationCode } from './code.js';
import { confirmUntil, mustConfirm } from './large-groups.js';
import { type Money, moneyOf } from './money.js';
import { drawPayCode, hasPayCode, payCodePath } from './pay-code.js';
import { REGISTRATION_MAILS } from './mails/registration-mails.js';
import {
  isActive,
  isPaid,
  isToConfirm,
  lockActive,
  plainReference,
  referenceOf,
} from './registration-rows.js';
import { samePeople } from './same-people.js';
import { Payment, Proof, Registration } from './registration.entity.js';
import {
  type ContactFields,
  type Group,
  type ProofRecord,
  type RegisteredGroup,
  type RegistrationDelegate,
  type RegistrationRecord,
  type RegistrationState,
  toTicketEvent,
} from './registrations.dto.js';

const PERSON = `first_name, last_name, age, church_name, ministry, email, phone_number, address, payment_mode, consent_text, unconfirmed, payment_status`;

/** One statement: contact, delegates, activity, key and mail are all there, or none of it. */
export function groupSql(
  group: Omit<Group, 'event'>,
  event: Pick<Event, 'id' | 'fee_centavos' | 'payment_due_at' | 'hold_hours' | 'payment_modes'> & {
    mode: string;
    /** Its places count once the contact has confirmed. */
    unconfirmed?: boolean;
  },
  spam: boolean,
  { network, site }: Origin = NO_ORIGIN,
): Insert {
  const { contact, delegates, consent_text } = group;
  const unconfirmed = event.unconfirmed === true;
  const held = heldUntil(event, event.mode);
  const insert = insertOf({
    name: 'register_group',
    table: 'registration',
    select: ['id', 'event_id'],
    own: {
      id: v7(),
      event_id: event.id,
      total_centavos: event.fee_centavos * delegates.length,
      payment_due_at: event.payment_due_at,
      held_until: unconfirmed ? confirmUntil(held) : held,
      network,
      site,
    },
    given: {
      contact_first_name: contact.first_name,
      contact_last_name: contact.last_name,
      contact_email: contact.email,
      contact_phone_number: contact.phone_number,
    },
  });
  // Nothing is to be paid: the tickets are there at once. A robot gets none, and a large group once it is confirmed.
  const isFree = event.fee_centavos === 0 && !spam && !unconfirmed;
  const people = delegates.map((person) => ({
    ...person,
    id: v7(),
    uuid: v4(),
    payment_mode: event.mode,
    consent_text: consent_text ?? null,
    unconfirmed,
    payment_status: isFree,
  }));
  const at = insert.values.length + 1;
  const new_delegates = `INSERT INTO delegate (id, uuid, qr_code, spam, event_id, registration_id, ${PERSON})
    SELECT p.id, p.uuid, CASE WHEN p.payment_status THEN ${qrPathSql('p')} END, $${at + 1}, inserted.event_id, inserted.id, ${PERSON}
      FROM inserted, jsonb_populate_recordset(NULL::delegate, $${at}::jsonb) p RETURNING id`;
  return {
    ...insert,
    values: [...insert.values, JSON.stringify(people), spam],
    withStatements: {
      new_delegates,
      delegates_entries: createdSql({ resource: 'delegates', type: 'delegate.created' }, 'new_delegates'),
      entry: createdSql({ resource: 'registrations', type: 'registration.created' }),
      mail_job: Jobs.sql(REGISTRATION_MAILS, 'registration_id', `$${at + 1}`),
    },
  };
}

/** Groups, and what people see of the registration that a delegate belongs to. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly modes: PaymentModes,
  ) {}

  /** @throws ApiError 409 when the event is closed or has too few places, or the key was used for another */
  async register(
    group: Group,
    key: string | undefined,
    spam: boolean,
    origin: Origin = NO_ORIGIN,
  ): Promise<Once<RegisteredGroup>> {
    const made = await this.openFor(group).then(
      (event) => this.inserts.once<{ id: string }>(groupSql(group, event, spam, origin), key, group),
      (closed: unknown) =>
        this.inserts.firstAnswer<{ id: string }>(closed, groupSql(group, NO_EVENT, spam), key, group),
    );
    const { registration, event, delegates } = await this.find(made.row.id);
    const row = {
      id: registration.id,
      event: event.slug,
      contact: group.contact,
      total_centavos: registration.total_centavos,
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      to_confirm: delegates.some(isToConfirm),
      delegates: delegates.map(toRegistered),
      created_at: registration.created_at.toISOString(),
    };
    return { row, replayed: made.replayed };
  }

  /** @throws ApiError 409 also while others wait in line */
  private async openFor(group: Group): Promise<Event & { mode: string; unconfirmed: boolean }> {
    const event = await this.events.openFor(group.event);
    const mode = await this.modes.choose(group.payment_mode, event);
    this.events.refuseLarger(event, group.delegates.length);
    if (!(await this.events.hasPlaces(event, group.delegates.length))) throw ApiError.conflict(FULL);
    return { ...event, mode, unconfirmed: await mustConfirm(this.dataSource.manager, event, group) };
  }

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
    const money = await moneyOf(this.dataSource.manager, registration.id);
    return {
      code: registrationCode(registration.id),
      event: toTicketEvent(event),
      money,
      pay_code: hasPayCode(event, toPayFor(delegate, money)) ? payCodePath(uuid, money.owed_centavos) : null,
      to_confirm: isActive(delegate) && isToConfirm(delegate),
      delegates: delegates.filter(isActive).length,
      total_centavos: registration.total_centavos,
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      held_until: heldOf(registration, event, delegates, proofs),
      lapsed: delegate.cancelled_because === NOT_PAID_IN_TIME,
      registered_before: (await samePeople(this.dataSource.manager, [delegate])).some(
        ({ created_at }) => created_at < delegate.created_at,
      ),
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
        throw ApiError.conflict('No proof of payment waits here, so its reference stays as it is.');
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
      money: await moneyOf(this.dataSource.manager, registration.id),
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

  private async find(id: string) {
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

/** Who pays: the contact, or the one delegate. */
export function contactOf(registration: Registration, [first]: DelegateRow[]): ContactFields {
  return {
    first_name: registration.contact_first_name ?? first?.first_name ?? '',
    last_name: registration.contact_last_name ?? first?.last_name ?? '',
    email: registration.contact_email ?? first?.email ?? '',
    phone_number: registration.contact_phone_number ?? first?.phone_number ?? '',
  };
}

export const toRegistrationDelegate = (row: DelegateRow): RegistrationDelegate => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  church_name: row.church_name,
  payment_status: row.payment_status,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  cancelled_because: row.cancelled_because,
});

export const toProofRecord = (row: Proof): ProofRecord => ({
  id: row.id,
  picture: `/api/v1/proofs/${row.id}/picture`,
  state: row.state,
  channel: row.channel,
  reference: row.reference,
  reason: row.reason,
  uploaded_by_name: row.uploaded_by_name,
  decided_by_name: row.decided_by_name,
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
