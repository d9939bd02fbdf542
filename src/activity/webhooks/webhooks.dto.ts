import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsOptional, IsString } from 'class-validator';
import { RequiredText } from '../../platform/http/fields/fields.js';
import { IsMoment } from '../../platform/http/fields/moment.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import {
  DELIVERY_STATES,
  type DeliveryState,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './webhook.entity.js';

@IgnoreReadOnly(
  'id',
  'created_at',
  'failing_since',
  'disabled_at',
  'disabled_reason',
  'made_by_key',
  'old_secret_until',
  'secret',
)
export class EndpointFields {
  @RequiredText({ max: 2000, description: 'Where to POST; https', example: 'https://crm.example.com/hooks' })
  url: string;

  @RequiredText({ max: 200, description: 'Which system this is', example: 'Sales CRM' })
  description: string;

  @IsString({ each: true, message: 'Must be a list of texts' })
  @ArrayUnique({ message: 'Name each type once' })
  @ArrayMaxSize(100, { message: 'At most 100 types' })
  @IsArray({ message: 'Must be a list of types' })
  @ApiProperty({
    type: [String],
    description:
      'Which types it hears of, of those that the caller may read; empty: all, which a key may not ask for',
    example: ['payment.verified'],
  })
  types: string[];

  @IsOptional()
  @IsBoolean({ message: 'Must be true or false' })
  @ApiProperty({
    required: false,
    description: 'true: nothing is sent; false: wakes up one that was disabled',
  })
  disabled?: boolean;
}

export class ReplayRange {
  @IsMoment()
  @ApiProperty({ format: 'date-time' })
  since: string;

  @IsOptional()
  @IsMoment()
  @ApiProperty({ format: 'date-time', required: false, description: 'Left out: now' })
  until?: string;

  @IsOptional()
  @IsBoolean({ message: 'Must be true or false' })
  @ApiProperty({ required: false, default: true, description: 'false: also what was delivered' })
  only_failed?: boolean;
}

export class EndpointView {
  @ShownUuid() id: string;
  @ShownText() url: string;
  @ShownText() description: string;
  @ApiProperty({ type: [String], description: 'empty: all' }) types: string[];
  @ShownDateOrNull({ description: 'Since when nothing but failures came back' }) failing_since: Date | null;
  @ShownDateOrNull() disabled_at: Date | null;
  @ShownTextOrNull() disabled_reason: string | null;
  @ShownDateOrNull({ description: 'Until then the secret of before signs too' })
  old_secret_until: Date | null;
  @ShownUuidOrNull({
    description: 'The API key that added or last changed it; null: an admin added it or woke it up',
  })
  made_by_key: string | null;
  @ShownDate() created_at: Date;
}

export class EndpointWithSecret extends EndpointView {
  @ShownText({ description: 'Checks signatures: shown now and never again', example: 'whsec_…' })
  secret: string;
}

export class WebhookTypeView {
  @ShownText({ example: 'payment.verified' }) type: string;
  @ShownText({ example: 'delegates' }) resource: string;
  @ShownText() meaning: string;
}

export class DeliveryView {
  @ShownUuid({ description: 'The webhook-id' }) id: string;
  @ShownText() type: string;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) activity_id: string | null;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) replay_of: string | null;
  @ShownText({ enum: [...DELIVERY_STATES] }) state: DeliveryState;
  @ApiProperty({ type: 'integer' }) attempts: number;
  @ShownDateOrNull() next_attempt_at: Date | null;
  @ShownNumberOrNull({ description: 'Of the last answer' }) status: number | null;
  @ShownTextOrNull({ description: 'Why there was no answer' }) error: string | null;
  @ShownNumberOrNull() milliseconds: number | null;
  @ShownTextOrNull({ description: 'The first kB of the last answer' }) answer: string | null;
  @ShownDateOrNull() attempted_at: Date | null;
  @ShownDate() created_at: Date;
}

export class ReplayedView {
  @ApiProperty({ type: 'integer', description: 'How many are sent again' }) count: number;
}

export const toEndpointView = (row: WebhookEndpoint): EndpointView => ({
  id: row.id,
  url: row.url,
  description: row.description,
  types: row.types,
  failing_since: row.failing_since,
  disabled_at: row.disabled_at,
  disabled_reason: row.disabled_reason,
  old_secret_until: row.old_secret_until,
  made_by_key: row.made_by_key,
  created_at: row.created_at,
});

export const withSecret = (row: WebhookEndpoint): EndpointWithSecret => ({
  ...toEndpointView(row),
  secret: row.secret,
});

export const toDeliveryView = (row: WebhookDelivery): DeliveryView => ({
  id: row.id,
  type: row.type,
  activity_id: row.activity_id,
  replay_of: row.replay_of,
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.next_attempt_at,
  status: row.status,
  error: row.error,
  milliseconds: row.milliseconds,
  answer: row.answer,
  attempted_at: row.attempted_at,
  created_at: row.created_at,
});
