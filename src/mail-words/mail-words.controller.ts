import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ActivityView } from '../activity/history.js';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { AnswersAll, AnswersData } from '../platform/http/openapi/answers.js';
import { withPictures } from '../platform/mail/layout.js';
import { MailPreview } from '../platform/mail/mail.dto.js';
import {
  MailWordsFields,
  MailWordsView,
  SignatureFields,
  SignatureView,
  TestedMail,
} from './mail-words.dto.js';
import { MailWords } from './mail-words.service.js';
import { WordsTest } from './words-test.js';

const ofKind = () => ApiParam({ name: 'kind', schema: { type: 'string' }, example: 'registration-received' });

/** Words can lead payments elsewhere, so admins alone change them, by their password. */
@ApiTags('Mail')
@Controller('mail-words')
export class MailWordsController {
  constructor(
    private readonly words: MailWords,
    private readonly tests: WordsTest,
  ) {}

  /** List the kinds of mail whose words the owner may change */
  @Get()
  @Allow('admin')
  @AnswersAll(MailWordsView)
  async list() {
    return { data: await this.words.list() };
  }

  /** What stands under every mail to guests and customers */
  @Get('signature')
  @Allow('admin')
  @ReadsRecord()
  @AnswersData(SignatureView)
  async signature() {
    return { data: await this.words.signature() };
  }

  /** Change what stands under every mail to guests and customers */
  @Put('signature')
  @Allow('admin')
  @NeedsRecentPassword(true)
  @ChangesRecord()
  @AnswersData(SignatureView)
  async saveSignature(
    @Body() { text }: SignatureFields,
    @StaffOf() me: StaffCaller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: await this.words.saveSignature(text, me, ifMatch) };
  }

  /** The words of a kind of mail: the owner's, and the program's own */
  @Get(':kind')
  @Allow('admin')
  @ReadsRecord()
  @ofKind()
  @AnswersData(MailWordsView)
  async read(@Param('kind') kind: string) {
    return { data: await this.words.read(kind) };
  }

  /** Change the words of a kind of mail; three times null is the program's own again */
  @Put(':kind')
  @Allow('admin')
  @NeedsRecentPassword(true)
  @ChangesRecord()
  @ofKind()
  @AnswersData(MailWordsView)
  async save(
    @Param('kind') kind: string,
    @Body() fields: MailWordsFields,
    @StaffOf() me: StaffCaller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: await this.words.save(kind, fields, me, ifMatch) };
  }

  /** Who changed the words of a kind of mail, or the signature, when, and what they were */
  @Get(':kind/history')
  @Allow('admin')
  @ofKind()
  @AnswersAll(ActivityView)
  async history(@Param('kind') kind: string) {
    return { data: await this.words.history(kind) };
  }

  /** Show a kind of mail with made-up data, in words that are not saved */
  @Post(':kind/preview')
  @HttpCode(200)
  @Allow('admin')
  @ofKind()
  @AnswersData(MailPreview)
  async preview(@Param('kind') kind: string, @Body() fields: MailWordsFields) {
    const { subject, html, text, attachments } = await this.words.preview(kind, fields);
    return { data: { subject, to: null, html: withPictures(html, attachments), text } };
  }

  /** Have a kind of mail sent to yourself as the preview shows it: with made-up data, in words that are not saved */
  @Post(':kind/test')
  @HttpCode(200)
  @Allow('admin')
  @ofKind()
  @AnswersData(TestedMail)
  async test(@Param('kind') kind: string, @Body() fields: MailWordsFields, @StaffOf() me: StaffCaller) {
    await this.tests.send(kind, fields, me);
    return { data: { to: me.email } };
  }
}
