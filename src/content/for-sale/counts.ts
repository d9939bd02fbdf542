import {
  publicRelease,
  releaseById,
  rowsOf,
  versionsById,
  type Db,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import type { Entry } from '../publishing/renderer.js';

/** How many there are of a home. Sales change it, words do not: it stays as it is whatever else is taken back. */
export type Units = { count: number; reserved: number; sold: number; show?: unknown };
type Home = { name: string; units?: Units };
export type Counted = { details?: { homes?: Home[] } };

export const PROJECTS = 'projects';

const homesOf = (data: unknown): Home[] => {
  const homes = (data as Counted | null)?.details?.homes;
  return Array.isArray(homes) ? homes : [];
};

/**
 * The project with its homes counted as they are now. What the page says of the count is words: that stays.
 * @param states of the project, the newest first: of a home that is not in one, the next knows
 */
export function countedAs(data: unknown, states: readonly unknown[]): unknown {
  if (homesOf(data).length === 0) return data;
  const project = structuredClone(data) as Counted;
  for (const home of homesOf(project)) {
    const now = states.flatMap(homesOf).find(({ name, units }) => name === home.name && units)?.units;
    if (now && !isSameCount(now, home.units)) home.units = { ...now, show: home.units?.show ?? now.show };
  }
  return project;
}

const isSameCount = (some: Units, other: Units | undefined): boolean =>
  other !== undefined && (['count', 'reserved', 'sold'] as const).every((name) => some[name] === other[name]);

const NO_UNITS: Units = { count: 0, reserved: 0, sold: 0 };

/** Whether two states of a project differ in nothing but how many homes are left. */
export function differInCountsAlone(some: unknown, other: unknown): boolean {
  const bare = (data: unknown) => {
    const project = structuredClone(data) as Counted | null;
    for (const home of homesOf(project)) home.units &&= { ...NO_UNITS, show: home.units.show };
    return JSON.stringify(project);
  };
  return JSON.stringify(some) !== JSON.stringify(other) && bare(some) === bare(other);
}

/** The states of a project that were public: the one that is, then the newest first. */
export async function publicStates(db: Db, slug: string, now: ReleaseRow | undefined): Promise<unknown[]> {
  const rows = await rowsOf<Pick<VersionRow, 'data'>>(
    db,
    `SELECT json_build_object('details', json_build_object('homes', v.data->'details'->'homes')) AS data
       FROM content_version v JOIN content_release r ON v.id = ANY(r.versions)
      WHERE v.kind = $1 AND v.slug = $2 AND v.data IS NOT NULL
      GROUP BY v.id ORDER BY bool_or(r.id IS NOT DISTINCT FROM $3::uuid) DESC, max(r.at) DESC, v.id DESC`,
    [PROJECTS, slug, now?.id ?? null],
  );
  return rows.map(({ data }) => data);
}

/** Whether a publication changed nothing but how many homes are left. @param seed what developers wrote */
export async function isOfCountsAlone(
  db: Db,
  { versions, parent }: ReleaseRow,
  seed: Entry[],
): Promise<boolean> {
  const before = (parent && (await releaseById(db, parent))?.versions) || [];
  const changed = await versionsById(
    db,
    versions.filter((id) => !before.includes(id)),
  );
  const projects = [...seed, ...(await versionsById(db, before))].filter(({ kind }) => kind === PROJECTS);
  const old = new Map(projects.map(({ slug, data }) => [slug, data]));
  return (
    changed.length > 0 &&
    changed.every(
      ({ kind, slug, data }) => kind === PROJECTS && differInCountsAlone(old.get(slug) ?? null, data),
    )
  );
}

/** The publication that can be taken back: the newest, but for the sales since. Undefined: there is none. */
export async function lastOfWords(db: Db, seed: Entry[]): Promise<ReleaseRow | undefined> {
  let row = await publicRelease(db);
  while (row && (await isOfCountsAlone(db, row, seed)))
    row = row.parent ? await releaseById(db, row.parent) : undefined;
  return row;
}
