import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { MailServerDto, MailServerTrial, MailServerView } from './mail-server.dto.js';
import { MailServers } from './mail-server.service.js';

const FIXED = 'SMTP_URL is set where the program runs';

@ApiTags('Mail')
@Controller('mail-server')
export class MailServerController {
  constructor(private readonly servers: MailServers) {}

  /** What mails go through, without the password */
  @Get()
  @Allow('admin')
  @AnswersData(MailServerView)
  async read() {
    return { data: await this.servers.read() };
  }

  /** Set the mail server: mails go through it from now on */
  @Put()
  @Allow('admin')
  @NeedsRecentPassword(true)
  @AnswersData(MailServerView)
  @FailsWith(409, FIXED)
  async save(@Body() dto: MailServerDto, @StaffOf() me: StaffCaller) {
    return { data: await this.servers.save(dto, me) };
  }

  /** Take it out: mails are kept and not sent */
  @Delete()
  @Allow('admin')
  @NeedsRecentPassword(true)
  @AnswersData(MailServerView)
  @FailsWith(409, FIXED)
  async remove(@StaffOf() me: StaffCaller) {
    return { data: await this.servers.remove(me) };
  }

  /** Whether a server takes a connection, and name and password; nothing is kept, and no mail is sent */
  @Post('test')
  @HttpCode(200)
  @Allow('admin')
  @NeedsRecentPassword(true)
  @AnswersData(MailServerTrial)
  @FailsWith(409, FIXED)
  async try(@Body() dto: MailServerDto) {
    return { data: await this.servers.try(dto) };
  }
}
