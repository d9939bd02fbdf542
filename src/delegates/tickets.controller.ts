import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../access/rules.js';
import { AnswersData, AnswersFile } from '../http/api-answers.js';
import { Refusal } from '../http/refusal.js';
import { UuidParam } from '../http/uuid.js';
import { DelegateTicket, toTicket } from './delegate.view.js';
import { DelegatesService } from './delegates.service.js';
import { QrCodes } from './qr-codes.js';

/** What the holder of a ticket's link gets. */
@ApiTags('Delegates')
@Controller('delegates/uuid')
export class TicketsController {
  constructor(
    private readonly delegates: DelegatesService,
    private readonly qrCodes: QrCodes,
  ) {}

  /** Read the ticket of a delegate */
  @Get(':uuid')
  @Allow('anyone')
  @AnswersData(DelegateTicket)
  async ticket(@Param('uuid', UuidParam) uuid: string) {
    return { data: toTicket(await this.delegates.find({ uuid })) };
  }

  /** The QR code of a ticket, once staff have made it */
  @Get(':uuid/qr.png')
  @Allow('anyone')
  @Header('Cache-Control', 'private, max-age=3600')
  @AnswersFile('image/png', 'The QR picture, which leads to the ticket page')
  async qrCode(@Param('uuid', UuidParam) uuid: string) {
    const { qr_code } = await this.delegates.find({ uuid });
    if (qr_code === null) throw Refusal.notFound('QR code');
    return new StreamableFile(await this.qrCodes.picture(uuid), { type: 'image/png' });
  }
}
