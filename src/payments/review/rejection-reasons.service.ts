import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import type { Precondition } from '../../platform/http/etag.js';
import { RejectionReason } from '../../registrations/registration.entity.js';
import type { RejectionReasonView } from './review.dto.js';

/** Why staff reject a proof, as they choose it and as the payer is told. */
@Injectable()
export class RejectionReasonsService {
  constructor(private readonly dataSource: DataSource) {}

  async all(tx: EntityManager = this.dataSource.manager): Promise<RejectionReasonView[]> {
    const rows = await tx.find(RejectionReason, { order: { position: 'ASC' } });
    return rows.map(({ label, words }) => ({ label, words }));
  }

  /** Puts another list in the place of the reasons; what was said to payers stays as it was said. @throws ApiError 412 */
  replace(reasons: RejectionReasonView[], ifMatch: Precondition): Promise<RejectionReasonView[]> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query('LOCK TABLE rejection_reason IN EXCLUSIVE MODE');
      ifMatch(await this.all(tx));
      await tx.createQueryBuilder().delete().from(RejectionReason).execute();
      const rows = reasons.map(({ label, words }, n) => ({ position: n + 1, label, words }));
      await tx.insert(RejectionReason, rows);
      return this.all(tx);
    });
  }
}
