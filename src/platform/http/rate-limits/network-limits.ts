import type { ServerResponse } from 'node:http';
import { networksOf, type Limiter, type RateLimits, type Rule } from './rate-limits.js';

/** What a /64, a /56 and a /48 of IPv6 may do, in times of the limit. The wider ones are limited too: a /48 has 65,536 networks of /64. */
const WIDTHS = [1, 2, 4];
const nameOf = (name: string, wider: number) => (wider === 1 ? name : `${name}-wider-${wider}`);

/** A limit for each network of an address: the /64, /56 and /48 of IPv6, and an IPv4 address itself. */
export class NetworkLimits {
  private readonly limiters: Limiter[];

  /** @param rule the limit of the narrowest network */
  constructor(limits: RateLimits, { name, points, seconds }: Rule) {
    this.limiters = WIDTHS.map((wider) =>
      limits.make({ name: nameOf(name, wider), points: points * wider, seconds }),
    );
  }

  /** @throws ApiError 429 */
  async take(address: string, response?: ServerResponse): Promise<void> {
    for (const [limiter, network] of this.of(address)) await limiter.take(network, response, 'when refused');
  }

  /** Checks without counting. @throws ApiError 429 when the takes of a network are used up */
  async check(address: string, response?: ServerResponse): Promise<void> {
    for (const [limiter, network] of this.of(address)) await limiter.check(network, response);
  }

  /** Counts one take, and refuses nothing. */
  async add(address: string): Promise<void> {
    await Promise.all(this.of(address).map(([limiter, network]) => limiter.add(network)));
  }

  private of(address: string): [Limiter, string][] {
    const networks = networksOf(address);
    return this.limiters.flatMap((limiter, n) => {
      const network = networks[n];
      return network === undefined ? [] : [[limiter, network]];
    });
  }
}
