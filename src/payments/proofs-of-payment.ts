import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, nameOf, type Actor } from '../activity/activity-log.js';
import { Bin, BINNED_FILES } from '../activity/bin/bin.js';
import { Delegate } from '../delegates/delegate.entity.js';
import {
  delegateActivity,
  proofPath,
  toStaffRecord,
  toTicket,
  type DelegateRow,
} from '../delegates/delegates.dto.js';
import { refuseIfCancelled } from '../events/cancelled.js';
import { transaction } from '../platform/database/transaction.js';
import { hasScope, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { etagOf, UNCONDITIONAL, type Precondition } from '../platform/http/etag.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { NOT_PAID_IN_TIME } from '../registrations/held-places.js';
import {
  changeDelegate,
  isActive,
  lockActive,
  lockAll,
  lockEvent,
  placesFree,
} from '../registrations/registration-rows.js';
import { Proof } from '../registrations/registration.entity.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import type { ReceivedFile } from '../uploads/pictures/pictures.js';
import { Proofs } from '../uploads/proofs.js';
import { CANCELLED } from './cancelled-events.js';
import { ReceiptReading } from './receipts/receipt-reading.js';

/** Proofs of payment: the picture in the storage and its name in the delegate's row, kept in step. */
@Injectable()
export class ProofsOfPayment implements OnModuleInit {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly proofs: Proofs,
    private readonly jobs: Jobs,
    private readonly bin: Bin,
    private readonly activity: ActivityLog,
    private readonly reading: ReceiptReading,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @param key the delegate's id, or the uuid of the ticket
   * @returns the path of the proof, named as the caller named the delegate, and the ETag of what the caller may read:
   *   staff the record, others the ticket
   * @throws ApiError 404, 409 (paid already), 412, 413, 415
   */
  async upload(
    key: string,
    received: ReceivedFile,
    caller: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<{ path: string; etag: string }> {
    const delegate = await this.registrations.delegateByKey(key);
    const byStaff = mayAlwaysReplace(caller);
    refusePaid(delegate, byStaff);
    const sha256 = await hashOf(received.path);
    const picture = await this.proofs.keep(received);
    const { id, registration_id } = delegate;
    const sent = { picture, sha256, networks: received.networks };
    const view = (row: DelegateRow) => (byStaff ? toStaffRecord(row) : toTicket(row));
    let row: DelegateRow;
    try {
      row = await transaction(this.dataSource, async (tx) => {
        await refuseIfCancelled(tx, delegate.event_id);
        await this.takeBackLapsed(tx, registration_id, caller);
        const all = await lockActive(tx, registration_id);
        ifMatch(view(all.find((each) => each.id === id) ?? delegate));
        await this.replaceProof(tx, registration_id, all, sent, caller, byStaff);
        return tx.findOneByOrFail(Delegate, { id });
      });
    } catch (error) {
      // Only what was refused is surely not named by the database: a COMMIT that nobody confirmed may have been done.
      // The sweeper asks for the others, an hour later.
      if (error instanceof ApiError) await this.proofs.remove(picture);
      throw error;
    }
    return { path: proofPath(key), etag: etagOf(view(row)) };
  }

  /** Keeps the picture that came with a registration without JavaScript. A fault of it keeps nobody from being registered. */
  async uploadWithForm(id: string, received: ReceivedFile, caller: Caller) {
    try {
      await this.upload(id, received, caller);
      return 'kept';
    } catch (error) {
      if (error instanceof ApiError) return 'refused';
      throw error;
    }
  }

  /** @throws ApiError 404 when there is no such delegate or no proof */
  async download(key: string): Promise<Buffer> {
    const { proof_of_payment: name } = await this.registrations.delegateByKey(key);
    const picture = name === null ? undefined : await this.proofs.get(name);
    if (!picture) throw ApiError.notFound('Proof of payment');
    return picture;
  }

  /** The pictures among these that are evidence, also of a delegate in the bin. */
  async proofsInUse(names: string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>(PICTURES_IN_USE, [names]);
    return new Set(rows.map(({ name }) => name));
  }

  /**
   * Gives places back that the clock had given up, to whoever paid late and sends the receipt.
   * @throws ApiError 409 when they went to others
   */
  private async takeBackLapsed(tx: EntityManager, registration_id: string, by: Actor): Promise<void> {
    const known = await tx.findBy(Delegate, { registration_id });
    if (known.length === 0 || known.some(isActive)) return;
    const event = await lockEvent(tx, known[0]?.event_id ?? '');
    const all = await lockAll(tx, registration_id);
    const lapsed = all.filter(({ cancelled_because }) => cancelled_because === NOT_PAID_IN_TIME);
    if (!event || all.some(isActive) || lapsed.length === 0) return;
    const counted = lapsed.filter(({ spam }) => !spam).length;
    if (event.state !== 'published' || (await placesFree(tx, event)) < counted)
      throw ApiError.conflict('too_late', TOO_LATE);
    for (const before of lapsed) {
      const changes = { cancelled_at: null, cancelled_because: null, unconfirmed: false };
      await changeDelegate(tx, this.activity, by, 'delegate.reinstated', before, changes);
    }
  }

  /**
   * Puts a stored picture in the place of the proof before, which stays as evidence.
   * @param delegates locked
   * @throws ApiError 409 when the registration is cancelled, or paid and it is not by staff
   */
  private async replaceProof(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    { picture, sha256, networks }: SentProof,
    by: Caller,
    byStaff: boolean,
  ): Promise<void> {
    const [first] = delegates;
    if (!first) throw ApiError.conflict('registration_cancelled', CANCELLED);
    for (const delegate of delegates) refusePaid(delegate, byStaff);
    const paid = delegates.some(({ payment_status }) => payment_status);
    const gone = { state: 'replaced', claimed_by: null, claimed_until: null } as const;
    // Receipts that were accepted before stay so, where a registration is paid in part.
    const before = In(paid ? ['waiting', 'accepted'] : ['waiting']);
    await tx.update(Proof, { registration_id: id, state: before }, gone);
    const proof = v7();
    await tx.insert(Proof, {
      id: proof,
      registration_id: id,
      picture,
      sha256,
      state: paid ? 'accepted' : 'waiting',
      channel: first.payment_mode,
      uploaded_by_kind: by.kind,
      uploaded_by_name: nameOf(by),
      ...(paid && { decided_by_name: nameOf(by), decided_at: () => 'now()' }),
    });
    for (const { id: delegate } of delegates) {
      await tx.update(Delegate, { id: delegate }, { proof_of_payment: picture, updated_at: () => 'now()' });
      await this.activity.record(tx, by, delegateActivity('proof.uploaded', delegate));
    }
    if (!paid) await this.reading.plan(tx, proof, by, networks);
  }

  onModuleInit(): void {
    this.bin.removesFiles(async (names) => {
      for (const name of names) await this.proofs.remove(name);
    });
    this.jobs.every({
      name: 'unused-proofs',
      description: 'Removes pictures that belong to nobody any more',
      schedule: { everySeconds: 3_600 },
      trustsClock: true,
      run: () => this.proofs.sweep((names) => this.proofsInUse(names)),
    });
  }
}

/** One statement, which sees one moment: of two, a delegate could move between the bin and the table unseen. */
const PICTURES_IN_USE = `SELECT picture AS name FROM proof WHERE picture = ANY($1) UNION ${BINNED_FILES}`;

/** SHA-256 of the upload, by which the same file is known again. */
async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** Whoever may write delegates; the visitor who uploads from the ticket page may not. */
const mayAlwaysReplace = (caller: Caller): boolean => hasScope(caller, 'delegates:write');

const TOO_LATE =
  'These places were not paid for in time and went to others. Already paid? Please write or call us: we will find places for you or refund the payment.';

interface SentProof {
  picture: string;
  /** SHA-256 of the file as it was uploaded. */
  sha256: Buffer;
  /** The networks that it came from, the narrowest first. */
  networks: string[];
}

/** @throws ApiError 409 */
function refusePaid({ payment_status }: DelegateRow, byStaff: boolean): void {
  if (payment_status && !byStaff)
    throw ApiError.conflict(
      'payment_verified',
      'The payment is already verified, so the proof can no longer be changed.',
    );
}
