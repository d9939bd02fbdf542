import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../platform/http/caller.js';
import { AnswersAll } from '../platform/http/openapi/answers.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { EnvironmentSettingView, FindingView } from './doctor.dto.js';
import { environmentSettings } from './environment.js';
import { examine } from './examine.js';

@ApiTags('Health')
@Controller('doctor')
export class DoctorController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** What is well, what is wrong, and what to do about it; uploads are looked for, and not read */
  @Get()
  @Allow('admin')
  @AnswersAll(FindingView)
  async read() {
    return { data: await examine(this.settings, this.settings.databaseUrl, false) };
  }

  /** What the environment sets, and what holds where it sets nothing; of secrets only that they are set */
  @Get('settings')
  @Allow('admin')
  @AnswersAll(EnvironmentSettingView)
  settingsInForce() {
    return { data: environmentSettings(this.settings) };
  }
}
