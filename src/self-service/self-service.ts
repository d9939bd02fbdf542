import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { NetworkFingerprint } from '../auth/network-fingerprints.js';
import { changedAnswers } from '../delegates/answers/answers.js';
import { Cancelling } from '../delegates/cancelling/cancelling.service.js';
import { OPTIONAL } from '../delegates/delegate-fields.js';
import { type PersonFields } from '../delegates/delegate-inputs.dto.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { type DelegateRow } from '../delegates/delegates.dto.js';
import { isNamed } from '../delegates/names.js';
import { refuseCancelled } from '../events/cancelled.js';
import { registrationOf } from '../events/event-view.dto.js';
import type { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { toPublicPrices } from '../events/prices/prices.dto.js';
import { openQuestions } from '../events/questions/question.js';
import { transaction } from '../platform/database/transaction.js';
import { ANONYMOUS } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { refuseMissing } from '../platform/listing/declared-fields.js';
import { dayOf } from '../platform/manila.js';
import { Contacts, isMoved } from '../registrations/contacts.js';
import { RegistrationLinks } from '../registrations/links.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import {
  changeDelegate,
  isActive,
  isPaid,
  isToConfirm,
  lockAll,
  sumsOf,
} from '../registrations/registration-rows.js';
import { Proof, Registration } from '../registrations/registration.entity.js';
import { contactOf, toTicketEvent, type ContactFields } from '../registrations/registrations.dto.js';
import { SelfServiceMails } from './self-service-mails.js';
import { toOwnDelegate, type OwnRegistration } from './self-service.dto.js';

/** What the contact does by a mailed link. Each verb is one transaction under the registration's lock. */
@Injectable()
export class SelfService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly links: RegistrationLinks,
    private readonly contacts: Contacts,
    private readonly cancelling: Cancelling,
    private readonly events: EventsService,
    private readonly mails: SelfServiceMails,
    private readonly registrationMails: RegistrationMails,
  ) {}

  /** Whether a link can be sent at all. */
  get linksGoByMail(): boolean {
    return this.mails.areSent;
  }

  /**
   * Mails a link to the contact of the registration that a ticket belongs to; nothing where there is none.
   * @throws ApiError 429 when no other goes today
   */
  async ask(uuid: string, fingerprint: NetworkFingerprint): Promise<void> {
    if (!(await this.mails.mayAsk(uuid.toLowerCase(), fingerprint))) return;
    await transaction(this.dataSource, async (tx) => {
      const holder = await tx.findOneBy(Delegate, { uuid, spam: false });
      // Whoever was cancelled may belong to a group of which others still come.
      const still = { registration_id: holder?.registration_id ?? uuid, spam: false, cancelled_at: IsNull() };
      const delegate = await tx.findOne(Delegate, { where: still, order: { id: 'ASC' } });
      if (holder && delegate) await this.mails.sendLink(tx, delegate, fingerprint);
    });
  }

  /** Changes nothing: programs that check mails for viruses follow links too. @throws ApiError 400 */
  async readByLink(token: string, tx: EntityManager = this.dataSource.manager): Promise<OwnRegistration> {
    const id = await this.links.open(tx, token);
    const { registration, event } = await read(tx, id);
    const delegates: DelegateRow[] = await tx.find(Delegate, {
      where: { registration_id: id },
      order: { id: 'ASC' },
    });
    const [newest] = await tx.find(Proof, {
      where: { registration_id: id },
      order: { created_at: 'DESC', id: 'DESC' },
      take: 1,
    });
    return {
      event: toTicketEvent(event),
      questions: openQuestions(event.questions),
      contact: contactOf(registration, delegates),
      delegates: delegates.map(toOwnDelegate),
      total_centavos: registration.total_centavos,
      ...(await sumsOf(tx, id)),
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      payment_status: isPaid(delegates),
      proof_state: newest?.state ?? null,
      proof_reason: newest?.state === 'rejected' ? newest.reason : null,
      changes_close_at: closeOf(event).toISOString(),
      may_change: mayChange(event) && delegates.some(isActive),
      registration: await this.registrationOf(event, tx),
      ...toPublicPrices(event),
      fee_centavos: event.fee_centavos,
      to_confirm: delegates.some((one) => isActive(one) && isToConfirm(one)),
      held_until: registration.held_until?.toISOString() ?? null,
    };
  }

  /** Whether one more may come. */
  private async registrationOf(event: Event, tx: EntityManager): Promise<OwnRegistration['registration']> {
    return registrationOf(event, (await this.events.hasPlaces(event, 1, tx)) ? 1 : 0, new Date());
  }

  /** Who pays, and how to reach them. The address before is told. @throws ApiError 400, 409 once changes are closed */
  setContact(token: string, contact: ContactFields): Promise<OwnRegistration> {
    return this.opened(token, async (tx, id, all) => {
      const before = await this.contacts.set(tx, id, all, contact, ANONYMOUS);
      if (!before) return;
      await this.followContact(tx, id, before, contact);
      const [first] = all;
      if (first && isMoved(before, contact)) {
        await this.links.endOthers(tx, id, token);
        await this.mails.sayMoved(tx, first.id, before.email);
      }
    });
  }

  /** Places without a name are reached through the contact, whoever that is. */
  private async followContact(
    tx: EntityManager,
    registration_id: string,
    before: ContactFields,
    { email, phone_number }: ContactFields,
  ): Promise<void> {
    const nobody = { registration_id, first_name: '', email: before.email };
    await tx.update(Delegate, nobody, { email, phone_number, mail_fails: false });
  }

  /** Corrects or completes what is known of one who comes: with the names comes the ticket. The address before is told. @throws ApiError 400, 404, 409 */
  change(
    token: string,
    id: string,
    sent: PersonFields,
    seen_at: string | null | undefined,
  ): Promise<OwnRegistration> {
    return this.opened(token, async (tx, registration_id, all) => {
      // The client may repeat a call whose answer was lost: the change is made already.
      const known = all.find((row) => row.id === id);
      const { answers: given, ...rest } = sent;
      const answers = known && (await answersAfter(tx, known, given));
      const fields = { ...rest, ...(answers && { answers }) };
      if (known && isActive(known) && equals(known, fields)) return;
      const before = requireUnchanged(all, id, seen_at);
      if (!isActive(before))
        throw ApiError.conflict('place_given_back', 'This place was cancelled, so it cannot be changed.');
      const isNew = !isNamed(before);
      refuseMissing(OPTIONAL, fields, isNew ? undefined : before);
      const moved = isMoved(before, fields);
      const changes = { ...fields, ...(moved && { mail_fails: false }) };
      const row = await changeDelegate(tx, this.activity, ANONYMOUS, 'delegate.changed', before, changes);
      // Until now mails went to the contact, who has just said who comes.
      if (isNew && !row.spam) await this.registrationMails.sendFirstTicket(tx, row);
      if (isNew || !moved || row.spam) return;
      await this.mails.sayMoved(tx, id, before.email);
      if (row.payment_status) await this.registrationMails.sendTicket(tx, row, ANONYMOUS);
      const { contact_email } = await tx.findOneByOrFail(Registration, { id: registration_id });
      // The only one is the contact too.
      if (contact_email === null) await this.links.endOthers(tx, registration_id, token);
    });
  }

  /** Passes a place on to somebody else. @throws ApiError 400, 404, 409 */
  transfer(
    token: string,
    id: string,
    fields: PersonFields,
    seen_at: string | null | undefined,
  ): Promise<OwnRegistration> {
    return this.opened(token, async (tx, registration_id, all) => {
      refuseMissing(OPTIONAL, fields);
      const before = all.find((row) => row.id === id);
      // The client may repeat a call whose answer was lost: the place is passed on already.
      if (before?.email !== fields.email) requireUnchanged(all, id, seen_at);
      await this.cancelling.transferIn(tx, registration_id, id, fields, ANONYMOUS);
    });
  }

  /** Gives places back. A second time, nothing happens. @param ids undefined: all @throws ApiError 400, 404, 409 */
  cancel(token: string, ids: string[] | undefined, because: string | null): Promise<OwnRegistration> {
    return this.opened(token, (tx, id) => this.cancelling.cancelIn(tx, id, ids, because, ANONYMOUS));
  }

  private opened(
    token: string,
    work: (tx: EntityManager, id: string, all: DelegateRow[]) => Promise<void>,
  ): Promise<OwnRegistration> {
    return transaction(this.dataSource, async (tx) => {
      const id = await this.links.open(tx, token);
      const all = await lockAll(tx, id);
      const { event } = await read(tx, id);
      refuseCancelled(event);
      refuseClosed(event);
      await work(tx, id, all);
      return this.readByLink(token, tx);
    });
  }
}

/** Until when contacts change things by themselves. */
const closeOf = ({ changes_close_at, starts_at }: Event): Date => changes_close_at ?? starts_at;
const mayChange = (event: Event): boolean =>
  event.state === 'published' && closeOf(event).getTime() > Date.now();

/** @throws ApiError 409 */
export function refuseClosed(event: Event): void {
  if (mayChange(event)) return;
  throw ApiError.conflict(
    'changes_closed',
    `Changes of registrations for ${event.name} closed on ${dayOf(closeOf(event))}. Please write or call us.`,
  );
}

async function read(tx: EntityManager, id: string) {
  const registration = await tx.findOneOrFail(Registration, { where: { id }, relations: { event: true } });
  if (!registration.event) throw new Error('A registration without an event');
  return { registration, event: registration.event };
}

const equals = (row: DelegateRow, fields: PersonFields): boolean =>
  (Object.keys(fields) as (keyof PersonFields)[]).every((name) =>
    isDeepStrictEqual(row[name], fields[name] ?? null),
  );

/** What is open may stay so, but of somebody whose name comes now it must be said. */
const answersAfter = (tx: EntityManager, row: DelegateRow, given: PersonFields['answers']) =>
  changedAnswers(tx, row, given, { isRequired: true, isNew: !isNamed(row) });

/** Of a place that was given back meanwhile the caller says that. @throws ApiError 404; 409 when it was changed after it was seen */
function requireUnchanged(all: DelegateRow[], id: string, seen_at: string | null | undefined): DelegateRow {
  const row = all.find((one) => one.id === id);
  if (!row) throw ApiError.notFound('Delegate');
  if (isActive(row) && seen_at != null && seen_at !== row.updated_at.toISOString())
    throw ApiError.conflict(
      'changed_meanwhile',
      'Someone has changed this in the meantime. Look at it as it is now, then try again.',
    );
  return row;
}
