import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { keyOf, latestVersions, shownNow, toEntry, type Entry } from '../content-rows.js';
import { RenderInputs } from '../publishing/render-inputs.js';
import { Renderer, type Problem } from '../publishing/renderer.js';

/** Whether a piece of content may be kept: by its schema, and beside all drafts of others and what was uploaded. */
@Injectable()
export class ContentCheck {
  constructor(
    private readonly pool: Pool,
    private readonly renderer: Renderer,
    private readonly inputs: RenderInputs,
  ) {}

  /** @returns what is wrong with it, field by field, and its data as it would be kept */
  async of(entry: Entry): Promise<{ problems: Problem[]; data: unknown }> {
    const others = (await latestVersions(this.pool)).filter((each) => keyOf(each) !== keyOf(entry));
    const { rows: shown } = await shownNow(this.pool);
    return this.renderer.call('check', {
      ...entry,
      others: others.map(toEntry),
      shown: shown.map(toEntry),
      ...(await this.inputs.uploads()),
    });
  }
}
