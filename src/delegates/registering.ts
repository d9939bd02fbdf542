import { Injectable } from '@nestjs/common';
import { v4, v7 } from 'uuid';
import { createdBySql, createdSql } from '../activity/activity-log.js';
import { Inserts } from '../activity/inserts.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { EventLine } from '../events/event-line.js';
import { FULL, NO_EVENT, type Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { insertOf, type Insert, type Once, type Part } from '../platform/idempotency/insert-once.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { valuesOf } from '../platform/listing/declared-fields.js';
import { OPTIONAL } from '../registrations/delegate-fields.js';
import { delegateList } from '../registrations/delegate-list.js';
import { qrPath, type DelegateRow, type NewDelegate } from '../registrations/delegates.dto.js';
import { heldUntil, NO_ORIGIN, type HoldingEvent, type Origin } from '../registrations/held-places.js';
import { REGISTRATION_MAILS } from '../registrations/mails/registration-mails.js';

const CREATED = { resource: 'delegates', type: 'delegate.created' };

/** Written out rather than left to the entity manager: the busiest write of the system. */
export const registerSql = (
  fields: NewDelegate,
  event: Pick<Event, 'id'> &
    HoldingEvent & {
      mode: string;
    },
  spam: boolean,
  by: Caller = ANONYMOUS,
  origin: Origin = NO_ORIGIN,
): Insert => {
  const [id, uuid] = [v7(), v4()];
  // Nothing is to be paid: the ticket is there at once. A robot gets none.
  const isFree = event.fee_centavos === 0 && !spam;
  return insertOf({
    name: by.kind === 'anonymous' ? 'register_delegate' : 'register_delegate_by',
    table: 'delegate',
    select: delegateList.select,
    own: {
      ...{ id, uuid, event_id: event.id, registration_id: id, spam },
      ...{ payment_status: isFree, qr_code: isFree ? qrPath(uuid) : null },
    },
    given: {
      first_name: fields.first_name,
      last_name: fields.last_name,
      email: fields.email,
      phone_number: fields.phone_number,
      ...valuesOf(OPTIONAL, fields),
      payment_mode: event.mode,
      consent_text: fields.consent_text ?? null,
    } satisfies Record<Exclude<keyof NewDelegate, 'event' | 'agree_terms'>, unknown>,
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

/** Registers one who comes, and pays for themselves. */
@Injectable()
export class Registering {
  constructor(
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly line: EventLine,
    private readonly modes: PaymentModes,
  ) {}

  /** @throws ApiError 409 when the event is closed or full, or the key was used for another registration */
  register(
    fields: NewDelegate,
    idempotencyKey: string | undefined,
    spam: boolean,
    by: Caller = ANONYMOUS,
    origin: Origin = NO_ORIGIN,
  ): Promise<Once<DelegateRow>> {
    return this.openFor(fields, by).then(
      (event) =>
        this.line.run(event, origin.site, () =>
          this.inserts.once<DelegateRow>(
            registerSql(fields, event, spam, by, origin),
            idempotencyKey,
            fields,
          ),
        ),
      (closed: unknown) =>
        this.inserts.firstAnswer<DelegateRow>(
          closed,
          registerSql(fields, NO_EVENT, spam, by),
          idempotencyKey,
          fields,
        ),
    );
  }

  /** Staff may register somebody past the waiting list. @throws ApiError 409 while others wait in line */
  private async openFor(
    { event: slug, payment_mode }: NewDelegate,
    by: Caller,
  ): Promise<Event & { mode: string }> {
    const event = await this.events.openFor(slug);
    const mode = await this.modes.choose(payment_mode, event);
    if (by.kind === 'anonymous' && !(await this.events.hasPlaces(event, 1)))
      throw ApiError.conflict('event_full', FULL);
    return { ...event, mode };
  }
}
