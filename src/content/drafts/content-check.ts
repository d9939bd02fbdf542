import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { latestVersions, publicRelease, versionsById, type VersionRow } from '../content-rows.js';
import { ContentFiles } from '../files/files.js';
import { ContentPictures } from '../pictures/pictures.js';
import { Renderer, type Entry, type Problem } from '../publishing/renderer.js';

const toEntry = ({ kind, slug, data }: VersionRow): Entry => ({ kind, slug, data });

/** Whether a piece of content may be kept: by its schema, and beside all drafts of others and what was uploaded. */
@Injectable()
export class ContentCheck {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    private readonly pictures: ContentPictures,
    private readonly files: ContentFiles,
  ) {}

  /** @returns what is wrong with it, field by field, and its data as it would be kept */
  async of({ kind, slug, data }: Entry): Promise<{ problems: Problem[]; data: unknown }> {
    const others = (await latestVersions(this.pool)).filter(
      (each) => each.kind !== kind || each.slug !== slug,
    );
    const shown = await versionsById(this.pool, (await publicRelease(this.pool))?.versions ?? []);
    return this.renderer.call('check', {
      kind,
      slug,
      data,
      others: others.map(toEntry),
      shown: shown.map(toEntry),
      uploaded: await this.pictures.sizes(),
      pdfs: await this.files.sizes(),
    });
  }
}
