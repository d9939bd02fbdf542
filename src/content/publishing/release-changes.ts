import type { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { publicRelease, releaseById, versionsById, type ReleaseRow } from '../content-rows.js';
import { keyOf, titleOf } from '../content.service.js';
import { countedAs, lastOfWords, PROJECTS, publicStates } from '../for-sale/counts.js';
import type { Entry, Renderer } from './renderer.js';

/** A release with what it changed of the one before. */
export type ListedRelease = ReleaseRow & {
  current: boolean;
  /** It is the one that can be taken back. */
  undoable: boolean;
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

const titlesOf = async (renderer: Renderer) =>
  new Map((await renderer.describe()).kinds.map(({ kind, title }) => [kind, title]));

export async function withChanges(
  pool: Pool,
  renderer: Renderer,
  rows: ReleaseRow[],
): Promise<ListedRelease[]> {
  const now = await publicRelease(pool);
  const last = await lastOfWords(pool, (await renderer.describe()).seed);
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
