import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { rowsOf } from '../../platform/database/rows-of.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import {
  draftsOver,
  filesIn,
  latestVersions,
  releaseById,
  shownNow,
  toEntry,
  versionsById,
  type Entry,
  type VersionRow,
} from '../content-rows.js';
import { numbersOf } from '../for-sale/price-lists.js';
import {
  Renderer,
  type PageProblem,
  type PdfSizes,
  type RenderInput,
  type ShownDetails,
  type ShownEvents,
  type ShownStock,
  type Uploaded,
} from './renderer.js';

/** What pages are rendered from: content, and all that is shown with it. */
@Injectable()
export class RenderInputs {
  private readEvents: () => Promise<ShownEvents> = () =>
    Promise.resolve({ event: undefined, events: undefined, until: undefined });

  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Called in onModuleInit by the events: content does not know them. */
  eventsFrom(read: () => Promise<ShownEvents>): void {
    this.readEvents = read;
  }

  /** The events that the site shows. */
  events(): Promise<ShownEvents> {
    return this.readEvents();
  }

  /** What would keep the drafts from being published, page by page. */
  async problems(): Promise<PageProblem[]> {
    const shown = await shownNow(this.pool);
    const latest = await latestVersions(this.pool);
    const drafts = await draftsOver(this.pool, shown);
    return toApiError(async () => [
      ...(await this.problemsOf(drafts, latest, shown.rows)),
      ...(await this.renderer.call('problems', {
        ...(await this.of(latest.map(toEntry))),
        past: await this.past(),
      })),
    ]);
  }

  /** What is wrong with pieces by themselves. @param all what they would be public beside @param shown what is public */
  async problemsOf(drafts: VersionRow[], all: VersionRow[], shown: VersionRow[]): Promise<PageProblem[]> {
    return this.renderer.call('draftProblems', {
      entries: drafts.map(toEntry),
      all: all.map(toEntry),
      shown: shown.map(toEntry),
      ...(await this.uploads()),
    });
  }

  /** The addresses that old ones lead to by themselves. */
  async moves(): Promise<{ from: string; to: string; name: string }[]> {
    return this.renderer.call('moves', await this.ofPublic());
  }

  /** For a page of these entries, as a preview shows it: addresses that pages left do not lead on. */
  async of(entries: Entry[]): Promise<RenderInput> {
    const { event, events } = await this.readEvents();
    return {
      entries,
      event,
      events,
      ...(await this.uploads()),
      details: await this.details([entries, event, events]),
      origin: new URL(this.settings.publicUrl).origin,
      stock: await this.stock(),
      lists:
        entries.length > 0 ? await numbersOf(this.pool, (await this.renderer.describe()).seed, entries) : {},
    };
  }

  /** For the whole site. */
  async ofVersions(rows: VersionRow[]): Promise<RenderInput> {
    return { ...(await this.of(rows.map(toEntry))), past: await this.past(rows) };
  }

  /** The input of a release that was published; undefined: of the content as it was delivered. */
  async ofRelease(id: string | undefined): Promise<RenderInput> {
    const found = id === undefined ? undefined : await releaseById(this.pool, id);
    return this.ofVersions(await versionsById(this.pool, found?.versions ?? []));
  }

  async ofPublic(): Promise<RenderInput> {
    return this.ofVersions((await shownNow(this.pool)).rows);
  }

  /** What was uploaded for pages: pictures, the newest first, and PDFs. */
  async uploads(): Promise<{ uploaded: Uploaded; pdfs: PdfSizes }> {
    const pictures = await rowsOf<{ name: string; width: number; height: number }>(
      this.pool,
      'SELECT name, width, height FROM content_picture ORDER BY created_at DESC, name',
    );
    const files = await rowsOf<{ hash: string; size: number }>(
      this.pool,
      'SELECT hash, size FROM content_file',
    );
    return {
      uploaded: Object.fromEntries(pictures.map(({ name, ...size }) => [name, size])),
      pdfs: Object.fromEntries(files.map(({ hash, size }) => [hash, size])),
    };
  }

  /** What is kept with the pictures of this content. The program's own pictures have words without a row here. */
  private async details(content: unknown): Promise<ShownDetails> {
    const shown = filesIn(content);
    const rows = await rowsOf<ShownDetails[string] & { file: string }>(
      this.pool,
      'SELECT file, alt, credit, kind FROM content_picture_details ORDER BY file',
    );
    return Object.fromEntries(
      rows
        .filter(({ file }) => !file.startsWith('uploaded/') || shown.has(file))
        .map(({ file, ...shownDetails }) => [file, shownDetails]),
    );
  }

  private async stock(): Promise<ShownStock> {
    const rows = await rowsOf<{ project: string } & ShownStock[string][number]>(
      this.pool,
      'SELECT project, home, count, reserved, sold FROM shown_stock ORDER BY project, home',
    );
    const stock: ShownStock = {};
    for (const { project, ...units } of rows) (stock[project] ??= []).push(units);
    return stock;
  }

  /**
   * What was ever public of the kinds that live on (addresses that pages left, ways that people paid), each state once.
   * @param next what is about to be public
   */
  private past(next: VersionRow[] = []): Promise<Entry[]> {
    return rowsOf<Entry>(
      this.pool,
      `SELECT kind, slug, content::json AS data FROM (
         SELECT kind, slug, at,
                CASE WHEN kind IN ('projects', 'pages', 'news') THEN json_build_object('href', data->'href')
                     WHEN kind = 'formLists' THEN json_build_object('paymentModes', data->'paymentModes')
                     ELSE data END::text AS content
           FROM content_version
          WHERE kind IN ('projects', 'pages', 'news', 'regions', 'partners', 'formLists') AND data IS NOT NULL
            AND (id = ANY($1) OR id IN (SELECT unnest(versions) FROM content_release))) AS stated
        GROUP BY kind, slug, content ORDER BY max(at), kind, slug`,
      [next.map(({ id }) => id)],
    );
  }
}

/** Turns the renderer's errors, such as of a picture that is gone, into sentences for the person who publishes. */
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
