import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { momentInManila } from '../../platform/manila.js';
import {
  addVersionBeside,
  isBefore,
  lockContent,
  pointTo,
  publicRelease,
  releaseById,
  versionsById,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { keyOf } from '../content.service.js';
import { countedAs, lastOfWords, PROJECTS, publicStates } from '../for-sale/counts.js';
import { Payee } from '../paying/payee.js';
import { changedModes } from '../paying/payment-modes.js';
import { Publisher } from './publisher.js';
import { PUBLISHED_MEANWHILE } from './publishing.js';
import { differencesFrom, type ListedRelease } from './release-changes.js';
import { toApiError, Releases } from './releases.js';
import { Renderer } from './renderer.js';
import { SiteFolder } from './site-folder.js';

const COUNTED = 'With the homes counted as they are now';

/** What was public once, with the homes counted as they are now. */
type Counted = { rows: VersionRow[]; made: { row: VersionRow; beside: string | null }[] };

/** Takes publications back and shows earlier ones again. What was reserved or sold since stays so. */
@Injectable()
export class TakingBack {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly renderer: Renderer,
    private readonly releases: Releases,
    private readonly folder: SiteFolder,
    private readonly payee: Payee,
    private readonly publisher: Publisher,
  ) {}

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
    if ((await differencesFrom(this.pool, this.renderer, release)).length === 0)
      throw ApiError.conflict('already_published', 'The site shows this already.');
    const note = `As published on ${momentInManila(wanted.at)}`;
    return this.showAgain(wanted, before, { note }, by);
  }

  /**
   * Takes a publication back: what was public before it is public again, and the drafts stay.
   * @throws ApiError 409 when it is not the newest, sales apart: nothing else is ever taken back
   */
  async undo(release: string, by: Caller): Promise<ListedRelease | null> {
    const now = await publicRelease(this.pool);
    const { seed } = await this.renderer.describe();
    const last = await lastOfWords(this.pool, seed);
    if (last?.id !== release)
      throw ApiError.conflict('publication_superseded', await this.whyNot(release, now, last));
    const parent = last.parent ? await releaseById(this.pool, last.parent) : undefined;
    const { made } = await this.counted(parent?.versions ?? [], now);
    if (made.length > 0)
      return this.showAgain(parent, now, { note: COUNTED, parent: last.parent, type: 'content.undone' }, by);
    const ways = await changedModes(this.pool, now?.versions ?? [], parent?.versions ?? []);
    this.payee.requireRight(by, ways.fields);
    const { folder } = await toApiError(async () =>
      this.folder.prepare(parent?.id, await this.releases.inputOf(parent?.id), true),
    );
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== now?.id)
        throw ApiError.conflict(
          'published_meanwhile',
          'A colleague published meanwhile. Look again before you undo.',
        );
      await pointTo(tx, parent?.id ?? null);
      await this.publisher.record(tx, 'content.undone', last.id, by, ways);
    });
    await this.folder.show(folder);
    return parent ? this.releases.one(parent.id) : null;
  }

  /** @param wanted undefined: the site as it was delivered */
  private async showAgain(
    wanted: ReleaseRow | undefined,
    before: ReleaseRow | undefined,
    how: { note: string; parent?: string | null; type?: 'content.undone' },
    by: Caller,
  ): Promise<ListedRelease> {
    const { rows, made } = await this.counted(wanted?.versions ?? [], before);
    const versions = rows.map((row) => row.id);
    const ways = await changedModes(this.pool, before?.versions ?? [], wanted?.versions ?? []);
    this.payee.requireRight(by, ways.fields);
    const id = v7();
    // It was public once: a link that leads nowhere by now does not keep it from being so again.
    const { folder } = await toApiError(async () =>
      this.folder.prepare(id, await this.releases.inputOfRows(rows), true),
    );
    return this.publisher.makePublic({ ...how, id, before, versions, ways, folder }, by, async (tx) => {
      for (const { row, beside } of made) await addVersionBeside(tx, row, beside, by);
    });
  }

  /** These versions, with those of projects that count their homes otherwise now made anew. */
  private async counted(versions: string[], now: ReleaseRow | undefined): Promise<Counted> {
    const { seed } = await this.renderer.describe();
    const rows = await versionsById(this.pool, versions);
    const made: Counted['made'] = [];
    const all = new Map([...seed, ...rows].map((each) => [keyOf(each), each]));
    for (const entry of all.values()) {
      const { kind, slug, data } = entry;
      if (kind !== PROJECTS || data === null) continue;
      const counted = countedAs(data, await publicStates(this.pool, slug, now));
      if (JSON.stringify(counted) === JSON.stringify(data)) continue;
      const row = { id: v7(), kind, slug, data: counted, note: COUNTED, by_name: null, at: new Date() };
      made.push({ row, beside: rows.find((each) => each === entry)?.id ?? null });
    }
    const anew = new Map([...rows, ...made.map(({ row }) => row)].map((row) => [keyOf(row), row]));
    return { rows: [...anew.values()], made };
  }

  /** Why a publication cannot be taken back. @param last the one that can */
  private async whyNot(
    release: string,
    now: ReleaseRow | undefined,
    last: ReleaseRow | undefined,
  ): Promise<string> {
    if (!now || (now.id !== release && !(await isBefore(this.pool, release, now.id))))
      return 'This publication was taken back already.';
    if (!last || !(await isBefore(this.pool, release, last.id)))
      return 'Homes that were reserved or sold stay so. Give one back at its inquiry, or change the count of the homes.';
    const who = last.by_name ?? 'Somebody';
    return `${who} published after that, so this publication cannot be taken back alone. Take the later one back first, or restore the words from their history.`;
  }
}
