import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../access/rules.js';
import { Health } from './health.js';
import { HealthView } from './health.view.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  /** The process answers. */
  @Get('live')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether the process answers' })
  live(): { data: HealthView } {
    return { data: { status: 'ok' } };
  }

  /** Database and storage answer, else 503. */
  @Get('ready')
  @Allow('anyone')
  @ApiOperation({ summary: 'Whether database and storage answer' })
  async ready(): Promise<{ data: HealthView }> {
    await this.health.check();
    return { data: { status: 'ok' } };
  }
}
