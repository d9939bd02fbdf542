import type { ServerResponse } from 'node:http';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error.js';

/** Injection token of the shared Redis client; provided only when REDIS_URL is set. */
export const LIMITS_REDIS = Symbol('redis for rate limits');

/** A rule: so many takes per key within so many seconds of the first. */
export interface Rule {
  name: string;
  points: number;
  seconds: number;
}

/** Makes limiters that all processes share through Redis, or that count in this process's memory. */
@Injectable()
export class RateLimits {
  constructor(@Optional() @Inject(LIMITS_REDIS) private readonly redis: Redis | undefined) {}

  make(rule: Rule): Limiter {
    const { name, points, seconds } = rule;
    const options = { keyPrefix: name, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (!this.redis) return new Limiter(memory, rule);
    // While Redis is away each process counts for itself: limits grow looser, and nobody is locked out.
    return new Limiter(
      new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      }),
      rule,
    );
  }
}

/** One limit, counted per key. */
export class Limiter {
  constructor(
    private readonly counter: RateLimiterMemory | RateLimiterRedis,
    private readonly rule: Rule,
  ) {}

  /**
   * @param response given: its RateLimit headers say what is left
   * @param tells 'when refused': of several limits one is told while all hold, and the one that refuses
   * @throws ApiError 429 with Retry-After when the key's takes are used up
   */
  async take(
    key: string,
    response?: ServerResponse,
    tells: 'always' | 'when refused' = 'always',
  ): Promise<void> {
    try {
      const state = await this.counter.consume(key);
      if (response && tells === 'always') this.tell(response, state);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = this.secondsLeft(error);
      if (response) this.tell(response, error);
      throw new ApiError(
        429,
        `Too many requests. Please try again in ${durationInWords(seconds)}.`,
        undefined,
        seconds,
      );
    }
  }

  /** Writes the headers of the IETF draft "RateLimit header fields for HTTP". */
  private tell(
    response: ServerResponse,
    state: Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>,
  ): void {
    const { name, points, seconds } = this.rule;
    response.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
    response.setHeader('RateLimit', `"${name}";r=${state.remainingPoints};t=${this.secondsLeft(state)}`);
  }

  /** The wait is never longer than the rule itself, even if the clock was set back since the first take. */
  private secondsLeft({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number {
    return Math.min(this.rule.seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  }

  /** Checks without counting. @throws ApiError 429 when the key's takes are used up already */
  async check(key: string, response?: ServerResponse): Promise<void> {
    const found = await this.counter.get(key);
    if (found && found.consumedPoints >= this.counter.points) await this.take(key, response, 'when refused');
  }

  /** Counts one take, and refuses nothing. */
  async add(key: string): Promise<void> {
    await this.counter.penalty(key);
  }

  /** Returns one take: what was counted turned out to be harmless. */
  async giveBack(key: string): Promise<void> {
    await this.counter.reward(key);
  }

  /** @param response given: its RateLimit headers say that all is left again */
  async forget(key: string, response?: ServerResponse): Promise<void> {
    await this.counter.delete(key);
    const { points, seconds } = this.rule;
    if (response) this.tell(response, { remainingPoints: points, msBeforeNext: seconds * 1000 });
  }
}

function durationInWords(seconds: number): string {
  if (seconds > 7_200) return `${Math.ceil(seconds / 3_600)} hours`;
  return seconds <= 90
    ? `${seconds} second${seconds === 1 ? '' : 's'}`
    : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * The part of an address that counts as one: an IPv4 address whole, of IPv6 the first 64 bits, since whoever has one
 * IPv6 address has 2^64 of them.
 * @param bits of IPv6: 56 are what one home is given, 48 one company
 */
export function networkOf(address: string, bits: 48 | 56 | 64 = 64): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
}

/** The networks that an address counts for, the narrowest first: the /64, a home's /56 and a company's /48 of IPv6; an IPv4 address itself. */
export const networksOf = (address: string): string[] => [
  ...new Set(([64, 56, 48] as const).map((bits) => networkOf(address, bits))),
];

/** What one company or one data centre may hold: of IPv4 256 addresses, of IPv6 a /48. */
export const siteOf = (address: string): string =>
  networkOf(address, 48).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
