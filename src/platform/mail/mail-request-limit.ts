import { ApiError } from '../http/errors/api-error.js';
import type { Limiter, RateLimits } from '../http/rate-limits/rate-limits.js';

const DAY = 86_400;

/**
 * Mails that people ask for, of one kind: so many a day for one address, counted for each network that asks. Whoever asks in
 * somebody's name uses up nobody else's, and who asks for too many is told so, whether there is anything to send or not.
 */
export class MailRequestLimit {
  private readonly lately: Limiter;
  private readonly today: Limiter;

  constructor(
    limits: RateLimits,
    private readonly kind: { name: string; most: number; onceInSeconds: number; enough: string },
  ) {
    const { name, most, onceInSeconds } = kind;
    this.lately = limits.make({ name: `${name}-lately`, points: 1, seconds: onceInSeconds });
    this.today = limits.make({ name: `${name}-today`, points: most, seconds: DAY });
  }

  /** Counts a request. @returns false: a mail is on its way already @throws ApiError 429 when no other goes today */
  async take(network: string | null, of: string): Promise<boolean> {
    const key = `${network ?? ''} ${of}`;
    if (!(await takes(this.lately, key))) return false;
    if (await takes(this.today, key)) return true;
    await this.lately.giveBack(key);
    throw new ApiError(429, this.kind.enough, undefined, DAY / 24);
  }
}

async function takes(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.take(key);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.getStatus() === 429) return false;
    throw error;
  }
}
