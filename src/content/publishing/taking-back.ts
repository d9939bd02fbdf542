import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { momentInManila } from '../../platform/manila.js';
import {
  isBefore,
  parentOf,
  publicRelease,
  releaseById,
  versionsById,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { changedModes, Payee } from '../paying/payee.js';
import { Publisher, PUBLISHED_MEANWHILE, type PublishOptions } from './publisher.js';
import { Releases, type ListedRelease } from './releases.js';
import { RenderInputs, toApiError } from './render-inputs.js';
import { SiteFolder } from './site-folder.js';

/** Takes publications back and shows earlier ones again. */
@Injectable()
export class TakingBack {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inputs: RenderInputs,
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
  async rollBack(
    release: string,
    shown: string | null,
    by: Caller,
    options: PublishOptions = {},
  ): Promise<ListedRelease> {
    const { before, wanted } = await this.requireOther(release);
    if ((before?.id ?? null) !== shown) throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
    const note = `As published on ${momentInManila(wanted.at)}`;
    const over = { release: before, rows: await versionsById(this.dataSource, before?.versions ?? []) };
    const rows = await versionsById(this.dataSource, wanted.versions);
    const id = v7();
    await this.prepare(id, over.rows, rows, by);
    return this.publisher.makePublic({ over, rows }, { id, note }, by, options);
  }

  /** A publication that can be shown again, and the one that is public. @throws ApiError 404, 409 when the site shows it */
  async requireOther(release: string): Promise<{ before: ReleaseRow | undefined; wanted: ReleaseRow }> {
    const before = await publicRelease(this.dataSource);
    const wanted = await releaseById(this.dataSource, release);
    if (!wanted) throw ApiError.notFound('This publication');
    if ((await this.releases.differencesTo(wanted)).length === 0)
      throw ApiError.conflict('already_published', 'The site shows this already.');
    return { before, wanted };
  }

  /** The publication that can be taken back. @throws ApiError 409 when it is another */
  async requireNewest(release: string): Promise<ReleaseRow> {
    const now = await publicRelease(this.dataSource);
    if (now?.id !== release)
      throw ApiError.conflict('publication_superseded', await this.whyNot(release, now));
    return now;
  }

  /**
   * Takes a publication back: what was public before it is public again, and the drafts stay.
   * @throws ApiError 409 when it is not the newest: nothing else is ever taken back
   */
  async undo(release: string, by: Caller, options: PublishOptions = {}): Promise<ListedRelease | null> {
    const now = await this.requireNewest(release);
    const over = { release: now, rows: await versionsById(this.dataSource, now.versions) };
    const parent = await parentOf(this.dataSource, now);
    const rows = await versionsById(this.dataSource, parent?.versions ?? []);
    await this.prepare(parent?.id, over.rows, rows, by);
    const shown = await this.publisher.replace({ over, rows }, by, options, {
      done: ['content.undone', now.id],
      next: () => Promise.resolve(parent ?? null),
      meanwhile: 'A colleague has published in the meantime. Look again before you undo.',
    });
    return shown && this.releases.one(shown.id);
  }

  /**
   * Renders what is to be shown again, unless its folder is still there. A link that leads nowhere by now does not stop it, since it was public once.
   * @throws ApiError 403 where a way to pay changes by it, which an admin alone may
   */
  private async prepare(
    release: string | undefined,
    before: VersionRow[],
    rows: VersionRow[],
    by: Caller,
  ): Promise<void> {
    this.payee.requireRight(by, changedModes(before, rows).fields);
    await toApiError(async () => this.folder.prepare(release, await this.inputs.ofVersions(rows), true));
  }

  /** Why a publication cannot be taken back. */
  private async whyNot(release: string, now: ReleaseRow | undefined): Promise<string> {
    if (!now || !(await isBefore(this.dataSource, release, now.id)))
      return 'This publication was taken back already.';
    const who = now.by_name ?? 'Somebody';
    return `${who} published after that, so this publication cannot be taken back alone. Take the later one back first, or restore the words from their history.`;
  }
}
