import { ApiProperty } from '@nestjs/swagger';
import { ShownBoolean, ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';
import type { EnvironmentSetting } from './environment.js';
import { ABOUT, type About, type Finding } from './finding.js';

export class FindingView implements Finding {
  @ApiProperty({ enum: ABOUT }) about: About;
  @ApiProperty({
    enum: ['well', 'look', 'wrong'],
    description: 'wrong: something does not work, or will be lost; look: it may be meant so',
  })
  state: Finding['state'];
  @ShownText({ example: 'The clock is believed.' }) says: string;
  @ShownTextOrNull({ description: 'What to do, in words of this installation; null: nothing' })
  todo: string | null;
}

export class EnvironmentSettingView implements EnvironmentSetting {
  @ShownText({ example: 'PUBLIC_URL' }) name: string;
  @ShownTextOrNull({
    description: 'As it is in force, of an address without its password; null: not set, or a secret',
    example: 'https://example.com',
  })
  value: string | null;
  @ShownBoolean({ description: 'Whether nothing else was asked for; false for a secret that is set' })
  is_default: boolean;
}
