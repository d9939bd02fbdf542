import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { requireClaim, useClaim } from './storage-claim.js';
import type { ProofStorage } from './storage.js';

const ELSEWHERE = 'Pictures can’t be kept by this server just now.';

/** Refuses to keep a file where other processes on this database would not find it. */
export class ClaimedStorage implements ProofStorage {
  private readonly log = new Logger('uploads');

  constructor(
    private readonly storage: ProofStorage,
    private readonly pool: Pool,
    private readonly settings: Settings,
  ) {}

  /** @throws ApiError 503 where pictures are kept elsewhere */
  async put(name: string, path: string): Promise<void> {
    await this.ours(useClaim);
    await this.storage.put(name, path);
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.storage.get(name);
  }

  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }

  namesBefore(before: Date): AsyncIterable<string> {
    return this.storage.namesBefore(before);
  }

  /** @throws ApiError 503 where pictures are kept elsewhere, since theirs are not found here */
  async check(): Promise<void> {
    await this.ours(requireClaim);
    await this.storage.check();
  }

  /** What whoever runs the server must do is for the log: the sentence names paths. */
  private async ours(tryStorage: typeof requireClaim): Promise<void> {
    try {
      await tryStorage(this.pool, this.settings);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      this.log.error(error.message);
      throw new ApiError(503, ELSEWHERE);
    }
  }
}
