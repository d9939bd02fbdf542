import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Caller } from '../../platform/http/caller.js';
import { LEADS_OF_A_KEY } from '../../platform/http/rate-limits/public-write.js';
import { RateLimits, type Limiter } from '../../platform/http/rate-limits/rate-limits.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';

/** A key that was stolen, or a program that runs wild, fills neither the desk nor its mailbox. */
@Injectable()
export class LeadLimit {
  private readonly limiter: Limiter | undefined;

  constructor(limits: RateLimits, @Inject(SETTINGS) { rateLimitWritesPerMinute }: Settings) {
    const points = rateLimitWritesPerMinute * LEADS_OF_A_KEY;
    if (points > 0) this.limiter = limits.make({ name: 'leads', points, seconds: 60 });
  }

  /** @throws ApiError 429 */
  async count(by: Caller, response: Response): Promise<void> {
    if (by.kind === 'key') await this.limiter?.take(by.id, response);
  }
}
