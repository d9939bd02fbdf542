import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NetworkFingerprint } from '../auth/network-fingerprints.js';
import { Adding, isSamePerson } from '../delegates/adding/adding.js';
import { OPTIONAL } from '../delegates/delegate-fields.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { EventQueue } from '../events/event-queue.js';
import { FULL } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { keepFee } from '../events/prices/price.js';
import { transaction } from '../platform/database/transaction.js';
import { ANONYMOUS } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { refuseMissing } from '../platform/listing/declared-fields.js';
import { RegistrationLinks } from '../registrations/links.js';
import { PriceChoices } from '../registrations/prices/price-choices.js';
import { isActive } from '../registrations/registration-rows.js';
import { Registration } from '../registrations/registration.entity.js';
import type { AddedByLink } from './self-service.dto.js';
import { refuseClosed } from './self-service.js';

/** A stranger who paid once holds no more places than these without paying for them. */
const MAX_UNPAID = 5;

/** The contact brings somebody more, by the rules of whoever registers: the event is open, and a place and the price are left. */
@Injectable()
export class AddingByLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: RegistrationLinks,
    private readonly events: EventsService,
    private readonly queue: EventQueue,
    private readonly prices: PriceChoices,
    private readonly adding: Adding,
  ) {}

  /** The second time changes nothing. @throws ApiError 400, 409 */
  async add(
    token: string,
    { price, price_code, ...person }: Omit<AddedByLink, 'token'>,
    { network, site }: NetworkFingerprint,
  ): Promise<void> {
    const id = await transaction(this.dataSource, (tx) => this.links.open(tx, token));
    const { manager } = this.dataSource;
    const there = (await manager.findBy(Delegate, { registration_id: id })).filter(isActive);
    if (there.some((one) => isSamePerson(one, person))) return;
    refuseMissing(OPTIONAL, person);
    const known = await manager.findOneOrFail(Registration, { where: { id }, relations: { event: true } });
    const event = await this.events.openFor(known.event?.slug);
    refuseClosed(event);
    const [kept = keepFee(event)] = await this.prices.choose(event, [price], {
      code: price_code,
      guesser: network,
    });
    if (!(await this.events.hasPlaces(event, 1))) throw ApiError.conflict('event_full', FULL);
    await this.queue.run(event, site, () =>
      transaction(this.dataSource, (tx) =>
        this.adding.addIn(tx, id, person, ANONYMOUS, {
          price: () => kept,
          mustAnswer: true,
          unpaid: MAX_UNPAID,
        }),
      ),
    );
  }
}
