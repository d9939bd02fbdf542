import { Body, Controller, Get, Header, HttpCode, Inject, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { ChosenPerson, ErasureView, FoundPerson, SoughtPerson, PrivacyView } from './privacy.dto.js';
import { PrivacyService } from './privacy.service.js';
import { Retention } from './retention.js';

const MEANWHILE = 'A record that was chosen is not there any more, or is somebody else’s';

/** Subject access and erasure (Data Privacy Act of 2012, sections 16 (c) and 16 (e)). */
@ApiTags('Privacy')
@Controller('privacy')
export class PrivacyController {
  constructor(
    private readonly privacy: PrivacyService,
    @Inject(Retention) private readonly retention: Retention,
  ) {}

  /** What was erased, what the accounts keep of it, and how long what is kept */
  @Get()
  @Allow('admin')
  @AnswersData(PrivacyView)
  async show() {
    return {
      data: {
        erasures: await this.privacy.newest(),
        kept_payments: await this.privacy.keptPayments(),
        retention: await this.retention.rules(),
      },
    };
  }

  /** Find everything that is one person's. By POST, so that no log of addresses holds who it was */
  @Post('find')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(FoundPerson)
  async find(@Body() person: SoughtPerson) {
    return { data: await this.privacy.find(person) };
  }

  /** Everything that is kept of one person, as one file: data.json and the pictures */
  @Post('export')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('admin')
  @Header('Cache-Control', 'no-store')
  @AnswersFile('application/gzip', 'A tar.gz')
  @FailsWith(409, MEANWHILE)
  async export(@Body() person: ChosenPerson, @StaffOf() me: StaffCaller) {
    const file = await this.privacy.export(person, me);
    return new StreamableFile(file, {
      type: 'application/gzip',
      disposition: 'attachment; filename="personal-data.tar.gz"',
    });
  }

  /** Erase one person from every table and every file, for good; and again after a restore of an older backup */
  @Post('erase')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(ErasureView)
  @FailsWith(409, MEANWHILE)
  async erase(@Body() person: ChosenPerson, @StaffOf() me: StaffCaller) {
    const { id, erased_at, by_name, counts } = await this.privacy.erase(person, me);
    return { data: { id, erased_at, by_name, counts } };
  }
}
