import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { rowsOf } from '../../platform/database/rows-of.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  draftsOver,
  keyOf,
  parentOf,
  publicRelease,
  releaseById,
  releases,
  shownNow,
  titleOf,
  versionsById,
  type Entry,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { Renderer } from './renderer.js';

/** A release with what it changed of the one before. */
export type ListedRelease = ReleaseRow & {
  current: boolean;
  /** It is the one that can be taken back. */
  undoable: boolean;
  /** It was taken back, and what is public does not follow it. */
  undone: boolean;
  changes: { kind: string; slug: string; title: string }[];
};

/** What rolling back to a release would change of one piece; null: it is not on the site. */
export interface Difference {
  kind: string;
  slug: string;
  title: string;
  now: unknown;
  then: unknown;
}

/** What a publication changes, or would change, of one piece; null: it is not on the site. */
export interface PieceChange {
  kind: string;
  slug: string;
  title: string;
  before: unknown;
  after: unknown;
  /** Its authors. */
  by: string[];
}

/** Publications as people read them: what each changed, and what the next would. */
@Injectable()
export class Releases {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
  ) {}

  /** The publications, the newest first, each with what it changed. */
  async all(): Promise<ListedRelease[]> {
    return this.withChanges(await releases(this.pool));
  }

  /** A publication with what it changed. @throws where there is none: it was just made */
  async one(id: string): Promise<ListedRelease> {
    const row = await releaseById(this.pool, id);
    const parent = await parentOf(this.pool, row);
    const [found] = await this.withChanges([row, parent].filter((each) => each !== undefined));
    if (!found) throw new Error('The release that was published is gone');
    return found;
  }

  /** What the site would say otherwise if it showed again what that publication showed. @throws ApiError 404 */
  async differences(release: string): Promise<Difference[]> {
    const wanted = await releaseById(this.pool, release);
    if (!wanted) throw ApiError.notFound('This publication');
    return this.differencesTo(wanted);
  }

  /** @param wanted undefined: the site as it was delivered */
  async differencesTo(wanted: ReleaseRow | undefined): Promise<Difference[]> {
    const titles = await this.renderer.titles();
    const then = await this.shownBy(wanted);
    const now = await this.shownBy(await publicRelease(this.pool));
    const all = [...new Map([...now, ...then]).values()];
    const found = await Promise.all(
      all.map(async (entry) => {
        const [before, after] = await Promise.all(
          [now, then].map((shown) => this.completed(shown.get(keyOf(entry)))),
        );
        const title = titleOf({ ...entry, data: after ?? before }, titles);
        return { kind: entry.kind, slug: entry.slug, title, now: before ?? null, then: after ?? null };
      }),
    );
    return found.filter((each) => JSON.stringify(each.now) !== JSON.stringify(each.then));
  }

  /** What publishing the drafts would change, each with who wrote since it was public. */
  async waiting(): Promise<PieceChange[]> {
    return this.changesBy(await draftsOver(this.pool, await shownNow(this.pool)));
  }

  /** What publishing these versions would change. */
  async changesBy(drafts: VersionRow[]): Promise<PieceChange[]> {
    const now = await publicRelease(this.pool);
    return this.changesTo(drafts, await this.shownBy(now), await this.writersSince(now?.versions ?? []));
  }

  /** What a publication changed of the one before it. @throws ApiError 404 */
  async changesOf(id: string): Promise<PieceChange[]> {
    const release = await releaseById(this.pool, id);
    if (!release) throw ApiError.notFound('This publication');
    const parent = await parentOf(this.pool, release);
    const old = new Set(parent?.versions);
    const anew = await versionsById(
      this.pool,
      release.versions.filter((version) => !old.has(version)),
    );
    const writers = anew.map(({ by_name: name, ...row }) => ({ ...row, name }));
    return this.changesTo(anew, await this.shownBy(parent), writers);
  }

  private async withChanges(rows: ReleaseRow[]): Promise<ListedRelease[]> {
    const now = await publicRelease(this.pool);
    const standing = await this.publicAndBefore();
    const versionsOfRow = new Map(rows.map((row) => [row.id, new Set(row.versions)]));
    const newOf = ({ versions, parent }: ReleaseRow) =>
      versions.filter((id) => !(parent && versionsOfRow.get(parent)?.has(id)));
    const changed = await versionsById(this.pool, [...new Set(rows.flatMap(newOf))]);
    const titles = await this.renderer.titles();
    const named = new Map(
      changed.map((row) => [row.id, { kind: row.kind, slug: row.slug, title: titleOf(row, titles) }]),
    );
    return rows.map((row) => ({
      ...row,
      current: row.id === now?.id,
      undoable: row.id === now?.id,
      undone: !standing.has(row.id),
      changes: newOf(row).flatMap((id) => named.get(id) ?? []),
    }));
  }

  private async changesTo(
    entries: readonly Entry[],
    shown: ReadonlyMap<string, Entry>,
    writers: { kind: string; slug: string; name: string | null }[],
  ): Promise<PieceChange[]> {
    const titles = await this.renderer.titles();
    const changes = await Promise.all(
      entries.map(async ({ kind, slug, data }) => {
        const key = keyOf({ kind, slug });
        const before = await this.completed(shown.get(key));
        const after = await this.completed({ kind, slug, data });
        const title = titleOf({ kind, slug, data: after ?? before }, titles);
        const by = writers.filter((each) => keyOf(each) === key).flatMap(({ name }) => name ?? []);
        return { kind, slug, title, before, after, by };
      }),
    );
    return changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  }

  /** Fields that a later version of the program added count as nobody's change. */
  private async completed(entry: Entry | undefined): Promise<object | null> {
    return entry && entry.data !== null ? this.renderer.call('completed', entry) : null;
  }

  /** All that a release showed: its versions over what developers wrote. */
  private async shownBy(release: ReleaseRow | undefined): Promise<Map<string, Entry>> {
    const { seed } = await this.renderer.describe();
    const versions = await versionsById(this.pool, release?.versions ?? []);
    return new Map([...seed, ...versions].map((entry) => [keyOf(entry), entry]));
  }

  /** The authors of each piece since these versions; of a piece without one, all its authors. */
  private writersSince(versions: string[]) {
    return rowsOf<{ kind: string; slug: string; name: string }>(
      this.pool,
      `SELECT v.kind, v.slug, v.by_name AS name
         FROM content_version v LEFT JOIN content_version shown
           ON shown.kind = v.kind AND shown.slug = v.slug AND shown.id = ANY($1)
        WHERE v.by_name IS NOT NULL AND (shown.id IS NULL OR (v.at, v.id) > (shown.at, shown.id))
        GROUP BY v.kind, v.slug, v.by_name ORDER BY min(v.at)`,
      [versions],
    );
  }

  /** The public release and those that led to it. */
  private async publicAndBefore(): Promise<Set<string>> {
    const line = await rowsOf<{ id: string }>(
      this.pool,
      `WITH RECURSIVE line AS (
         SELECT release_id AS id FROM content_pointer
          UNION ALL SELECT r.parent FROM content_release r JOIN line USING (id) WHERE r.parent IS NOT NULL)
       SELECT id FROM line`,
    );
    return new Set(line.map(({ id }) => id));
  }
}
