import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DelegateTicket, hasTicket, toTicket } from '../delegates/delegates.dto.js';
import { EVENT_CANCELLED } from '../events/cancelled.js';
import { Allow } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ReadsRecord } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile } from '../platform/http/openapi/answers.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { QrCodes } from './qr-codes.js';
import { TicketCalendars } from './ticket-calendars.js';

/** What the holder of a ticket's link gets. */
@ApiTags('Delegates')
@Controller('delegates/uuid')
export class TicketsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly qrCodes: QrCodes,
    private readonly calendars: TicketCalendars,
  ) {}

  /** Read the ticket of a delegate */
  @Get(':uuid')
  @Allow('anyone')
  @ReadsRecord()
  @AnswersData(DelegateTicket)
  async ticket(@Param('uuid', UuidParam) uuid: string) {
    return { data: toTicket(await this.registrations.delegate({ uuid })) };
  }

  /** The QR code of a ticket, once staff have made it */
  @Get(':uuid/qr.png')
  @Allow('anyone')
  @Header('Cache-Control', 'private, max-age=3600')
  @AnswersFile('image/png', 'The QR picture, which leads to the ticket page')
  async qrCode(@Param('uuid', UuidParam) uuid: string) {
    const delegate = await this.registrations.delegate({ uuid });
    if (delegate.qr_code === null || !hasTicket(delegate)) throw ApiError.notFound('QR code');
    return new StreamableFile(await this.qrCodes.picture(uuid), { type: 'image/png' });
  }

  /** The days of the event, for a calendar; of one that was cancelled, what takes them out of it */
  @Get(':uuid/event.ics')
  @Allow('anyone')
  @Header('Cache-Control', 'private, no-cache')
  @Header('Content-Disposition', 'attachment; filename="event.ics"')
  @AnswersFile('text/calendar', 'One entry: when, where, and the link of the ticket')
  async calendar(@Param('uuid', UuidParam) uuid: string) {
    const delegate = await this.registrations.delegate({ uuid });
    const isOff = delegate.cancelled_because === EVENT_CANCELLED;
    if (!hasTicket(delegate) && !isOff) throw ApiError.notFound('Ticket');
    return new StreamableFile(await this.calendars.file(delegate), { type: 'text/calendar; charset=utf-8' });
  }
}
