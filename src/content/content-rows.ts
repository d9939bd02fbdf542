import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import type { Actor } from '../activity/activity-log.js';
import { rowsOf, type Db } from '../platform/database/rows-of.js';
import type { Caller } from '../platform/http/caller.js';
import { LOCKS } from '../platform/locks.js';

/** The slug of kinds of which there is one. */
const ONLY = 'site';

/** One piece of content: of a project, page or news item by its slug, of every other kind by `site`. */
export interface Entry {
  kind: string;
  slug: string;
  /** Null: one of many that was taken away. */
  data: unknown;
}

/** A state of one piece of content. Never changed, only followed by another. */
export interface VersionRow extends Entry {
  id: string;
  note: string | null;
  by_name: string | null;
  at: Date;
  /** What it was called before it was taken away. */
  called: string | null;
}

/** The versions that were public together. A piece without a version among them is as developers wrote it. */
export interface ReleaseRow {
  id: string;
  parent: string | null;
  versions: string[];
  note: string | null;
  by_name: string | null;
  at: Date;
  /** It was planned: its author need not have been there when it was published. */
  planned: boolean;
  /** Who proposed it, where an admin published what somebody proposed. */
  proposed_by: string | null;
}

const VERSION = `id, kind, slug, data, note, by_name, at,
  CASE WHEN data IS NULL THEN (
    SELECT coalesce(before.data->>'name', before.data->>'title') FROM content_version before
     WHERE before.kind = content_version.kind AND before.slug = content_version.slug AND before.data IS NOT NULL
     ORDER BY before.at DESC, before.id DESC LIMIT 1) END AS called`;
const RELEASE = `id, parent, versions, note, by_name, at,
  EXISTS (SELECT FROM content_plan WHERE content_plan.release_id = content_release.id) AS planned,
  (SELECT proposal.by_name FROM content_proposal proposal
     LEFT JOIN content_plan plan ON plan.id = proposal.plan_id
    WHERE content_release.id IN (proposal.release_id, plan.release_id) AND proposal.does <> 'undo') AS proposed_by`;

export const lockContent = (tx: EntityManager) =>
  tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.content]);

/** The newest version of every piece of content that was ever changed. */
export const latestVersions = (db: Db) =>
  rowsOf<VersionRow>(
    db,
    `SELECT DISTINCT ON (kind, slug) ${VERSION} FROM content_version ORDER BY kind, slug, at DESC, id DESC`,
  );

export const versionsOf = (db: Db, kind: string, slug: string) =>
  rowsOf<VersionRow>(
    db,
    `SELECT ${VERSION} FROM content_version WHERE kind = $1 AND slug = $2 ORDER BY at DESC, id DESC LIMIT 200`,
    [kind, slug],
  );

export const versionsById = (db: Db, ids: string[]) =>
  rowsOf<VersionRow>(db, `SELECT ${VERSION} FROM content_version WHERE id = ANY($1) ORDER BY at, id`, [ids]);

export const latestOf = async (db: Db, kind: string, slug: string) =>
  (
    await rowsOf<VersionRow>(
      db,
      `SELECT ${VERSION} FROM content_version WHERE kind = $1 AND slug = $2 ORDER BY at DESC, id DESC LIMIT 1`,
      [kind, slug],
    )
  )[0];

export async function addVersion(
  tx: EntityManager,
  { kind, slug, data, note }: Pick<VersionRow, 'kind' | 'slug' | 'data'> & { note?: string | null },
  by: Caller,
): Promise<VersionRow> {
  const [made] = await rowsOf<VersionRow>(
    tx,
    `INSERT INTO content_version (id, kind, slug, data, note, by_id, by_name) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING ${VERSION}`,
    [v7(), kind, slug, data === null ? null : JSON.stringify(data), note ?? null, ...whoIs(by)],
  );
  if (!made) throw new Error('A version was not kept');
  return made;
}

/** The names of those who write at a piece and have not saved. */
export const whoWrites = (db: Db) =>
  rowsOf<Pick<VersionRow, 'kind' | 'slug'> & { name: string }>(
    db,
    'SELECT u.kind, u.slug, s.name FROM content_unfinished u JOIN staff s ON s.id = u.by_id ORDER BY s.name',
  );

/** Forgets what this person was writing at a piece and had not saved. */
export const forgetUnfinished = (db: Db, { kind, slug }: Pick<VersionRow, 'kind' | 'slug'>, writer: string) =>
  db.query('DELETE FROM content_unfinished WHERE kind = $1 AND slug = $2 AND by_id = $3', [
    kind,
    slug,
    writer,
  ]);

/** The public release; undefined while the site is as developers wrote it. */
export const publicRelease = async (db: Db): Promise<ReleaseRow | undefined> =>
  (
    await rowsOf<ReleaseRow>(
      db,
      `SELECT ${RELEASE} FROM content_release WHERE id = (SELECT release_id FROM content_pointer)`,
    )
  )[0];

/** What the site shows: the public release, and its versions over what developers wrote. */
export interface Shown {
  release: ReleaseRow | undefined;
  rows: VersionRow[];
}

export async function shownNow(db: Db): Promise<Shown> {
  const release = await publicRelease(db);
  return { release, rows: await versionsById(db, release?.versions ?? []) };
}

/** The newest versions that the site does not show. */
export async function draftsOver(db: Db, { rows }: Pick<Shown, 'rows'>): Promise<VersionRow[]> {
  const shown = new Set(rows.map(({ id }) => id));
  return (await latestVersions(db)).filter(({ id }) => !shown.has(id));
}

export const releaseById = async (db: Db, id: string): Promise<ReleaseRow | undefined> =>
  (await rowsOf<ReleaseRow>(db, `SELECT ${RELEASE} FROM content_release WHERE id = $1`, [id]))[0];

/** The release that one followed; undefined: the site as it was delivered. */
export const parentOf = async (db: Db, release: ReleaseRow | undefined): Promise<ReleaseRow | undefined> =>
  release?.parent ? releaseById(db, release.parent) : undefined;

export const releases = (db: Db) =>
  rowsOf<ReleaseRow>(db, `SELECT ${RELEASE} FROM content_release ORDER BY at DESC, id DESC LIMIT 100`);

export async function addRelease(
  tx: EntityManager,
  { id, parent, versions, note }: Pick<ReleaseRow, 'id' | 'parent' | 'versions' | 'note'>,
  by: Actor,
): Promise<ReleaseRow> {
  const [made] = await rowsOf<ReleaseRow>(
    tx,
    `INSERT INTO content_release (id, parent, versions, note, by_id, by_name) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING ${RELEASE}`,
    [id, parent, versions, note, ...whoIs(by)],
  );
  if (!made) throw new Error('A release was not kept');
  return made;
}

/** Whether a release is among those that another one follows, directly or by others between them. */
export const isBefore = async (db: Db, release: string, later: string): Promise<boolean> =>
  (
    await rowsOf(
      db,
      `WITH RECURSIVE line AS (
         SELECT parent FROM content_release WHERE id = $2
          UNION ALL SELECT above.parent FROM content_release above JOIN line ON above.id = line.parent)
       SELECT 1 FROM line WHERE parent = $1`,
      [release, later],
    )
  ).length > 0;

export const CHANNEL = 'content_release';

/** Call it in the transaction of a change: every process shows the change once it is committed. */
export async function siteChanged(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
}

/** Makes a release public; null: the site as it was delivered. */
export async function pointTo(tx: EntityManager, release: string | null): Promise<void> {
  await tx.query('UPDATE content_pointer SET release_id = $1, changed_at = clock_timestamp()', [release]);
  await siteChanged(tx);
}

/** Those of these versions that are newer than what is public of their pieces. */
export async function newerThan(db: Db, { rows }: Pick<Shown, 'rows'>, ids: string[]): Promise<VersionRow[]> {
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  return (await versionsById(db, ids)).filter((row) => {
    const now = current.get(keyOf(row));
    return now === undefined || isNewer(row, now);
  });
}

/** Two may be written within a millisecond: their ids then say which came later. */
export const isNewer = (row: VersionRow, than: VersionRow): boolean =>
  row.at > than.at || (row.at.getTime() === than.at.getTime() && row.id > than.id);

/** Id and name, as rows keep them. */
export const whoIs = (by: Actor): [string | null, string | null] =>
  'id' in by ? [by.id, by.name] : [null, null];

export const keyOf = ({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): string => `${kind}/${slug}`;
export const toEntry = ({ kind, slug, data }: VersionRow): Entry => ({ kind, slug, data });

/** What there are many of has a name or a heading of its own; other content is called by its kind. */
export function titleOf(
  { kind, slug, data, called }: Entry & Partial<Pick<VersionRow, 'called'>>,
  titles: ReadonlyMap<string, string>,
): string {
  if (slug === ONLY) return titles.get(kind) ?? kind;
  return nameOf(data) ?? called ?? titles.get(keyOf({ kind, slug })) ?? slug;
}

/** The name or heading of one of many. */
export function nameOf(data: unknown): string | undefined {
  const { name, title } = (data ?? {}) as { name?: unknown; title?: unknown };
  const own = name ?? title;
  return typeof own === 'string' ? own : undefined;
}

/** The file of each picture that content names. */
export const filesIn = (data: unknown): Set<string> =>
  new Set([...JSON.stringify(data ?? null).matchAll(/"file":"([\w/-]+)"/g)].map(([, file = '']) => file));
