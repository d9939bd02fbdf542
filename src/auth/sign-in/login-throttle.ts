import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { networkOf, RateLimits, siteOf, type Limiter } from '../../platform/http/rate-limits/rate-limits.js';

const QUARTER_HOUR_S = 900;

/** A try at a password. */
export interface Attempt {
  email: string;
  /** The address that it comes from. */
  ip: string;
  /** The device, if it has signed in to this account before (DeviceCookie). */
  device: string | undefined;
  /** Whether a code of a second factor came with it. */
  withCode: boolean;
  /** Where the RateLimit headers are set, if anywhere: of the limit that ends first. */
  response?: ServerResponse;
}

/** A try that was let through. */
export interface Guess {
  /**
   * The account's own limit is used up: password and code must both be right, and nothing may tell which was wrong.
   */
  blind: boolean;
  /** The password was right, so it was no guess: gives the try back, once. */
  wasRight(): Promise<void>;
}

const OVERRUN =
  'Too many tries on this account. Enter the code of your authenticator app with your password, or try again in 15 minutes.';

/**
 * Slows the guessing of passwords. An account is counted by the address that was typed, whether it exists or not.
 * The limits are narrow first: neither one subscriber (an IPv4 address, an IPv6 /56) nor one whole site (a /24, a
 * /48) can use up what an account has for everybody, which bounds what many networks together may try (96 · 20 a
 * day). Whoever uses that up still does not keep the owner out: a device that has signed in before has tries of its
 * own, and so has an open session; any other device takes a code of the second factor along.
 */
@Injectable()
export class LoginThrottle {
  private readonly onAccountFromNetwork: Limiter;
  private readonly onAccountFromSite: Limiter;
  private readonly fromNetwork: Limiter;
  private readonly onAccount: Limiter;
  private readonly fromDevice: Limiter;
  private readonly inSession: Limiter;

  constructor(limits: RateLimits) {
    const make = (name: string, points: number) => limits.make({ name, points, seconds: QUARTER_HOUR_S });
    this.onAccountFromNetwork = make('guess-pair', 5);
    this.onAccountFromSite = make('guess-site', 10);
    this.fromNetwork = make('guess-network', 30);
    this.onAccount = make('guess-account', 20);
    this.fromDevice = make('guess-device', 10);
    this.inSession = make('guess-session', 5);
  }

  /**
   * Counts a try before its password is looked at, so that tries sent at once are all counted.
   * @throws ApiError 429; with the field `code` where a code would help
   */
  async take(attempt: Attempt): Promise<Guess> {
    const { device, response } = attempt;
    if (device !== undefined && (await takes(this.fromDevice, device, response)))
      return guess(() => this.fromDevice.forget(device, response));
    return this.takeFromStranger(attempt);
  }

  /** Counts a try at the password of somebody who has signed in. @throws ApiError 429 */
  async takeInSession(sessionId: string, response?: ServerResponse): Promise<Guess> {
    await this.inSession.take(sessionId, response);
    return guess(() => this.inSession.forget(sessionId, response));
  }

  private async takeFromStranger({ email, ip, withCode, response }: Attempt): Promise<Guess> {
    const account = accountKey(email);
    const network = networkOf(ip, 56);
    const pair = `${network} ${account}`;
    const site = `${siteOf(ip)} ${account}`;
    await this.onAccountFromNetwork.take(pair, response);
    await this.onAccountFromSite.take(site);
    await this.fromNetwork.take(network);
    const blind = !(await takes(this.onAccount, account));
    if (blind && !withCode)
      throw new ApiError(429, OVERRUN, [{ field: 'code', message: OVERRUN }], QUARTER_HOUR_S);
    return guess(async () => {
      await this.onAccountFromNetwork.forget(pair, response);
      await this.onAccountFromSite.forget(site);
      await this.fromNetwork.giveBack(network);
      if (!blind) await this.onAccount.giveBack(account);
    }, blind);
  }
}

function guess(giveBack: () => Promise<void>, blind = false): Guess {
  let given = false;
  return {
    blind,
    async wasRight() {
      if (given) return;
      given = true;
      await giveBack();
    },
  };
}

async function takes(limiter: Limiter, key: string, response?: ServerResponse): Promise<boolean> {
  try {
    await limiter.take(key, response);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** No e-mail address is kept in the counters, nor in a cookie. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
