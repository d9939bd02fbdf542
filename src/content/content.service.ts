import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Precondition } from '../platform/http/etag.js';
import {
  addVersion,
  forgetUnfinished,
  keyOf,
  latestOf,
  latestVersions,
  lockContent,
  shownNow,
  titleOf,
  toEntry,
  versionsById,
  versionsOf,
  whoWrites,
  type Entry,
  type VersionRow,
} from './content-rows.js';
import { ContentCheck } from './drafts/content-check.js';
import { Renderer } from './publishing/renderer.js';

/** A piece of content as its editors see it. */
export interface Item {
  kind: string;
  slug: string;
  title: string;
  data: unknown;
  /** The version that `data` is; null: as developers wrote it. */
  version: string | null;
  /** The version that is public; null: as developers wrote it. */
  published_version: string | null;
  state: 'published' | 'draft' | 'removed';
  /** Whether a version of it is public: this one or an earlier one. */
  on_site: boolean;
  /** What is written here takes it off the site. */
  taken_off: boolean;
  changed_at: string | null;
  changed_by: string | null;
  /** Who writes at it and has not saved. */
  unfinished_by: string[];
}

/** Keeps drafts of content. None of them is public before it is published. */
@Injectable()
export class ContentService {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly renderer: Renderer,
    private readonly check: ContentCheck,
  ) {}

  /** Every piece of content: as it was written, as it is drafted, as it is public. */
  async items(): Promise<Item[]> {
    const { seed } = await this.renderer.describe();
    const latest = await latestVersions(this.pool);
    const shown = await this.publicVersions();
    const writing = await whoWrites(this.pool);
    const titles = await this.renderer.titles();
    const written = new Map(seed.map((entry) => [keyOf(entry), entry]));
    const all = new Map(written);
    for (const version of latest) if (titles.has(version.kind)) all.set(keyOf(version), version);
    return [...all.values()].map((entry) => ({
      ...toItem(
        entry,
        titles,
        latest.find((each) => keyOf(each) === keyOf(entry)),
        shown.get(keyOf(entry)) ?? written.get(keyOf(entry)),
      ),
      unfinished_by: writing.filter((each) => keyOf(each) === keyOf(entry)).map(({ name }) => name),
    }));
  }

  /** One of them, with the fields that today's schema has. @throws ApiError 404 */
  async item(kind: string, slug: string): Promise<Item> {
    const found = (await this.items()).find((each) => each.kind === kind && each.slug === slug);
    if (!found) throw ApiError.notFound('Content');
    // Fields that are unknown to the schema are left out: whoever changes a word would else be told of fields that they never saw.
    return found.version === null ? found : { ...found, data: await this.renderer.call('completed', found) };
  }

  /**
   * Keeps a draft.
   * @throws ApiError 400 naming each field that is wrong, 412 when a colleague was faster
   */
  async save(
    { kind, slug, data }: Entry,
    note: string | null,
    by: Caller,
    ifMatch: Precondition,
  ): Promise<Item> {
    const checked = await this.check.of({ kind, slug, data });
    if (checked.problems.length > 0) throw ApiError.invalid(checked.problems);
    return this.write({ kind, slug, data: checked.data }, note, by, ifMatch);
  }

  /**
   * Keeps drafts of several pieces, all or none. @param read what they were made from
   * @throws ApiError 400 when one does not fit, 409 when a colleague was faster
   */
  async saveAll(entries: Entry[], read: Item[], note: string, by: Caller): Promise<void> {
    const clean: Entry[] = [];
    for (const entry of entries) {
      const { problems, data } = await this.check.of(entry);
      if (problems.length > 0) throw ApiError.invalid(problems);
      clean.push({ ...entry, data });
    }
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const latest = new Map((await latestVersions(tx)).map((row) => [keyOf(row), row.id]));
      if (read.some((item) => (latest.get(keyOf(item)) ?? null) !== item.version))
        throw ApiError.conflict(
          'page_changed',
          'A colleague changed one of these pages in the meantime. Please try again.',
        );
      for (const entry of clean) await addVersion(tx, { ...entry, note }, by);
    });
  }

  /** Takes a project, page or news item off the site, as a draft. @throws ApiError 404, 409, 412 */
  async remove(kind: string, slug: string, by: Caller, ifMatch: Precondition): Promise<Item> {
    const { kinds } = await this.renderer.describe();
    const { many } = kinds.find((each) => each.kind === kind) ?? {};
    if (!many)
      throw ApiError.conflict('page_needed', 'This page is part of the site and cannot be taken off it.');
    // A project that was never public leaves no entry.
    await this.item(kind, slug);
    return this.write({ kind, slug, data: null }, null, by, ifMatch);
  }

  /** An earlier version becomes the draft; nothing public changes. @throws ApiError 404; 400 where it does not fit today's schema */
  async restore(kind: string, slug: string, version: string, by: Caller): Promise<Item> {
    const found = (await versionsOf(this.pool, kind, slug)).find(({ id }) => id === version);
    if (!found) throw ApiError.notFound('This version');
    const note = `Restored from ${found.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    if (found.data === null) return this.remove(kind, slug, by, () => undefined);
    const data = await this.renderer.call('completed', found);
    return this.save({ kind, slug, data }, note, by, () => undefined);
  }

  /** The draft becomes again what is public. @throws ApiError 404, 412 */
  async discard(kind: string, slug: string, by: Caller, ifMatch: Precondition): Promise<Item> {
    const item = await this.item(kind, slug);
    const { seed } = await this.renderer.describe();
    const written = seed.find((entry) => entry.kind === kind && entry.slug === slug);
    const [shown] = item.published_version ? await versionsById(this.pool, [item.published_version]) : [];
    const data = shown ? shown.data : (written?.data ?? null);
    return this.write({ kind, slug, data }, 'Draft discarded', by, ifMatch);
  }

  /** All versions of a piece, the newest first. */
  async history(kind: string, slug: string): Promise<VersionRow[]> {
    return versionsOf(this.pool, kind, slug);
  }

  /** The latest versions, as entries that replace what was written: what a preview shows. */
  async drafts(): Promise<Entry[]> {
    return (await latestVersions(this.pool)).map(toEntry);
  }

  private async write(entry: Entry, note: string | null, by: Caller, ifMatch: Precondition): Promise<Item> {
    const { seed } = await this.renderer.describe();
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const latest = await latestOf(tx, entry.kind, entry.slug);
      const written = seed.find((each) => keyOf(each) === keyOf(entry));
      if (!latest && !written) return addVersion(tx, { ...entry, note }, by);
      ifMatch(toTagged(latest ?? { ...(written ?? entry), id: null }));
      // Forgets what its author had not saved: it is saved or discarded now.
      if (by.kind === 'staff') await forgetUnfinished(tx, entry, by.id);
      if (latest && JSON.stringify(latest.data) === JSON.stringify(entry.data)) return latest;
      return addVersion(tx, { ...entry, note }, by);
    });
    return this.item(entry.kind, entry.slug);
  }

  private async publicVersions(): Promise<Map<string, VersionRow>> {
    const { rows } = await shownNow(this.pool);
    return new Map(rows.map((row) => [keyOf(row), row]));
  }
}

/** What the ETag of a piece of content is made of: its content and version, not whether it is public by now. */
export const toTagged = ({ kind, slug, data, id }: Entry & { id: string | null }): object => ({
  kind,
  slug,
  version: id,
  data,
});

/** @param shown what is public: a version, or what developers wrote; undefined: nothing of it */
function toItem(
  entry: Entry,
  titles: ReadonlyMap<string, string>,
  latest: VersionRow | undefined,
  shown: VersionRow | Entry | undefined,
): Omit<Item, 'unfinished_by'> {
  const { kind, slug, data } = entry;
  const same = latest === undefined || JSON.stringify(latest.data) === JSON.stringify(shown?.data ?? null);
  return {
    kind,
    slug,
    title: titleOf({ ...entry, data: data ?? shown?.data }, titles),
    data,
    version: latest?.id ?? null,
    published_version: shown && 'id' in shown ? shown.id : null,
    // A draft that equals what is public is not listed as one.
    state: same ? (data === null ? 'removed' : 'published') : 'draft',
    on_site: (shown?.data ?? null) !== null,
    taken_off: data === null,
    changed_at: latest?.at.toISOString() ?? null,
    changed_by: latest?.by_name ?? null,
  };
}
