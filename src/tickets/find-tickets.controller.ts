import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NetworkFingerprints } from '../auth/network-fingerprints.js';
import { Allow } from '../platform/http/caller.js';
import { EmailAddress } from '../platform/http/fields/person-fields.js';
import { AnswersData, ShownBoolean, ShownText } from '../platform/http/openapi/answers.js';
import { CountWrites, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import { TakesFormPost, type FormPost } from '../uploads/form-posts.js';
import { FindTickets } from './find-tickets.js';

const SENT = 'If anyone is registered under this address, the links to their tickets are on their way to it.';
const NOT_SENT =
  'This site cannot send email at the moment, so no link is on its way. Please call or write to the organizers.';

class WhoseTickets {
  @EmailAddress() email: string;
}

class FindTicketsAnswer {
  @ShownText({ description: 'The same whether anybody is registered or not' }) message: string;
  @ShownBoolean({ description: 'Whether this server sends mails (SMTP_URL)' }) by_mail: boolean;
}

const form: FormPost = {
  body: ({ email }) => ({ email }),
  page: ({ data }) => ('by_mail' in data && data.by_mail ? '/ticket-link-sent' : '/ticket-link-not-sent'),
};

@ApiTags('Self-service')
@Controller('delegates')
export class FindTicketsController {
  constructor(
    private readonly tickets: FindTickets,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Mail the links of all tickets that are registered under an address to that address */
  @Post('find-tickets')
  @HttpCode(202)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(form)
  @AnswersData(FindTicketsAnswer, { status: 202 })
  async find(@Body() { email }: WhoseTickets, @Ip() ip: string | undefined) {
    await this.tickets.ask(email, this.fingerprints.of(ip));
    const by_mail = this.tickets.goByMail;
    return { data: { message: by_mail ? SENT : NOT_SENT, by_mail } };
  }
}
