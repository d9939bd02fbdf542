import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { keyOf, type Entry } from '../content-rows.js';
import { ContentService } from '../content.service.js';
import { RenderInputs } from '../publishing/render-inputs.js';
import { Renderer, type PublishedEvent } from '../publishing/renderer.js';
import { ContentCheck } from './content-check.js';
import { PreviewLinkView, PreviewView, SharedPreviewView } from './drafts.dto.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Shows the site as it will be. */
@Injectable()
export class Previews {
  constructor(
    private readonly pool: Pool,
    private readonly content: ContentService,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly check: ContentCheck,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A page with all drafts, and with what is being written just now.
   * @param marked with the field of each text and picture
   * @throws ApiError 400 naming each field that is wrong
   */
  async page(path: string, written?: Entry, marked = false): Promise<PreviewView> {
    const drafts = await this.content.drafts();
    if (written) {
      const { problems, data } = await this.check.of(written);
      if (problems.length > 0) throw ApiError.invalid(problems);
      drafts.splice(0, drafts.length, ...drafts.filter((each) => keyOf(each) !== keyOf(written)), {
        ...written,
        data,
      });
    }
    return this.render(path, drafts, { marked });
  }

  /** A page with all drafts, and with an event as it is being written. */
  async withEvent(path: string, event: PublishedEvent): Promise<PreviewView> {
    return this.render(path, await this.content.drafts(), { event, marked: true });
  }

  private async render(
    path: string,
    drafts: Entry[],
    { event, marked }: { event?: PublishedEvent; marked: boolean },
  ): Promise<PreviewView> {
    const input = await this.inputs.of(drafts);
    const others = (input.events ?? []).filter(({ slug }) => slug !== event?.slug);
    try {
      return await this.renderer.call('preview', {
        ...input,
        ...(event && { event, events: [...others, event] }),
        path,
        marked,
      });
    } catch (error) {
      throw new ApiError(422, `This page cannot be shown: ${(error as Error).message}`);
    }
  }

  /** A link for somebody without an account; it ends after a week. */
  async makeLink(by: Caller): Promise<PreviewLinkView> {
    const token = randomBytes(24).toString('base64url');
    const { rows } = await this.pool.query<{ ends_at: Date }>(
      `WITH ended AS (DELETE FROM content_preview WHERE ends_at < now())
       INSERT INTO content_preview (token_hash, by_id, by_name, ends_at)
       VALUES ($1, $2, $3, now() + interval '7 days') RETURNING ends_at`,
      [hashOf(token), 'id' in by ? by.id : null, 'name' in by ? by.name : null],
    );
    return {
      address: `${this.settings.publicUrl}${ADDRESS}/${token}?path=/`,
      ends_at: rows[0]?.ends_at.toISOString() ?? '',
    };
  }

  /** The links that work still, newest first. */
  async links(): Promise<SharedPreviewView[]> {
    const { rows } = await this.pool.query<{ id: string; by_name: string | null; ends_at: Date }>(
      `SELECT token_hash AS id, by_name, ends_at FROM content_preview WHERE ends_at > now()
        ORDER BY ends_at DESC, token_hash LIMIT 200`,
    );
    return rows.map((row) => ({ ...row, ends_at: row.ends_at.toISOString() }));
  }

  /** Ends a link. @throws ApiError 404 when it has ended already */
  async endLink(id: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'DELETE FROM content_preview WHERE token_hash = $1 AND ends_at > now()',
      [id],
    );
    if (!rowCount) throw ApiError.notFound('Preview');
  }

  /** @throws ApiError 404 for a link that ended or never was */
  async shared(token: string, path: string): Promise<string> {
    const { rowCount } = await this.pool.query(
      'SELECT 1 FROM content_preview WHERE token_hash = $1 AND ends_at > now()',
      [hashOf(token)],
    );
    if (!rowCount) throw new ApiError(404, ENDED);
    const { html } = await this.page(path);
    // Links of the page lead to previews too, so that whoever follows them stays in the preview.
    return html.replace(
      /(<a\s[^>]*?href=")(\/(?!assets\/|brochures\/|plans\/)[^"#?]*)/g,
      (_, before: string, to: string) => `${before}${ADDRESS}/${token}?path=${encodeURIComponent(to)}`,
    );
  }
}

const ADDRESS = '/api/v1/content/previews';
const ENDED =
  'Links to the drafts of this site end after a week, or when they are taken back. Ask for a new one where you had this from.';
