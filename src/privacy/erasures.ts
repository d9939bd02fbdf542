import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { AUTH_SECRET } from '../auth/secret.js';
import { secondTargets } from '../backups/schedule/backup-target.js';
import { Payments } from '../payments/payments.js';
import { transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { Registration } from '../registrations/registration.entity.js';
import { PROOF_STORAGE, type ProofStorage } from '../uploads/storage.js';
import { IdentifierHashes, LEDGER, readLedger, updateLedger } from './ledger.js';
import { BY, reapply, SETTLE } from './reapply.js';

/**
 * What was erased, kept twice: in the database, and as a file beside the backups. A backup of before an erasure does
 * not know of it; the file does. It is applied by `npm run restore`, and at the start, before anybody is served.
 */
@Injectable()
export class Erasures implements OnModuleInit, OnApplicationBootstrap {
  readonly hashes: IdentifierHashes;
  private readonly log = new Logger('Privacy');

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PROOF_STORAGE) private readonly proofs: ProofStorage,
    @Inject(AUTH_SECRET) secret: string,
  ) {
    this.hashes = new IdentifierHashes(secret);
  }

  onModuleInit(): void {
    this.jobs.every({
      name: 'erasures',
      description: 'Notes beside the backups what was erased, so that no restore brings it back',
      schedule: { everySeconds: 3_600 },
      run: () => this.keepLedger(),
    });
    this.jobs.handle({
      kind: SETTLE,
      run: ({ payload }) =>
        transaction(this.dataSource, (tx) => this.settle(tx, [String(payload.registration_id)], BY)),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const entries = await readLedger(this.settings.backups.folder);
    if (entries.length === 0) return;
    const target = { dataSource: this.dataSource, proofs: this.proofs };
    const { erasures, otherSecret } = await reapply(target, this.hashes, entries);
    if (erasures > 0)
      this.log.warn(`Erased again what an older backup had brought back: ${erasures} erasures`);
    if (otherSecret > 0)
      this.log.warn(
        `${otherSecret} of them were made under another AUTH_SECRET: records were found by their ids alone`,
      );
  }

  /** Less is due of whoever stays: where that is received already, their tickets go out. @param groups also those that are gone */
  async settle(tx: EntityManager, groups: string[], by: Actor): Promise<void> {
    for (const id of groups)
      if (await tx.existsBy(Registration, { id })) await this.payments.settle(tx, id, by);
  }

  /** Brings the file up to date, here and in the second places. @returns how many erasures it holds */
  async keepLedger(): Promise<number> {
    const kept = await updateLedger(this.pool, this.settings.backups.folder);
    if (!kept) return 0;
    for (const target of secondTargets(this.settings.backups)) await target.put(kept.file);
    return kept.entries;
  }

  /** Right after an erasure. What fails here is tried again every hour, and shown among the jobs. */
  async keepLedgerSoon(): Promise<void> {
    await this.keepLedger().catch((error: unknown) =>
      this.log.error(`${LEDGER} could not be written, and is tried again within the hour: ${String(error)}`),
    );
  }

  /** Pictures go once what named them is gone for good; what fails is left to the sweeper of unused pictures. */
  async removeFiles(names: string[]): Promise<void> {
    for (const name of names)
      await this.proofs
        .remove(name)
        .catch((error: unknown) => this.log.warn(`A picture is left to the sweeper: ${String(error)}`));
  }
}
