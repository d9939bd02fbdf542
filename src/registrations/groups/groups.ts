import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4, v7 } from 'uuid';
import { createdSql } from '../../activity/activity-log.js';
import { Inserts } from '../../activity/inserts.js';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { EventLine } from '../../events/event-line.js';
import { FULL, NO_EVENT, type Event } from '../../events/event.entity.js';
import { EventsService } from '../../events/events.service.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { insertOf, type Insert, type Once } from '../../platform/idempotency/insert-once.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { OPTIONAL } from '../delegate-fields.js';
import { qrPathSql, toRegistered, type PersonFields } from '../delegates.dto.js';
import { heldUntil, NO_ORIGIN, type HoldingEvent, type Origin } from '../held-places.js';
import { REGISTRATION_MAILS } from '../mails/registration-mails.js';
import { isToConfirm } from '../registration-rows.js';
import { RegistrationsService } from '../registrations.service.js';
import type { Group, RegisteredGroup } from './groups.dto.js';
import { confirmUntil, mustConfirm } from './large-groups.js';

/** What is said of each of a group; a field that is forgotten here is an error of types. */
const SAID = {
  ...{ first_name: true, last_name: true, email: true, phone_number: true },
  ...OPTIONAL,
} satisfies Record<keyof PersonFields, unknown>;
const PERSON = [
  ...Object.keys(SAID),
  ...['payment_mode', 'consent_text', 'unconfirmed', 'payment_status'],
].join(', ');

/** One statement: contact, delegates, activity, key and mail are all there, or none of it. */
export function groupSql(
  group: Omit<Group, 'event'>,
  event: Pick<Event, 'id'> &
    HoldingEvent & {
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

/** Registers a group, whose contact pays for all. */
@Injectable()
export class Groups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly line: EventLine,
    private readonly modes: PaymentModes,
    private readonly registrations: RegistrationsService,
    private readonly mails: Mails,
  ) {}

  /** @throws ApiError 409 when the event is closed or has too few places, or the key was used for another */
  async register(
    group: Group,
    key: string | undefined,
    spam: boolean,
    origin: Origin = NO_ORIGIN,
  ): Promise<Once<RegisteredGroup>> {
    const made = await this.openFor(group).then(
      (event) =>
        this.line.run(event, origin.site, () =>
          this.inserts.once<{ id: string }>(groupSql(group, event, spam, origin), key, group),
        ),
      (closed: unknown) =>
        this.inserts.firstAnswer<{ id: string }>(closed, groupSql(group, NO_EVENT, spam), key, group),
    );
    const { registration, event, delegates } = await this.registrations.find(made.row.id);
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
    if (!(await this.events.hasPlaces(event, group.delegates.length)))
      throw ApiError.conflict('event_full', FULL);
    // Where no mail goes, nobody could: then the network's share is all that a group gets.
    const unconfirmed = this.mails.areSent && (await mustConfirm(this.dataSource.manager, event, group));
    return { ...event, mode, unconfirmed };
  }
}
