import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { defineActivity } from '../activity/activity-types.js';
import { transaction } from '../platform/database/transaction.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Caller } from '../platform/http/caller.js';
import {
  addRelease,
  isBefore,
  latestVersions,
  lockContent,
  pointTo,
  publicRelease,
  releaseById,
  type ReleaseRow,
  type VersionRow,
  versionsById,
} from './content-rows.js';
import { keyOf } from './content.service.js';
import { Payee } from './payee.js';
import { type ChangedModes, changedModes } from './payment-modes.js';
import { type ListedRelease } from './release-changes.js';
import { type PageProblem } from './renderer.js';
import { inWords, Releases } from './releases.js';
import { SiteFolder } from './site-folder.js';

export const contentActivity = defineActivity('content', 'content:read', {
  'content.published': 'A release of the site was published',
  'content.undone': 'The release before was made public again',
  'content.payment_modes_changed': 'A release changed what the site says of the ways to pay',
});

/** What is to be published; undefined: every draft. */
export type Chosen = { kind: string; slug: string }[] | undefined;

const cannotPublish = (problems: PageProblem[]) =>
  new ApiError(
    422,
    'This cannot be published yet. What is public stays.',
    problems.slice(0, 50).map(({ page, message }) => ({ field: page, message })),
  );

const PUBLISHED_MEANWHILE = 'A colleague published meanwhile. Look at the drafts again, then publish.';

/** A release that was rendered. */
type Made = Pick<ReleaseRow, 'id' | 'versions' | 'note'> & {
  before: ReleaseRow | undefined;
  ways: ChangedModes;
  folder: string | undefined;
};

/** `23 November 2026, 17:12` */
const inManila = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', dateStyle: 'long', timeStyle: 'short' })
    .format(at)
    .replace(' at ', ', ');

const isSame = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Makes drafts public, whole or not at all, and takes it back. */
@Injectable()
export class Publisher {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly releases: Releases,
    private readonly folder: SiteFolder,
    private readonly activity: ActivityLog,
    private readonly payee: Payee,
  ) {}

  /**
   * Renders a release, checks it, and makes it public.
   * @throws ApiError 409 when there is nothing to publish, or a colleague published meanwhile; 422 with what is wrong,
   *   page by page: the public release stays
   */
  async publish(chosen: Chosen, note: string | null, by: Caller): Promise<ListedRelease> {
    const before = await publicRelease(this.pool);
    const { versions, changed } = await this.versionsToShow(before, chosen);
    const id = v7();
    const ways = await changedModes(this.pool, before?.versions ?? [], versions);
    this.payee.requireRight(by, ways.fields);
    const folder = await this.render(id, versions, changed);
    return this.makePublic({ id, before, versions, note, ways, folder }, by);
  }

  /**
   * Shows again all that an earlier publication showed, as a publication of its own: it may be taken back like any.
   * What was published since is a draft then. @param shown the publication that is public, as the reader saw it; null: none is
   * @throws ApiError 404; 409 when it is what is public, or a colleague published meanwhile
   */
  async rollBack(release: string, shown: string | null, by: Caller): Promise<ListedRelease> {
    const before = await publicRelease(this.pool);
    const wanted = await releaseById(this.pool, release);
    if (!wanted) throw ApiError.notFound('This publication');
    if ((before?.id ?? null) !== shown) throw ApiError.conflict(PUBLISHED_MEANWHILE);
    const { versions } = wanted;
    if (before && isSame(versions, before.versions)) throw ApiError.conflict('The site shows this already.');
    const id = v7();
    const ways = await changedModes(this.pool, before?.versions ?? [], versions);
    this.payee.requireRight(by, ways.fields);
    // It was public once: a link that leads nowhere by now does not keep it from being so again.
    const { folder } = await inWords(async () =>
      this.folder.prepare(id, await this.releases.inputWith(versions), true),
    );
    const note = `As published on ${inManila(wanted.at)}`;
    return this.makePublic({ id, before, versions, note, ways, folder }, by);
  }

  private async makePublic({ id, before, versions, note, ways, folder }: Made, by: Caller) {
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== before?.id) throw ApiError.conflict(PUBLISHED_MEANWHILE);
      await addRelease(tx, { id, parent: before?.id ?? null, versions, note }, by);
      await pointTo(tx, id);
      await this.record(tx, 'content.published', id, by);
      await this.recordWays(tx, by, id, ways);
    });
    await this.folder.show(folder);
    return this.releases.one(id);
  }

  /**
   * Takes a publication back: what was public before it is public again, and the drafts stay.
   * @throws ApiError 409 when it is not the one that is public: nothing else is ever taken back
   */
  async undo(release: string, by: Caller): Promise<ListedRelease | null> {
    const now = await publicRelease(this.pool);
    if (now?.id !== release) throw ApiError.conflict(await this.whyNot(release, now));
    const before = now.parent ?? undefined;
    const parent = before === undefined ? undefined : await releaseById(this.pool, before);
    const ways = await changedModes(this.pool, now.versions, parent?.versions ?? []);
    this.payee.requireRight(by, ways.fields);
    const { folder } = await inWords(async () =>
      this.folder.prepare(before, await this.releases.inputOf(before), true),
    );
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== now.id)
        throw ApiError.conflict('A colleague published meanwhile. Look again before you undo.');
      await pointTo(tx, now.parent);
      await this.record(tx, 'content.undone', now.id, by);
      await this.recordWays(tx, by, now.id, ways);
    });
    await this.folder.show(folder);
    return now.parent ? this.releases.one(now.parent) : null;
  }

  private async recordWays(tx: EntityManager, by: Caller, id: string, ways: ChangedModes): Promise<void> {
    if (ways.fields.length > 0)
      await this.payee.record(tx, by, contentActivity('content.payment_modes_changed', id, ways));
  }

  /** Why a publication cannot be taken back. */
  private async whyNot(release: string, now: ReleaseRow | undefined): Promise<string> {
    if (!now || !(await isBefore(this.pool, release, now.id)))
      return 'This publication was taken back already.';
    const who = now.by_name ?? 'Somebody';
    return `${who} published after that, so this publication cannot be taken back alone. Take the later one back first, or restore the words from their history.`;
  }

  private async versionsToShow(
    before: ReleaseRow | undefined,
    chosen: Chosen,
  ): Promise<{ versions: string[]; changed: VersionRow[] }> {
    const shown = new Map(
      (await versionsById(this.pool, before?.versions ?? [])).map((row) => [keyOf(row), row.id]),
    );
    const wanted = chosen && new Set(chosen.map(keyOf));
    const changed: VersionRow[] = [];
    for (const latest of await latestVersions(this.pool)) {
      if (wanted && !wanted.has(keyOf(latest))) continue;
      if (shown.get(keyOf(latest)) !== latest.id) changed.push(latest);
      shown.set(keyOf(latest), latest.id);
    }
    if (changed.length === 0) throw ApiError.conflict('There is no draft to publish.');
    return { versions: [...shown.values()], changed };
  }

  /** @param changed what becomes public: each must be whole by itself @throws ApiError 422 with what is wrong */
  private async render(id: string, versions: string[], changed: VersionRow[]): Promise<string | undefined> {
    return inWords(async () => {
      const own = await this.releases.problemsOf(changed, await versionsById(this.pool, versions));
      if (own.length > 0) throw cannotPublish(own);
      const { folder, problems } = await this.folder.prepare(id, await this.releases.inputWith(versions));
      if (problems.length > 0) throw cannotPublish(problems);
      return folder;
    });
  }

  private record(
    tx: Parameters<ActivityLog['record']>[0],
    type: 'content.published' | 'content.undone',
    id: string,
    by: Caller,
  ) {
    return this.activity.record(tx, by, contentActivity(type, id, {}));
  }
}
