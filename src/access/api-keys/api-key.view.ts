import { ApiProperty } from '@nestjs/swagger';
import { ShownDate, ShownDateOrNull, ShownText, ShownTextOrNull, ShownUuid } from '../../http/views.js';
import { type Scope, SCOPES } from '../caller.js';

export class ApiKeyView {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes: Scope[];
  @ShownDateOrNull() expires_at: Date | null;
  @ShownDateOrNull({ description: 'Last use, to the minute' }) last_used_at: Date | null;
  @ShownTextOrNull({ format: 'uuid', description: 'Who made the key; null once that account is removed' })
  created_by: string | null;
  @ShownDate() created_at: Date;
}

export class NewApiKeyView extends ApiKeyView {
  @ShownText({ description: 'The key itself: shown now and never again', example: 'rd_…' }) key: string;
}

export const toApiKeyView = (row: ApiKeyView): ApiKeyView => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  expires_at: row.expires_at,
  last_used_at: row.last_used_at,
  created_by: row.created_by,
  created_at: row.created_at,
});
