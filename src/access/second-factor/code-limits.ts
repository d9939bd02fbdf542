import { Injectable } from '@nestjs/common';
import { type Limiter, RateLimits } from '../../http/rate-limits/rate-limits.js';

const QUARTER_HOUR_S = 900;
const DAY_S = 86_400;

/**
 * Slows the guessing of codes by someone who has the password. Three of a million codes are right at a time: fifty
 * tries a day find one in eighteen years. Counted per account alone, since nobody without the password gets here.
 */
@Injectable()
export class CodeLimits {
  private readonly quarterHour: Limiter;
  private readonly day: Limiter;

  constructor(limits: RateLimits) {
    this.quarterHour = limits.make({ name: 'code-quarter', points: 5, seconds: QUARTER_HOUR_S });
    this.day = limits.make({ name: 'code-day', points: 50, seconds: DAY_S });
  }

  /** Counts a try before the code is looked at. @throws Refusal 429 */
  async take(staffId: string): Promise<void> {
    await this.quarterHour.take(staffId);
    await this.day.take(staffId);
  }

  /** The code was right: the try was no guess. */
  async giveBack(staffId: string): Promise<void> {
    await this.quarterHour.forget(staffId);
    await this.day.giveBack(staffId);
  }
}
