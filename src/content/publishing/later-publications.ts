import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { newerThan, shownNow, type Shown, type VersionRow } from '../content-rows.js';
import { changedModes, Payee } from '../paying/payee.js';
import { cannotPublish, Publisher, withDrafts, type Chosen, type Publishing } from './publisher.js';
import { RenderInputs, toApiError } from './render-inputs.js';
import { Renderer } from './renderer.js';

/** Drafts that could be published, over what is public. */
interface Checked {
  drafts: VersionRow[];
  /** The ways to pay that they change. */
  ways: string[];
  over: string | null;
}

/** What is planned or proposed: drafts are checked at once, and their versions as they were then become public later. */
@Injectable()
export class LaterPublications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publisher: Publisher,
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly payee: Payee,
  ) {}

  /**
   * What would become public of the drafts that are chosen, each version as it is now.
   * @param by whose right is asked; left out: nothing is decided yet
   * @throws ApiError 409 when nothing would, 422 with what is wrong
   */
  async checkedDrafts(chosen: Chosen, by?: Caller): Promise<Checked> {
    const shown = await shownNow(this.dataSource);
    return this.checked(shown, await this.publisher.chosenDrafts(shown, chosen), by);
  }

  /** The same of these versions. @throws ApiError 409 when all of them are public, or something newer is; 422 */
  async checkedVersions(ids: string[], by: Caller): Promise<Checked> {
    const shown = await shownNow(this.dataSource);
    return this.checked(shown, await this.newVersions(shown, ids), by);
  }

  /**
   * Makes these versions public; what was published of a piece since is newer, and stays.
   * @throws ApiError 409 when all of it is, 422 with what is wrong
   */
  async publish(ids: string[], how: Publishing, by: Actor): Promise<void> {
    const shown = await shownNow(this.dataSource);
    await this.publisher.publishDrafts(shown, await this.newVersions(shown, ids), how, by);
  }

  private async checked(shown: Shown, drafts: VersionRow[], by: Caller | undefined): Promise<Checked> {
    const rows = withDrafts(shown, drafts);
    const ways = changedModes(shown.rows, rows).fields;
    if (by) this.payee.requireRight(by, ways);
    await toApiError(async () => {
      const wrong = await this.inputs.problemsOf(drafts, rows, shown.rows);
      const pages =
        wrong.length > 0 ? [] : await this.renderer.call('problems', await this.inputs.ofVersions(rows));
      if (wrong.length + pages.length > 0) throw cannotPublish([...wrong, ...pages]);
    });
    return { drafts, ways, over: shown.release?.id ?? null };
  }

  private async newVersions(shown: Shown, ids: string[]): Promise<VersionRow[]> {
    const wanted = await newerThan(this.dataSource, shown, ids);
    if (wanted.length === 0)
      throw ApiError.conflict(
        'nothing_to_publish',
        'All of it was published before, or something newer in its place.',
      );
    return wanted;
  }
}
