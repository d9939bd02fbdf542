import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { knownModes, wayToPay } from '../../content/paying/payment-modes.js';
import { Delegate } from '../../delegates/delegate.entity.js';
import { delegateActivity, type DelegateRow } from '../../delegates/delegates.dto.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { registrationCode } from '../../registrations/codes.js';
import { RegistrationMails } from '../../registrations/mails/registration-mails.js';
import { isActive, lockActive, plainReference, sumsOf } from '../../registrations/registration-rows.js';
import { Proof, Registration } from '../../registrations/registration.entity.js';
import { contactOf, toProofRecord, toRegistrationDelegate } from '../../registrations/registrations.dto.js';
import { Proofs } from '../../uploads/proofs.js';
import { owedAtCancellation } from '../cancelled-events.js';
import { decide } from '../payment-rows.js';
import { Payments } from '../payments.js';
import { doubtsOf } from './doubts.js';
import {
  toFound,
  type AcceptProof,
  type ClaimedProofs,
  type ClaimProofs,
  type ProofToReview,
  type RejectProof,
} from './review.dto.js';

/** So long a proof is on one person's screen only; asking again begins anew. In whole milliseconds, as JSON says it. */
const HELD_UNTIL = "date_trunc('milliseconds', now()) + interval '2 minutes'";

const OF_EVENT = (event: string) =>
  `(${event}::uuid IS NULL OR registration_id IN (SELECT id FROM registration WHERE event_id = ${event}))`;

/** The proof on the holder's screen stays the first; an older one that was let go of meanwhile comes after it. */
const CLAIM = `WITH chosen AS MATERIALIZED (
    SELECT id FROM proof WHERE state = 'waiting'
      AND (claimed_by IS NULL OR claimed_by = $1 OR claimed_until < now()) AND ${OF_EVENT('$3')}
    ORDER BY (claimed_by = $1) IS TRUE DESC, created_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE proof SET claimed_by = $1, claimed_until = ${HELD_UNTIL} FROM chosen WHERE proof.id = chosen.id
  RETURNING proof.id, claimed_until`;

/** The queue of proofs: two people never have the same one before them, and each decision can be taken back. */
@Injectable()
export class Review {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly pictures: Proofs,
    private readonly payments: Payments,
    private readonly registrationMails: RegistrationMails,
  ) {}

  /** Holds the oldest ones for a page, which gets those again that it holds already. */
  async claim(by: Caller, { count, holder, event_id }: ClaimProofs): Promise<ClaimedProofs> {
    const held = await this.pool.query<{ id: string; claimed_until: Date }>(CLAIM, [
      holder ?? idOf(by),
      count ?? 1,
      event_id ?? null,
    ]);
    const proofs = await this.dataSource.manager.find(Proof, {
      where: { state: 'waiting', id: In(held.rows.map(({ id }) => id)) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const views = await Promise.all(proofs.map((proof) => this.toReview(proof)));
    const held_until = held.rows[0]?.claimed_until.toISOString() ?? null;
    return { proofs: views, waiting: await this.waiting(event_id), held_until };
  }

  /** How many wait, held or not. @param event left out: of all */
  async waiting(event?: string | null): Promise<number> {
    const { rows } = await this.pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM proof WHERE state = 'waiting' AND ${OF_EVENT('$1')}`,
      [event ?? null],
    );
    return rows[0]?.waiting ?? 0;
  }

  /**
   * Lets go of what a page holds, so that colleagues get it at once.
   * @param until what a claim said: what was claimed later stays. The word of a page that was left may come after the
   *   claim of the page that took its place.
   */
  async release(by: Caller, until?: string, holder?: string): Promise<void> {
    await this.pool.query(
      `UPDATE proof SET claimed_by = NULL, claimed_until = NULL
        WHERE claimed_by = $1 AND state = 'waiting' AND claimed_until <= coalesce($2::timestamptz, 'infinity')`,
      [holder ?? idOf(by), until ?? null],
    );
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<ProofToReview> {
    return this.toReview(await found(this.dataSource.manager, id));
  }

  /** @throws ApiError 404 */
  async picture(id: string): Promise<Buffer> {
    const { picture } = await found(this.dataSource.manager, id);
    const stored = await this.pictures.get(picture);
    if (!stored) throw ApiError.notFound('Proof of payment');
    return stored;
  }

  /**
   * Pays the whole registration, makes the QR codes and sends the tickets.
   * @throws ApiError 403, 404; 409 when it is decided already, replaced by a newer picture, in a colleague's hands, or
   *   its reference has paid for another registration
   */
  accept(
    id: string,
    { reference: typed, shared_because, amount_centavos, holder }: AcceptProof,
    by: Caller,
  ): Promise<ProofToReview> {
    const reference = typed && plainReference(typed);
    if (shared_because != null && !(by.kind === 'staff' && by.role === 'admin'))
      throw ApiError.forbidden('Only an admin may let two registrations be paid with one reference.');
    return this.decided(id, by, holder, async (proof, delegates, tx) => {
      refuseDecided(proof);
      if (reference !== undefined) await tx.update(Proof, { id }, { reference });
      await this.payments.verify(tx, proof.registration_id, delegates, by, {
        withTickets: true,
        reference,
        received: amount_centavos ?? undefined,
        sharedBecause: shared_because ?? null,
      });
      await this.note(tx, by, 'proof.accepted', delegates);
    });
  }

  /** Rejects a proof: the payer is told why, and may upload again. @throws ApiError 404, 409 */
  reject(id: string, { reason, holder }: RejectProof, by: Caller): Promise<ProofToReview> {
    return this.decided(id, by, holder, async (proof, delegates, tx) => {
      refuseDecided(proof);
      await decide(tx, id, 'rejected', by, reason);
      await this.setPicture(tx, delegates, null);
      await this.note(tx, by, 'proof.rejected', delegates);
      await this.registrationMails.sayRejected(tx, delegates, id);
      await this.payments.settle(tx, proof.registration_id, by);
    });
  }

  /** Takes a decision back: the proof waits again. @throws ApiError 404, 409 when a newer one has come */
  undo(id: string, by: Caller, holder?: string): Promise<ProofToReview> {
    return this.decided(id, by, holder, async (proof, delegates, tx) => {
      if (proof.state === 'waiting') return;
      if (proof.state === 'replaced') throw ApiError.conflict('proof_replaced', REPLACED);
      if (delegates.length === 0) await owedAtCancellation(tx, proof.registration_id);
      if (proof.state === 'accepted') {
        const owes = await this.payments.unverify(tx, proof.registration_id, delegates, by, proof);
        if (owes) await tx.update(Delegate, { registration_id: proof.registration_id }, { qr_code: null });
      } else {
        if (delegates.some(({ payment_status }) => payment_status))
          throw ApiError.conflict('already_paid', 'The registration was paid in the meantime.');
        await decide(tx, id, 'waiting', by);
        await this.setPicture(tx, delegates, proof.picture);
      }
    });
  }

  private decided(
    id: string,
    by: Caller,
    holder: string | null | undefined,
    work: (proof: Proof, delegates: DelegateRow[], tx: EntityManager) => Promise<void>,
  ): Promise<ProofToReview> {
    return transaction(this.dataSource, async (tx) => {
      const { registration_id } = await found(tx, id);
      const delegates = await lockActive(tx, registration_id);
      // The proof is read under the lock, which uploads and decisions take too.
      const proof = await found(tx, id);
      if (isHeldByOther(proof, holder ?? idOf(by)))
        throw ApiError.conflict('proof_claimed', 'A colleague is looking at this proof.');
      await work(proof, delegates, tx);
      return this.toReview(await found(tx, id), tx);
    });
  }

  private async setPicture(
    tx: EntityManager,
    delegates: DelegateRow[],
    picture: string | null,
  ): Promise<void> {
    const where = { id: In(delegates.map(({ id }) => id)) };
    await tx.update(Delegate, where, { proof_of_payment: picture, updated_at: () => 'now()' });
  }

  private async note(
    tx: EntityManager,
    by: Caller,
    type: 'proof.accepted' | 'proof.rejected',
    delegates: DelegateRow[],
  ): Promise<void> {
    for (const { id } of delegates) await this.activity.record(tx, by, delegateActivity(type, id));
  }

  private async toReview(proof: Proof, tx: EntityManager = this.dataSource.manager): Promise<ProofToReview> {
    const registration = await tx.findOneOrFail(Registration, {
      where: { id: proof.registration_id },
      relations: { event: true },
    });
    const all = await tx.find(Delegate, {
      where: { registration_id: registration.id },
      order: { id: 'ASC' },
    });
    const active = all.filter(isActive);
    const delegates = active.length > 0 ? active : all;
    const { event } = registration;
    const { due_centavos, money } = await sumsOf(tx, registration.id);
    const isOff = active.length === 0 && event?.state === 'cancelled';
    if (isOff) money.owed_centavos = await owedAtCancellation(tx, registration.id);
    // Whoever is taken for spam owes the whole sum once the proof is accepted, so the page shows that sum.
    const isSpam = active.some(({ spam }) => spam);
    if (isSpam) money.owed_centavos = Math.max(registration.total_centavos - money.paid_centavos, 0);
    const way = event && wayToPay(event, await knownModes(tx), proof.channel);
    const receiver = [way?.account_name, way?.account_number].filter(Boolean).join(', ');
    return {
      ...toProofRecord(proof),
      registration_id: registration.id,
      registration_code: registrationCode(registration.id),
      event_name: event?.name ?? '',
      total_centavos: isOff || isSpam ? registration.total_centavos : due_centavos,
      owed_centavos: money.owed_centavos,
      receiver: receiver === '' ? null : receiver,
      contact: contactOf(registration, delegates),
      delegates: delegates.map(toRegistrationDelegate),
      found: toFound(proof),
      // Doubts are advice for a decision: of a proof that is decided nobody asks for them.
      doubts: proof.state === 'waiting' ? await doubtsOf(tx, proof, registration, money) : [],
    };
  }
}

const REPLACED = 'The payer has sent a newer picture since: look at that one.';

function refuseDecided({ state, decided_by_name: who }: Proof): void {
  if (state === 'replaced') throw ApiError.conflict('proof_replaced', REPLACED);
  if (state === 'waiting') return;
  throw ApiError.conflict('proof_decided', `This proof was ${state} by ${who ?? 'somebody'} already.`);
}

function idOf(by: Caller): string {
  if (by.kind === 'anonymous') throw ApiError.signIn();
  return by.id;
}

const isHeldByOther = ({ claimed_by, claimed_until }: Proof, holder: string): boolean =>
  claimed_by !== null && claimed_by !== holder && claimed_until !== null && claimed_until > new Date();

async function found(tx: EntityManager, id: string): Promise<Proof> {
  const proof = await tx.findOneBy(Proof, { id });
  if (!proof) throw ApiError.notFound('Proof of payment');
  return proof;
}
