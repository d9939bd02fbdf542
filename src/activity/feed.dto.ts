import { ApiProperty } from '@nestjs/swagger';
import { ShownBoolean, ShownText } from '../platform/http/openapi/answers.js';
import { ActivityFacts } from './history.js';

export class FeedMeta {
  @ShownText({ description: 'Give it as `after` the next time, also when no entry came' }) next: string;
  @ShownBoolean({ description: 'true: there is more to read at once' }) more: boolean;
}

export class FeedAnswer {
  @ApiProperty({ type: [ActivityFacts] }) data: ActivityFacts[];
  @ApiProperty() meta: FeedMeta;
}
