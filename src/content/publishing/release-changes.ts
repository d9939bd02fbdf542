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
import { countedAs, isOfCountsAlone, lastOfWords, PROJECTS, publicStates } from '../for-sale/counts.js';
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
  const { seed } = await renderer.describe();
  const last = await lastOfWords(pool, seed);
  const line = new Set((await publicLine(pool)).map(({ id }) => id));
  const undone = new Set<string>();
  // Homes that were sold stay so: what counted them is not taken back with the words below it.
  for (const row of rows)
    if (!line.has(row.id) && !(await isOfCountsAlone(pool, row, seed))) undone.add(row.id);
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
    undoable: row.id === last?.id,
    undone: undone.has(row.id),
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
  const current = await publicRelease(pool);
  const now = await shownBy(pool, renderer, current);
  for (const [key, entry] of then)
    // Homes stay counted as they are.
    if (entry.kind === PROJECTS && entry.data !== null)
      then.set(key, {
        ...entry,
        data: countedAs(entry.data, await publicStates(pool, entry.slug, current)),
      });
  return [...new Map([...now, ...then]).values()].flatMap((entry) => {
    const [before, after] = [now, then].map((all) => all.get(keyOf(entry))?.data ?? null);
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const title = titleOf({ ...entry, data: after ?? before }, titles);
    return [{ kind: entry.kind, slug: entry.slug, title, now: before, then: after }];
  });
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
  // Words that the program learned since either was kept are nobody's change.
  const completed = async (entry: Entry | undefined) =>
    entry && entry.data !== null ? renderer.call('completed', entry) : null;
  const changes = await Promise.all(
    entries.map(async ({ kind, slug, data }) => {
      const key = keyOf({ kind, slug });
      const before = await completed(shown.get(key));
      const after = await completed({ kind, slug, data });
      const title = titleOf({ kind, slug, data: after ?? before }, titles);
      const by = writers.filter((each) => keyOf(each) === key).flatMap(({ name }) => name ?? []);
      return { kind, slug, title, before, after, by };
    }),
  );
  return changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

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
