import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Delegate } from '../delegates/delegate.entity.js';
import { calendarFile } from '../events/calendar-file.js';
import { Event } from '../events/event.entity.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { ticketLink } from '../registrations/mails/ticket.js';

/** The days of a ticket's event, for a calendar. */
@Injectable()
export class TicketCalendars {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns an iCalendar file of one entry */
  async file({ uuid, event_id }: Pick<Delegate, 'uuid' | 'event_id'>): Promise<Buffer> {
    const event = await this.dataSource.manager.findOneByOrFail(Event, { id: event_id });
    return Buffer.from(await calendarFile(event, ticketLink(this.settings.publicUrl, uuid), uuid));
  }
}
