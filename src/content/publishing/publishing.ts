import type { EntityManager } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { defineActivity } from '../../activity/activity-types.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { ReleaseRow } from '../content-rows.js';
import type { ChangedModes } from '../paying/payment-modes.js';
import type { PageProblem } from './renderer.js';

/** Who publishes: a caller, or whoever planned it. */
export type Publishes = Actor;

/** How something is made public. */
export interface Publishing {
  note: string | null;
  /** Throws where what is said of these ways to pay may not change. */
  allow: (ways: string[]) => void;
  /** In the transaction that makes the release public. */
  also?: (tx: EntityManager, release: string) => Promise<void>;
}

export const contentActivity = defineActivity('content', 'content:read', {
  'content.published': 'A release of the site was published',
  'content.planned': 'A publication of the site was planned, or its time changed',
  'content.plan_taken_back': 'A planned publication of the site was taken back',
  'content.plan_handed_over': 'A planned publication of somebody who left became a colleague’s',
  'content.plan_failed': 'A planned publication of the site could not be made',
  'content.undone': 'A publication of the site was taken back',
  'content.payment_modes_changed': 'A release changed what the site says of the ways to pay',
});

/** What is to be published; undefined: every draft. */
export type Chosen = { kind: string; slug: string }[] | undefined;

export const cannotPublish = (problems: PageProblem[]) =>
  new ApiError(
    422,
    'This cannot be published yet. The site stays as it is.',
    problems.slice(0, 50).map(({ page, message }) => ({ field: page, message })),
  );

export const PUBLISHED_MEANWHILE =
  'A colleague has published in the meantime. Look at the drafts again, then publish.';

/** A release that was rendered. */
export type Made = Pick<ReleaseRow, 'id' | 'versions' | 'note'> & {
  before: ReleaseRow | undefined;
  ways: ChangedModes;
  folder: string | undefined;
};
