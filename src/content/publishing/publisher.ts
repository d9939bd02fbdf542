import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import type { Actor } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  addRelease,
  isNewer,
  keyOf,
  latestVersions,
  lockContent,
  pointTo,
  publicRelease,
  titleOf,
  versionsById,
  type ReleaseRow,
  type VersionRow,
} from '../content-rows.js';
import { changedModes, Payee, type ChangedModes } from '../paying/payee.js';
import { Offers } from './offers.js';
import type { ListedRelease } from './releases.js';
import { RenderInputs, toApiError } from './render-inputs.js';
import { Renderer, type PageProblem } from './renderer.js';
import { SiteFolder } from './site-folder.js';

/** What goes with a change of the site. */
export interface Along {
  /** Where an admin publishes what somebody proposed. */
  proposedBy?: string;
  /** Runs in the transaction that makes the release public; null: the site as it was delivered. */
  also?: (tx: EntityManager, release: string | null) => Promise<void>;
}

/** How something is made public. */
interface Publishing extends Along {
  note: string | null;
  /** Throws where these ways to pay may not change. */
  allow: (ways: string[]) => void;
}

/** What is to be published; undefined: every draft. */
type Chosen = { kind: string; slug: string }[] | undefined;

/** The versions that are public. */
interface Shown {
  release: ReleaseRow | undefined;
  rows: VersionRow[];
}

/** Drafts that could be published, over what is public. */
interface Checked {
  drafts: VersionRow[];
  /** The ways to pay that they change. */
  ways: string[];
  over: string | null;
}

/** A release that was rendered, over the one that is public. */
interface Made {
  id: string;
  over: Shown;
  rows: VersionRow[];
  note: string | null;
  ways: ChangedModes;
  folder: string | undefined;
}

export const PUBLISHED_MEANWHILE =
  'A colleague has published in the meantime. Look at the drafts again, then publish.';

const cannotPublish = (problems: PageProblem[]) =>
  new ApiError(
    422,
    'This cannot be published yet. The site stays as it is.',
    problems.slice(0, 50).map(({ page, message }) => ({ field: page, message })),
  );

/** What is public with these in place of what they follow; in the order of their time, as `versionsById` has them. */
const withDrafts = ({ rows }: Shown, drafts: VersionRow[]): VersionRow[] =>
  [...new Map([...rows, ...drafts].map((row) => [keyOf(row), row])).values()].sort((one, other) =>
    isNewer(one, other) ? 1 : -1,
  );

/** Makes drafts public, whole or not at all. */
@Injectable()
export class Publisher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly folder: SiteFolder,
    private readonly offers: Offers,
    private readonly payee: Payee,
  ) {}

  /**
   * Renders a release, checks it, and makes it public.
   * @throws ApiError 409 when there is nothing to publish, or a colleague published meanwhile; 422 with what is wrong,
   *   page by page: the public release stays
   */
  async publish(chosen: Chosen, note: string | null, by: Caller): Promise<ListedRelease> {
    const shown = await this.shown();
    const drafts = await this.chosenDrafts(shown, chosen);
    return this.publishOver(shown, drafts, { note, allow: (ways) => this.payee.requireRight(by, ways) }, by);
  }

  /**
   * What would become public of the drafts that are chosen, each version as it is now.
   * @param by whose right is asked; left out: nothing is decided yet
   * @throws ApiError 409 when nothing would, 422 with what is wrong
   */
  async checkedDrafts(chosen: Chosen, by?: Caller): Promise<Checked> {
    const shown = await this.shown();
    return this.checked(shown, await this.chosenDrafts(shown, chosen), by);
  }

  /** The same of these versions. @throws ApiError 409 when all of them are public, or something newer is; 422 */
  async checkedVersions(ids: string[], by: Caller): Promise<Checked> {
    const shown = await this.shown();
    return this.checked(shown, await this.newerThan(shown, ids), by);
  }

  private async checked(shown: Shown, drafts: VersionRow[], by: Caller | undefined): Promise<Checked> {
    const rows = withDrafts(shown, drafts);
    const ways = changedModes(shown.rows, rows);
    if (by) this.payee.requireRight(by, ways.fields);
    await toApiError(async () => {
      const wrong = await this.inputs.problemsOf(drafts, rows, shown.rows);
      const pages =
        wrong.length > 0 ? [] : await this.renderer.call('problems', await this.inputs.ofVersions(rows));
      if (wrong.length + pages.length > 0) throw cannotPublish([...wrong, ...pages]);
    });
    return { drafts, ways: ways.fields, over: shown.release?.id ?? null };
  }

  /**
   * Makes these versions public; what was published of a piece since is newer, and stays.
   * @throws ApiError 409 when all of it is, 422 with what is wrong
   */
  async publishVersions(ids: string[], how: Publishing, by: Actor): Promise<void> {
    const shown = await this.shown();
    await this.publishOver(shown, await this.newerThan(shown, ids), how, by);
  }

  private async newerThan(shown: Shown, ids: string[]): Promise<VersionRow[]> {
    const current = new Map(shown.rows.map((row) => [keyOf(row), row]));
    const wanted = (await versionsById(this.dataSource, ids)).filter((row) => {
      const now = current.get(keyOf(row));
      return now === undefined || isNewer(row, now);
    });
    if (wanted.length === 0)
      throw ApiError.conflict(
        'nothing_to_publish',
        'All of it was published before, or something newer in its place.',
      );
    return wanted;
  }

  /** @param drafts what becomes public over what is: each must be whole by itself */
  private async publishOver(
    over: Shown,
    drafts: VersionRow[],
    { note, allow, ...along }: Publishing,
    by: Actor,
  ): Promise<ListedRelease> {
    const id = v7();
    const rows = withDrafts(over, drafts);
    const ways = changedModes(over.rows, rows);
    allow(ways.fields);
    const folder = await toApiError(async () => {
      const own = await this.inputs.problemsOf(drafts, rows, over.rows);
      if (own.length > 0) throw cannotPublish(own);
      const prepared = await this.folder.prepare(id, await this.inputs.ofVersions(rows));
      if (prepared.problems.length > 0) throw cannotPublish(prepared.problems);
      return prepared.folder;
    });
    return this.makePublic({ id, over, rows, note, ways, folder }, by, along);
  }

  /** @throws ApiError 409 when a colleague published meanwhile */
  async makePublic(
    { id, over, rows, note, ways, folder }: Made,
    by: Actor,
    { proposedBy, also }: Along = {},
  ): Promise<ListedRelease> {
    const titles = await this.renderer.titles();
    const others = await this.offers.between(over.rows, rows);
    const made = await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      if ((await publicRelease(tx))?.id !== over.release?.id)
        throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
      const versions = rows.map((row) => row.id);
      const release = await addRelease(tx, { id, parent: over.release?.id ?? null, versions, note }, by);
      await pointTo(tx, id);
      await this.offers.record(tx, { type: 'content.published', id, by, proposedBy }, ways, others);
      await also?.(tx, id);
      return release;
    });
    await this.folder.show(folder);
    const old = new Set(over.release?.versions);
    const changes = rows
      .filter((row) => !old.has(row.id))
      .map((row) => ({ kind: row.kind, slug: row.slug, title: titleOf(row, titles) }));
    return {
      ...made,
      proposed_by: proposedBy ?? null,
      current: true,
      undoable: true,
      undone: false,
      changes,
    };
  }

  private async shown(): Promise<Shown> {
    const release = await publicRelease(this.dataSource);
    return { release, rows: await versionsById(this.dataSource, release?.versions ?? []) };
  }

  /** @throws ApiError 409 when the site shows all of them */
  private async chosenDrafts({ release }: Shown, chosen: Chosen): Promise<VersionRow[]> {
    const shown = new Set(release?.versions);
    const wanted = chosen && new Set(chosen.map(keyOf));
    const drafts = (await latestVersions(this.dataSource)).filter(
      (latest) => !shown.has(latest.id) && (!wanted || wanted.has(keyOf(latest))),
    );
    if (drafts.length === 0) throw ApiError.conflict('no_draft', 'There is no draft to publish.');
    return drafts;
  }
}
