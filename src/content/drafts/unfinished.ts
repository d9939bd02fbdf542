import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { forgetUnfinished, versionsById } from '../content-rows.js';
import { Renderer } from '../publishing/renderer.js';
import { UnfinishedFields, UnfinishedView } from './drafts.dto.js';

/** Events, and what is not there yet, have no versions: what was unfinished keeps what it was begun on. */
const WITHOUT_VERSIONS = ['events', 'new-project', 'new-pages', 'new-news'];
type Row = Omit<UnfinishedView, 'at' | 'mine' | 'base_data'> & { at: Date; by_id: string };

/** What is being written and was not saved: each person's own, kept as they type. Nothing checks it, and nothing shows it. */
@Injectable()
export class Unfinished {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
  ) {}

  /** What everybody writes at this piece, the newest first; `base_data` is with the reader's own alone. */
  async of(kind: string, slug: string, reader: string): Promise<UnfinishedView[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT u.by_id, s.name AS by_name, u.base_version, u.data, u.at
         FROM content_unfinished u JOIN staff s ON s.id = u.by_id
        WHERE u.kind = $1 AND u.slug = $2 ORDER BY u.at DESC`,
      [kind, slug],
    );
    return Promise.all(
      rows.map(async ({ by_id, by_name, base_version, data, at }) => ({
        by_name,
        mine: by_id === reader,
        base_version,
        base_data: by_id === reader ? await this.baseOf(kind, slug, base_version) : null,
        data,
        at: at.toISOString(),
      })),
    );
  }

  /** @throws ApiError 404 where there is no such content */
  async keep(kind: string, slug: string, writer: string, { base, data }: UnfinishedFields): Promise<void> {
    if ((await this.baseOf(kind, slug, base ?? null)) === undefined) throw ApiError.notFound('Content');
    await this.pool.query(
      `INSERT INTO content_unfinished (kind, slug, by_id, base_version, data) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, slug, by_id)
       DO UPDATE SET base_version = excluded.base_version, data = excluded.data, at = clock_timestamp()`,
      [kind, slug, writer, base ?? null, JSON.stringify(data)],
    );
  }

  async forget(kind: string, slug: string, writer: string): Promise<void> {
    await forgetUnfinished(this.pool, { kind, slug }, writer);
  }

  /** The data that it was begun on; undefined: there is no such version. */
  private async baseOf(kind: string, slug: string, version: string | null): Promise<unknown> {
    if (WITHOUT_VERSIONS.includes(kind)) return null;
    if (version === null) {
      const { seed } = await this.renderer.describe();
      return seed.find((entry) => entry.kind === kind && entry.slug === slug)?.data;
    }
    const [found] = await versionsById(this.pool, [version]);
    if (found?.kind !== kind || found.slug !== slug) return undefined;
    return found.data === null ? null : this.renderer.call('completed', found);
  }
}
