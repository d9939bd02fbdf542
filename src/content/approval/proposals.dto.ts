import { ApiProperty } from '@nestjs/swagger';
import {
  Moment,
  OptionalChoice,
  OptionalUuid,
  RequiredBoolean,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { PublishFields, ReleaseChangeView } from '../publishing/releases.dto.js';

export class ApprovalFields {
  @RequiredBoolean('Editors and keys propose, and an admin publishes')
  needed: boolean;
}

export class ApprovalView {
  @ShownBoolean({ description: 'Editors and keys propose, and an admin publishes' }) needed: boolean;
  @ShownBoolean({ description: 'The reader may publish without asking' }) may_publish: boolean;
}

export const DOES = ['publish', 'undo', 'roll back'] as const;
export type Does = (typeof DOES)[number];
const PROPOSAL_STATES = ['waiting', 'published', 'planned', 'sent back', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export class ProposalFields extends PublishFields {
  @OptionalChoice(DOES, {
    default: 'publish',
    description: 'Publish drafts, take the public release back, or show an earlier one again',
  })
  does: Does;

  @Moment('When drafts are to be published, with its zone; without it: once it is approved')
  at?: string | null;

  @OptionalUuid('The release that is taken back or shown again')
  release?: string | null;
}

export class DecisionFields {
  @OptionalUuid('The release that was public as the reader saw the differences; null or left out: none was')
  shown?: string | null;
}

export class SendBackFields {
  @RequiredText({ max: 500, description: 'Why, for whoever proposed it' })
  answer: string;
}

export class ProposedItemView extends ReleaseChangeView {
  @ShownTextOrNull({
    description: 'Who wrote something else there since, which is not part of it; null: nobody',
  })
  written_since_by: string | null;
  @ShownTextOrNull({ description: 'Who published something else there since; null: nobody' })
  published_since_by: string | null;
  @ShownBoolean({ description: 'Something newer is public there, which stays: this piece is left out' })
  left_out: boolean;
}

/** What somebody proposes to change on the site. */
export class ProposalView {
  @ShownUuid() id: string;
  @ShownText({ enum: [...DOES] }) does: Does;
  @ShownDate({ description: 'When it was proposed' }) at: string;
  @ShownText({ description: 'Who proposed it' }) by_name: string;
  @ShownBoolean({ description: 'It is the reader’s own' }) mine: boolean;
  @ShownTextOrNull() note: string | null;
  @ShownDateOrNull({ description: 'When it is to become public; null: once it is approved' })
  publish_at: string | null;
  @ShownText({ enum: [...PROPOSAL_STATES] }) state: ProposalState;
  @ShownTextOrNull({ description: 'Why it was sent back' }) answer: string | null;
  @ShownTextOrNull({ description: 'Who published it or sent it back' }) decided_by: string | null;
  @ShownDateOrNull() decided_at: string | null;
  @ShownUuidOrNull({ description: 'The release that it became' }) release: string | null;
  @ShownUuidOrNull({ description: 'The release that is public now; null: none is' }) shown: string | null;
  @ShownBoolean({ description: 'The site has gone on: it can’t be published any more' }) outdated: boolean;
  @ApiProperty({ type: [ProposedItemView], description: 'What it changes' }) items: ProposedItemView[];
}
