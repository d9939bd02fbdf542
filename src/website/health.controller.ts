import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../platform/http/caller.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { COMMIT, VERSION } from '../platform/settings/version.js';
import { HealthView, ReadyView } from './health.dto.js';
import { Health } from './health.js';

const OK: HealthView = {
  status: 'ok',
  version: VERSION,
  ...(COMMIT !== undefined && { commit: COMMIT }),
};

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  /** The process answers; 503 for the three seconds before it stops, in which a proxy is to send it nothing new. */
  @Get('live')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether the process answers' })
  @AnswersData(HealthView, { description: 'It does' })
  live(): { data: HealthView } {
    this.health.live();
    return { data: OK };
  }

  /** Database and storage answer, else 503. */
  @Get('ready')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether database and storage answer' })
  @AnswersData(ReadyView, { description: 'They do' })
  async ready(): Promise<{ data: ReadyView }> {
    return { data: { ...OK, ...(await this.health.check()) } };
  }
}
