import type { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  latestVersions,
  publicLine,
  publicRelease,
  releaseById,
  versionsById,
  writersSince,
  type ReleaseRow,
} from '../content-rows.js';
import { keyOf, titleOf } from '../content.service.js';
import type { Entry, Renderer } from './renderer.js';

/** A release with what it changed of the one before. */
export type ListedRelease = ReleaseRow & {
  current: boolean;
  /** It is the one that can be taken back. */
  undoable: boolean;
  /** It was taken back: neither on the site, nor below what is. */
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
  /** Who wrote it. */
  by: string[];
}

const titlesOf = async (renderer: Renderer) =>
  new Map((await renderer.describe()).kinds.map(({ kind, title }) => [kind, title]));

export async function withChanges(
  pool: Pool,
  renderer: Renderer,
  rows: ReleaseRow[],
): Promise<ListedRelease[]> {
  const now = await publicRelease(pool);
  const line = new Set((await publicLine(pool)).map(({ id }) => id));
  const versionsOfRow = new Map(rows.map((row) => [row.id, new Set(row.versions)]));
  const newOf = ({ versions, parent }: ReleaseRow) =>
    versions.filter((id) => !(parent && versionsOfRow.get(parent)?.has(id)));
  const changed = await versionsById(pool, [...new Set(rows.flatMap(newOf))]);
  const titles = await titlesOf(renderer);
  const named = new Map(
    changed.map((row) => [row.id, { kind: row.kind, slug: row.slug, title: titleOf(row, titles) }]),
  );
  return rows.map((row) => ({
    ...row,
    current: row.id === now?.id,
    undoable: row.id === now?.id,
    undone: !line.has(row.id),
    changes: newOf(row).flatMap((id) => named.get(id) ?? []),
  }));
}

/** What the site would say otherwise if it showed again what that release showed. @throws ApiError 404 */
export async function differencesFrom(
  pool: Pool,
  renderer: Renderer,
  release: string,
): Promise<Difference[]> {
  const wanted = await releaseById(pool, release);
  if (!wanted) throw ApiError.notFound('This publication');
  const titles = await titlesOf(renderer);
  const then = await shownBy(pool, renderer, wanted);
  const now = await shownBy(pool, renderer, await publicRelease(pool));
  const all = [...new Map([...now, ...then]).values()];
  const found = await Promise.all(
    all.map(async (entry) => {
      const [before, after] = await Promise.all(
        [now, then].map((shown) => completed(renderer, shown.get(keyOf(entry)))),
      );
      const title = titleOf({ ...entry, data: after ?? before }, titles);
      return { kind: entry.kind, slug: entry.slug, title, now: before ?? null, then: after ?? null };
    }),
  );
  return found.filter((each) => JSON.stringify(each.now) !== JSON.stringify(each.then));
}

/** What publishing the drafts would change, each with who wrote since it was public. */
export async function waitingChanges(pool: Pool, renderer: Renderer): Promise<PieceChange[]> {
  const now = await publicRelease(pool);
  const shown = new Set(now?.versions);
  const drafts = (await latestVersions(pool)).filter(({ id }) => !shown.has(id));
  const before = await shownBy(pool, renderer, now);
  return changesTo(drafts, before, await writersSince(pool, now?.versions ?? []), renderer);
}

/** What a publication changed of the one before it. @throws ApiError 404 */
export async function changesOf(pool: Pool, renderer: Renderer, id: string): Promise<PieceChange[]> {
  const release = await releaseById(pool, id);
  if (!release) throw ApiError.notFound('This publication');
  const parent = release.parent ? await releaseById(pool, release.parent) : undefined;
  const before = await shownBy(pool, renderer, parent);
  const old = new Set(parent?.versions);
  const anew = await versionsById(
    pool,
    release.versions.filter((version) => !old.has(version)),
  );
  return changesTo(
    anew,
    before,
    anew.map(({ by_name: name, ...row }) => ({ ...row, name })),
    renderer,
  );
}

async function changesTo(
  entries: readonly Entry[],
  shown: ReadonlyMap<string, Entry>,
  writers: { kind: string; slug: string; name: string | null }[],
  renderer: Renderer,
): Promise<PieceChange[]> {
  const titles = await titlesOf(renderer);
  const changes = await Promise.all(
    entries.map(async ({ kind, slug, data }) => {
      const key = keyOf({ kind, slug });
      const before = await completed(renderer, shown.get(key));
      const after = await completed(renderer, { kind, slug, data });
      const title = titleOf({ kind, slug, data: after ?? before }, titles);
      const by = writers.filter((each) => keyOf(each) === key).flatMap(({ name }) => name ?? []);
      return { kind, slug, title, before, after, by };
    }),
  );
  return changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Words that the program learned since it was kept are nobody's change. */
const completed = async (renderer: Renderer, entry: Entry | undefined) =>
  entry && entry.data !== null ? renderer.call('completed', entry) : null;

/** All that a release showed: its versions over what developers wrote. */
async function shownBy(
  pool: Pool,
  renderer: Renderer,
  release: ReleaseRow | undefined,
): Promise<Map<string, Entry>> {
  const { seed } = await renderer.describe();
  const versions = await versionsById(pool, release?.versions ?? []);
  return new Map([...seed, ...versions].map((entry) => [keyOf(entry), entry]));
}
