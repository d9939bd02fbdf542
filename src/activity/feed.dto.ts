import { ApiProperty } from '@nestjs/swagger';
import { ShownBoolean, ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';
import { ActivityFacts } from './history.js';

export class FeedMeta {
  @ShownText({ description: 'Give it as `after` the next time, also when no entry came' }) next: string;
  @ShownBoolean({ description: 'true: there is more to read at once' }) more: boolean;
}

export class FeedAnswer {
  @ApiProperty({ type: [ActivityFacts] }) data: ActivityFacts[];
  @ApiProperty() meta: FeedMeta;
}

/** What was done, and by whom; the values are in the record's own history. */
export class RecentEntry extends ActivityFacts {
  @ShownTextOrNull({ description: "The account's or key's name at that time" }) caller_name: string | null;
}

export class RecentMeta {
  @ShownTextOrNull({ description: 'Give it as `before` for the page before this one; null: there is none' })
  next: string | null;
}

export class RecentAnswer {
  @ApiProperty({ type: [RecentEntry] }) data: RecentEntry[];
  @ApiProperty() meta: RecentMeta;
}
