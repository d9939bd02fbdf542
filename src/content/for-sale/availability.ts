import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Semaphore } from '../../platform/semaphore.js';
import {
  addVersion,
  latestOf,
  publicRelease,
  renewPlans,
  versionsById,
  waitingVersions,
  type Db,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { Publisher } from '../publishing/publisher.js';
import { PUBLISHED_MEANWHILE } from '../publishing/publishing.js';
import { Releases } from '../publishing/releases.js';
import { Renderer } from '../publishing/renderer.js';
import { PROJECTS, type Counted } from './counts.js';
import type { ProjectForSale } from './for-sale.dto.js';

/** What is kept of one home for somebody; null: nothing. */
export type HeldState = 'reserved' | 'sold' | null;
/** One home of a project goes from one state to another. */
export interface Move {
  /** The slug of the project. */
  project: string;
  /** The name of the home. */
  home: string;
  from: HeldState;
  to: HeldState;
}

/** Another process, or an editor, may publish meanwhile; that takes less than a second. */
const TRIES = 8;

/** How many of each home are left, changed one by one and public at once: nothing else of the site changes with it. */
@Injectable()
export class Availability {
  /** Each changes what the one before made public: at once, all but one would render in vain. */
  private readonly turns = new Semaphore({
    ...{ atOnce: 1, perSender: 10, waiting: 50 },
    full: () =>
      new ApiError(503, 'Many homes are being changed. Please try again in a moment.', undefined, 5),
  });

  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    private readonly releases: Releases,
    private readonly publisher: Publisher,
  ) {}

  /** The public projects with their homes, and what their calculators offer. */
  async projects(): Promise<ProjectForSale[]> {
    return this.renderer.call('forSale', await this.releases.inputOf((await publicRelease(this.pool))?.id));
  }

  /**
   * @param also in the transaction that makes it public
   * @throws ApiError 404 for a home that is not public, 409 when none is left or the project may not sell, 422 when the
   * site cannot be drawn
   */
  async move(move: Move, by: Caller, also: (tx: EntityManager) => Promise<void>): Promise<void> {
    const sender = 'id' in by ? by.id : by.kind;
    for (let tries = 1; ; tries++) {
      try {
        return await this.turns.run(() => this.moveOnce(move, by, also), { sender });
      } catch (error) {
        const isLate = error instanceof ApiError && error.code === 'published_meanwhile';
        if (!isLate || tries === TRIES) throw error;
      }
    }
  }

  private async moveOnce(move: Move, by: Caller, also: (tx: EntityManager) => Promise<void>): Promise<void> {
    const before = await publicRelease(this.pool);
    const shown = await this.shown(before, move.project);
    if (shown && move.to && !isLicensed(shown.data))
      throw ApiError.conflict('not_licensed', unlicensed(nameIn(shown.data)));
    const data = moved(shown?.data, move);
    if (!shown || !data) throw ApiError.notFound('This home');
    const note = `${move.home}: ${describeMove(move)}`;
    const row = { id: v7(), kind: PROJECTS, slug: move.project, data, note, by_name: null, at: new Date() };
    // What colleagues drafted or planned of it since says the new count too, or it would take it back.
    const later = await this.laterThan(shown, this.pool, row.id);
    await this.publisher.publishNew(before, row, by, async (tx) => {
      const now = await this.laterThan(shown, tx, row.id);
      if (now.map(({ id }) => id).join() !== later.map(({ id }) => id).join())
        throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
      for (const version of later) await this.renew(tx, version, move, by);
      await also(tx);
    });
  }

  /** What is public of a project; undefined: nothing. */
  private async shown(release: ReleaseRow | undefined, slug: string): Promise<VersionRow | undefined> {
    const versions = await versionsById(this.pool, release?.versions ?? []);
    const found = versions.find((row) => row.kind === PROJECTS && row.slug === slug);
    if (found) return found.data === null ? undefined : { ...found, data: await this.completed(found) };
    const { seed } = await this.renderer.describe();
    const written = seed.find((entry) => entry.kind === PROJECTS && entry.slug === slug);
    return written && { ...written, id: '', note: null, by_name: null, at: new Date(0) };
  }

  private completed(version: VersionRow): Promise<object | null> {
    return this.renderer.call('completed', version);
  }

  /** The draft, and what is planned, in the order in which they were written. @param but what is written now */
  private async laterThan({ id, slug, at }: VersionRow, db: Db, but: string): Promise<VersionRow[]> {
    const latest = await latestOf(db, PROJECTS, slug, but);
    const all = [...(await waitingVersions(db, PROJECTS, slug)), ...(latest ? [latest] : [])];
    return [...new Map(all.map((row) => [row.id, row])).values()].filter(
      (row) => row.id !== id && row.at >= at && row.data !== null,
    );
  }

  private async renew(tx: EntityManager, version: VersionRow, move: Move, by: Caller): Promise<void> {
    let data: object | undefined;
    try {
      data = moved(await this.completed(version), move);
    } catch (error) {
      // Its own count does not allow it: whoever wrote it decides.
      if (!(error instanceof ApiError)) throw error;
    }
    // Written anew in any case: the newest is the draft, and what was just published is newer than it.
    const { id } = await addVersion(tx, { ...version, data: data ?? version.data }, by);
    await renewPlans(tx, version.id, id);
  }
}

type Sold = Counted & { name?: string; details?: { license?: { state: string } } };

const isLicensed = (data: unknown): boolean => (data as Sold | null)?.details?.license?.state === 'issued';
const nameIn = (data: unknown): string => (data as Sold | null)?.name ?? 'This project';

/** Why nothing of a project is reserved or sold. */
export const unlicensed = (name: string): string =>
  `${name} has no License to Sell that is issued, so nothing of it may be reserved or sold.`;

/** @returns the project with one home in another state; undefined: it has none of this name, or does not count them @throws ApiError 409 */
function moved(data: unknown, { home, from, to }: Move): object | undefined {
  const project = structuredClone(data) as Counted | null;
  const units = project?.details?.homes?.find(({ name }) => name === home)?.units;
  if (!project || !units) return undefined;
  // The owner may have counted anew since.
  if (from) units[from] = Math.max(0, units[from] - 1);
  if (to) units[to] += 1;
  if (units.reserved + units.sold > units.count)
    throw ApiError.conflict('home_gone', `No ${home} is left: all ${units.count} are reserved or sold.`);
  return project;
}

const describeMove = ({ from, to }: Move): string =>
  to ? `one ${to}` : from === 'sold' ? 'one is no longer sold' : 'one is free again';
