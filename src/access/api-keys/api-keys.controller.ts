import { Body, Controller, Delete, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow } from '../rules.js';
import { CreateApiKeyDto } from './api-key.dto.js';
import { toApiKeyView } from './api-key.view.js';
import { ApiKeysService } from './api-keys.service.js';

@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly service: ApiKeysService) {}

  /** Make a key for another system. The key itself is in this answer only. */
  @Post()
  @Allow('admin')
  async create(@Body() dto: CreateApiKeyDto, @StaffOf() me: StaffCaller) {
    const { row, key } = await this.service.create(dto, me);
    return { data: { ...toApiKeyView(row), key } };
  }

  /** Revoke a key: it stops working at once. */
  @Delete(':id')
  @Allow('admin')
  async revoke(@Param('id', ParseUUIDPipe) id: string, @StaffOf() me: StaffCaller) {
    return { data: toApiKeyView(await this.service.revoke(id, me)) };
  }
}
