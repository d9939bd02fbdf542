import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { rowsOf } from '../../platform/database/rows-of.js';
import type { Caller } from '../../platform/http/caller.js';
import {
  isNewer,
  keyOf,
  latestVersions,
  newerThan,
  releaseById,
  shownNow,
  titleOf,
  versionsById,
  type VersionRow,
} from '../content-rows.js';
import { Releases, type PieceChange } from '../publishing/releases.js';
import { Renderer } from '../publishing/renderer.js';
import { isOf, openProposals, proposalById, type ProposalRow } from './proposal-rows.js';
import type { ProposalView, ProposedItemView } from './proposals.dto.js';

/** The versions that a proposal is seen beside. */
interface Site {
  shown: string | null;
  current: Map<string, VersionRow>;
  latest: Map<string, VersionRow>;
  titles: ReadonlyMap<string, string>;
}

const byPiece = (rows: VersionRow[]) => new Map(rows.map((row) => [keyOf(row), row]));

/** Proposals as people read them: what each would change, and what became of the site and of the drafts since. */
@Injectable()
export class ProposalList {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    private readonly releases: Releases,
  ) {}

  async open(reader: Caller): Promise<ProposalView[]> {
    const site = await this.site();
    const rows = await openProposals(this.pool);
    return Promise.all(rows.map((row) => this.view(row, site, reader)));
  }

  async one(id: string, reader: Caller): Promise<ProposalView> {
    return this.view(await proposalById(this.pool, id), await this.site(), reader);
  }

  /** What publishing it would change now. @throws ApiError 404 */
  async changes(id: string): Promise<PieceChange[]> {
    const { does, of_release, versions } = await proposalById(this.pool, id);
    if (does === 'publish')
      return this.releases.changesBy(await newerThan(this.pool, await shownNow(this.pool), versions));
    const release = of_release ? await releaseById(this.pool, of_release) : undefined;
    const wanted =
      does === 'undo' ? release?.parent && (await releaseById(this.pool, release.parent)) : release;
    const found = await this.releases.differencesTo(wanted || undefined);
    return found.map(({ now, then, ...piece }) => ({ ...piece, before: now, after: then, by: [] }));
  }

  private async site(): Promise<Site> {
    const { release, rows } = await shownNow(this.pool);
    return {
      shown: release?.id ?? null,
      current: byPiece(rows),
      latest: byPiece(await latestVersions(this.pool)),
      titles: await this.renderer.titles(),
    };
  }

  private async view(row: ProposalRow, site: Site, reader: Caller): Promise<ProposalView> {
    const { id, does, by_name, note, state, answer } = row;
    const items = await (does === 'publish' ? this.proposed(row, site) : this.ofRelease(row, site));
    return {
      id,
      does,
      by_name,
      note,
      state,
      answer,
      items,
      shown: site.shown,
      at: row.at.toISOString(),
      mine: isOf(row, reader),
      publish_at: row.publish_at?.toISOString() ?? null,
      decided_by: row.decided_by_name,
      decided_at: row.decided_at?.toISOString() ?? null,
      release: row.release_id,
      outdated: (does === 'undo' && row.of_release !== site.shown) || items.every(({ left_out }) => left_out),
    };
  }

  private async proposed({ versions, over_release }: ProposalRow, site: Site): Promise<ProposedItemView[]> {
    const over = over_release ? await releaseById(this.pool, over_release) : undefined;
    const before = new Set(over?.versions);
    const rows = await versionsById(this.pool, versions);
    return Promise.all(
      rows.map(async (row) => {
        const now = site.current.get(keyOf(row));
        const latest = site.latest.get(keyOf(row));
        const isSince = now !== undefined && !before.has(now.id);
        return {
          ...this.named(row, site),
          written_since_by: latest && latest.id !== row.id ? (latest.by_name ?? 'Somebody') : null,
          published_since_by: isSince ? await this.publisherOf(now.id) : null,
          left_out: now !== undefined && !isNewer(row, now),
        };
      }),
    );
  }

  /** The pieces that stand otherwise in a release that is taken back, or shown again. */
  private async ofRelease({ does, of_release }: ProposalRow, site: Site): Promise<ProposedItemView[]> {
    const release = of_release ? await releaseById(this.pool, of_release) : undefined;
    const parent =
      does === 'undo' && release?.parent ? await releaseById(this.pool, release.parent) : undefined;
    const then = new Set(does === 'undo' ? parent?.versions : release?.versions);
    const now =
      release && does === 'undo' ? release.versions : [...site.current.values()].map(({ id }) => id);
    const changed = await versionsById(
      this.pool,
      now.filter((id) => !then.has(id)),
    );
    return changed.map((row) => ({
      ...this.named(row, site),
      written_since_by: null,
      published_since_by: null,
      left_out: false,
    }));
  }

  private named(row: VersionRow, { titles, current }: Site) {
    const { kind, slug } = row;
    const data = row.data ?? current.get(keyOf(row))?.data;
    return { kind, slug, title: titleOf({ ...row, data }, titles) };
  }

  /** Who made a version public first. */
  private async publisherOf(version: string): Promise<string> {
    const [first] = await rowsOf<{ by_name: string | null }>(
      this.pool,
      'SELECT by_name FROM content_release WHERE $1 = ANY (versions) ORDER BY at, id LIMIT 1',
      [version],
    );
    return first?.by_name ?? 'Somebody';
  }
}
