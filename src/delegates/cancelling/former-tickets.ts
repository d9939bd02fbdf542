import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { toTicketEvent } from '../../registrations/registrations.dto.js';
import { FormerTicket } from './former-ticket.entity.js';
import type { FormerTicketView } from './former-tickets.dto.js';

@Injectable()
export class FormerTickets {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws ApiError 404 */
  async find(uuid: string): Promise<FormerTicketView> {
    const former = await this.dataSource.manager.findOne(FormerTicket, {
      where: { uuid },
      relations: { event: true },
    });
    if (!former?.event) throw ApiError.notFound('Ticket');
    return { event: toTicketEvent(former.event), passed_on_at: former.ended_at.toISOString() };
  }
}
