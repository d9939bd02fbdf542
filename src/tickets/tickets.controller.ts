import { Controller, Get, Header, Inject, Injectable, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { calendarFile } from '../events/calendar-file.js';
import { Event } from '../events/event.entity.js';
import { Allow } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { ReadsRecord } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile } from '../platform/http/openapi/answers.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { drawQrCode } from '../registrations/codes/qr-code.js';
import { DelegateTicket, hasTicket, toTicket } from '../registrations/delegates.dto.js';
import { ticketLink } from '../registrations/mails/ticket.js';
import { RegistrationsService } from '../registrations/registrations.service.js';

const KEPT = 500;

/** Draws QR codes on request; the last few hundred are kept. */
@Injectable()
export class QrCodes {
  private readonly pictures = new Map<string, Promise<Buffer>>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The PNG that leads to the ticket page of this delegate. */
  picture(uuid: string): Promise<Buffer> {
    const kept = this.pictures.get(uuid);
    if (kept) return kept;
    const link = `${this.settings.publicUrl}/thank-you/${uuid}`;
    const drawn = drawQrCode(link, 512);
    this.pictures.set(uuid, drawn);
    drawn.catch(() => this.pictures.delete(uuid));
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > KEPT && oldest !== undefined) this.pictures.delete(oldest);
    return drawn;
  }
}

/** What the holder of a ticket's link gets. */
@ApiTags('Delegates')
@Controller('delegates/uuid')
export class TicketsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly qrCodes: QrCodes,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
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

  /** The days of the event, for a calendar */
  @Get(':uuid/event.ics')
  @Allow('anyone')
  @Header('Cache-Control', 'private, no-cache')
  @Header('Content-Disposition', 'attachment; filename="event.ics"')
  @AnswersFile('text/calendar', 'One entry: when, where, and the link of the ticket')
  async calendar(@Param('uuid', UuidParam) uuid: string) {
    const delegate = await this.registrations.delegate({ uuid });
    if (!hasTicket(delegate)) throw ApiError.notFound('Ticket');
    const event = await this.dataSource.manager.findOneByOrFail(Event, { id: delegate.event_id });
    const file = await calendarFile(event, ticketLink(this.settings.publicUrl, uuid), uuid);
    return new StreamableFile(Buffer.from(file), { type: 'text/calendar; charset=utf-8' });
  }
}
