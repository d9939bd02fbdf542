import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Limiter, RateLimits } from '../../platform/http/rate-limits/rate-limits.js';

const QUARTER_HOUR_S = 900;

/**
 * Slows the guessing of passwords. An account is counted by the address that was typed, whether it exists or not.
 * The first limit is the tightest, so that one network alone never uses up an account's own limit and locks
 * its owner out; the last bounds what many networks together may try on one account (96 · 20 a day).
 */
@Injectable()
export class LoginThrottle {
  private readonly onAccountFromNetwork: Limiter;
  private readonly fromNetwork: Limiter;
  private readonly onAccount: Limiter;

  constructor(limits: RateLimits) {
    this.onAccountFromNetwork = limits.make({ name: 'guess-pair', points: 5, seconds: QUARTER_HOUR_S });
    this.fromNetwork = limits.make({ name: 'guess-network', points: 30, seconds: QUARTER_HOUR_S });
    this.onAccount = limits.make({ name: 'guess-account', points: 20, seconds: QUARTER_HOUR_S });
  }

  /**
   * Counts a try before its password is looked at, so that tries sent at once are all counted.
   * @throws ApiError 429
   */
  async take(email: string, network: string): Promise<void> {
    const account = accountKey(email);
    await this.onAccountFromNetwork.take(`${network} ${account}`);
    await this.fromNetwork.take(network);
    await this.onAccount.take(account);
  }

  /** The password was right: the try was no guess. */
  async giveBack(email: string, network: string): Promise<void> {
    const account = accountKey(email);
    await this.onAccountFromNetwork.forget(`${network} ${account}`);
    await this.fromNetwork.giveBack(network);
    await this.onAccount.giveBack(account);
  }
}

/** No e-mail address is kept in the counters. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
