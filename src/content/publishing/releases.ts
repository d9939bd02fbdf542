import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import {
  latestVersions,
  pastContent,
  publicRelease,
  releaseById,
  releases,
  versionsById,
  type VersionRow,
} from '../content-rows.js';
import { toEntry } from '../content.service.js';
import { ContentFiles } from '../files/files.js';
import { SiteStock } from '../for-sale/site-stock.js';
import { shownDetails } from '../pictures/picture-details.js';
import { ContentPictures } from '../pictures/pictures.js';
import { SiteEvent } from '../site-event.js';
import {
  changesOf,
  differencesFrom,
  waitingChanges,
  withChanges,
  type Difference,
  type ListedRelease,
  type PieceChange,
} from './release-changes.js';
import { Renderer, type Entry, type PageProblem, type RenderInput } from './renderer.js';

/** What publications hold: as the renderer takes it, and as people read it. */
@Injectable()
export class Releases {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    private readonly pictures: ContentPictures,
    private readonly files: ContentFiles,
    private readonly event: SiteEvent,
    private readonly stock: SiteStock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What would keep the drafts from being published, page by page. */
  async problems(): Promise<PageProblem[]> {
    const shown = new Set((await publicRelease(this.pool))?.versions);
    const latest = await latestVersions(this.pool);
    const drafts = latest.filter(({ id }) => !shown.has(id));
    return toApiError(async () => [
      ...(await this.problemsOf(drafts, latest)),
      ...(await this.renderer.call('problems', await this.input(latest.map(toEntry), { withPast: true }))),
    ]);
  }

  /** What is wrong with the pages of these versions. */
  async problemsOfPages(versions: string[]): Promise<PageProblem[]> {
    return this.renderer.call('problems', await this.inputWith(versions));
  }

  /** What is wrong with pieces by themselves. */
  async problemsOf(drafts: VersionRow[], latest: VersionRow[]): Promise<PageProblem[]> {
    const shown = await versionsById(this.pool, (await publicRelease(this.pool))?.versions ?? []);
    return this.renderer.call('draftProblems', {
      entries: drafts.map(toEntry),
      all: latest.map(toEntry),
      shown: shown.map(toEntry),
      uploaded: await this.pictures.sizes(),
      pdfs: await this.files.sizes(),
    });
  }

  /** Where old addresses lead by themselves. */
  async moves(): Promise<{ from: string; to: string; name: string }[]> {
    return this.renderer.call('moves', await this.inputOf((await publicRelease(this.pool))?.id));
  }

  /** Publications, newest first, each with what it changed. */
  async all(): Promise<ListedRelease[]> {
    return withChanges(this.pool, this.renderer, await releases(this.pool));
  }

  /** What the site would say otherwise if it showed again what that publication showed. @throws ApiError 404 */
  differences(release: string): Promise<Difference[]> {
    return differencesFrom(this.pool, this.renderer, release);
  }

  /** What a publication changed of the one before it. @throws ApiError 404 */
  changesOf(release: string): Promise<PieceChange[]> {
    return changesOf(this.pool, this.renderer, release);
  }

  /** What publishing the drafts would change. */
  waiting(): Promise<PieceChange[]> {
    return waitingChanges(this.pool, this.renderer);
  }

  async one(id: string): Promise<ListedRelease> {
    const row = await releaseById(this.pool, id);
    const parent = row?.parent ? await releaseById(this.pool, row.parent) : undefined;
    const rows = [row, parent].filter((each) => each !== undefined);
    const [found] = await withChanges(this.pool, this.renderer, rows);
    if (!found) throw new Error('The release that was published is gone');
    return found;
  }

  /** All that a render of these entries needs. */
  async input(
    entries: Entry[],
    { withPast = false, versions = [] }: { withPast?: boolean; versions?: string[] } = {},
  ): Promise<RenderInput> {
    const { event, events } = await this.event.shown();
    const { origin } = new URL(this.settings.publicUrl);
    const details = await shownDetails(this.pool, [entries, event, events]);
    const uploads = { uploaded: await this.pictures.sizes(), pdfs: await this.files.sizes() };
    const stock = await this.stock.shown();
    const input = { entries, ...uploads, details, origin, event, events, stock };
    return withPast ? { ...input, past: await pastContent(this.pool, versions) } : input;
  }

  /** Of a release that was published; undefined: of the content as it was delivered. */
  async inputOf(release: string | undefined): Promise<RenderInput> {
    const found = release === undefined ? undefined : await releaseById(this.pool, release);
    return this.inputWith(found?.versions ?? []);
  }

  async inputWith(versions: string[]): Promise<RenderInput> {
    return this.inputOfRows(await versionsById(this.pool, versions));
  }

  async inputOfRows(rows: VersionRow[]): Promise<RenderInput> {
    return this.input(rows.map(toEntry), { withPast: true, versions: rows.map(({ id }) => id) });
  }
}

/** The renderer's own words, such as about a picture that is gone, are for the person who publishes. */
export async function toApiError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(
      422,
      `The site cannot be drawn with this, and stays as it is: ${(error as Error).message}`,
    );
  }
}
