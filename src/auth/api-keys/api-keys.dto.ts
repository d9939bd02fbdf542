import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { SCOPES, type Scope } from '../../platform/http/caller.js';
import { REQUIRED, RequiredText } from '../../platform/http/fields/fields.js';
import { IsMoment } from '../../platform/http/fields/moment.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { date, id, startsWith, type ListResource } from '../../platform/listing/resource.js';

/** Features add their scopes to this list as they are loaded, so it is handed on as it is, not copied. */
const SCOPE_SCHEMA = { type: 'string', enum: SCOPES as Scope[] };

export class CreateApiKeyDto {
  @RequiredText({ max: 120, description: 'Which system calls with this key', example: 'Check-in app' })
  name: string;

  @IsIn(SCOPES, { each: true, message: () => `Each must be one of ${SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'Name each scope once' })
  @ArrayNotEmpty({ message: REQUIRED })
  @IsArray({ message: 'Must be a list of scopes' })
  @ApiProperty({
    type: 'array',
    items: SCOPE_SCHEMA,
    minItems: 1,
    uniqueItems: true,
    description: 'What the key may do',
  })
  scopes: Scope[];

  @IsOptional()
  @IsMoment()
  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    nullable: true,
    description: 'When the key stops working; left out or null: never',
  })
  expires_at?: string | null;
}

export class ApiKeyView {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ApiProperty({ type: 'array', items: SCOPE_SCHEMA }) scopes: Scope[];
  @ShownDateOrNull() expires_at: Date | null;
  @ShownDateOrNull({ description: 'Last use, to the minute' }) last_used_at: Date | null;
  @ShownTextOrNull({ format: 'uuid', description: 'Who made the key; null once that account is removed' })
  created_by: string | null;
  @ShownDate() created_at: Date;
}

/** How much a key may do at once. */
class KeyLimits {
  @ShownNumberOrNull({ description: 'Leads that it may enter in a minute; null: not counted' })
  leads_per_minute: number | null;
  @ApiProperty({ type: 'integer', description: 'Rows of one call of a list' }) rows_per_call: number;
  @ApiProperty({ type: 'integer', description: 'Bytes of a JSON body' }) body_bytes: number;
}

export class OwnApiKeyView extends ApiKeyView {
  @ApiProperty({ type: KeyLimits }) limits: KeyLimits;
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

export const apiKeyList: ListResource = {
  table: 'api_key',
  resourceName: 'api-keys',
  select: ['id', 'name', 'scopes', 'expires_at', 'last_used_at', 'created_by', 'created_at'],
  columns: { id, name: startsWith, expires_at: date, last_used_at: date, created_by: id, created_at: date },
};
