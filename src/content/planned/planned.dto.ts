import { ApiProperty } from '@nestjs/swagger';
import { Moment, OptionalBoolean } from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { PublishFields, ReleaseChangeView } from '../publishing/releases.dto.js';

export class PlanFields extends PublishFields {
  @Moment('When, with its zone', { required: true })
  at: string;
}

export class PlanChange {
  @Moment('When, with its zone', { required: true })
  at: string;

  @OptionalBoolean({
    default: false,
    description: 'With its pieces as they are written now, not as they were when it was planned',
  })
  anew: boolean;
}

export class PlannedItemView extends ReleaseChangeView {
  @ShownBoolean({ description: 'Something else is written there by now, which is not published with it' })
  changed_since: boolean;
}

/** A publication at a time to come, or one that failed at its time. */
export class PlannedView {
  @ShownUuid() id: string;
  @ShownDate({ description: 'When it is published' }) at: string;
  @ShownText({ description: 'Who planned it' }) by_name: string;
  @ShownTextOrNull() note: string | null;
  @ShownText({ enum: ['waiting', 'failed', 'published', 'taken back'] })
  state: 'waiting' | 'failed' | 'published' | 'taken back';
  @ShownTextOrNull({ description: 'What kept it from being published, in words' }) failure: string | null;
  @ApiProperty({ type: [PlannedItemView], description: 'What becomes public' }) items: PlannedItemView[];
}
