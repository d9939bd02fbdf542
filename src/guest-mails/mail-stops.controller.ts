import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import { TakesFormPost, type FormPost } from '../uploads/form-posts.js';
import { MailStop, MailStops } from './mail-stops.js';

const mailOf = ({ data }: { data: object }) => (data as MailStop).mail;
const stopForm: FormPost = { body: () => ({}), page: (answer) => `/mails-stopped/${mailOf(answer)}` };
const resumeForm: FormPost = { body: () => ({}), page: (answer) => `/mails-resumed/${mailOf(answer)}` };

@ApiTags('Self-service')
@Controller('mail-stops')
export class MailStopsController {
  constructor(private readonly stops: MailStops) {}

  /** Get no more messages to many at the address to which this mail came. Mails about one's own registration still come */
  @Post(':id')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(stopForm)
  @AnswersData(MailStop)
  async stop(@Param('id', UuidParam) id: string) {
    return { data: await this.stops.set(id, true) };
  }

  /** The same for mail programs that do it by themselves (RFC 8058); their servers send for many guests */
  @Post(':id/one-click')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(HIGH_VOLUME)
  @AnswersData(MailStop)
  async oneClick(@Param('id', UuidParam) id: string) {
    return { data: await this.stops.set(id, true, 'mail-program') };
  }

  /** Get them again */
  @Post(':id/resume')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(resumeForm)
  @AnswersData(MailStop)
  async resume(@Param('id', UuidParam) id: string) {
    return { data: await this.stops.set(id, false) };
  }
}
