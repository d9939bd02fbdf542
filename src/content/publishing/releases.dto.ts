import { ApiProperty } from '@nestjs/swagger';
import { defineActivity } from '../../activity/activity-types.js';
import {
  IfGiven,
  NestedList,
  OptionalText,
  OptionalUuid,
  RequiredText,
  RequiredUuid,
} from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { ANY_JSON } from '../content.dto.js';
import type { ListedRelease } from './releases.js';

export const contentActivity = defineActivity('content', 'content:read', {
  'content.published': 'A release of the site was published',
  'content.planned': 'A publication of the site was planned, or its time changed',
  'content.plan_taken_back': 'A planned publication of the site was taken back',
  'content.plan_handed_over': 'A planned publication of somebody who left became a colleague’s',
  'content.plan_failed': 'A planned publication of the site could not be made',
  'content.proposed': 'A change of the site was proposed',
  'content.proposal_withdrawn': 'Whoever proposed a change of the site withdrew it',
  'content.proposal_sent_back': 'An admin sent a proposal for the site back',
  'content.approval_on': 'From then on an admin publishes what others propose',
  'content.approval_off': 'From then on editors and keys publish by themselves again',
  'content.undone': 'A publication of the site was taken back',
  'content.payment_modes_changed': 'A release changed what the site says of the ways to pay',
});

export class ItemName {
  @RequiredText({ max: 60, description: 'Its kind', example: 'projects' })
  kind: string;
  @RequiredText({ max: 60, description: '`site`, or the slug of a project', example: 'alpha-tower' })
  slug: string;
}

export class PublishFields {
  @IfGiven()
  @NestedList(ItemName, [0, 200], 'Must be a list of { kind, slug }', {
    required: false,
    nullable: true,
    description: 'Which drafts; without it: all',
  })
  items?: ItemName[] | null;

  @OptionalText({ max: 300, description: 'What is new, for colleagues' })
  note?: string | null;
}

export class UndoPublicationFields {
  @RequiredUuid('The publication to take back: the one that is public')
  release: string;
}

export class RollBackFields {
  @RequiredUuid('The publication to show again')
  release: string;
  @OptionalUuid(
    'The one that is public; null or left out: none is. Where it is another by now, nothing is changed',
  )
  shown?: string | null;
}

export class ReleaseChangeView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ShownText({ description: 'What it is called' }) title: string;
}

export class ReleaseView {
  @ShownUuid() id: string;
  @ShownDate() at: string;
  @ShownTextOrNull() by_name: string | null;
  @ShownTextOrNull() note: string | null;
  @ShownBoolean({ description: 'It is the public one' }) current: boolean;
  @ShownBoolean({ description: 'It is the one that can be taken back' }) undoable: boolean;
  @ShownBoolean({ description: 'It was taken back' }) undone: boolean;
  @ShownBoolean({ description: 'It was planned for its time' }) planned: boolean;
  @ShownTextOrNull({ description: 'Who proposed it, where an admin published what somebody proposed' })
  proposed_by: string | null;
  @ApiProperty({ type: [ReleaseChangeView], description: 'What it changed' }) changes: ReleaseChangeView[];
}

export class ReleaseDifferenceView extends ReleaseChangeView {
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'As the site says it now; null: not at all' })
  now: unknown;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'As that publication said it; null: not at all' })
  then: unknown;
}

export class PieceChangeView extends ReleaseChangeView {
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'As the site says it; null: not at all' })
  before: unknown;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'As it becomes; null: it is taken off' })
  after: unknown;
  @ApiProperty({ type: [String], description: 'Who wrote it' }) by: string[];
}

export class PageProblemView {
  @ShownText({ example: '/about-us' }) page: string;
  @ShownText({ example: 'The link “More” leads to /abut, where there is no page.' }) message: string;
  @ShownTextOrNull({ description: 'The field where it can be mended: `home/site:banner.action.href`' })
  place: string | null;
}
export const toReleaseView = ({ parent: _, versions: __, at, ...shown }: ListedRelease): ReleaseView => ({
  ...shown,
  at: at.toISOString(),
});
