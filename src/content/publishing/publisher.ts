import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  addRelease,
  latestVersions,
  lockContent,
  pointTo,
  publicRelease,
  versionsById,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { keyOf } from '../content.service.js';
import { Payee } from '../paying/payee.js';
import { changedModes, type ChangedModes } from '../paying/payment-modes.js';
import {
  cannotPublish,
  contentActivity,
  PUBLISHED_MEANWHILE,
  type Chosen,
  type Made,
  type Publishes,
  type Publishing,
} from './publishing.js';
import { type ListedRelease } from './release-changes.js';
import { toApiError, Releases } from './releases.js';
import { SiteFolder } from './site-folder.js';

/** Of two that were written within a millisecond, the ids say which came later. */
const isNewer = (row: VersionRow, than: VersionRow): boolean =>
  row.at > than.at || (row.at.getTime() === than.at.getTime() && row.id > than.id);

/** Makes drafts public, whole or not at all. */
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
    await toApiError(async () => {
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

  async makePublic(
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
      await this.record(tx, 'content.published', id, by, ways);
      await also(tx, id);
    });
    await this.folder.show(folder);
    return this.releases.one(id);
  }

  /** Who made public what, and what it says otherwise of the ways to pay. */
  async record(
    tx: EntityManager,
    type: 'content.published' | 'content.undone',
    id: string,
    by: Publishes,
    ways: ChangedModes,
  ): Promise<void> {
    await this.activity.record(tx, by, contentActivity(type, id, {}));
    if (ways.fields.length > 0)
      await this.payee.record(tx, by, contentActivity('content.payment_modes_changed', id, ways));
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
    return toApiError(async () => {
      const own = await this.releases.problemsOf(changed, rows);
      if (own.length > 0) throw cannotPublish(own);
      const { folder, problems } = await this.folder.prepare(id, await this.releases.inputOfRows(rows));
      if (problems.length > 0) throw cannotPublish(problems);
      return folder;
    });
  }
}
