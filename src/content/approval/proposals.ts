import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { keyOf, lockContent, versionsById } from '../content-rows.js';
import { inTime } from '../planned/planned.js';
import { LaterPublications } from '../publishing/later-publications.js';
import { contentActivity } from '../publishing/releases.dto.js';
import { TakingBack } from '../publishing/taking-back.js';
import { ProposalMails } from './proposal-mails.js';
import {
  decide,
  isOf,
  openProposals,
  proposalById,
  proposerOf,
  waitingProposal,
  type Proposer,
  type ProposalRow,
} from './proposal-rows.js';
import type { ProposalFields } from './proposals.dto.js';

/** What is proposed: versions, as a planned publication holds them, or what becomes of a release. */
type Proposed = Pick<ProposalRow, 'does' | 'versions' | 'of_release' | 'over_release' | 'publish_at'>;

/** Editors propose changes of the site, and take back what they proposed; admins send it back with a sentence. */
@Injectable()
export class Proposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publications: LaterPublications,
    private readonly takingBack: TakingBack,
    private readonly activity: ActivityLog,
    private readonly mails: ProposalMails,
  ) {}

  /**
   * The same again, by the same person, makes no second one; a larger one takes the place of what it holds anew.
   * @returns its id
   * @throws ApiError 400, 404, 409 without anything to propose, 422 where a page would be broken
   */
  async propose(fields: ProposalFields, by: Caller): Promise<string> {
    const proposer = proposerOf(by);
    const proposed = await this.proposedBy(fields);
    return transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const own = (await openProposals(tx)).filter((each) => isOf(each, by));
      const same = own.find((each) => each.state === 'waiting' && isSame(each, proposed));
      if (same) return same.id;
      for (const each of await coveredBy(tx, own, proposed)) await this.takeAway(tx, each, proposer);
      const id = v7();
      const { does, versions, of_release, over_release, publish_at } = proposed;
      await tx.query(
        `INSERT INTO content_proposal
           (id, does, versions, of_release, over_release, publish_at, note, by_kind, by_id, by_name)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          does,
          versions,
          of_release,
          over_release,
          publish_at,
          fields.note ?? null,
          proposer.kind,
          proposer.id,
          proposer.name,
        ],
      );
      await this.activity.record(tx, by, contentActivity('content.proposed', id, {}));
      await this.mails.tellAdmins(tx, id);
      return id;
    });
  }

  /** @throws ApiError 403 for anybody but whoever proposed it, 404, 409 when it was published */
  async withdraw(id: string, by: Caller): Promise<void> {
    const proposer = proposerOf(by);
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const row = await proposalById(tx, id);
      if (!isOf(row, by)) throw ApiError.forbidden('Only whoever proposed this withdraws it.');
      if (row.state === 'withdrawn') return;
      if (row.state !== 'sent back') await waitingProposal(tx, id);
      await this.takeAway(tx, row, proposer);
    });
  }

  /** @throws ApiError 404, 409 when it was published or withdrawn */
  async sendBack(id: string, answer: string, by: Caller): Promise<void> {
    const admin = proposerOf(by);
    await transaction(this.dataSource, async (tx) => {
      await lockContent(tx);
      const { state, answer: before } = await proposalById(tx, id);
      // The answer to the first click was lost.
      if (state === 'sent back' && before === answer) return;
      const row = await waitingProposal(tx, id);
      await decide(tx, id, { state: 'sent back', by: admin, answer });
      await this.activity.record(
        tx,
        by,
        contentActivity('content.proposal_sent_back', id, recordedProposer(row)),
      );
      await this.mails.tellProposer(tx, row);
    });
  }

  private async takeAway(tx: Transaction, { id }: ProposalRow, by: Proposer): Promise<void> {
    await decide(tx, id, { state: 'withdrawn', by });
    await this.activity.record(tx, by, contentActivity('content.proposal_withdrawn', id, {}));
  }

  private async proposedBy({ does, items, at, release }: ProposalFields): Promise<Proposed> {
    const none = { versions: [], publish_at: null };
    if (!does || does === 'publish') {
      const publish_at = at ? inTime(at) : null;
      const { drafts, over } = await this.publications.checkedDrafts(items ?? undefined);
      const versions = drafts.map((draft) => draft.id);
      return { does: 'publish', versions, of_release: null, over_release: over, publish_at };
    }
    if (!release) throw ApiError.invalid([{ field: 'release', message: 'Which release?' }]);
    if (does === 'undo') {
      await this.takingBack.requireNewest(release);
      return { ...none, does, of_release: release, over_release: release };
    }
    const { before } = await this.takingBack.requireOther(release);
    return { ...none, does, of_release: release, over_release: before?.id ?? null };
  }
}

const recordedProposer = ({ by_name }: ProposalRow) => ({ after: { proposed_by: by_name } });

const timeOf = ({ publish_at }: Proposed) => publish_at?.getTime();
const isSame = (one: Proposed, other: Proposed): boolean =>
  one.does === other.does &&
  one.of_release === other.of_release &&
  timeOf(one) === timeOf(other) &&
  one.versions.toSorted().join() === other.versions.toSorted().join();

/** Of one's own proposals, those of which every piece is proposed anew. */
async function coveredBy(tx: Transaction, own: ProposalRow[], proposed: Proposed): Promise<ProposalRow[]> {
  if (proposed.does !== 'publish') return [];
  const rows = await versionsById(
    tx,
    [...own, proposed].flatMap(({ versions }) => versions),
  );
  const pieces = new Map(rows.map((row) => [row.id, keyOf(row)]));
  const anew = new Set(proposed.versions.map((version) => pieces.get(version)));
  return own.filter(
    ({ does, versions }) => does === 'publish' && versions.every((version) => anew.has(pieces.get(version))),
  );
}
