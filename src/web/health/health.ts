import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DATABASE_RETRY_AFTER } from '../../database/database-away.js';
import { Refusal } from '../../http/refusal.js';
import { PROOF_STORAGE, type ProofStorage } from '../../uploads/proof-storage.js';

/** Whether this process can do its work just now. */
@Injectable()
export class Health {
  constructor(
    private readonly pool: Pool,
    @Inject(PROOF_STORAGE) private readonly storage: ProofStorage,
  ) {}

  /** @throws Refusal 503 naming what does not answer */
  async check(): Promise<void> {
    await this.ask('The database', () => this.pool.query('SELECT 1'));
    await this.ask('The storage', () => this.storage.check());
  }

  private async ask(what: string, question: () => Promise<unknown>): Promise<void> {
    await question().catch(() => {
      throw new Refusal(503, `${what} does not answer.`, undefined, DATABASE_RETRY_AFTER);
    });
  }
}
