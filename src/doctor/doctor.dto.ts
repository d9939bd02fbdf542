import { ApiProperty } from '@nestjs/swagger';
import { ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';
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
