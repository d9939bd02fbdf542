import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Bin } from '../activity/bin/bin.js';
import { type Caller, hasScope } from '../platform/http/caller.js';
import { etagOf, type Precondition, UNCONDITIONAL } from '../platform/http/etag.js';
import { ApiError } from '../platform/http/api-error.js';
import type { ReceivedFile } from '../platform/storage/pictures/pictures.js';
import type { StoredPicture } from '../platform/storage/storage.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Proofs } from '../platform/storage/proofs.js';
import { proofPath, toStaffRecord, toTicket } from './delegates.dto.js';
import { DelegatesService, refusePaid } from './delegates.service.js';

/** Proofs of payment: the picture in the storage and its name in the delegate's row, kept in step. */
@Injectable()
export class ProofsOfPayment implements OnModuleInit {
  constructor(
    private readonly delegates: DelegatesService,
    private readonly proofs: Proofs,
    private readonly jobs: Jobs,
    private readonly bin: Bin,
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
    const delegate = await this.delegates.findByKey(key);
    const byStaff = mayAlwaysReplace(caller);
    refusePaid(delegate, byStaff);
    const picture = await this.proofs.keep(received);
    let done: Awaited<ReturnType<DelegatesService['replaceProof']>>;
    try {
      done = await this.delegates.replaceProof(delegate.id, picture, caller, byStaff, ifMatch);
    } catch (error) {
      await this.proofs.remove(picture);
      throw error;
    }
    if (done.replaced !== null) await this.proofs.remove(done.replaced);
    return { path: proofPath(key), etag: etagOf(byStaff ? toStaffRecord(done.row) : toTicket(done.row)) };
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
  async download(key: string): Promise<StoredPicture> {
    const { proof_of_payment: name } = await this.delegates.findByKey(key);
    const picture = name === null ? undefined : await this.proofs.get(name);
    if (!picture) throw ApiError.notFound('Proof of payment');
    return picture;
  }

  onModuleInit(): void {
    this.bin.removesFiles(async (names) => {
      for (const name of names) await this.proofs.remove(name);
    });
    this.jobs.every({
      name: 'unused-proofs',
      description: 'Removes pictures that no record refers to, as a crash may leave them behind',
      schedule: { everySeconds: 3_600 },
      run: () => this.proofs.sweep((names) => this.delegates.proofsInUse(names)),
    });
  }
}

/** Whoever may write delegates; the visitor who uploads from the ticket page may not. */
const mayAlwaysReplace = (caller: Caller): boolean => hasScope(caller, 'delegates:write');
