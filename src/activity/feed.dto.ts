import { ApiProperty } from '@nestjs/swagger';
import { ShownBoolean, ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';
import { ActivityFacts, ActivityView } from './history.js';

export class FeedMeta {
  @ShownText({ description: 'Give it as `after` the next time, also when no entry came' }) next: string;
  @ShownBoolean({ description: 'true: there is more to read at once' }) more: boolean;
}

export class FeedAnswer {
  @ApiProperty({ type: [ActivityFacts] }) data: ActivityFacts[];
  @ApiProperty() meta: FeedMeta;
}

/** What was done, by whom, with which record. */
export class RecentEntry extends ActivityView {
  @ShownTextOrNull({ description: "The record's name today; null: it has none, or is gone" })
  record_name: string | null;
}

export class RecentMeta {
  @ShownTextOrNull({ description: 'Give it as `before` for the page before this one; null: there is none' })
  next: string | null;
}

export class RecentAnswer {
  @ApiProperty({ type: [RecentEntry] }) data: RecentEntry[];
  @ApiProperty() meta: RecentMeta;
}
