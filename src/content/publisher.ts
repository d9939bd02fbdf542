import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Caller } from '../platform/http/caller.js';
import {
  addRelease,
  addVersion,
  isBefore,
  latestVersions,
  lockContent,
  pointTo,
  publicRelease,
  releaseById,
  versionsById,
  type ReleaseRow,
  type VersionRow,
} from './content-rows.js';
import { keyOf } from './content.service.js';
import { Payee } from './payee.js';
import { changedModes, type ChangedModes } from './payment-modes.js';
import {
  cannotPublish,
  contentActivity,
  inManila,
  PUBLISHED_MEANWHILE,
  type Chosen,
  type Made,
  type Publishes,
  type Publishing,
} from './publishing.js';
import { type ListedRelease } from './release-changes.js';
import { inWords, Releases } from './releases.js';
import { SiteFolder } from './site-folder.js';

const isSame = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Of two that were written within a millisecond, the ids say which came later. */
const isNewer = (row: VersionRow, than: VersionRow): boolean =>
  row.at > than.at || (row.at.getTime() === than.at.getTime() && row.id > than.id);

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
    const drafts = await this.chosenDrafts(before, chosen);
    return this.publishOver(before, drafts, { note, allow: (ways) => this.payee.requireRight(by, ways) }, by);
  }

  /**
   * What would become public of the drafts that are chosen, each version as it is now.
   * @throws ApiError 409 when nothing would, 422 with what is wrong
   */
  async checkedDrafts(chosen: Chosen, by: Caller): Promise<{ drafts: VersionRow[]; ways: string[] }> {
    const before = await publicRelease(this.pool);
    const drafts = await this.chosenDrafts(before, chosen);
    const versions = await this.over(before, drafts);
    const ways = await changedModes(this.pool, before?.versions ?? [], versions);
    this.payee.requireRight(by, ways.fields);
    await inWords(async () => {
      const wrong = await this.releases.problemsOf(drafts, await versionsById(this.pool, versions));
      const pages = wrong.length > 0 ? [] : await this.releases.problemsOfPages(versions);
      if (wrong.length + pages.length > 0) throw cannotPublish([...wrong, ...pages]);
    });
    return { drafts, ways: ways.fields };
  }

  /**
   * Makes these versions public; what was published of a piece since is newer, and stays.
   * @throws ApiError 409 when all of it is, 422 with what is wrong
   */
  async publishVersions(ids: string[], how: Publishing, by: Publishes): Promise<ListedRelease> {
    const before = await publicRelease(this.pool);
    const shown = new Map(
      (await versionsById(this.pool, before?.versions ?? [])).map((row) => [keyOf(row), row]),
    );
    const wanted = (await versionsById(this.pool, ids)).filter((row) => {
      const now = shown.get(keyOf(row));
      return now === undefined || isNewer(row, now);
    });
    if (wanted.length === 0)
      throw ApiError.conflict(
        'nothing_to_publish',
        'All of it was published before, or something newer in its place.',
      );
    return this.publishOver(before, wanted, how, by);
  }

  /**
   * Makes a piece public that is kept in the same transaction: where it cannot be shown, nothing of it stays.
   * @param also after it is kept @throws ApiError 409 when a colleague published meanwhile, 422 with what is wrong
   */
  async publishNew(
    before: ReleaseRow | undefined,
    row: VersionRow,
    by: Caller,
    also: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const shown = await versionsById(this.pool, before?.versions ?? []);
    const rows = [...new Map([...shown, row].map((each) => [keyOf(each), each])).values()];
    const id = v7();
    const folder = await this.renderRows(id, rows, [row]);
    const ways = { fields: [], before: {}, after: {} };
    const versions = rows.map((each) => each.id);
    await this.makePublic({ id, before, versions, note: row.note, ways, folder }, by, async (tx) => {
      await addVersion(tx, row, by, row.id);
      await also(tx);
    });
  }

  /** @param drafts what becomes public over what is */
  private async publishOver(
    before: ReleaseRow | undefined,
    drafts: VersionRow[],
    { note, allow, also }: Publishing,
    by: Publishes,
  ): Promise<ListedRelease> {
    const versions = await this.over(before, drafts);
    const id = v7();
    const ways = await changedModes(this.pool, before?.versions ?? [], versions);
    allow(ways.fields);
    const folder = await this.render(id, versions, drafts);
    return this.makePublic({ id, before, versions, note, ways, folder }, by, also);
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
    if ((before?.id ?? null) !== shown) throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
    const { versions } = wanted;
    if (before && isSame(versions, before.versions))
      throw ApiError.conflict('already_published', 'The site shows this already.');
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

  private async makePublic(
    { id, before, versions, note, ways, folder }: Made,
    by: Publishes,
    also: Publishing['also'] = () => Promise.resolve(),
  ) {
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== before?.id)
        throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
      await addRelease(tx, { id, parent: before?.id ?? null, versions, note }, by);
      await pointTo(tx, id);
      await this.record(tx, 'content.published', id, by);
      await this.recordWays(tx, by, id, ways);
      await also(tx, id);
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
    if (now?.id !== release)
      throw ApiError.conflict('publication_superseded', await this.whyNot(release, now));
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
        throw ApiError.conflict(
          'published_meanwhile',
          'A colleague published meanwhile. Look again before you undo.',
        );
      await pointTo(tx, now.parent);
      await this.record(tx, 'content.undone', now.id, by);
      await this.recordWays(tx, by, now.id, ways);
    });
    await this.folder.show(folder);
    return now.parent ? this.releases.one(now.parent) : null;
  }

  private async recordWays(tx: EntityManager, by: Publishes, id: string, ways: ChangedModes): Promise<void> {
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

  /** @throws ApiError 409 when the site shows all of them */
  private async chosenDrafts(before: ReleaseRow | undefined, chosen: Chosen): Promise<VersionRow[]> {
    const shown = new Set(before?.versions);
    const wanted = chosen && new Set(chosen.map(keyOf));
    const drafts = (await latestVersions(this.pool)).filter(
      (latest) => !shown.has(latest.id) && (!wanted || wanted.has(keyOf(latest))),
    );
    if (drafts.length === 0) throw ApiError.conflict('no_draft', 'There is no draft to publish.');
    return drafts;
  }

  /** What is public with these in place of what they follow. */
  private async over(before: ReleaseRow | undefined, drafts: VersionRow[]): Promise<string[]> {
    const shown = await versionsById(this.pool, before?.versions ?? []);
    return [...new Map([...shown, ...drafts].map((row) => [keyOf(row), row.id])).values()];
  }

  /** @param changed what becomes public: each must be whole by itself @throws ApiError 422 with what is wrong */
  private async render(id: string, versions: string[], changed: VersionRow[]): Promise<string | undefined> {
    return this.renderRows(id, await versionsById(this.pool, versions), changed);
  }

  private async renderRows(
    id: string,
    rows: VersionRow[],
    changed: VersionRow[],
  ): Promise<string | undefined> {
    return inWords(async () => {
      const own = await this.releases.problemsOf(changed, rows);
      if (own.length > 0) throw cannotPublish(own);
      const { folder, problems } = await this.folder.prepare(id, await this.releases.inputOfRows(rows));
      if (problems.length > 0) throw cannotPublish(problems);
      return folder;
    });
  }

  private record(
    tx: Parameters<ActivityLog['record']>[0],
    type: 'content.published' | 'content.undone',
    id: string,
    by: Publishes,
  ) {
    return this.activity.record(tx, by, contentActivity(type, id, {}));
  }
}
