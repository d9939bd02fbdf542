import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Bin, BINNED_FILES } from '../activity/bin/bin.js';
import { refuseIfCancelled } from '../events/cancelled.js';
import { transaction } from '../platform/database/transaction.js';
import { hasScope, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { etagOf, UNCONDITIONAL, type Precondition } from '../platform/http/etag.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Delegate } from '../registrations/delegate.entity.js';
import { proofPath, toStaffRecord, toTicket, type DelegateRow } from '../registrations/delegates.dto.js';
import { lockActive } from '../registrations/registration-rows.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import type { ReceivedFile } from '../uploads/pictures/pictures.js';
import { Proofs } from '../uploads/proofs.js';
import { Payments, refusePaid } from './payments.js';

/** Proofs of payment: the picture in the storage and its name in the delegate's row, kept in step. */
@Injectable()
export class ProofsOfPayment implements OnModuleInit {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly proofs: Proofs,
    private readonly jobs: Jobs,
    private readonly bin: Bin,
    private readonly payments: Payments,
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
        await this.payments.takeBackLapsed(tx, registration_id, caller);
        const all = await lockActive(tx, registration_id);
        ifMatch(view(all.find((each) => each.id === id) ?? delegate));
        await this.payments.replaceProof(tx, registration_id, all, sent, caller, byStaff);
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

  /** The picture that came with a registration without JavaScript: it may not keep anyone from being registered. */
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

  /** Which of these pictures are evidence, also of a delegate in the bin. */
  async proofsInUse(names: string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>(PICTURES_IN_USE, [names]);
    return new Set(rows.map(({ name }) => name));
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

/** SHA-256 of what came, by which the same file is known again. */
async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** Whoever may write delegates; the visitor who uploads from the ticket page may not. */
const mayAlwaysReplace = (caller: Caller): boolean => hasScope(caller, 'delegates:write');
