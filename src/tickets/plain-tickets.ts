import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { readCompany, whoAnswers } from '../content/mail-company.js';
import { knownModes, wayToPay } from '../content/paying/payment-modes.js';
import { toTicket } from '../delegates/delegates.dto.js';
import { Event } from '../events/event.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { noPlainTicket, plainTicket } from './plain-ticket.js';

/** A ticket as a page of its own, for browsers without script, or with one that does not run. */
@Injectable()
export class PlainTickets {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
  ) {}

  /** `found`: whether there is such a ticket. */
  async page(uuid: string): Promise<{ html: string; found: boolean }> {
    const company = await readCompany(this.pool);
    const delegate = isUuid(uuid) ? await this.find(uuid) : undefined;
    if (!delegate) {
      const former =
        isUuid(uuid) && (await this.pool.query('SELECT FROM former_ticket WHERE uuid = $1', [uuid]));
      return { html: noPlainTicket(company, former !== false && former.rowCount === 1), found: false };
    }
    const event = await this.dataSource.manager.findOneByOrFail(Event, { id: delegate.event_id });
    const mode = wayToPay(event, await knownModes(this.pool), delegate.payment_mode);
    const state = await this.registrations.state(uuid);
    const ticket = toTicket(delegate);
    const asked = whoAnswers(event.details, company);
    return { html: plainTicket({ ticket, state, mode, company: asked }), found: true };
  }

  private find(uuid: string) {
    return this.registrations.delegate({ uuid }).catch((error: unknown) => {
      if (error instanceof ApiError && error.getStatus() === 404) return undefined;
      throw error;
    });
  }
}
