import { rowsOf, type Db } from '../../platform/database/rows-of.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Does, ProposalState } from './proposals.dto.js';

export interface ProposalRow {
  id: string;
  does: Does;
  /** What becomes public; none where a release is taken back or shown again. */
  versions: string[];
  /** The release that is taken back or shown again. */
  of_release: string | null;
  /** The release that was public when it was proposed. */
  over_release: string | null;
  publish_at: Date | null;
  note: string | null;
  state: ProposalState;
  answer: string | null;
  release_id: string | null;
  by_kind: 'staff' | 'key';
  by_id: string;
  by_name: string;
  at: Date;
  decided_by_name: string | null;
  decided_at: Date | null;
}

const COLUMNS = `id, does, versions, of_release, over_release, publish_at, note, state, answer,
  coalesce(release_id, (SELECT plan.release_id FROM content_plan plan WHERE plan.id = plan_id)) AS release_id,
  by_kind, by_id, by_name, at, decided_by_name, decided_at`;

/** What waits, the oldest first, and what was sent back within a month and not proposed anew. */
export const openProposals = (db: Db) =>
  rowsOf<ProposalRow>(
    db,
    `SELECT ${COLUMNS} FROM content_proposal
      WHERE state = 'waiting' OR (state = 'sent back' AND decided_at > now() - interval '30 days') ORDER BY at, id`,
  );

/** @throws ApiError 404 */
export async function proposalById(db: Db, id: string): Promise<ProposalRow> {
  const [row] = await rowsOf<ProposalRow>(db, `SELECT ${COLUMNS} FROM content_proposal WHERE id = $1`, [id]);
  if (!row) throw ApiError.notFound('This proposal');
  return row;
}

/** Reads and locks one that waits. @throws ApiError 404, 409 when it was decided on or withdrawn */
export async function waitingProposal(tx: Transaction, id: string): Promise<ProposalRow> {
  await tx.query('SELECT FROM content_proposal WHERE id = $1 FOR UPDATE', [id]);
  const row = await proposalById(tx, id);
  if (row.state !== 'waiting') throw gone(row);
  return row;
}

const DONE: Record<ProposalState, string> = {
  waiting: 'It waits.',
  published: 'published this already',
  planned: 'planned this already',
  'sent back': 'sent this back already',
  withdrawn: 'withdrew this',
};
const gone = ({ state, decided_by_name }: ProposalRow) =>
  ApiError.conflict('proposal_gone', `${decided_by_name ?? 'Somebody'} ${DONE[state]}.`);

interface Decision {
  state: Exclude<ProposalState, 'waiting'>;
  by: Proposer;
  answer?: string;
  release?: string | null;
  plan?: string;
}

export const decide = (tx: Transaction, id: string, { state, by, answer, release, plan }: Decision) =>
  tx.query(
    `UPDATE content_proposal SET state = $2, decided_by_id = $3, decided_by_name = $4, decided_at = clock_timestamp(),
            answer = coalesce($5, answer), release_id = $6, plan_id = $7 WHERE id = $1`,
    [id, state, by.id, by.name, answer ?? null, release ?? null, plan ?? null],
  );

export type Proposer = Extract<Caller, { kind: 'staff' | 'key' }>;

/** @throws ApiError 403 for whoever is neither of the staff nor a key */
export function proposerOf(by: Caller): Proposer {
  if (by.kind !== 'staff' && by.kind !== 'key') throw ApiError.forbidden();
  return by;
}

export const isOf = ({ by_id }: ProposalRow, by: Caller): boolean => 'id' in by && by.id === by_id;
