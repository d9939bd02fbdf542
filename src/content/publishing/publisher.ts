import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  addRelease,
  draftsOver,
  isNewer,
  keyOf,
  lockContent,
  pointTo,
  publicRelease,
  shownNow,
  titleOf,
  toEntry,
  type ReleaseRow,
  type Shown,
  type VersionRow,
} from '../content-rows.js';
import type { ProjectForSale } from '../for-sale/for-sale.dto.js';
import { keepLists } from '../for-sale/price-lists.js';
import { changedModes, Payee } from '../paying/payee.js';
import { contentActivity } from './releases.dto.js';
import type { ListedRelease } from './releases.js';
import { RenderInputs, toApiError } from './render-inputs.js';
import { Renderer, type PageProblem } from './renderer.js';
import { SiteFolder } from './site-folder.js';

/** What goes with a change of the site. */
export interface PublishOptions {
  /** Where an admin publishes what somebody proposed. */
  proposedBy?: string;
  /** Runs in the transaction that makes the release public; null: the site as it was delivered. */
  inTransaction?: (tx: EntityManager, release: string | null) => Promise<void>;
}

/** How something is made public. */
export interface Publishing extends PublishOptions {
  note: string | null;
  /** Throws where these ways to pay may not change. */
  allow: (ways: string[]) => void;
}

/** What is to be published; undefined: every draft. */
export type Chosen = { kind: string; slug: string }[] | undefined;

/** Versions in the place of those that are public. They are rendered before, so that whoever publishes hears what is wrong. */
interface Replacement {
  over: Shown;
  rows: VersionRow[];
}

interface Change<Release> {
  /** What is done, to which release. */
  done: [type: 'content.published' | 'content.undone', release: string];
  /** Gives the release that becomes public; null: the site as it was delivered. */
  next: (tx: EntityManager) => Promise<Release>;
  /** What is said when a colleague published meanwhile. */
  meanwhile?: string;
}

/**
 * Runs in the transaction that changes what the site offers.
 * @param before what was offered
 * @param after what is
 */
type OfferFollower = (
  tx: EntityManager,
  before: ProjectForSale[],
  after: ProjectForSale[],
  by: Actor,
) => Promise<void>;

export const PUBLISHED_MEANWHILE =
  'A colleague has published in the meantime. Look at the drafts again, then publish.';

export const cannotPublish = (problems: PageProblem[]) =>
  new ApiError(
    422,
    'This cannot be published yet. The site stays as it is.',
    problems.slice(0, 50).map(({ page, message }) => ({ field: page, message })),
  );

/** What is public with these in place of what they follow; in the order of their time, as `versionsById` has them. */
export const withDrafts = ({ rows }: Shown, drafts: VersionRow[]): VersionRow[] =>
  [...new Map([...rows, ...drafts].map((row) => [keyOf(row), row])).values()].sort((one, other) =>
    isNewer(one, other) ? 1 : -1,
  );

/** Makes drafts public, whole or not at all. */
@Injectable()
export class Publisher {
  private readonly followers: OfferFollower[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly folder: SiteFolder,
    private readonly activity: ActivityLog,
    private readonly payee: Payee,
  ) {}

  /**
   * Called in onModuleInit by features that depend on what is offered, such as stock, which follows a home that is
   * renamed.
   */
  followedBy(follower: OfferFollower): void {
    this.followers.push(follower);
  }

  /**
   * Renders a release, checks it, and makes it public.
   * @throws ApiError 409 when there is nothing to publish, or a colleague published meanwhile; 422 with what is wrong,
   *   page by page: the public release stays
   */
  async publish(chosen: Chosen, note: string | null, by: Caller): Promise<ListedRelease> {
    const shown = await shownNow(this.dataSource);
    const drafts = await this.chosenDrafts(shown, chosen);
    const allow = (ways: string[]) => this.payee.requireRight(by, ways);
    return this.publishDrafts(shown, drafts, { note, allow }, by);
  }

  /** @throws ApiError 409 when the site shows all of them */
  async chosenDrafts(shown: Shown, chosen: Chosen): Promise<VersionRow[]> {
    const wanted = chosen && new Set(chosen.map(keyOf));
    const drafts = (await draftsOver(this.dataSource, shown)).filter(
      (draft) => !wanted || wanted.has(keyOf(draft)),
    );
    if (drafts.length === 0) throw ApiError.conflict('no_draft', 'There is no draft to publish.');
    return drafts;
  }

  /** @param drafts what becomes public over what is: each must be whole by itself @throws ApiError 409, 422 */
  async publishDrafts(
    over: Shown,
    drafts: VersionRow[],
    { note, allow, ...options }: Publishing,
    by: Actor,
  ): Promise<ListedRelease> {
    const id = v7();
    const rows = withDrafts(over, drafts);
    allow(changedModes(over.rows, rows).fields);
    await toApiError(async () => {
      const own = await this.inputs.problemsOf(drafts, rows, over.rows);
      if (own.length > 0) throw cannotPublish(own);
      const prepared = await this.folder.prepare(id, await this.inputs.ofVersions(rows));
      if (prepared.problems.length > 0) throw cannotPublish(prepared.problems);
    });
    return this.makePublic({ over, rows }, { id, note }, by, options);
  }

  /** Makes versions public as a new release. @throws ApiError 409 when a colleague published meanwhile */
  async makePublic(
    replacement: Replacement,
    { id, note }: Pick<ReleaseRow, 'id' | 'note'>,
    by: Actor,
    options: PublishOptions,
  ): Promise<ListedRelease> {
    const { over, rows } = replacement;
    const titles = await this.renderer.titles();
    const release = { id, note, parent: over.release?.id ?? null, versions: rows.map((row) => row.id) };
    const made = await this.replace(replacement, by, options, {
      done: ['content.published', id],
      next: (tx) => addRelease(tx, release, by),
    });
    const old = new Set(over.release?.versions);
    const changes = rows
      .filter((row) => !old.has(row.id))
      .map((row) => ({ kind: row.kind, slug: row.slug, title: titleOf(row, titles) }));
    const proposed_by = options.proposedBy ?? null;
    return { ...made, proposed_by, current: true, undoable: true, undone: false, changes };
  }

  /**
   * Changes what is public in one transaction with all that hangs on it: its history, whom changed ways to pay are told to,
   * price lists, and what follows the offers.
   * @throws ApiError 409 when a colleague published meanwhile
   */
  async replace<Release extends { id: string } | null>(
    { over, rows }: Replacement,
    by: Actor,
    { proposedBy, inTransaction }: PublishOptions,
    { done: [type, id], next, meanwhile = PUBLISHED_MEANWHILE }: Change<Release>,
  ): Promise<Release> {
    const ways = changedModes(over.rows, rows);
    // The renderer is asked before the transaction, which would hold a connection while it works.
    const { seed } = await this.renderer.describe();
    const [before, after] = await toApiError(async () => [
      await this.offersOf(over.rows),
      await this.offersOf(rows),
    ]);
    const release = await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== over.release?.id)
        throw ApiError.conflict('published_meanwhile', meanwhile);
      const found = await next(tx);
      await pointTo(tx, found?.id ?? null);
      const change = proposedBy ? { after: { proposed_by: proposedBy } } : {};
      await this.activity.record(tx, by, contentActivity(type, id, change));
      if (ways.fields.length > 0)
        await this.payee.record(tx, by, contentActivity('content.payment_modes_changed', id, ways));
      await keepLists(tx, seed, rows.map(toEntry));
      for (const follow of this.followers) await follow(tx, before, after, by);
      await inTransaction?.(tx, found?.id ?? null);
      return found;
    });
    // Where it cannot be shown here, the watch tries again: it hears of the change too.
    await this.folder.showPublic().catch(() => undefined);
    return release;
  }

  private async offersOf(rows: VersionRow[]): Promise<ProjectForSale[]> {
    return this.renderer.call('forSale', await this.inputs.of(rows.map(toEntry)));
  }
}
