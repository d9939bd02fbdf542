import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { publicRelease } from '../content-rows.js';
import { Payee } from '../paying/payee.js';
import { Planned } from '../planned/planned.js';
import { LaterPublications } from '../publishing/later-publications.js';
import { PUBLISHED_MEANWHILE } from '../publishing/publisher.js';
import { TakingBack } from '../publishing/taking-back.js';
import { ProposalMails } from './proposal-mails.js';
import { decide, proposalById, proposerOf, waitingProposal, type ProposalRow } from './proposal-rows.js';

/** Makes public what was proposed, once: it is settled in the transaction that moves the pointer. */
@Injectable()
export class Approving {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publications: LaterPublications,
    private readonly takingBack: TakingBack,
    private readonly planned: Planned,
    private readonly payee: Payee,
    private readonly mails: ProposalMails,
  ) {}

  /**
   * A second click, and a colleague's at the same time, change nothing and are no error.
   * @param shown the release that was public as the reader saw the differences; null: none was
   * @throws ApiError 404; 409 when it was sent back or withdrawn, or the site has changed since; 422 with what is wrong
   */
  async publish(id: string, shown: string | null, by: Caller): Promise<void> {
    const proposal = await proposalById(this.dataSource, id);
    if (isDone(proposal)) return;
    try {
      if (((await publicRelease(this.dataSource))?.id ?? null) !== shown)
        throw ApiError.conflict('published_meanwhile', PUBLISHED_MEANWHILE);
      await this.carryOut(proposal, shown, by);
    } catch (error) {
      if (error instanceof ApiError && isDone(await proposalById(this.dataSource, id))) return;
      throw error;
    }
  }

  private async carryOut(proposal: ProposalRow, shown: string | null, by: Caller): Promise<void> {
    const { does, of_release, versions, note, by_name: proposedBy, publish_at } = proposal;
    const inTransaction = (tx: Transaction, release: string | null) =>
      this.settle(tx, proposal, by, { release });
    if (does === 'undo') await this.takingBack.undo(of_release ?? '', by, { proposedBy, inTransaction });
    else if (does === 'roll back')
      await this.takingBack.rollBack(of_release ?? '', shown, by, { proposedBy, inTransaction });
    else if (publish_at && publish_at.getTime() > Date.now())
      await this.planned.planVersions({ versions, note, at: publish_at, proposedBy }, by, (tx, plan) =>
        this.settle(tx, proposal, by, { plan }),
      );
    else {
      const allow = (ways: string[]) => this.payee.requireRight(by, ways);
      await this.publications.publish(versions, { note, allow, proposedBy, inTransaction }, by);
    }
  }

  private async settle(
    tx: Transaction,
    proposal: ProposalRow,
    by: Caller,
    made: { release?: string | null; plan?: string },
  ): Promise<void> {
    await waitingProposal(tx, proposal.id);
    const state = made.plan ? 'planned' : 'published';
    await decide(tx, proposal.id, { state, by: proposerOf(by), ...made });
    await this.mails.tellProposer(tx, proposal);
  }
}

const isDone = ({ state }: ProposalRow): boolean => state === 'published' || state === 'planned';
