import { Controller, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { ApiError } from '../platform/http/api-error.js';
import { Allow } from '../platform/http/caller.js';
import { type FormPost, TakesFormPost } from '../platform/uploads/form-posts.js';
import { AnswersData, ShownBoolean, ShownUuid } from '../platform/http/openapi/answers.js';
import { CountWrites, ORDINARY } from '../platform/http/rate-limits/public-write.js';
import { UuidParam } from '../platform/http/uuid.js';

class MailStop {
  @ShownUuid({ description: 'The mail whose reader asked' }) mail: string;
  @ShownBoolean({ description: 'Whether that address gets no more messages to many' }) stopped: boolean;
}

/** Whoever has a mail knows its id, and nobody else does: by it they stop what comes to its address. */
@Injectable()
export class MailStops {
  constructor(private readonly pool: Pool) {}

  /** @throws ApiError 404 when there is no such mail to a guest */
  async set(mail: string, stopped: boolean): Promise<MailStop> {
    const { rows } = await this.pool.query<{ address: string; test: boolean }>(
      `SELECT fold_address(to_address) AS address, recipient_id IS NOT NULL AS test FROM mail
        WHERE id = $1 AND batch_id IS NOT NULL`,
      [mail],
    );
    const [found] = rows;
    if (!found) throw ApiError.notFound('Mail');
    // A colleague who tries the link of a test is no guest.
    if (!found.test)
      await this.pool.query(
        stopped
          ? 'INSERT INTO stopped_address (address) VALUES ($1) ON CONFLICT DO NOTHING'
          : 'DELETE FROM stopped_address WHERE address = $1',
        [found.address],
      );
    return { mail, stopped };
  }
}

const mailOf = ({ data }: { data: object }) => (data as MailStop).mail;
const stopForm: FormPost = { body: () => ({}), page: (answer) => `/mails-stopped/${mailOf(answer)}` };
const resumeForm: FormPost = { body: () => ({}), page: (answer) => `/mails-resumed/${mailOf(answer)}` };

@ApiTags('Self-service')
@Controller('mail-stops')
export class MailStopsController {
  constructor(private readonly stops: MailStops) {}

  /** Get no more messages to many at the address to which this mail came. Mails about one's own registration still come */
  @Post(':mail')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(stopForm)
  @AnswersData(MailStop)
  async stop(@Param('mail', UuidParam) mail: string) {
    return { data: await this.stops.set(mail, true) };
  }

  /** The same for mail programs that do it by themselves (RFC 8058) */
  @Post(':mail/one-click')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @AnswersData(MailStop)
  async oneClick(@Param('mail', UuidParam) mail: string) {
    return { data: await this.stops.set(mail, true) };
  }

  /** Get them again */
  @Post(':mail/resume')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(resumeForm)
  @AnswersData(MailStop)
  async resume(@Param('mail', UuidParam) mail: string) {
    return { data: await this.stops.set(mail, false) };
  }
}
