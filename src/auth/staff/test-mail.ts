import { Controller, HttpCode, Injectable, Post, type OnModuleInit } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { AnswersData, ShownText } from '../../platform/http/openapi/answers.js';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { mailTo } from './mail-settings.js';

const TEST_MAIL = 'test-mail';

class TestMailView {
  @ShownText({ description: 'Whom it goes to: the list of mails says what came of it' }) to: string;
}

/** A mail to oneself, by the way that all others go. */
@Injectable()
export class TestMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.mails.register(this.template());
  }

  /** @throws ApiError 409 */
  async send({ id, email }: StaffCaller): Promise<void> {
    this.mails.refuseUnreachable(email);
    const key = `${TEST_MAIL}:${v7()}`;
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(tx, { ...mailTo(TEST_MAIL, { id, email }), key }),
    );
  }

  private template(): MailTemplate<{ name: string }> {
    return {
      name: TEST_MAIL,
      title: 'Test mail',
      audience: 'A colleague who asks for one',
      mostPerDay: 20,
      load: async ({ record_id }) => {
        const { rows } = await this.pool.query<{ email: string; name: string }>(
          'SELECT email, name FROM staff WHERE id = $1',
          [record_id],
        );
        return rows[0] && { to: rows[0].email, data: { name: rows[0].name } };
      },
      sample: { name: 'Luz Reyes' },
      render: ({ name }, { publicUrl, company }) => ({
        subject: `A test email from ${company.brand}`,
        preview: 'Email works.',
        title: 'Email works',
        blocks: [
          {
            kind: 'text',
            text: `Hello ${name}, you asked for this email in the back office of ${company.brand}.`,
          },
          { kind: 'action', label: 'Open the list of mails', href: `${publicUrl}/admin/mails` },
        ],
      }),
    };
  }
}

@ApiTags('Mail')
@Controller('auth/test-mail')
export class TestMailController {
  constructor(private readonly testMails: TestMails) {}

  /** Have a mail sent to yourself */
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Have a mail sent to yourself' })
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(TestMailView)
  async send(@StaffOf() me: StaffCaller) {
    await this.testMails.send(me);
    return { data: { to: me.email } };
  }
}
