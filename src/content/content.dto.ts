import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { defineActivity } from '../activity/activity-types.js';
import {
  IfGiven,
  NestedList,
  OptionalText,
  OptionalUuid,
  RequiredText,
  RequiredUuid,
} from '../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import type { VersionRow } from './content-rows.js';
import type { Item } from './content.service.js';
import type { ListedRelease } from './publishing/releases.js';

const ANY_JSON = {
  oneOf: [
    { type: 'object', additionalProperties: true },
    { type: 'array', items: {} },
  ],
};

/** Content of any kind: the kind's own schema checks it (`GET /content/kinds`). */
const ContentData = (): PropertyDecorator => (prototype, property) => {
  ValidateBy({
    name: 'content',
    validator: {
      validate: (value) => typeof value === 'object' && value !== null,
      defaultMessage: () => 'Must be the content, as GET gave it',
    },
  })(prototype, property);
  ApiProperty({ ...ANY_JSON, description: 'By the schema of its kind' })(prototype, property);
};

export class ContentFields {
  @ContentData()
  data: object;

  @OptionalText({ max: 300, description: 'What was changed, for colleagues' })
  note?: string | null;
}

/** What is being written; nothing about it is checked but its size. */
export class UnfinishedFields {
  @ContentData()
  data: object;

  @OptionalUuid('The version that it was begun on; null: what developers wrote')
  base?: string | null;
}

/** What somebody is writing and has not saved. */
export class UnfinishedView {
  @ShownText({ description: 'Who writes' }) by_name: string;
  @ShownBoolean({ description: 'It is the reader’s own' }) mine: boolean;
  @ShownDate({ description: 'When it was last kept' }) at: string;
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The version that it was begun on',
  })
  base_version: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'That version, with the reader’s own only' })
  base_data: unknown;
  @ApiProperty({ ...ANY_JSON, description: 'It may be incomplete' })
  data: unknown;
}

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

export class RestoreFields {
  @RequiredText({ max: 36, description: 'The id of the version' })
  version: string;
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

export class PreviewFields {
  @RequiredText({ max: 300, description: 'The address of a page', example: '/about-us' })
  path: string;
  @OptionalText({ max: 60, description: 'The kind of what is being written' })
  kind?: string | null;
  @OptionalText({ max: 60, description: 'Its slug' })
  slug?: string | null;
  @ValidateBy({
    name: 'any',
    validator: { validate: (value) => value === undefined || typeof value === 'object' },
  })
  @ApiProperty({
    ...ANY_JSON,
    required: false,
    nullable: true,
    description: 'It, as it is being written',
  })
  data?: object | null;
}

export class KindView {
  @ShownText({ example: 'home' }) kind: string;
  @ShownText({ example: 'Home page' }) title: string;
  @ShownText({ description: 'What it is listed under' }) group: string;
  @ShownText({ description: 'The address where it is seen; empty: each piece has its own' }) path: string;
  @ShownBoolean({ description: 'There may be many of it' }) many: boolean;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'JSON Schema of its data' })
  schema: object;
}

/** A piece of content in a list. */
export class ContentItemView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ShownText() title: string;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Its newest version' })
  version: string | null;
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The version that is public; null: as it was delivered',
  })
  published_version: string | null;
  @ShownText({ enum: ['published', 'draft', 'removed'] }) state: Item['state'];
  @ShownBoolean({ description: 'Something of it is public, as it is written here or as it was before' })
  on_site: boolean;
  @ShownBoolean({ description: 'What is written here takes it off the site' }) taken_off: boolean;
  @ShownDateOrNull() changed_at: string | null;
  @ShownTextOrNull() changed_by: string | null;
  @ApiProperty({ type: [String], description: 'Who writes at it and has not saved' })
  unfinished_by: string[];
}

/** With its content; the ETag is that of kind, slug, version and data. */
export class ContentView {
  @ShownText() kind: string;
  @ShownText() slug: string;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) version: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'null: taken off the site' })
  data: unknown;
}

export class VersionView {
  @ShownUuid() id: string;
  @ShownDate() at: string;
  @ShownTextOrNull() by_name: string | null;
  @ShownTextOrNull() note: string | null;
  @ApiProperty({ ...ANY_JSON, nullable: true }) data: unknown;
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
export class PageView {
  @ShownText({ example: '/about-us' }) path: string;
  @ShownText({ example: 'About Us | Stealth Land' }) title: string;
}
export class MoveView {
  @ShownText({
    example: '/properties/residential/visayas/old-name',
    description: 'An address that a page had',
  })
  from: string;
  @ShownText({ description: 'The one that it has now' }) to: string;
  @ShownText({ example: 'Alpha Tower', description: 'What moved' }) name: string;
}
export class PreviewView {
  @ShownBoolean({ description: 'There is a page of that address' }) found: boolean;
  @ShownText({ description: 'The page as it would be' }) html: string;
}
export class PreviewLinkView {
  @ShownText({ description: 'Shows the drafts to whoever has it' }) address: string;
  @ShownDate({ description: 'When it ends' }) ends_at: string;
}
/** A link to the drafts that works still; its address was shown once. */
export class SharedPreviewView {
  @ShownText({ description: 'Opens nothing: `DELETE /content/preview-links/{id}` ends the link' }) id: string;
  @ShownTextOrNull({ description: 'Who made it' }) by_name: string | null;
  @ShownDate({ description: 'When it ends' }) ends_at: string;
}
export const toItemView = ({ data: _, ...item }: Item): ContentItemView => item;
export const toVersionView = ({ id, at, by_name, note, data }: VersionRow): VersionView => ({
  id,
  at: at.toISOString(),
  by_name,
  note,
  data,
});
export const toReleaseView = ({ parent: _, versions: __, at, ...shown }: ListedRelease): ReleaseView => ({
  ...shown,
  at: at.toISOString(),
});

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
