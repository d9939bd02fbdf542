import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { toEntry, type VersionRow } from '../content-rows.js';
import { contentActivity } from '../content.dto.js';
import type { ProjectForSale } from '../for-sale/for-sale.dto.js';
import { keepLists } from '../for-sale/price-lists.js';
import { Payee, type ChangedModes } from '../paying/payee.js';
import { RenderInputs, toApiError } from './render-inputs.js';
import { Renderer } from './renderer.js';

/** What goes with a publication, in its transaction. @param before what was offered @param after what is */
export type OfferFollower = (
  tx: EntityManager,
  before: ProjectForSale[],
  after: ProjectForSale[],
  by: Actor,
) => Promise<void>;

/** What other content would offer than what is public. */
export interface OtherOffers {
  before: ProjectForSale[];
  after: ProjectForSale[];
  rows: VersionRow[];
}

interface Done {
  type: 'content.published' | 'content.undone';
  id: string;
  by: Actor;
  proposedBy: string | undefined;
}

/** What hangs on a publication: who made it, the price lists that it makes, and what stands apart from the content. */
@Injectable()
export class Offers {
  private readonly followers: OfferFollower[] = [];

  constructor(
    private readonly inputs: RenderInputs,
    private readonly renderer: Renderer,
    private readonly activity: ActivityLog,
    private readonly payee: Payee,
  ) {}

  /** Called in onModuleInit by what hangs on what is offered: stock, which follows a home that is called otherwise. */
  followedBy(follower: OfferFollower): void {
    this.followers.push(follower);
  }

  /** Is called before the transaction, which would hold a connection while the renderer works. */
  async between(before: VersionRow[], after: VersionRow[]): Promise<OtherOffers> {
    const offered = async (rows: VersionRow[]) =>
      this.renderer.call('forSale', await this.inputs.of(rows.map(toEntry)));
    return toApiError(async () => ({
      before: await offered(before),
      after: await offered(after),
      rows: after,
    }));
  }

  /** Records who made what public, tells of changed ways to pay, and calls what hangs on the offers. */
  async record(
    tx: EntityManager,
    { type, id, by, proposedBy }: Done,
    ways: ChangedModes,
    { before, after, rows }: OtherOffers,
  ): Promise<void> {
    await this.activity.record(
      tx,
      by,
      contentActivity(type, id, proposedBy ? { after: { proposed_by: proposedBy } } : {}),
    );
    if (ways.fields.length > 0)
      await this.payee.record(tx, by, contentActivity('content.payment_modes_changed', id, ways));
    const { seed } = await this.renderer.describe();
    await keepLists(tx, seed, rows.map(toEntry));
    for (const follow of this.followers) await follow(tx, before, after, by);
  }
}
